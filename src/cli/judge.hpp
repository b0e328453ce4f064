// Tells a session which of its tests are known well enough: the link between measuring, which
// judges no numbers, and scores.
#pragma once

#include "measure/event.hpp"
#include "measure/plan.hpp"
#include "measure/turns.hpp"

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
  const measure::Plan& plan_;
  std::vector<std::vector<std::vector<double>>> rates_;  // by section, test and pass
  std::size_t next_ = 0;  // section: of those after it none has begun
};

}  // namespace unixmark::cli
