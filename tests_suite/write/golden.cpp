// The bytes of every format, from journals that never change.
#include "tests_suite/write/golden.hpp"
#include "analysis/assess.hpp"
#include "read/reading.hpp"
#include "tests_suite/write/comparisons.hpp"
#include "tests_suite/write/judged.hpp"
#include "tests_suite/write/sample.hpp"
#include "tests_suite/write/sweep_sample.hpp"
#include "write/comparison.hpp"
#include "write/writers.hpp"

#include <gtest/gtest.h>

#include <array>
#include <clocale>
#include <locale>
#include <string>
#include <variant>

namespace unixmark::write {
namespace {

struct Format {
  const char* ending;
  std::string (*render)(const report::Report&);
};

constexpr std::array<Format, 7> formats = {{{".txt", text},
                                            {".html", html},
                                            {".csv", csv},
                                            {".tests.csv", csv_tests},
                                            {".passes.csv", csv_passes},
                                            {".json", json},
                                            {".md", markdown}}};

read::Record record_in(const std::string& name) {
  return std::get<read::Record>(read::parse_report(golden(name)));
}

report::Report golden_report_of(const read::Record& record) {
  return analysis::full_report(record.header, record.events);
}

void expect_goldens(const std::string& name) {
  const auto report = golden_report_of(record_in(name + ".log"));
  for (const auto& format : formats) expect_golden(name + format.ending, format.render(report));
}

TEST(Golden, JournalsAreWrittenToTheByte) {
  expect_golden("sample.log", journal_of(sample()));
  expect_golden("hostile.log", journal_of(hostile_sample()));
  expect_golden("judged.log", journal_of(judged_sample()));
  expect_golden("sweep.log", journal_of(sweep_sample()));
}

TEST(Golden, EveryFormatOfAnIndexRunIsTheSameToTheByte) {
  expect_goldens("sample");
}

TEST(Golden, EveryFormatTellsWhatDisturbedARun) {
  expect_goldens("judged");
}

TEST(Golden, EveryFormatShowsASweep) {
  expect_goldens("sweep");
}

TEST(Golden, EveryFormatWithstandsHostileNames) {
  expect_goldens("hostile");
}

// Of a version that took no evidence and knew neither rounds nor placements.
TEST(Golden, AnOlderJournalStillRenders) {
  const auto record = record_in("older.log");
  const auto report = golden_report_of(record);

  EXPECT_TRUE(record.lost.empty());
  EXPECT_TRUE(report.complete);
  EXPECT_EQ(report.sections.at(0).rows.at(0).passes.at(0).evidence, std::nullopt);
  expect_golden("older.txt", text(report));
  for (const auto& format : formats) EXPECT_FALSE(format.render(report).empty()) << format.ending;
}

void expect_comparison(const std::string& name, const analysis::Comparison& comparison) {
  expect_golden(name + ".txt", comparison_text(comparison, false));
  expect_golden(name + ".md", comparison_markdown(comparison));
  expect_golden(name + ".json", comparison_json(comparison));
  expect_golden(name + ".csv", comparison_csv(comparison));
  expect_golden(name + ".html", comparison_html(comparison));
}

analysis::Comparison printed_comparison() {
  auto comparison = analysis::compare(printed_host(), printed_guest());
  analysis::sort_rows(comparison, analysis::Order::Loss);
  return comparison;
}

TEST(Golden, EveryFormatOfAComparisonIsTheSameToTheByte) {
  expect_comparison("compare", printed_comparison());
  expect_comparison("compare-hostile", hostile_comparison());
}

TEST(Golden, JsonAndHtmlRenderAgainToTheSameBytes) {
  for (const auto* name : {"sample.json", "sample.html", "hostile.json", "hostile.html",
                           "judged.json", "judged.html", "sweep.json", "sweep.html"}) {
    const auto record = record_in(name);
    const auto report = golden_report_of(record);
    const auto stem = std::string(name).substr(0, std::string(name).find('.'));

    EXPECT_TRUE(record.lost.empty()) << name;
    for (const auto& format : formats) {
      EXPECT_TRUE(golden(stem + format.ending) == format.render(report)) << name << format.ending;
    }
  }
}

// Decimal commas and grouped thousands, as a German or a Swiss machine has them.
struct Foreign : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};

// Puts the C and C++ locales back on every way out.
class Abroad {
 public:
  Abroad() : home_(std::locale::global(std::locale(std::locale::classic(), new Foreign))) {
    for (const auto* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "C.UTF-8"}) {
      if (std::setlocale(LC_ALL, name) != nullptr) break;
    }
  }
  Abroad(const Abroad&) = delete;
  Abroad& operator=(const Abroad&) = delete;
  ~Abroad() {
    std::locale::global(home_);
    std::setlocale(LC_ALL, "C");
  }

 private:
  std::locale home_;
};

TEST(Golden, NoLocaleChangesAByte) {
  const Abroad abroad;

  expect_golden("sample.log", journal_of(sample()));
  expect_goldens("sample");
  expect_goldens("hostile");
  expect_comparison("compare", printed_comparison());
}

}  // namespace
}  // namespace unixmark::write
