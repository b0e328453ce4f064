// Reports from all over the world, where a folder with them is present: the one that
// UNIXMARK_REPORTS names, or shared/reports beside the sources. Its README.md has a table of the
// files with what must be read from each.
#include "read/published.hpp"

#include "tests_suite/read/printed.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::read {
namespace {

namespace fs = std::filesystem;

fs::path folder() {
  return shared_reports();
}

struct Expected {
  fs::path file;
  std::string version;
  std::string runs;
  std::string scores;
};

// The files that a name in the table stands for: itself, or with a star all that it fits.
std::vector<fs::path> files_called(const std::string& name) {
  const auto star = name.find('*');
  if (star == std::string::npos) return {folder() / name};
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(folder())) {
    const auto file = entry.path().filename().string();
    const bool fits =
        file.starts_with(name.substr(0, star)) && file.ends_with(name.substr(star + 1));
    if (fits) found.push_back(entry.path());
  }
  return found;
}

std::vector<Expected> expected_reports() {
  std::vector<Expected> all;
  const auto text = contents(folder() / "README.md");
  for (const auto line : split(text, '\n')) {
    if (!line.starts_with("| ") || line.find(".txt |") == std::string_view::npos) continue;
    const auto cells = split(line, '|');
    const auto cell = [&](std::size_t at) { return std::string(trim(cells.at(at))); };
    for (const auto& file : files_called(cell(1))) all.push_back({file, cell(2), cell(3), cell(4)});
  }
  return all;
}

std::string version_expected(const Expected& expected) {
  return expected.version.starts_with('(') ? "" : expected.version;
}

// Of the runs that tell their copies.
std::string told_runs(report::Published report) {
  std::erase_if(report.sections,
                [](const report::PublishedSection& section) { return !section.copies; });
  return runs_of(report);
}

std::string runs_expected(const Expected& expected) {
  auto runs = expected.runs == "n/a" ? "" : expected.runs;
  replace_all(runs, "unknown", "?");
  return runs;
}

// Version 4 calls the score of a part final, so its partial ones go without that word.
std::string scores_expected(const Expected& expected) {
  auto scores = expected.scores;
  if (scores == "-" || scores == "none shown") return "";
  replace_all(scores, "FINAL ", "");
  replace_all(scores, "AVERAGE ", "");
  return scores;
}

std::string scores_read(const report::Published& report, const Expected& expected) {
  auto scores = scores_of(report);
  if (expected.scores.starts_with("FINAL ")) replace_all(scores, " (partial)", "");
  return scores;
}

TEST(SharedReports, GiveTheFiguresOfTheirTable) {
  if (!fs::exists(folder() / "README.md")) GTEST_SKIP() << "no reports in " << folder();
  const auto all = expected_reports();
  EXPECT_GT(all.size(), 60U);
  for (const auto& expected : all) {
    SCOPED_TRACE(expected.file);
    const auto report = parse_published(contents(expected.file));

    ASSERT_TRUE(report);
    EXPECT_EQ(report->version, version_expected(expected));
    EXPECT_EQ(told_runs(*report), runs_expected(expected));
    EXPECT_EQ(scores_read(*report, expected), scores_expected(expected));
  }
}

std::size_t failures_in(const report::Published& report) {
  std::size_t failures = 0;
  for (const auto& section : report.sections) {
    failures += static_cast<std::size_t>(std::ranges::count_if(
        section.rows, [](const report::PublishedRow& row) { return !row.failure.empty(); }));
  }
  return failures;
}

TEST(SharedReports, OfVersionFourShowFailuresAsSuch) {
  if (!fs::exists(folder() / "README.md")) GTEST_SKIP() << "no reports in " << folder();
  for (const auto& file : files_called("v4.0.1-*.txt")) {
    const auto text = contents(file);
    const auto report = parse_published(text);

    ASSERT_TRUE(report) << file;
    const auto lines = split(text, '\n');
    const auto zeros = std::ranges::count_if(
        lines, [](std::string_view line) { return trim(line).ends_with(" 0.0"); });
    EXPECT_EQ(failures_in(*report), static_cast<std::size_t>(zeros)) << file;
  }
}

// Whole tables agree with themselves: whatever is warned of there was misread.
TEST(SharedReports, OfVersionFiveContradictThemselvesNowhere) {
  if (!fs::exists(folder() / "README.md")) GTEST_SKIP() << "no reports in " << folder();
  for (const auto& expected : expected_reports()) {
    if (!expected.version.starts_with("5.") && !expected.version.starts_with("6.")) continue;
    const auto report = parse_published(contents(expected.file));

    ASSERT_TRUE(report) << expected.file;
    for (const auto& warning : report->warnings) {
      EXPECT_EQ(warning.text.find(" is shown"), std::string::npos)
          << expected.file << ": " << warning.line << ": " << warning.text;
    }
  }
}

}  // namespace
}  // namespace unixmark::read
