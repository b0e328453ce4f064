#include "write/folder.hpp"

#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/encoder.hpp"
#include "write/json_layout.hpp"

#include <algorithm>
#include <cstddef>

#include <nlohmann/json.hpp>

namespace unixmark::write {

namespace {

using Json = nlohmann::ordered_json;
using EncodeSummary = Encoder<Json>;
using report::RunSummary;
using report::Summary;

constexpr std::size_t most_others = 20;

std::string csv_line(const FolderRow& row, const RunSummary& run) {
  const auto& summary = row.summary;
  const std::vector<std::string> cells = {csv_cell(row.file),
                                          csv_cell(summary.program),
                                          csv_cell(summary.version),
                                          csv_cell(summary.host),
                                          csv_cell(summary.processor),
                                          summary.processors ? cat(*summary.processors) : "",
                                          run.copies ? cat(*run.copies) : "",
                                          csv_cell(run.category),
                                          run.index ? shortest(*run.index) : "",
                                          run.recomputed ? "yes" : "no",
                                          run.partial ? "yes" : "no",
                                          cat(run.failed),
                                          csv_cell(join(summary.marks, "; ")),
                                          cat(summary.lost),
                                          cat(summary.warnings)};
  return join(cells, ",") + '\n';
}

Json summary_json(const RunSummary& run) {
  return {{"copies", EncodeSummary::encode(run.copies)},
          {"category", EncodeSummary::encode(run.category)},
          {"index", EncodeSummary::encode(run.index)},
          {"recomputed", run.recomputed},
          {"partial", run.partial},
          {"failed", run.failed}};
}

Json folder_row_json(const FolderRow& row) {
  const auto& summary = row.summary;
  auto runs = Json::array();
  for (const auto& run : summary.runs) runs.push_back(summary_json(run));
  return {{"file", EncodeSummary::encode(row.file)},
          {"program", EncodeSummary::encode(summary.program)},
          {"version", EncodeSummary::encode(summary.version)},
          {"host", EncodeSummary::encode(summary.host)},
          {"processor", EncodeSummary::encode(summary.processor)},
          {"processors", EncodeSummary::encode(summary.processors)},
          {"marks", EncodeSummary::encode(summary.marks)},
          {"lost", summary.lost},
          {"warnings", summary.warnings},
          {"runs", std::move(runs)}};
}

Json file_json(const OtherFile& file) {
  return {{"file", EncodeSummary::encode(file.file)}, {"why", EncodeSummary::encode(file.why)}};
}

// Files by number and name, where there are any.
std::string counted_names(std::span<const OtherFile> files, std::string_view one,
                          std::string_view several) {
  if (files.empty()) return {};
  std::vector<std::string> names;
  for (const auto& file : files.first(std::min(files.size(), most_others))) {
    names.push_back(file.file);
  }
  return cat(files.size(), files.size() == 1 ? one : several, join(names, ", "),
             files.size() > most_others ? " ..." : "");
}

}  // namespace

std::string folder_csv(const FolderTable& table) {
  std::string text =
      "file,program,version,host,processor,processors,copies,category,index,recomputed,partial,"
      "failed,marks,lost,warnings\n";
  for (const auto& row : table.rows) {
    for (const auto& run : row.summary.runs) text += csv_line(row, run);
    if (row.summary.runs.empty()) text += csv_line(row, {});
  }
  return text;
}

std::string folder_json(const FolderTable& table) {
  auto reports = Json::array();
  for (const auto& row : table.rows) reports.push_back(folder_row_json(row));
  auto others = Json::array();
  for (const auto& other : table.others) others.push_back(file_json(other));
  auto unreadable = Json::array();
  for (const auto& file : table.unreadable) unreadable.push_back(file_json(file));
  const Json whole = {{"schema", "unixmark-folder/1"},
                      {"reports", std::move(reports)},
                      {"others", std::move(others)},
                      {"unreadable", std::move(unreadable)}};
  return laid_out(whole);
}

std::string others_line(std::span<const OtherFile> others) {
  return counted_names(others, " file is no report: ", " files are no reports: ");
}

std::string unreadable_line(std::span<const OtherFile> files) {
  return counted_names(files, " file cannot be read: ", " files cannot be read: ");
}

}  // namespace unixmark::write
