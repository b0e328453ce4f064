// The files that a run leaves, named and claimed before anything is measured.
#pragma once

#include "base/units.hpp"
#include "report/report.hpp"
#include "sys/file.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace unixmark::cli {

// A report's name without folder and ending, and its journal, which is what claims the name: two
// runs that begin at once cannot both make it.
struct ResultFiles {
  std::filesystem::path folder;
  std::string name;
  sys::AppendingFile journal;

  // The path of the file with this ending: "" the text, ".html" and so on.
  [[nodiscard]] std::filesystem::path file(std::string_view ending) const;
};

// A host's name with what does not belong into a file's name taken out; never empty.
[[nodiscard]] std::string host_in_file_names(std::string_view host);

// HOST-YYYY-MM-DD.
[[nodiscard]] std::string report_name_stem(std::string_view host, WallTime began);

// Throws the Error that claim_results() would, as far as can be told without making anything.
void check_results(const std::filesystem::path& folder, const std::string& name);

// Makes `folder` and claims `name` there; an empty name means the first free HOST-YYYY-MM-DD-NN.
// Throws Error, with what to try, where the folder cannot be written to, the name cannot be a
// file's, or a report of that name exists.
[[nodiscard]] ResultFiles claim_results(const std::filesystem::path& folder,
                                        const std::string& name, const report::Header& header);

// The files of the run that `journal` belongs to, to go on with. Throws Error where the journal
// cannot be written to, and where the run still goes on.
[[nodiscard]] ResultFiles reclaim_results(const std::filesystem::path& journal);

}  // namespace unixmark::cli
