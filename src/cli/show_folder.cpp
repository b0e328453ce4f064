#include "cli/show_folder.hpp"

#include "analysis/assess.hpp"
#include "base/error.hpp"
#include "base/parallel.hpp"
#include "base/text.hpp"
#include "cli/formats.hpp"
#include "cli/load.hpp"
#include "cli/option.hpp"
#include "report/summary.hpp"
#include "sys/file.hpp"
#include "sys/machine.hpp"
#include "write/folder.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <ostream>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

struct FolderFormat {
  std::string_view name;
  std::string (*render)(const write::FolderTable& table);
};

constexpr auto folder_formats = std::to_array<FolderFormat>(
    {{"text", write::folder_text}, {"csv", write::folder_csv}, {"json", write::folder_json}});

report::Summary summarised(const read::Record& record) {
  auto summary = report::summary_of(analysis::full_report(record.header, record.events));
  summary.lost = record.lost.size();
  summary.warnings = record.warnings.size();
  return summary;
}

report::Summary summarised(const report::Published& report) {
  return report::summary_of(report);
}

// What became of one file.
struct Outcome {
  fs::path file;
  std::optional<report::Summary> summary;
  std::string why;          // there is none
  bool unreadable = false;  // so nothing tells what it is
};

bool readable(const fs::path& file) {
  try {
    static_cast<void>(sys::read_beginning(file, 1));
  } catch (const Error&) {
    return false;
  }
  return true;
}

Outcome outcome_of(const fs::path& file) {
  try {
    const auto reading = read_report(file);
    return {.file = file,
            .summary = std::visit([](const auto& of) { return summarised(of); }, reading),
            .why = {}};
  } catch (const Error& error) {
    return {.file = file, .summary = {}, .why = error.what(), .unreadable = !readable(file)};
  }
}

// The file that holds most of a run by its name, or the next one that can be read.
Outcome outcome_of_run(const fs::path& file) {
  auto outcome = outcome_of(file);
  if (outcome.summary) return outcome;
  for (const auto& sibling : siblings(file)) {
    auto other = outcome_of(sibling);
    if (other.summary) return other;
  }
  return outcome;
}

// Each outcome has its place, whoever finds it.
std::vector<Outcome> outcomes_of(const std::vector<fs::path>& files) {
  std::vector<Outcome> outcomes(files.size());
  const auto count = static_cast<int>(files.size());
  in_parallel(count, 4, sys::usable_processors(sys::describe_machine()), [&](int begin, int end) {
    for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
      outcomes[i] = outcome_of_run(files[i]);
    }
  });
  return outcomes;
}

write::FolderTable table_of(std::vector<Outcome> outcomes) {
  write::FolderTable table;
  for (auto& outcome : outcomes) {
    auto name = outcome.file.filename().string();
    if (outcome.summary) {
      table.rows.push_back({std::move(name), std::move(*outcome.summary)});
    } else {
      auto& others = outcome.unreadable ? table.unreadable : table.others;
      others.push_back({std::move(name), std::move(outcome.why)});
    }
  }
  return table;
}

const FolderFormat& find_folder_format(const std::string& name) {
  const auto found = std::ranges::find(folder_formats, name, &FolderFormat::name);
  if (found != folder_formats.end()) return *found;
  throw unknown_format(name, names_of(folder_formats), "a folder's table");
}

}  // namespace

int show_folder(const fs::path& folder, const std::string& format, const Env& env) {
  const auto& wanted = find_folder_format(format);
  const auto table = table_of(outcomes_of(report_files(folder)));
  if (!table.others.empty()) complain(env.err, write::others_line(table.others));
  if (!table.unreadable.empty()) complain(env.err, write::unreadable_line(table.unreadable));
  if (table.rows.empty()) {
    throw Error(cat("There is no report in ", folder.string(),
                    ". Reports of unixmark and UnixBench are found by their content."));
  }
  env.out << wanted.render(table);
  return Complete;
}

}  // namespace unixmark::cli
