// Plans, passes and events for the tests of reports, as short as a claim needs them.
#pragma once

#include "report/report.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace unixmark::report::sample {

inline constexpr WallTime begin{.unix_seconds = 1'800'000'000, .utc_offset_seconds = 3600};

[[nodiscard]] WallTime moment(int seconds);  // after `begin`

// The catalogue's test `name` with three passes.
[[nodiscard]] measure::PlannedTest planned(std::string_view name);

// Each of `copies` counts `count` in 10 s. Began 10 s times `number` after `begin`.
[[nodiscard]] measure::Pass pass(std::string_view test, int copies, int number, double count);
[[nodiscard]] measure::Pass failed_pass(std::string_view test, int number, std::string complaint);

// A header with sections of the same `tests` and a baseline of pipe 10 and spawn 20.
[[nodiscard]] Header header(const std::vector<std::string_view>& tests,
                            const std::vector<int>& copies = {1});

// Three passes of one copy that count 1000, 1100 and 1200: their two best make 114.9 a second.
void add_passes(std::vector<measure::Event>& events, std::string_view test);

[[nodiscard]] measure::Event section_began(int copies = 1, int at = 0);
[[nodiscard]] measure::Event section_ended(int copies = 1, int at = 100);
[[nodiscard]] measure::Event session_ended(bool interrupted = false, int at = 100);

// One section of one copy in which each of `tests` has its three passes.
[[nodiscard]] std::vector<measure::Event> session(const std::vector<std::string_view>& tests);

// The only section's row of `test`; an empty one where there is none.
[[nodiscard]] Row row(const Report& report, std::string_view test);

}  // namespace unixmark::report::sample
