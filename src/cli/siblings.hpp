// The files that a run leaves lie beside each other and differ in their endings.
#pragma once

#include <filesystem>
#include <vector>

namespace unixmark::cli {

// What is called like the files that hold a whole session where they are of unixmark.
[[nodiscard]] bool of_sessions(const std::filesystem::path& file);

// What is called like a table of results (.csv), of which no report can be made.
[[nodiscard]] bool is_table(const std::filesystem::path& file);

// The other files, by their names, of the run that `file` is of, without tables: first those that
// hold most where they are of unixmark.
[[nodiscard]] std::vector<std::filesystem::path> siblings(const std::filesystem::path& file);

// The files of a folder that by their names may be reports, one a run: the one that holds most,
// which of UnixBench's is the text, since its log tells neither machine nor index.
// Sorted by name. Hidden files, folders within it, and what no report is called (archives,
// pictures) are left out. Throws Error where the folder cannot be looked into.
[[nodiscard]] std::vector<std::filesystem::path> report_files(const std::filesystem::path& folder);

}  // namespace unixmark::cli
