#include "measure/whereabouts.hpp"

#include <algorithm>

namespace unixmark::measure {

std::optional<std::size_t> Whereabouts::begin(int copies) {
  for (std::size_t i = plan_.sweep ? 0 : next_; i < plan_.sections.size(); ++i) {
    if (plan_.sections[i].copies != copies) continue;
    next_ = i + 1;
    return i;
  }
  return {};
}

std::optional<std::size_t> Whereabouts::section(int copies) {
  if (next_ > 0 && plan_.sections[next_ - 1].copies == copies) return next_ - 1;
  return begin(copies);
}

std::optional<std::size_t> Whereabouts::last() const {
  return next_ > 0 ? std::optional(next_ - 1) : std::nullopt;
}

std::optional<std::size_t> test_position(const Section& section, std::string_view name) {
  const auto found = std::ranges::find(section.tests, name, &PlannedTest::name);
  if (found == section.tests.end()) return {};
  return static_cast<std::size_t>(found - section.tests.begin());
}

}  // namespace unixmark::measure
