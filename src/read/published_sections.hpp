// Where the runs of a printed report begin.
#pragma once

#include "read/published_draft.hpp"

#include <optional>
#include <string_view>

namespace unixmark::read {

// "Fri Jan 15 2027 09:00:00 - 09:02:10"
struct Times {
  std::string_view began;
  std::string_view ended;
};
[[nodiscard]] std::optional<Times> times_in(std::string_view text);

// Takes a rule, the line with the two times of a run, or the one with its processors and copies.
// Any of the three may be missing; words of a date are never looked at, since they are in the
// language of the machine. False: it is none.
bool take_run(Draft& draft, const Piece& piece);

// Takes the head of our block of remarks; what a remark says of a failure is a row.
bool take_how_sure(Draft& draft, const Piece& piece);

}  // namespace unixmark::read
