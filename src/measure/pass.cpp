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

double window_rate(const Pass& pass, int timebase) {
  if (timebase == 0) return total_count(pass);
  const bool counted = pass.window && *pass.window > Nanos(0) && pass.window_count.value_or(0) > 0;
  if (counted) return *pass.window_count / Seconds(*pass.window).count() * timebase;
  return total_count(pass) / mean_time(pass).count() * timebase;
}

}  // namespace unixmark::measure
