#include "report/summary.hpp"

#include "base/text.hpp"
#include "catalog/catalog.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace unixmark::report {

namespace {

// The table that stands for a run: that of the System Benchmarks, or else the first with an index.
template <class Table>
const Table* main_table(const std::vector<Table>& tables, auto&& index) {
  const auto system = std::ranges::find(tables, catalog::title(catalog::Category::System),
                                        [](const Table& table) { return table.category; });
  if (system != tables.end() && index(*system)) return &*system;
  const auto any =
      std::ranges::find_if(tables, [&](const Table& table) { return index(table).has_value(); });
  return any == tables.end() ? nullptr : &*any;
}

RunSummary run_of(const Section& section) {
  RunSummary run;
  run.copies = section.copies;
  const auto* table =
      main_table(section.tables, [](const IndexTable& candidate) { return candidate.score; });
  if (table != nullptr) {
    run.category = table->category;
    run.index = table->score;
    run.partial = table->partial;
  }
  run.failed = static_cast<std::size_t>(std::ranges::count_if(
      section.rows, [](const Row& row) { return !row.score && !row.skipped && !row.not_run; }));
  return run;
}

RunSummary run_of(const PublishedSection& section) {
  RunSummary run;
  run.copies = section.copies;
  const auto* table = main_table(section.tables, [](const PublishedTable& candidate) {
    return candidate.score ? candidate.score : candidate.recomputed;
  });
  if (table != nullptr) {
    run.category = table->category;
    run.recomputed = !table->score;
    run.index = table->score ? table->score : table->recomputed;
    run.partial = table->partial;
  }
  run.failed = static_cast<std::size_t>(std::ranges::count_if(
      section.rows, [](const PublishedRow& row) { return !row.failure.empty(); }));
  return run;
}

std::vector<std::string> marks_of(const Report& report) {
  std::vector<std::string> marks;
  if (report.grade) marks.push_back(cat("grade ", report.grade->letter));
  if (report.header.plan.schedule != "classic") marks.push_back(report.header.plan.schedule);
  if (report.interrupted) marks.emplace_back("interrupted");
  if (!report.ended) marks.emplace_back("unfinished");
  return marks;
}

// What a text of ours says of itself in its blocks How sure, which all begin alike.
std::vector<std::string> marks_of(const Published& report) {
  static const std::vector<std::string> none;
  const auto told = std::ranges::find_if(
      report.sections, [](const PublishedSection& section) { return !section.remarks.empty(); });
  const auto& of_runs = told == report.sections.end() ? none : told->remarks;
  std::vector<std::string> marks;
  for (const std::string_view remark : report.sweep ? report.sweep->remarks : of_runs) {
    const auto clause = remark.substr(0, remark.find(':'));
    const bool graded = clause.starts_with("grade ") && clause.size() == 7;
    if (graded || clause == "interrupted") marks.emplace_back(clause);
    if (clause == "quick schedule") marks.emplace_back("quick");
    if (clause == "not finished" || clause == "unfinished") marks.emplace_back("unfinished");
  }
  return marks;
}

// The first number of processors that a run tells, or that of those that the head lists.
std::optional<std::size_t> processors_of(const Published& report) {
  for (const auto& section : report.sections) {
    if (section.processors) return static_cast<std::size_t>(*section.processors);
  }
  const auto listed = processors_listed(report);
  return listed ? std::optional(static_cast<std::size_t>(*listed)) : std::nullopt;
}

// What `text` has behind its first ": ", where that follows "CPU" and a number.
std::string_view without_number(std::string_view text) {
  const auto colon = text.find(": ");
  if (!text.starts_with("CPU ") || colon == std::string_view::npos) return text;
  return text.substr(colon + 2);
}

// Each model once: a machine may have slower processors beside faster ones.
std::string short_models(const std::vector<std::string>& models) {
  constexpr std::size_t most_names = 16;
  std::vector<std::string> names;
  for (const auto& model : models) {
    if (names.size() == most_names) break;
    auto name = short_model(model);
    if (!name.empty() && std::ranges::count(names, name) == 0) names.push_back(std::move(name));
  }
  return join(names, ", ");
}

}  // namespace

Summary summary_of(const Report& report) {
  const auto& header = report.header;
  Summary summary;
  summary.program = "unixmark";
  summary.version = header.version;
  summary.host = header.host;
  summary.processors = header.machine.processors.size();
  std::vector<std::string> models;
  for (const auto& processor : header.machine.processors) models.push_back(processor.model);
  summary.processor = short_models(models);
  for (const auto& section : report.sections) summary.runs.push_back(run_of(section));
  summary.marks = marks_of(report);
  return summary;
}

Summary summary_of(const Published& report) {
  Summary summary;
  summary.program = report.program;
  summary.version = report.version;
  summary.host = report.host;
  summary.processor = short_models(models_listed(report));
  summary.processors = processors_of(report);
  for (const auto& section : report.sections) summary.runs.push_back(run_of(section));
  summary.marks = marks_of(report);
  summary.lost = report.lost.size();
  summary.warnings = report.warnings.size();
  return summary;
}

std::string short_model(std::string_view model) {
  auto name = cat(' ', without_number(model));
  for (const std::string_view end : {" (", " @"}) {
    const auto from = name.rfind(end);
    if (from != std::string::npos) name.resize(from);
  }
  for (const std::string_view mark : {"(R)", "(r)", "(TM)", "(tm)"}) replace_all(name, mark, " ");
  std::vector<std::string> kept;
  for (const auto word : words(name)) {
    const bool idle = word == "CPU" || word == "Processor" || word == "processor";
    if (!idle) kept.emplace_back(word);
  }
  return join(kept, " ");
}

}  // namespace unixmark::report
