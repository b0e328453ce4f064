// A session's events, sorted into the sections and rows of its plan.
#pragma once

#include "report/report.hpp"

#include <optional>
#include <span>
#include <vector>

namespace unixmark::report {

// How a session came to its end.
enum class Ending { Orderly, Interrupted, CutOff };

struct Gathered {
  // Those that began, in the order of the plan. Rows are by title and hold their passes, and in
  // `failure` and `skipped` what events and plan say; the rest is still to be made of these.
  std::vector<Section> sections;
  std::vector<int> not_begun;  // the copies of the other sections
  Ending ending = Ending::CutOff;
  std::optional<double> runner_share;
  std::vector<Resumption> resumptions;
};

// Sections are matched by order, since two may have equal copies. Events that fit no section or
// test of the plan are passed over; the stream may end anywhere.
[[nodiscard]] Gathered gather(const measure::Plan& plan, std::span<const measure::Event> events);

// The passes of a row that count: those without complaint.
[[nodiscard]] std::vector<const measure::Pass*> sound_passes(const Row& row);

}  // namespace unixmark::report
