// A report of UnixBench's made up for the goldens, of which only what was printed is known.
#pragma once

#include "report/published.hpp"

namespace unixmark::write {

// Two runs: one whole but for a test that failed and an index without a score, with the passes of
// one test; one of which the number of copies and a value are lost.
[[nodiscard]] report::Published published_sample();

// Names, reasons and losses that try to break out of every format.
[[nodiscard]] report::Published hostile_published();

}  // namespace unixmark::write
