// Tables of what was printed: the classic one, a row a test, and a row a pass where a log had them.
#include "base/error.hpp"
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/published_parts.hpp"
#include "write/writers.hpp"

#include <algorithm>
#include <set>

namespace unixmark::write {

namespace {

using report::Published;
using report::PublishedSection;
using Cells = std::vector<std::string>;

std::set<std::string> printed_titles(const Published& report) {
  std::set<std::string> titles;
  for (const auto& section : report.sections) {
    for (const auto& test : tests_of(section)) titles.insert(test.row.title);
  }
  return titles;
}

std::string printed_cell(const std::optional<double>& value) {
  return value ? shortest(*value) : std::string{};
}

std::string printed_cell(const std::optional<int>& value) {
  return value ? cat(*value) : std::string{};
}

std::string section_line(const PublishedSection& section, const std::set<std::string>& titles) {
  const auto tests = tests_of(section);
  auto line = printed_cell(section.copies);
  for (const auto& title : titles) {
    const auto test = std::ranges::find_if(
        tests, [&](const PrintedTest& candidate) { return candidate.row.title == title; });
    const bool known = test != tests.end() && test->row.value;
    line += cat(',', known ? fixed(*test->row.value, 1) : "");
  }
  return line + '\n';
}

std::string printed_test_line(const PublishedSection& section, const PrintedTest& test) {
  const auto& row = test.row;
  const Cells cells = {printed_cell(section.copies),
                       csv_cell(row.title),
                       csv_cell(row.unit),
                       printed_cell(test.baseline),
                       printed_cell(test.index),
                       printed_cell(row.value),
                       printed_cell(row.seconds),
                       printed_cell(row.samples),
                       row.rates.empty() ? printed_cell(row.passes) : cat(row.rates.size()),
                       csv_cell(row.failure),
                       printed_cell(row.median),
                       printed_cell(row.median_low),
                       printed_cell(row.median_high)};
  return join(cells, ",") + '\n';
}

std::string printed_index_line(const PublishedSection& section,
                               const report::PublishedTable& table) {
  const Cells cells = {printed_cell(section.copies), csv_cell(table.category), "index", "", "",
                       printed_cell(index_of(table))};
  return join(cells, ",") + std::string(7, ',') + '\n';
}

std::string pass_lines(const PublishedSection& section, const report::PublishedRow& row) {
  std::string lines;
  int number = 0;
  for (const auto rate : row.rates) {
    lines += cat(printed_cell(section.copies), ',', csv_cell(row.title), ',', ++number, ',',
                 shortest(rate), ',', csv_cell(row.unit), '\n');
  }
  return lines;
}

}  // namespace

std::string csv(const Published& report) {
  if (report.sweep) {
    throw Error(
        "The classic table is of classic results, and the text of a sweep holds medians alone: "
        "csv-tests is a row a median. The journal of that run, NAME.log, has the results too");
  }
  const auto titles = printed_titles(report);
  std::string whole = "Concurrency";
  for (const auto& title : titles) whole += cat(',', csv_cell(title));
  whole += '\n';
  for (const auto& section : report.sections) whole += section_line(section, titles);
  return whole;
}

std::string csv_tests(const Published& report) {
  std::string whole =
      "copies,test,unit,baseline,index,result,seconds,samples,passes,reason,median,"
      "median_low,median_high\n";
  for (const auto& section : report.sections) {
    for (const auto& test : tests_of(section)) whole += printed_test_line(section, test);
    for (const auto& table : tables_of(section)) whole += printed_index_line(section, table);
  }
  return whole;
}

std::string csv_passes(const Published& report) {
  std::string lines;
  for (const auto& section : report.sections) {
    for (const auto& row : section.rows) lines += pass_lines(section, row);
  }
  if (lines.empty()) {
    throw Error(
        "A row a pass needs passes, and this report tells only what came of them: the log that "
        "UnixBench leaves beside it (.log) has them. csv-tests is a row a test");
  }
  return "copies,test,number,rate,unit\n" + lines;
}

}  // namespace unixmark::write
