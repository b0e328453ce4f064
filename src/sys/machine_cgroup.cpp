#include "base/text.hpp"
#include "sys/control_groups.hpp"
#include "sys/machine_parts.hpp"

#include <algorithm>

namespace unixmark::sys {

namespace {

std::optional<double> ratio(std::string_view quota, std::string_view period) {
  const auto granted = to_double(quota);
  const auto of = to_double(period);
  if (!granted || !of || *granted <= 0 || *of <= 0) return {};
  return *granted / *of;
}

// "150000 100000": microseconds granted in a period of so many; "max" instead of no limit.
std::optional<double> second_version_quota(const Root& root, const std::string& folder) {
  const std::string line = root.line(folder + "/cpu.max");
  const auto fields = words(line);
  return fields.size() == 2 ? ratio(fields[0], fields[1]) : std::nullopt;
}

std::optional<double> first_version_quota(const Root& root, const std::string& folder) {
  return ratio(root.line(folder + "/cpu.cfs_quota_us"), root.line(folder + "/cpu.cfs_period_us"));
}

std::optional<double> smaller(std::optional<double> one, std::optional<double> other) {
  if (!one || !other) return one ? one : other;
  return std::min(*one, *other);
}

}  // namespace

// The least from its own group up to the top: each limits all below it.
std::optional<double> cgroup_quota(const Root& root) {
  std::optional<double> least;
  for (const auto& folder : own_groups(root, GroupVersion::Second)) {
    least = smaller(least, second_version_quota(root, folder));
  }
  for (const auto& folder : own_groups(root, GroupVersion::First)) {
    least = smaller(least, first_version_quota(root, folder));
  }
  return least;
}

}  // namespace unixmark::sys
