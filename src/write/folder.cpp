#include "write/folder.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "write/clean.hpp"
#include "write/encoder.hpp"
#include "write/json_layout.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include <nlohmann/json.hpp>

namespace unixmark::write {

namespace {

using Json = nlohmann::ordered_json;
using Encode = Encoder<Json>;
using report::RunSummary;
using report::Summary;

constexpr std::size_t most_others = 20;
constexpr std::size_t columns = 6;
using Cells = std::array<std::string, columns>;

std::string cut(const std::string& text, std::size_t most) {
  std::string whole;
  std::string_view rest = text;
  for (std::size_t count = 0; !rest.empty(); ++count) {
    if (count == most) return whole + "...";
    const auto bytes = character_at(rest).bytes;
    whole += rest.substr(0, bytes);
    rest.remove_prefix(bytes);
  }
  return whole;
}

std::string program_of(const Summary& summary) {
  return summary.version.empty() ? summary.program : cat(summary.program, ' ', summary.version);
}

std::string machine_of(const Summary& summary) {
  constexpr std::size_t most = 28;
  const auto processor = cut(one_line(summary.processor), most);
  if (!summary.processors) return processor;
  if (processor.empty())
    return cat(*summary.processors, *summary.processors == 1 ? " CPU" : " CPUs");
  return cat(*summary.processors, " x ", processor);
}

// "1, 8": what `word` says of each run.
std::string of_runs(const Summary& summary, auto&& word) {
  std::vector<std::string> parts;
  for (const auto& run : summary.runs) parts.push_back(word(run));
  return parts.empty() ? "-" : join(parts, ", ");
}

std::string copies_of(const RunSummary& run) {
  return run.copies ? cat(*run.copies) : std::string("?");
}

std::string index_of(const RunSummary& run) {
  return run.index ? fixed(*run.index, 1) : std::string("-");
}

// "1 failed", where `count` is above 0.
void add_count(std::vector<std::string>& parts, std::size_t count, std::string_view what) {
  if (count > 0) parts.push_back(cat(count, ' ', what));
}

std::string remarks_of(const Summary& summary) {
  auto parts = summary.marks;
  std::size_t failed = 0;
  bool partial = false;
  bool recomputed = false;
  std::string other_category;
  for (const auto& run : summary.runs) {
    failed += run.failed;
    partial = partial || run.partial;
    recomputed = recomputed || run.recomputed;
    if (run.index && run.category != "System Benchmarks") other_category = run.category;
  }
  if (!other_category.empty()) parts.push_back(other_category);
  if (partial) parts.emplace_back("partial");
  if (recomputed) parts.emplace_back("recomputed");
  add_count(parts, failed, "failed");
  add_count(parts, summary.lost, "lost");
  add_count(parts, summary.warnings, summary.warnings == 1 ? "warning" : "warnings");
  return join(parts, ", ");
}

Cells cells_of(const FolderRow& row) {
  return {one_line(row.file),
          one_line(program_of(row.summary)),
          machine_of(row.summary),
          of_runs(row.summary, copies_of),
          of_runs(row.summary, index_of),
          one_line(remarks_of(row.summary))};
}

std::size_t width_of(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) text.remove_prefix(character_at(text).bytes);
  return count;
}

std::string line_of(const Cells& cells, const std::array<std::size_t, columns>& widths) {
  std::string line;
  for (std::size_t i = 0; i < columns; ++i) {
    line += cells[i];
    line.append(widths[i] - width_of(cells[i]) + 2, ' ');
  }
  line.resize(line.find_last_not_of(' ') + 1);
  return line + '\n';
}

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

Json run_json(const RunSummary& run) {
  return {{"copies", Encode::encode(run.copies)},
          {"category", Encode::encode(run.category)},
          {"index", Encode::encode(run.index)},
          {"recomputed", run.recomputed},
          {"partial", run.partial},
          {"failed", run.failed}};
}

Json row_json(const FolderRow& row) {
  const auto& summary = row.summary;
  auto runs = Json::array();
  for (const auto& run : summary.runs) runs.push_back(run_json(run));
  return {{"file", Encode::encode(row.file)},
          {"program", Encode::encode(summary.program)},
          {"version", Encode::encode(summary.version)},
          {"host", Encode::encode(summary.host)},
          {"processor", Encode::encode(summary.processor)},
          {"processors", Encode::encode(summary.processors)},
          {"marks", Encode::encode(summary.marks)},
          {"lost", summary.lost},
          {"warnings", summary.warnings},
          {"runs", std::move(runs)}};
}

}  // namespace

std::string folder_text(const FolderTable& table) {
  std::vector<Cells> lines = {{"file", "program", "machine", "copies", "index", "remarks"}};
  for (const auto& row : table.rows) lines.push_back(cells_of(row));
  std::array<std::size_t, columns> widths{};
  for (const auto& cells : lines) {
    for (std::size_t i = 0; i < columns; ++i) widths[i] = std::max(widths[i], width_of(cells[i]));
  }
  std::string text;
  for (const auto& cells : lines) text += line_of(cells, widths);
  return text;
}

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
  for (const auto& row : table.rows) reports.push_back(row_json(row));
  auto others = Json::array();
  for (const auto& other : table.others) {
    others.push_back({{"file", Encode::encode(other.file)}, {"why", Encode::encode(other.why)}});
  }
  const Json whole = {{"schema", "unixmark-folder/1"},
                      {"reports", std::move(reports)},
                      {"others", std::move(others)}};
  return laid_out(whole);
}

std::string others_line(std::span<const OtherFile> others) {
  if (others.empty()) return {};
  std::vector<std::string> names;
  for (const auto& other : others.first(std::min(others.size(), most_others))) {
    names.push_back(other.file);
  }
  return cat(others.size(), others.size() == 1 ? " file is no report: " : " files are no reports: ",
             join(names, ", "), others.size() > most_others ? " ..." : "");
}

}  // namespace unixmark::write
