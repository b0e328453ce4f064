// Several sessions of one machine as one side of a comparison.
#pragma once

#include "analysis/subject.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace unixmark::analysis {

// From so many sessions on, on both sides, each counts as one value, so that what differs between
// sessions is in the interval; fewer have their passes put together.
inline constexpr std::size_t enough_sessions = 4;

// The sessions, of which there must be one, as one subject: of the runs, by copies, that all of
// them have. Where `by_session`, a test's rates are the sessions' medians, or results where any has
// no passes; else the passes of all. Results are put together by their geometric mean. A test that
// failed in some has the others' figures, and a remark. Traits that differ show all their values.
[[nodiscard]] Subject pooled(std::span<const Subject> sessions, bool by_session);

// Why the sessions should not be put together, a line each: hosts, profiles and builds that are not
// the same. Empty: nothing speaks against it.
[[nodiscard]] std::vector<std::string> mixed(std::span<const Subject> sessions);

}  // namespace unixmark::analysis
