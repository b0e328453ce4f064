// Reports from their files.
#pragma once

#include "cli/env.hpp"
#include "cli/siblings.hpp"
#include "read/reading.hpp"

#include <filesystem>

namespace unixmark::cli {

// Throws Error where `file` is not there, is no regular file, or is larger than any report.
void demand_report(const std::filesystem::path& file);

// What `file` holds, without a word on any stream. Throws Error, with the file's name, for what is
// no report, for a large one before it is read as a whole.
[[nodiscard]] read::Reading read_report(const std::filesystem::path& file);

// Any report. Where another file of its run lies beside it and holds more, that is read instead,
// and the passes of UnixBench's log are added to its text; that is told on standard error, as are
// what was lost and what contradicts itself. Throws Error as above.
[[nodiscard]] read::Reading load_reading(const std::filesystem::path& file, const Env& env);

// The same where several files are read: what is told of one names it.
[[nodiscard]] read::Reading load_among_others(const std::filesystem::path& file, const Env& env);

// The session that `file` itself holds; Error also where it only holds what was printed of one.
[[nodiscard]] read::Record load_session(const std::filesystem::path& file, const Env& env);

}  // namespace unixmark::cli
