// Whether what a copy delivered may be used.
#pragma once

#include "measure/output.hpp"
#include "measure/pass.hpp"
#include "sys/process.hpp"

#include <string>

namespace unixmark::measure {

// How a copy came to its end.
struct Ending {
  Output output;
  sys::Exit exit;
  Seconds lifetime{0};  // of the whole process
  std::string doomed;   // why the runner ended it; empty: it did not
};

// The copy with its figures, and with a complaint where they must not be used. Its running counts
// and processors are not in an Ending.
[[nodiscard]] Copy judge(const Ending& ending);

// Complains of every copy when the running counts of all of them stood still from some moment on:
// a count that does not grow with time is no measurement. A single copy may just have been starved
// by the others, and all of them by what else wanted their processors: only the `planned` time from
// the common begin counts, since a copy without a processor ends late, and nothing is complained of
// where copies were ready to run and `waited`, in sum, for as long as they stood still or nearly
// so.
void refuse_standstill(std::vector<Copy>& copies, Seconds planned, std::optional<Nanos> waited);

// Why a pass of these copies does not count, or empty: the first complaint and how many more.
// Copies that were ended because of another's failure do not count as failed themselves.
[[nodiscard]] std::string complaint_of(const std::vector<Copy>& copies);

// What `doomed` says of a copy that was ended because another one failed.
inline constexpr std::string_view ended_for_another = "ended because another copy had failed";

}  // namespace unixmark::measure
