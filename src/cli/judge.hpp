// Tells a session which of its tests are known well enough: the link between measuring, which
// judges no numbers, and scores.
#pragma once

#include "measure/event.hpp"
#include "measure/plan.hpp"
#include "measure/turns.hpp"
#include "measure/whereabouts.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace unixmark::cli {

class Judge {
 public:
  explicit Judge(const measure::Plan& plan);

  // Every event of the session, in order.
  void take(const measure::Event& event);

  [[nodiscard]] measure::Standing standing(std::size_t section) const;

  // Half the width of the index's interval of the section under way, as a part of the index;
  // nothing before each test has an interval.
  [[nodiscard]] std::optional<double> index_half_width() const;

 private:
  void take(const measure::Pass& pass);

  const measure::Plan& plan_;
  measure::Whereabouts where_;
  std::vector<std::vector<std::vector<double>>> rates_;  // by section, test and pass
};

}  // namespace unixmark::cli
