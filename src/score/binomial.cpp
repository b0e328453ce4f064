#include "score/binomial.hpp"

#include "score/beta.hpp"

#include <cassert>

namespace unixmark::score {

double binomial_cdf(int successes, int trials, double p) {
  assert(trials >= 0 && p >= 0 && p <= 1);
  if (successes < 0) return 0;
  if (successes >= trials) return 1;
  return incomplete_beta(trials - successes, successes + 1, 1 - p, p);
}

int binomial_quantile(double probability, int trials, double p) {
  int low = 0;
  int high = trials;
  while (low < high) {
    const int middle = low + (high - low) / 2;
    if (binomial_cdf(middle, trials, p) >= probability) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

}  // namespace unixmark::score
