#include "base/text.hpp"
#include "catalog/catalog.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::catalog {
namespace {

TEST(Table, HoldsEveryTestOfUnixBench) {
  EXPECT_EQ(tests().size(), 41U);
}

TEST(Table, NamesAndTitlesAreUnique) {
  std::set<std::string_view> names;
  std::set<std::string_view> titles;
  for (const auto& test : tests()) {
    EXPECT_TRUE(names.insert(test.name).second) << test.name;
    EXPECT_TRUE(titles.insert(test.title).second) << test.title;
  }
}

TEST(Table, EveryRowSaysWhatItNeedsToRunAndToBeExplained) {
  for (const auto& test : tests()) {
    EXPECT_FALSE(test.program.empty()) << test.name;
    EXPECT_NE(test.arguments.find("{seconds}"), std::string_view::npos) << test.name;
    EXPECT_FALSE(test.unit.empty()) << test.name;
    EXPECT_GT(test.seconds, 0) << test.name;
    EXPECT_GE(test.processes_per_copy, 1) << test.name;
    EXPECT_GT(test.explanation.size(), 100U) << test.name;
  }
}

TEST(Table, TitlesFitTheirColumnOfTheReport) {
  for (const auto& test : tests()) EXPECT_LE(test.title.size(), 40U) << test.title;
}

TEST(Table, GroupsOfRowsAreAllKnown) {
  const auto known = group_names();
  for (const auto& test : tests()) {
    for (const auto name : words(test.groups)) {
      EXPECT_EQ(std::ranges::count(known, name), 1) << test.name << ": " << name;
    }
  }
}

TEST(Table, ExplanationsAreOneParagraphThatNamesItsUnit) {
  for (const auto& test : tests()) {
    EXPECT_EQ(test.explanation.find('\n'), std::string_view::npos) << test.name;
    if (test.unit == "score") continue;
    EXPECT_NE(test.explanation.find("(" + std::string(test.unit) + ")"), std::string_view::npos)
        << test.name;
  }
}

TEST(Table, TimebasesBelongToTheirUnits) {
  for (const auto& test : tests()) {
    const int expected = test.unit == "lps" ? 1 : test.unit == "lpm" ? 60 : 0;
    EXPECT_EQ(test.timebase, expected) << test.name;
  }
}

TEST(Table, GraphicsRunAsOneCopyAndSayWhereTheirKernelsAre) {
  for (const auto& test : tests()) {
    const bool graphics =
        test.category == Category::Graphics2d || test.category == Category::Graphics3d;
    EXPECT_EQ(test.most_copies, graphics ? 1 : 0) << test.name;
    EXPECT_EQ(test.absent_hint.empty(), !graphics) << test.name;
  }
}

TEST(Table, FileTestsDifferInBufferAndSize) {
  EXPECT_EQ(find("fsbuffer")->arguments, "-c -t {seconds} -d {files} -b 256 -m 500");
  EXPECT_EQ(find("fsdisk-r")->arguments, "-r -t {seconds} -d {files} -b 4096 -m 8000");
  EXPECT_EQ(find("fstime-w")->title, "File Write 1024 bufsize 2000 maxblocks");
}

TEST(Table, FileTestsAloneWorkInAFolderThatCopiesMayShare) {
  for (const auto& test : tests()) {
    const bool in_files = test.arguments.find("{files}") != std::string_view::npos;
    EXPECT_EQ(in_files, test.program == "fstime") << test.name;
  }
}

TEST(Table, ShellTestsLoopOverTheScript) {
  const auto& shell8 = *find("shell8");

  EXPECT_EQ(shell8.program, "looper");
  EXPECT_EQ(shell8.arguments, "{seconds} {kernels}/multi.sh 8");
  EXPECT_EQ(shell8.seconds, 60);
  EXPECT_EQ(shell8.needs, "sort od grep tee wc rm");
}

TEST(Table, ShellTestsOfManyScriptsKeepSeveralProcessorsBusy) {
  for (const auto& test : tests()) {
    EXPECT_EQ(test.inherently_parallel, test.name == "shell8" || test.name == "shell16")
        << test.name;
  }
}

TEST(Table, LengthsAndPassesAreTheClassicOnes) {
  EXPECT_EQ(find("dhry2reg")->seconds, 10);
  EXPECT_EQ(find("dhry2reg")->passes, Passes::Long);
  EXPECT_EQ(find("spawn")->seconds, 30);
  EXPECT_EQ(find("spawn")->passes, Passes::Short);
  EXPECT_EQ(find("hanoi")->seconds, 20);
  EXPECT_EQ(find("sysexec")->passes, Passes::Long);
  EXPECT_EQ(find("sysexec")->category, Category::Misc);
}

TEST(ExplainScore, CarriesItsExampleToTheEnd) {
  const auto text = explain_score();

  EXPECT_NE(text.find("10,299.5"), std::string_view::npos);
  EXPECT_NE(text.find("817.4"), std::string_view::npos);
  EXPECT_NE(text.find("990.4"), std::string_view::npos);
}

}  // namespace
}  // namespace unixmark::catalog
