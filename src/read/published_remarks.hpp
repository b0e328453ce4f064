// What a text of ours says of how sure a run's numbers are. It is kept as it was told: nothing else
// remains of the passes that it was found in.
#pragma once

#include "read/published_draft.hpp"
#include "read/published_lines.hpp"

namespace unixmark::read {

// The lines that follow are of the open run's block How sure, up to an empty one.
void begin_remarks(Draft& draft);

// Takes a line of that block. False: it is none, or the first one below.
bool take_remark(Draft& draft, const Line& line);

// The last remark does not go on: where it tells of a failure, that is a row of the run.
void settle_remark(Draft& draft);

// "Pipe Throughput: failed: why" as a row with title and reason. Anything else is nothing.
void take_failure(Draft& draft, const Piece& piece);

// Leaves out what a text says that was rendered from a printed report: it is made again from the
// figures.
void settle_remarks(Draft& draft);

}  // namespace unixmark::read
