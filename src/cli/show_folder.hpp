// unixmark show FOLDER: all of its reports in one table.
#pragma once

#include "cli/env.hpp"

#include <filesystem>
#include <string>

namespace unixmark::cli {

// Prints the table, and on standard error what else lies there. Returns the exit status; throws
// Error for a format that there is no such table in, and where the folder holds no report.
int show_folder(const std::filesystem::path& folder, const std::string& format, const Env& env);

}  // namespace unixmark::cli
