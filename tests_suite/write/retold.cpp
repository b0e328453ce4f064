// A printed report as our text, and that text read and shown again.
#include "base/error.hpp"
#include "base/text.hpp"
#include "read/reading.hpp"
#include "tests_suite/read/printed.hpp"
#include "tests_suite/write/golden.hpp"
#include "write/writers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace unixmark::write {
namespace {

namespace fs = std::filesystem;
using report::Published;

// What was printed of a report; nothing where there is none.
std::optional<Published> printed(std::string_view bytes) {
  try {
    const auto reading = read::parse_report(bytes);
    const auto* report = std::get_if<Published>(&reading);
    return report == nullptr ? std::nullopt : std::optional(*report);
  } catch (const Error&) {
    return {};
  }
}

std::vector<fs::path> files_of(const fs::path& folder) {
  std::vector<fs::path> files;
  if (!fs::exists(folder)) return files;
  for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  return files;
}

// Whether the text of what `bytes` hold is made of that text again.
void expect_the_same_again(std::string_view bytes) {
  const auto report = printed(bytes);
  if (!report) return;
  const auto once = text(*report);
  const auto again = printed(once);

  ASSERT_TRUE(again) << once;
  EXPECT_EQ(text(*again), once);
}

TEST(RetoldText, IsTheSameAgain) {
  for (const auto& file : files_of(fs::path(TESTS_DIR) / "read" / "fixtures")) {
    SCOPED_TRACE(file);
    expect_the_same_again(read::contents(file));
  }
}

TEST(RetoldText, OfOursIsTheSameToTheByte) {
  const auto whole = golden("sample.txt");
  const auto report = printed(whole).value();

  EXPECT_EQ(text(report), whole);
  EXPECT_EQ(read::list_of(report.lost), "");
}

// Their heads are made up.
TEST(RetoldText, OfOursIsTheSameFromItsRuleOn) {
  const auto from_rule = [](const std::string& whole) {
    return whole.substr(std::min(whole.find(std::string(72, '-')), whole.size()));
  };
  for (const std::string file : {"judged.txt", "hostile.txt", "older.txt"}) {
    const auto whole = golden(file);

    EXPECT_EQ(from_rule(text(printed(whole).value())), from_rule(whole)) << file;
  }
}

TEST(RetoldText, KeepsWhatIsSaidOfCategoriesWithoutAnIndex) {
  auto whole = golden("sample.txt");
  replace_all(whole, "\nHow sure\n",
              "\nNo index results available for Non-Index Benchmarks\n\nHow sure\n");

  EXPECT_EQ(text(printed(whole).value()), whole);
}

TEST(RetoldText, OfOursIsTheSameAgainWhereverItIsCut) {
  for (const std::string file : {"sample.txt", "judged.txt", "hostile.txt"}) {
    SCOPED_TRACE(file);
    const auto whole = golden(file);
    for (std::size_t at = 0; at < whole.size(); at += 61) {
      SCOPED_TRACE(at);
      expect_the_same_again(std::string_view(whole).substr(0, at));
      expect_the_same_again(std::string_view(whole).substr(at));
    }
  }
}

TEST(RetoldText, OfTwoReportsHasOneHead) {
  for (const auto& whole : {golden("sample.txt"), read::fixture("v5.txt")}) {
    const auto both = printed(whole + whole).value();

    EXPECT_EQ(both.facts, printed(whole).value().facts);
    expect_the_same_again(whole + whole);
  }
}

TEST(RetoldText, OfARunInsideAMailKeepsItsRemarks) {
  const auto whole = golden("sample.txt");
  std::string quoted;
  for (const auto line : split(whole, '\n')) quoted += cat("> ", line, "\r\n");

  EXPECT_EQ(text(printed(quoted).value()), whole);
}

TEST(RetoldText, IsTheSameAgainFromRealReports) {
  const auto files = files_of(read::shared_reports());
  if (files.empty()) GTEST_SKIP() << "no reports in " << read::shared_reports();
  for (const auto& file : files) {
    SCOPED_TRACE(file);
    expect_the_same_again(read::contents(file));
  }
}

TEST(RetoldText, IsTheSameAgainWhereverAReportIsCut) {
  for (const std::string file :
       {"v5.txt", "v5-graphics.txt", "v5-lost-newlines.txt", "v5-joined.txt", "v5-wrapped.txt",
        "v4.txt", "v4-mail.txt", "v4-failed.txt", "v3.txt", "page.html", "passes.log"}) {
    SCOPED_TRACE(file);
    const auto whole = read::fixture(file);
    for (std::size_t at = 0; at < whole.size(); at += 157) {
      SCOPED_TRACE(at);
      expect_the_same_again(std::string_view(whole).substr(0, at));
      expect_the_same_again(std::string_view(whole).substr(at));
    }
  }
}

TEST(RetoldText, TellsOfItsLossesOnce) {
  for (const std::string file : {"v5-contradictions.txt", "v5-cut.txt", "v4-mail.txt"}) {
    const auto report = printed(read::fixture(file)).value();
    const auto again = printed(text(report)).value();

    EXPECT_EQ(again.lost.size(), report.lost.size()) << file;
    EXPECT_EQ(again.warnings.size(), report.warnings.size()) << file;
  }
}

TEST(RetoldText, TellsOfDamageThatCameLater) {
  auto once = text(printed(read::fixture("v5-cut.txt")).value());
  replace_all(once, "\nFile Copy 1024 bufsize 2000 maxblocks",
              "\nhere a cat walked\nFile Copy 1024 bufsize 2000 maxblocks");

  const auto lost = read::list_of(printed(once).value().lost);

  EXPECT_NE(lost.find("not understood: 'here a cat walked'"), std::string::npos) << lost;
  EXPECT_NE(lost.find("0: line 18: rows of this table: "), std::string::npos) << lost;
}

}  // namespace
}  // namespace unixmark::write
