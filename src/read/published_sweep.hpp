// The text of a sweep over numbers of copies, as we print it, back into its figures.
#pragma once

#include "read/published_draft.hpp"
#include "read/published_lines.hpp"

#include <string>
#include <vector>

namespace unixmark::read {

// Takes the line that a sweep begins with, "Sweep: Fri Jan 15 2027 09:00:00 - 09:10:00". False: it
// is none.
bool take_sweep(Draft& draft, const Piece& piece);

// Takes a line below that one, as long as Place::Sweep lasts: to the end of the block How sure, a
// rule, or the head of another report. False: it is of something else.
bool take_sweep_line(Draft& draft, const Line& line);

// What the text's end makes of the lines that were taken last.
void end_sweep(Draft& draft);

// Reads the text of a sweep alone, line by line as our JSON keeps it.
void read_sweep(Draft& draft, const std::vector<std::string>& lines);

}  // namespace unixmark::read
