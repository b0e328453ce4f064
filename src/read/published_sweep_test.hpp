// One test of a sweep's text: its title, its table and what is said below it.
#pragma once

#include "read/published_draft.hpp"
#include "read/published_lines.hpp"
#include "report/scaling.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::read {

// A sentence that was broken into lines, of which the first is set in less.
struct Sentence {
  int line = 0;
  std::string text;
};

// The sentences of `lines` from the position `from` on.
[[nodiscard]] std::vector<Sentence> sentences_of(const std::vector<Line>& lines, std::size_t from);

// All lines as one.
[[nodiscard]] std::string joined_text(const std::vector<Line>& lines);

// The digits at the front of `text`.
[[nodiscard]] std::string_view take_number_of(std::string_view text);

// Whether a table of a sweep is among `lines`.
[[nodiscard]] bool is_sweep_test(const std::vector<Line>& lines);

// The test; what is not understood of it is lost. Nothing where no row of its table is whole.
[[nodiscard]] std::optional<report::ScalingTest> sweep_test_in(Draft& draft,
                                                               const std::vector<Line>& lines);

// What "Amdahl's law; one copy 39.30 M lps; sigma ..." tells of a fit; nothing: no fit is told.
[[nodiscard]] std::optional<score::ScalingFit> sweep_fit_in(std::string_view text);

// A row of the table; nothing: it is none. Whether it is fitted is not known yet: `outside` where
// its marks say that it is not.
struct SweepRow {
  report::ScalingPoint point;
  bool outside = false;
};
[[nodiscard]] std::optional<SweepRow> sweep_row_in(std::string_view text);

}  // namespace unixmark::read
