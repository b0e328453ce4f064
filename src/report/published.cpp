#include "report/published.hpp"

#include <algorithm>

namespace unixmark::report {

std::string_view fact(const Published& report, std::string_view name) {
  const auto found = std::ranges::find(report.facts, name, &PublishedFact::name);
  return found == report.facts.end() ? std::string_view() : found->value;
}

}  // namespace unixmark::report
