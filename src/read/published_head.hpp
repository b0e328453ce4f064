// The head of a printed report: whose it is, and of what machine.
#pragma once

#include "read/published_draft.hpp"

namespace unixmark::read {

// Takes a line of the head: the banner with the version; the lines that begin with "System:", "OS:"
// and so on, from the banner to the first run; their next lines, where they had been broken. False:
// it is none.
bool take_banner(Draft& draft, const Piece& piece);
bool take_fact(Draft& draft, const Piece& piece);
bool take_rest_of_fact(Draft& draft, const Piece& piece);

// Gives an uptime that `line` just told the runs of blanks back that it was printed with.
void keep_blanks(Draft& draft, const Line& line);

// Takes facts apart once all lines have been read: the host out of the system, the runlevel out of
// the uptime, the build out of "Measured by:".
void settle_facts(Draft& draft);

}  // namespace unixmark::read
