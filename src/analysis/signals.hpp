// The signals that flags are made of, as one table.
#pragma once

#include "analysis/flags.hpp"

#include <span>
#include <string_view>

namespace unixmark::analysis {

struct Signal {
  std::string_view word;  // as it stands in reports' data
  std::string_view name;  // for people
  bool local = false;     // what this machine does by itself, which another try may escape
  report::Threshold report::Thresholds::*threshold;
  // Whether it says anything of such a pass.
  bool (*applies)(const measure::Pass&, const Setting&);
  // In the threshold's unit; nothing: the machine does not tell.
  std::optional<double> (*value)(const measure::Pass&, const Setting&);
  std::string_view text;  // with {} where the value stands
  double scale = 100;     // from the threshold's unit to the text's
  int decimals = 1;
};

[[nodiscard]] std::span<const Signal> signals();

// Involuntary switches a second of a copy; nothing where no copy has a time.
[[nodiscard]] std::optional<double> switches_a_second(const measure::Pass& pass);

// The time of processors in use that was not the copies' or the runner's, by the time between the
// two looks; may be a little below 0, since the one is counted in ticks. Nothing where it was not
// seen.
[[nodiscard]] std::optional<double> foreign_share(const measure::Pass& pass);

// The CPU time of the copy that had the least of it, by its time.
[[nodiscard]] std::optional<double> least_cpu_share(const measure::Pass& pass);

}  // namespace unixmark::analysis
