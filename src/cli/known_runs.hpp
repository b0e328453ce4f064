// Which of many reports is of the same run as another, without a look at all of them.
#pragma once

#include "cli/same_run.hpp"
#include "cli/sides.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace unixmark::cli {

class KnownRuns {
 public:
  // The report at `position` of a list; several reports of one run may have the same.
  void add(const Loaded& report, std::size_t position);

  // The first position in `list`, where all that were added stand, of a report of the run that
  // `report` is of.
  [[nodiscard]] std::optional<std::size_t> find(const Loaded& report,
                                                std::span<const Loaded> list) const;

 private:
  using Positions = std::unordered_map<std::string, std::vector<std::size_t>>;

  Positions begun_;                   // by host and moment
  Positions scored_;                  // by host and result
  std::vector<std::size_t> results_;  // how many the report at each position has
};

}  // namespace unixmark::cli
