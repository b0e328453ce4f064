// What comparisons look like, where the goldens do not say what matters.
#include "write/comparison.hpp"

#include "base/text.hpp"
#include "tests_suite/analysis/subjects.hpp"
#include "tests_suite/write/comparisons.hpp"
#include "write/columns.hpp"
#include "write/comparison_words.hpp"
#include "write/forest.hpp"
#include "write/matrix.hpp"
#include "write/series.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace unixmark::write {
namespace {

using analysis::Comparison;
using analysis::Verdict;

Comparison printed_pair() {
  auto comparison = analysis::compare(printed_host(), printed_guest());
  analysis::sort_rows(comparison, analysis::Order::Loss);
  return comparison;
}

// The lines of the table, from the run with one copy on.
std::vector<std::string> rows(const std::string& text) {
  std::vector<std::string> found;
  bool inside = false;
  for (const auto line : split(text, '\n')) {
    if (inside) found.emplace_back(line);
    inside = inside || line == "1 copy";
  }
  return found;
}

std::size_t widest(const std::string& text) {
  std::size_t most = 0;
  for (const auto line : split(text, '\n')) most = std::max(most, width_of(line));
  return most;
}

bool holds(const std::string& text, std::string_view what) {
  return text.find(what) != std::string::npos;
}

// What is known of the study: process creation loses most, and two tests are faster in the guest.
TEST(ComparisonText, NamesTheLossesInTheirOrder) {
  const auto lines = rows(comparison_text(printed_pair(), false));

  ASSERT_GT(lines.size(), 12U);
  EXPECT_EQ(lines[0],
            "Process Creation             15.83 k    3383 0.214  0.206-0.222 <  likely slower");
  const std::vector<std::pair<std::string, std::string>> losses = {
      {"Process Creation", " 0.214 "},
      {"Shell Scripts (8 concurrent)", " 0.696 "},
      {"Execl Throughput", " 0.768 "},
      {"Shell Scripts (1 concurrent)", " 0.848 "}};
  for (std::size_t i = 0; i < losses.size(); ++i) {
    EXPECT_TRUE(lines[i].starts_with(losses[i].first)) << lines[i];
    EXPECT_TRUE(holds(lines[i], losses[i].second)) << lines[i];
  }
  EXPECT_TRUE(lines[10].starts_with("Dhrystone 2 using register")) << lines[10];
  EXPECT_TRUE(holds(lines[10], " 1.110 ")) << lines[10];
  EXPECT_TRUE(lines[11].starts_with("Pipe-based Context Switching")) << lines[11];
  EXPECT_TRUE(holds(lines[11], " 1.125 ")) << lines[11];
}

TEST(ComparisonText, SaysThatTheSidesDifferInProcessors) {
  const auto text = comparison_text(printed_pair(), false);

  EXPECT_TRUE(holds(text, "  processors             8 / 6\n")) << text;
  EXPECT_TRUE(holds(text, "The sides differ in processors: 8 in A, 6 in B."));
  EXPECT_TRUE(holds(text, "\n8 copies in A, 6 in B (all)\n"));
}

TEST(ComparisonText, ShowsAFailureOnBothSides) {
  EXPECT_TRUE(holds(comparison_text(printed_pair(), false),
                    "\nRecursion Test -- Tower of    failed  failed\n"))
      << comparison_text(printed_pair(), false);
}

TEST(ComparisonText, FitsIntoEightyColumns) {
  EXPECT_LE(widest(comparison_text(printed_pair(), false)), 80U);
  EXPECT_LE(widest(comparison_text(hostile_comparison(), false)), 80U);
}

// With names as they are of files deep within folders, and of hosts by all of their domains.
analysis::Subject with_long_names(analysis::Subject subject) {
  const std::string word(130, 'x');
  subject.name = "/folder/" + word + "/report with blanks.log";
  subject.host = word + ".example.org";
  subject.traits.push_back({"kernel", word + subject.runs[0].tests[0].title});
  for (auto& run : subject.runs) {
    for (auto& test : run.tests) test.remark = "see " + word;
    run.tests.push_back(run.tests.front());
    run.tests.back().test.clear();
    run.tests.back().title = word;
  }
  return subject;
}

TEST(ComparisonText, BreaksLongNamesIntoLines) {
  const auto a = with_long_names(printed_host());
  const auto b = with_long_names(printed_guest());
  auto comparison = analysis::compare(a, b);
  comparison.shared = {.names = {a.name, b.name}};

  EXPECT_LE(widest(comparison_text(comparison, false)), 80U);
  EXPECT_LE(widest(grid_text(matrix_grid({comparison}, analysis::Order::Loss))), 80U);
  EXPECT_LE(widest(grid_text(series_grid(analysis::series_of({a, b}, {})))), 80U);
}

TEST(ComparisonText, SaysThatBothSidesAreOneRun) {
  auto comparison = printed_pair();
  EXPECT_FALSE(holds(comparison_text(comparison, false), "one and the same run"));

  comparison.shared = {.names = {"host.txt"}, .all = true};
  for (const auto& shown : {comparison_text(comparison, false), comparison_markdown(comparison),
                            comparison_html(comparison)}) {
    EXPECT_TRUE(holds(shown, "one and the same run")) << shown;
  }
  EXPECT_TRUE(holds(comparison_json(comparison), "\"same_run\": true"));
  EXPECT_TRUE(holds(matrix_grid({comparison}, analysis::Order::Loss).above.back(),
                    ", which is the reference itself"));

  comparison.shared.all = false;
  EXPECT_TRUE(holds(comparison_text(comparison, false), "On both sides: host.txt."));
}

TEST(ComparisonJson, TellsWhatARatioIs) {
  EXPECT_TRUE(holds(comparison_json(printed_pair()), "\"estimator\": \"quotient\""));
  EXPECT_TRUE(holds(comparison_json(printed_pair()), "\"estimator\": null"));
  const auto measured = comparison_json(hostile_comparison());
  EXPECT_TRUE(holds(measured, "\"estimator\": \"hodges-lehmann\""));
  EXPECT_TRUE(holds(measured, "\"estimator\": \"geometric-mean-of-tests\""));
}

TEST(ComparisonText, ColoursOnlyWhatIsKnown) {
  const auto coloured = comparison_text(hostile_comparison(), true);

  EXPECT_TRUE(holds(coloured, "\x1b[31m<< slower\x1b[0m\n")) << coloured;
  EXPECT_TRUE(holds(coloured, "\x1b[32m>> faster\x1b[0m\n"));
  EXPECT_FALSE(holds(comparison_text(printed_pair(), true), "\x1b"));
  EXPECT_FALSE(holds(comparison_text(hostile_comparison(), false), "\x1b"));
}

TEST(ComparisonWords, FiguresHaveFourDigits) {
  EXPECT_EQ(figure(31'286'938.9), "31.29 M");
  EXPECT_EQ(figure(4'935.1), "4935");
  EXPECT_EQ(figure(9'999.6), "10.00 k");
  EXPECT_EQ(figure(126), "126.0");
  EXPECT_EQ(figure(42.4), "42.40");
  EXPECT_EQ(figure(0.5), "0.500");
  EXPECT_EQ(figure(1e-9), "1.0e-09");
  EXPECT_EQ(figure(2.5e12), "2.500 T");
  EXPECT_EQ(figure(1e60), "1.0e+60");
}

TEST(ComparisonWords, RatiosFitIntoTheirColumn) {
  EXPECT_EQ(ratio_text(0.2137), "0.214");
  EXPECT_EQ(ratio_text(12.345), "12.35");
  EXPECT_EQ(ratio_text(123.45), "123.5");
  EXPECT_EQ(ratio_text(12'345), "12345");
  for (const double ratio : {1e-120, 0.0004, 0.9996, 9.9999, 99.999, 999.99, 99'999.0, 1e120}) {
    EXPECT_LE(ratio_text(ratio).size(), 6U) << ratio;
  }
}

TEST(ComparisonWords, ASignStandsBesideEveryVerdict) {
  using enum Verdict;
  for (const auto verdict :
       {Faster, Slower, Equivalent, Unresolved, LikelyFaster, LikelySlower, Unclear}) {
    EXPECT_FALSE(sign(verdict).empty());
    EXPECT_FALSE(analysis::word(verdict).empty());
  }
  EXPECT_EQ(sign(None), "");
}

TEST(ComparisonWords, ANoteOfAllTestsStandsOnce) {
  const auto notes = note_lines(printed_pair());

  EXPECT_EQ(std::ranges::count_if(
                notes, [](const std::string& note) { return note.find("assumed CV") == 0; }),
            1);
  EXPECT_TRUE(std::ranges::count(notes,
                                 "assumed CV 2 %: all tests with 1 copy; all tests with 8 "
                                 "copies in A, 6 in B (all)"))
      << notes[2];
}

TEST(ComparisonWords, TellWhoChoseTheMargin) {
  auto comparison = printed_pair();
  EXPECT_EQ(margin_words(comparison), "Margin 1 %, assumed: 'unixmark calibrate' measures it.");

  comparison.margin = 0.02;
  EXPECT_EQ(margin_words(comparison), "Margin 2 %, as asked for.");
}

TEST(ComparisonHtml, LetsNothingFromOutsideThrough) {
  const auto page = comparison_html(hostile_comparison());

  EXPECT_FALSE(holds(page, "<script"));
  EXPECT_FALSE(holds(page, "<b>|"));
  EXPECT_FALSE(holds(page, "\x1b"));
  EXPECT_TRUE(holds(page, "&lt;script&gt;"));
}

TEST(ComparisonHtml, PutsTheDifferencesBeforeTheTests) {
  const auto page = comparison_html(printed_pair());

  EXPECT_LT(page.find("What differs"), page.find("<h2>Tests</h2>"));
  EXPECT_TRUE(holds(page, "<title>Process Creation</title><desc>B/A 0.214, "));
}

TEST(Forest, LeavesTheWidestOutOfTheAxis) {
  const auto comparison = printed_pair();
  const auto limit = forest_limit(comparison);

  EXPECT_LT(limit, 3);
  const auto forest = forest_of(comparison.runs.at(0).tests.at(0), limit);
  ASSERT_TRUE(forest.interval);
  EXPECT_TRUE(forest.interval->goes_on_below);
  EXPECT_FALSE(forest.interval->goes_on_above);
  EXPECT_LT(forest.margin_low, forest.margin_high);
}

TEST(Forest, OfNothingHasAnAxisAllTheSame) {
  EXPECT_GT(forest_limit({}), 1);
  EXPECT_FALSE(forest_of({}, 1.1).interval);
}

TEST(Matrix, HasAColumnForEachAndFitsIntoEightyColumns) {
  std::vector<Comparison> comparisons;
  for (int i = 0; i < 7; ++i) comparisons.push_back(printed_pair());

  const auto text = grid_text(matrix_grid(comparisons, analysis::Order::Loss));

  EXPECT_TRUE(holds(text, "reference: host.txt (host, UnixBench 5.1.3, 2011-08-19)\n")) << text;
  EXPECT_TRUE(holds(text, "#7: guest.txt (guest, UnixBench 5.1.3, 2011-08-19)\n"));
  EXPECT_TRUE(holds(text, "\nProcess Creation                    0.214 <         0.214 <")) << text;
  EXPECT_TRUE(holds(text, "\nall copies\n"));
  EXPECT_LE(widest(text), 80U);
}

TEST(Matrix, SaysWhoseTestFailed) {
  using analysis::sample::failed;
  using analysis::sample::printed;
  const auto reference = analysis::sample::subject(
      "a", {failed("pipe", "failed: x"), failed("spawn", "failed: x"), printed("execl", 1)});
  const auto other = analysis::sample::subject(
      "b", {printed("pipe", 1), failed("spawn", "failed: y"), failed("execl", "skipped: z")});

  const auto text =
      grid_text(matrix_grid({analysis::compare(reference, other)}, analysis::Order::Name));

  EXPECT_TRUE(holds(text, "\nExecl Throughput                  skipped\n")) << text;
  EXPECT_TRUE(holds(text, "\nPipe Throughput                ref failed\n"));
  EXPECT_TRUE(holds(text, "\nProcess Creation              both failed\n"));
  EXPECT_TRUE(holds(text, "- ref: the reference alone has no result; both: neither has one.\n"));
}

TEST(Matrix, SaysWhereNumbersOfCopiesDiffer) {
  const auto text = grid_text(matrix_grid({printed_pair()}, analysis::Order::Loss));

  EXPECT_TRUE(holds(text, "- With all copies #1 made 6, and the reference 8.\n")) << text;
}

TEST(Matrix, EveryFormatHasEveryReport) {
  const std::vector<Comparison> comparisons = {printed_pair(), hostile_comparison()};
  const auto grid = matrix_grid(comparisons, analysis::Order::Name);

  EXPECT_TRUE(holds(grid_markdown(grid), "| B/A | \\#1 | \\#2 |"));
  EXPECT_TRUE(holds(grid_html(grid), "<th scope=\"col\" class=\"n\">#2</th>"));
  EXPECT_TRUE(
      holds(matrix_csv(comparisons), "\nguest.txt,1,1,spawn,Process Creation,lps,15829.8,"));
  EXPECT_TRUE(holds(matrix_json(comparisons), "\"schema\": \"unixmark-matrix/1\""));
}

TEST(Series, NamesAStepWithItsDateItsSizeAndWhatChanged) {
  const auto series = analysis::series_of(reports_in_time(), {});

  const auto text = grid_text(series_grid(series));

  EXPECT_TRUE(holds(text, "8 reports, 2026-11-30 to 2026-12-07\n")) << text;
  EXPECT_TRUE(
      holds(text,
            "- Pipe Throughput, 1 copy: -15.0 % from 2026-12-05 on, box-5, 2.002 M to 1.702\n"
            "  M; with it changed kernel 6.1 / 6.8\n"))
      << text;
  EXPECT_TRUE(holds(series_csv(series), ",box-5,2026-12-05T"));
  EXPECT_TRUE(holds(series_json(series), "\"schema\": \"unixmark-series/1\""));
}

TEST(Series, SaysWhereThereIsNoStep) {
  auto reports = reports_in_time();
  reports.resize(5);

  EXPECT_TRUE(holds(grid_text(series_grid(analysis::series_of(reports, {}))), "- No step: "));
}

}  // namespace
}  // namespace unixmark::write
