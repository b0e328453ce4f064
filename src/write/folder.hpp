// The reports of a folder as one table.
#pragma once

#include "report/summary.hpp"

#include <span>
#include <string>
#include <vector>

namespace unixmark::write {

// A file and what its report says.
struct FolderRow {
  std::string file;  // its name within the folder
  report::Summary summary;
};

// A file that is no report, or that cannot be read, and why.
struct OtherFile {
  std::string file;
  std::string why;
};

struct FolderTable {
  std::vector<FolderRow> rows;          // in the order in which they shall be shown
  std::vector<OtherFile> others;        // no reports
  std::vector<OtherFile> unreadable{};  // whatever they are
};

// A row a report, in 80 columns: names that are longer are cut, and remarks stand below their row
// where there is no room beside it.
[[nodiscard]] std::string folder_text(const FolderTable& table);
[[nodiscard]] std::string folder_csv(const FolderTable& table);   // a row a run
[[nodiscard]] std::string folder_json(const FolderTable& table);  // unixmark-folder/1

// How many files are no reports, and the first twenty of their names; empty: all are.
[[nodiscard]] std::string others_line(std::span<const OtherFile> others);

// The same of files that cannot be read.
[[nodiscard]] std::string unreadable_line(std::span<const OtherFile> files);

}  // namespace unixmark::write
