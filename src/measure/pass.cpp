#include "measure/pass.hpp"

namespace unixmark::measure {

double total_count(const Pass& pass) {
  double total = 0;
  for (const auto& copy : pass.members) total += copy.count;
  return total;
}

Seconds mean_time(const Pass& pass) {
  Seconds total{0};
  for (const auto& copy : pass.members) total += copy.time;
  return pass.members.empty() ? total : total / static_cast<double>(pass.members.size());
}

}  // namespace unixmark::measure
