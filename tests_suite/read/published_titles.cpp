#include "read/published_titles.hpp"

#include "catalog/catalog.hpp"
#include "read/published_pieces.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace unixmark::read {
namespace {

using TitleTexts = std::vector<std::string_view>;

TEST(PublishedTitles, OfTheCatalogueAreKnown) {
  for (const auto& test : catalog::tests()) {
    const auto name = name_of(test.title);
    EXPECT_EQ(name.test, test.name);
    EXPECT_EQ(name.title, test.title);
    EXPECT_FALSE(name.damaged);
  }
}

TEST(PublishedTitles, OfOldVersionsStandForTheCatalogues) {
  EXPECT_EQ(name_of("Arithmetic Test (type = double)").title, "Arithmetic Test (double)");
  EXPECT_EQ(name_of("System Call Overhead Test").test, "syscall");
  EXPECT_EQ(name_of("Recursion Test--Tower of Hanoi").test, "hanoi");
  EXPECT_EQ(name_of("Shell scripts (8 concurrent)").test, "shell8");
}

TEST(PublishedTitles, OfTestsThatAreGoneStayAsTheyStand) {
  const auto name = name_of("Shell scripts (2 concurrent)");

  EXPECT_TRUE(name.known);
  EXPECT_EQ(name.test, "");
  EXPECT_EQ(name.title, "Shell scripts (2 concurrent)");
}

TEST(PublishedTitles, WithALetterLostAreTakenForWhatTheyWere) {
  for (const std::string printed : {"ipe Throughput", "Pipe Thruoghput", "Pipe Throughput:"}) {
    const auto name = name_of(printed);
    EXPECT_EQ(name.test, "pipe") << printed;
    EXPECT_TRUE(name.damaged) << printed;
  }
}

TEST(PublishedTitles, WithAnotherNumberAreOtherTests) {
  for (const std::string printed : {"Shell Scripts (3 concurrent)",
                                    "File Copy 1024 bufsize 200 maxblocks", "Pipe", "", "lines"}) {
    const auto name = name_of(printed);
    EXPECT_FALSE(name.known) << printed;
    EXPECT_EQ(name.title, printed);
  }
}

TEST(PublishedPieces, AreMostlyTheLine) {
  for (const std::string_view line :
       {"Pipe Throughput 985885.3 lps (10.0 s, 7 samples)", "1 x Pipe Throughput 1 2 3",
        "Look at Pipe Throughput and Process Creation!", "OS: GNU/Linux -- 6.1 -- #1 SMP",
        "said 'Pipe Throughput 1.0 2.0 3.0' and Execl Throughput",
        "Shell Scripts (1 concurrent)"}) {
    EXPECT_EQ(pieces_of(line), TitleTexts{line});
  }
  EXPECT_EQ(pieces_of(""), TitleTexts{});
}

TEST(PublishedPieces, BeginWhereALineMustHaveEnded) {
  EXPECT_EQ(
      pieces_of("running 1 parallel copy of testsPipe Throughput 5.0 lps (10.0 s, 7 "
                "samples)Process Creation 6.0 lps (30.0 s, 2 samples) System Benchmarks Index "
                "Values BASELINE RESULT INDEX Pipe Throughput 1.0 5.0 50.0Process Creation "
                "1.0 6.0 60.0========System Benchmarks Index Score 54.8"),
      (TitleTexts{"running 1 parallel copy of tests", "Pipe Throughput 5.0 lps (10.0 s, 7 samples)",
                  "Process Creation 6.0 lps (30.0 s, 2 samples)",
                  "System Benchmarks Index Values BASELINE RESULT INDEX",
                  "Pipe Throughput 1.0 5.0 50.0", "Process Creation 1.0 6.0 60.0",
                  "========", "System Benchmarks Index Score 54.8"}));
}

TEST(PublishedPieces, BeginWithTheHeadOfARun) {
  const std::string rule(72, '-');
  EXPECT_EQ(pieces_of("score 1035.7 " + rule +
                      " Benchmark Run: Mon 07:03:04 - 07:31:19 2 CPUs in "
                      "system; running 1 parallel copy of tests"),
            (TitleTexts{"score 1035.7", rule, "Benchmark Run: Mon 07:03:04 - 07:31:19",
                        "2 CPUs in system; running 1 parallel copy of tests"}));
  EXPECT_EQ(pieces_of("System -- Linux mill #1 SMP Thu J Start Benchmark Run: Tue Sep 1"),
            (TitleTexts{"System -- Linux mill #1 SMP Thu J", "Start Benchmark Run: Tue Sep 1"}));
}

TEST(PublishedPieces, OfAHeadBeginWithItsWords) {
  EXPECT_EQ(
      pieces_of("BYTE UNIX Benchmarks (Version 5.1.3) System: mill: GNU/Linux OS: GNU/Linux -- 6 "
                "-- #1 Machine: x86_64 (unknown)"),
      (TitleTexts{"BYTE UNIX Benchmarks (Version 5.1.3)", "System: mill: GNU/Linux",
                  "OS: GNU/Linux -- 6 -- #1", "Machine: x86_64 (unknown)"}));
}

}  // namespace
}  // namespace unixmark::read
