#include "read/published.hpp"

#include "tests_suite/read/printed.hpp"

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::read {
namespace {

struct FixtureCase {
  std::string file;
  std::string version;
  std::string runs;    // copies on processors
  std::string rows;    // how many, in each run
  std::string scores;  // of all tables in their order
  std::string lost;
  std::string warnings;

  friend void PrintTo(const FixtureCase& tested, std::ostream* out) { *out << tested.file; }
};

const std::vector<FixtureCase> cases = {
    {"ours.txt", "0.1.0", "1 on 2", "12", "905.7 (partial)", "", ""},
    {"page-of-text.html", "5.1.3", "1 on 2", "12", "865.6", "", ""},
    {"page.html", "5.1.3", "1 on 2", "12", "865.6", "", ""},
    {"passes.log", "", "1 on ?, 2 on ?", "1 + 2", "", "", ""},
    {"v3.txt", "3.11", "? on ?", "9", "50.3", "", ""},
    {"v4-cut-head.txt", "4.1.0", "? on ?", "20", "60.7",
     "2: the time at which it began is cut off\n", ""},
    {"v4-failed.txt", "4.0.1", "? on ?", "11", "",
     "6: when it ran: it is not told\n"
     "6: the result lines of this run, with times and samples\n"
     "6: the score below this table\n",
     ""},
    {"v4-mail.txt", "4.1.0", "? on ?", "20", "61.2 (partial)",
     "40: the title 'ipe Throughput' is damaged: taken for 'Pipe Throughput'\n",
     "45: the score is called final, but is without File Copy 4096 bufsize 8000 maxblocks, "
     "Pipe-based Context Switching: taken for that of a part\n"},
    {"v4.txt", "4.1.0", "? on ?", "20", "60.7", "", ""},
    {"v5-collapsed.txt", "", "1 on 2", "12", "",
     "0: the head of the report, with its version\n"
     "16: the score below this table\n"
     "16: rows of this table: System Call Overhead, Shell Scripts (8 concurrent)\n",
     ""},
    {"v5-console.txt", "5.1.3", "1 on 2", "12", "865.6", "", ""},
    {"v5-contradictions.txt", "5.1.3", "1 on 2", "12", "915.6", "",
     "37: 'Pipe Throughput': 1078000.0 over 12440.0 makes an index of 866.6, and 8665.6 is shown\n"
     "39: 'Process Creation': 7624.0 over 126.0 makes an index of 605.1, and 525.7 is shown\n"
     "39: 'Process Creation' is 7624.0 here and 6624.0 in line 25\n"
     "44: a score of 915.6 is shown, and the rows make 875.8\n"},
    {"v5-cut-results.txt", "5.1.3", "1 on 2", "5", "",
     "10: the index table of this run\n"
     "17: 'File Copy 256 bufsize 500 maxblocks': value, unit, time, samples cut off or damaged\n",
     ""},
    {"v5-cut.txt", "", "1 on 2", "12", "",
     "0: the head of the report, with its version\n"
     "18: the score below this table\n"
     "18: rows of this table: Process Creation, System Call Overhead, Shell Scripts (1 "
     "concurrent), Shell Scripts (8 concurrent)\n"
     "26: 'Pipe-based Context Switching': numbers cut off or damaged\n",
     ""},
    {"v5-empty-run.txt", "", "64 on 64", "0", "",
     "0: the head of the report, with its version\n"
     "2: the results of this run: there are none\n",
     ""},
    {"v5-graphics.txt", "5.1.2", "1 on 0", "19", "3D 17.8; 2D 1038.8; 865.6", "",
     "12: a system of 0 processors: its program could not count them\n"},
    {"v5-head-alone.txt", "5.1.3", "1 on ?", "0", "",
     "7: the processors: their program had no details of them\n"
     "11: the number of processors: it is not told\n"
     "11: the results of this run: there are none\n",
     ""},
    {"v5-joined.txt", "5.1.3", "1 on 2, 8 on 8", "12 + 12", "865.6; 1644.6", "",
     "47: this run is of 8 processors and that of line 14 of 2: they are not of one machine, or it "
     "was changed\n"
     "47: this run did not begin when the one before it ended: they are not of one session\n"},
    {"v5-lost-newlines.txt", "", "1 on 2", "12", "865.6",
     "0: the head of the report, with its version\n", ""},
    {"v5-partial-table.txt", "", "? on ?", "11", "845.6 (partial)",
     "0: the head of the report, with its version\n"
     "1: when this run was, and of how many copies: it is not told\n"
     "1: the result lines of this run, with times and samples\n",
     ""},
    {"v5-quoted-printable.txt", "5.1.3", "1 on 2", "12", "865.6", "", ""},
    {"v5-rows-first.txt", "", "? on ?, 2 on 2", "12 + 12", "865.6; 1644.6",
     "0: the head of the report, with its version\n"
     "1: when this run was, and of how many copies: it is not told\n",
     ""},
    {"v5-wrapped.txt", "5.1.3", "1 on 2", "12", "865.6", "", ""},
    {"v5.txt", "5.1.3", "1 on 2, 2 on 2", "12 + 12", "865.6; 1644.6", "", ""},
};

class PublishedFixtures : public testing::TestWithParam<FixtureCase> {};

TEST_P(PublishedFixtures, AreReadAsFarAsTheyGo) {
  const auto& expected = GetParam();

  const auto report = parse_published(fixture(expected.file));

  ASSERT_TRUE(report);
  EXPECT_EQ(report->version, expected.version);
  EXPECT_EQ(runs_of(*report), expected.runs);
  EXPECT_EQ(rows_of(*report), expected.rows);
  EXPECT_EQ(scores_of(*report), expected.scores);
  EXPECT_EQ(list_of(report->lost), expected.lost);
  EXPECT_EQ(list_of(report->warnings), expected.warnings);
}

INSTANTIATE_TEST_SUITE_P(Each, PublishedFixtures, testing::ValuesIn(cases), [](const auto& tested) {
  auto name = tested.param.file;
  for (auto& letter : name) letter = std::string_view("-.").find(letter) < 2 ? '_' : letter;
  return name;
});

const report::PublishedSection& first_run(const report::Published& report) {
  return report.sections.at(0);
}

TEST(Published, KeepsWhatALineSays) {
  const auto report = parse_published(fixture("v5.txt"));

  ASSERT_TRUE(report);
  const auto& run = first_run(*report);
  EXPECT_EQ(run.began, "lun. juin 12 2017 07:03:04");
  EXPECT_EQ(run.ended, "07:31:19");
  const auto& row = run.rows.at(1);
  EXPECT_EQ(row.test, "whetstone-double");
  EXPECT_EQ(row.title, "Double-Precision Whetstone");
  EXPECT_EQ(row.value, 3039.0);
  EXPECT_EQ(row.unit, "MWIPS");
  EXPECT_EQ(row.seconds, 9.9);
  EXPECT_EQ(row.samples, 7);
  EXPECT_EQ(row.line, 18);
  const auto& table = run.tables.at(0);
  EXPECT_EQ(table.category, "System Benchmarks");
  EXPECT_EQ(table.rows.at(1).baseline, 55.0);
  EXPECT_EQ(table.rows.at(1).index, 552.5);
  EXPECT_NEAR(*table.recomputed, *table.score, 0.06);
}

TEST(Published, KeepsWhatTheHeadSays) {
  const auto report = parse_published(fixture("v5.txt"));

  ASSERT_TRUE(report);
  EXPECT_EQ(report->program, "UnixBench");
  EXPECT_EQ(report->host, "mill");
  const std::vector<report::PublishedFact> facts = {
      {"system", "GNU/Linux"},
      {"os", "GNU/Linux -- 4.9.0-3-amd64 -- #1 SMP Debian 4.9.30-2 (2017-06-12)"},
      {"machine", "x86_64 (unknown)"},
      {"language", R"(en_US.utf8 (charmap="UTF-8", collate="UTF-8"))"},
      {"processor", "Quern(R) Q7 (4800.2 bogomips)"},
      {"features", "x86-64, MMX, Physical Address Ext"},
      {"processor", "Quern(R) Q7 (4800.2 bogomips)"},
      {"features", "x86-64, MMX, Physical Address Ext"},
      {"uptime", "07:03:04 up 16:24,  2 users,  load average: 0,08, 0,03, 0,07"},
      {"runlevel", "5"}};
  EXPECT_EQ(report->facts, facts);
}

TEST(Published, JoinsLinesOfTheHeadThatWereBroken) {
  const auto report = parse_published(fixture("v5-quoted-printable.txt"));

  ASSERT_TRUE(report);
  EXPECT_EQ(report::fact(*report, "os"),
            "GNU/Linux -- 4.9.0-3-amd64 -- #1 SMP Debian 4.9.30-2 (2017-06-12)");
  EXPECT_EQ(report::fact(*report, "features"), "x86-64, MMX, Physical Address Ext");
  EXPECT_EQ(report::fact(*report, "uptime"),
            "07:03:04 up 16:24,  2 users,  load average: 0.08, 0.03, 0.07");
  EXPECT_EQ(report::fact(*report, "runlevel"), "5");
}

TEST(Published, KnowsVersionFoursHead) {
  const auto report = parse_published(fixture("v4.txt"));

  ASSERT_TRUE(report);
  EXPECT_EQ(report->host, "mill");
  EXPECT_EQ(report::fact(*report, "system"),
            "Linux mill 2.4.20 #1 Fri Oct 11 14:08:36 CET 2002 i686 unknown");
  EXPECT_EQ(report::fact(*report, "users"), "3 interactive users.");
  EXPECT_EQ(report::fact(*report, "file system"), "/dev/hda3 18073956 3549616 13606228 21% /");
  EXPECT_EQ(first_run(*report).began, "mer oct 16 11:41:59 CET 2002");
}

TEST(Published, KnowsWhoMeasured) {
  const auto report = parse_published(fixture("ours.txt"));

  ASSERT_TRUE(report);
  EXPECT_EQ(report->program, "unixmark");
  EXPECT_EQ(report::fact(*report, "profile"), "6.0");
  EXPECT_EQ(report::fact(*report, "compiler"), "gcc 12.2.0");
  EXPECT_EQ(report::fact(*report, "flags"), "-O3 -ffast-math -march=native");
  EXPECT_EQ(report::fact(*report, "kernels"), "0123456789abcdef");
}

TEST(Published, TakesFailuresFromOurRemarks) {
  const auto report = parse_published(fixture("ours.txt"));

  ASSERT_TRUE(report);
  const auto& row = first_run(*report).rows.back();
  EXPECT_EQ(row.test, "spawn");
  EXPECT_EQ(row.value, std::nullopt);
  EXPECT_EQ(row.failure, "copy 1 of 2: fork: Resource temporarily unavailable");
}

TEST(Published, TellsFailuresOfOldVersionsFromValues) {
  const auto report = parse_published(fixture("v4-failed.txt"));

  ASSERT_TRUE(report);
  const auto& rows = first_run(*report).rows;
  EXPECT_EQ(rows.at(0).test, "double");
  EXPECT_EQ(rows.at(0).value, std::nullopt);
  EXPECT_EQ(rows.at(0).failure,
            "its result is 1.0, which stands for a failure of this test in version 4");
  EXPECT_EQ(rows.at(2).test, "execl");
  EXPECT_EQ(rows.at(2).failure, "its result is 0.0, which stands for a failure");
  EXPECT_EQ(rows.at(1).value, 23'340'000.0);
  EXPECT_EQ(first_run(*report).tables.at(0).recomputed, std::nullopt);
}

TEST(Published, MakesRowsOfTestsThatStandInATableAlone) {
  const auto report = parse_published(fixture("v5-partial-table.txt"));

  ASSERT_TRUE(report);
  const auto& row = first_run(*report).rows.at(0);
  EXPECT_EQ(row.test, "execl");
  EXPECT_EQ(row.value, 2052.0);
  EXPECT_EQ(row.unit, "lps");
  EXPECT_EQ(row.seconds, std::nullopt);
  EXPECT_EQ(row.samples, std::nullopt);
}

TEST(Published, RecomputesVersionThreesMean) {
  const auto report = parse_published(fixture("v3.txt"));

  ASSERT_TRUE(report);
  const auto& table = first_run(*report).tables.at(0);
  EXPECT_TRUE(table.plain);
  EXPECT_NEAR(*table.recomputed, 50.3, 0.1);
}

TEST(Published, IsNothingWhereNoReportIs) {
  EXPECT_EQ(parse_published(fixture("noise.txt")), std::nullopt);
  EXPECT_EQ(parse_published(""), std::nullopt);
  EXPECT_EQ(parse_published(std::string(1000, '\0')), std::nullopt);
  EXPECT_EQ(parse_published("{\"schema\":\"unixmark-report/1\"}"), std::nullopt);
  EXPECT_EQ(parse_published("# BYTE UNIX Benchmarks: mill\n\n| test | result |\n"), std::nullopt);
  EXPECT_EQ(parse_published("1 x Pipe Throughput  1 2 3\n"), std::nullopt);
}

// Every beginning and every end of a report is read without harm.
TEST(Published, BearsBeingCutAnywhere) {
  for (const std::string file : {"v5-quoted-printable.txt", "v4-mail.txt", "v3.txt", "page.html",
                                 "passes.log", "ours.txt", "v5-lost-newlines.txt"}) {
    const auto whole = fixture(file);
    for (std::size_t at = 0; at < whole.size(); at += 29) {
      static_cast<void>(parse_published(std::string_view(whole).substr(0, at)));
      static_cast<void>(parse_published(std::string_view(whole).substr(at)));
    }
  }
}

TEST(Published, StopsAfterMoreRunsThanAnybodyMade) {
  std::string text;
  for (int i = 0; i < 3000; ++i) {
    text += "2 CPUs in system; running 1 parallel copy of tests\n\n";
  }

  const auto report = parse_published(text);

  ASSERT_TRUE(report);
  EXPECT_EQ(report->sections.size(), 1000);
  EXPECT_EQ(report->lost.size(), 501);
}

TEST(Published, ListsOnlySoManyLosses) {
  const auto begin = "2 CPUs in system; running 1 parallel copy of tests\n";
  std::string text = begin;
  for (int i = 0; i < 5000; ++i) text += "nothing that anybody knows\n";

  const auto report = parse_published(text);

  ASSERT_TRUE(report);
  EXPECT_EQ(report->lost.size(), 501);
  EXPECT_EQ(report->lost.back().text, "4503 more losses and warnings are not listed");
}

}  // namespace
}  // namespace unixmark::read
