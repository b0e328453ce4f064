// Reports of ours from their files.
#pragma once

#include "cli/env.hpp"
#include "read/journal.hpp"

#include <filesystem>

namespace unixmark::cli {

// Throws Error where `file` is not there, is no regular file, or is larger than any report.
void demand_report(const std::filesystem::path& file);

// What a journal, a report in JSON or a page holds. What was lost is told on standard error. Throws
// Error, with the file's name, for anything else, before it is read as a whole.
[[nodiscard]] read::Record load_file(const std::filesystem::path& file, const Env& env);

// The same; a text report or a table leads to the fuller file that lies beside it, and that is
// told.
[[nodiscard]] read::Record load_report(const std::filesystem::path& file, const Env& env);

}  // namespace unixmark::cli
