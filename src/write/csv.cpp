#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/facts.hpp"
#include "write/writers.hpp"

#include <algorithm>
#include <set>

namespace unixmark::write {

namespace {

// Runs of one report may hold different tests, such as those for one copy at most.
std::set<std::string> all_titles(const report::Report& report) {
  std::set<std::string> titles;
  for (const auto& section : report.sections) {
    for (const auto& row : section.rows) titles.insert(row.test.title);
  }
  return titles;
}

std::string score_cell(const report::Section& section, const std::string& title) {
  const auto row = std::ranges::find_if(
      section.rows, [&](const report::Row& candidate) { return candidate.test.title == title; });
  return row == section.rows.end() || !row->score ? std::string{} : fixed(*row->score, 1);
}

// For a column that classic reports do not have: only runs that no classic report could stand for
// get it. A failed test shows as an empty cell and needs no more.
std::string warning(const report::Report& report) {
  const bool whole = report.ended && !report.interrupted;
  const auto& plan = report.header.plan;
  const bool classic = plan.schedule == "classic" && plan.note.empty();
  return whole && classic ? std::string{} : csv_cell(join(marks(report), "; "));
}

}  // namespace

std::string csv(const report::Report& report) {
  const auto titles = all_titles(report);
  const auto remark = warning(report);
  std::string whole = "Concurrency";
  for (const auto& title : titles) whole += cat(',', csv_cell(title));
  whole += remark.empty() ? "\n" : ",Remarks\n";
  for (const auto& section : report.sections) {
    whole += cat(section.copies);
    for (const auto& title : titles) whole += cat(',', score_cell(section, title));
    whole += remark.empty() ? "\n" : cat(',', remark, '\n');
  }
  return whole;
}

}  // namespace unixmark::write
