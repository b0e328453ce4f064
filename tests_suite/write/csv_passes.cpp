#include "analysis/assess.hpp"
#include "base/text.hpp"
#include "tests_suite/write/judged.hpp"
#include "tests_suite/write/sample.hpp"
#include "write/writers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace unixmark::write {
namespace {

using Cells = std::vector<std::string_view>;

std::string table_of(const read::Record& record) {
  return csv_passes(analysis::full_report(record.header, record.events));
}

// The cell of `column` in the line of pass `number` of the only test.
std::string_view cell(std::string_view table, std::string_view column, std::size_t number) {
  const auto lines = split(table, '\n');
  const auto names = split(lines.at(0), ',');
  const auto at = std::ranges::find(names, column) - names.begin();
  return split(lines.at(number), ',').at(static_cast<std::size_t>(at));
}

TEST(CsvPasses, HasARowForEveryPassOfEveryTest) {
  const auto table = table_of(sample());

  // 12 tests with three passes each, twice, of which one failed at its first; a last empty line.
  EXPECT_EQ(split(table, '\n').size(), 1 + 12 * 3 + 11 * 3 + 1 + 1);
}

TEST(CsvPasses, HasEqualNumbersOfCellsInItsRows) {
  const auto table = table_of(judged_sample());
  const auto lines = split(table, '\n');

  ASSERT_EQ(lines.size(), 13);
  for (const auto line : Cells(lines.begin(), lines.end() - 1)) {
    EXPECT_EQ(std::ranges::count(line, ','), std::ranges::count(lines[0], ',')) << line;
  }
}

TEST(CsvPasses, TellsWhatTheClassicRuleKeptDroppedAndDidNotLookAt) {
  const auto table = table_of(judged_sample());

  EXPECT_EQ(cell(table, "kept", 1), "yes");
  EXPECT_EQ(cell(table, "kept", 5), "no");
  EXPECT_EQ(cell(table, "kept", 11), "");
  EXPECT_EQ(cell(table, "repeats", 11), "5");
}

TEST(CsvPasses, HoldsFlagsWithTheirLevels) {
  const auto table = table_of(judged_sample());

  EXPECT_EQ(cell(table, "flags", 1), "");
  EXPECT_EQ(cell(table, "flags", 2), "steal:notice");
  EXPECT_EQ(cell(table, "flags", 5), "foreign:suspect");
}

TEST(CsvPasses, LeavesCellsOfWhatIsNotReportedEmpty) {
  const auto table = table_of(judged_sample());

  EXPECT_EQ(cell(table, "steal_ns", 1), "0");
  EXPECT_EQ(cell(table, "steal_ns", 2), "300000000");
  EXPECT_EQ(cell(table, "thermal_events", 1), "");
  EXPECT_EQ(cell(table, "machine_pressure_cpu_some_ns", 1), "0");
  EXPECT_EQ(cell(table, "group_pressure_cpu_some_ns", 1), "");
}

TEST(CsvPasses, HasNoEvidenceOfPassesThatTookNone) {
  auto record = judged_sample();
  for (auto& event : record.events) {
    if (auto* ended = std::get_if<measure::PassEnded>(&event)) ended->pass.evidence.reset();
  }

  EXPECT_EQ(cell(table_of(record), "span_ns", 1), "");
  EXPECT_EQ(cell(table_of(record), "rate", 1), "20020");
}

TEST(CsvPasses, SaysWhyAPassFailed) {
  const auto table = table_of(sample());

  const auto at = table.find("copy 2 of 2: fork:");
  ASSERT_NE(at, std::string::npos);
  const auto line = table.substr(table.rfind('\n', at) + 1, 60);
  EXPECT_TRUE(line.starts_with("2,Process Creation,1,2026-11-30T")) << line;
  EXPECT_NE(line.find("+01:00,,,,lps,,,"), std::string::npos) << line;
}

}  // namespace
}  // namespace unixmark::write
