#include "analysis/kind.hpp"

#include "tests_suite/analysis/subjects.hpp"

#include <gtest/gtest.h>

namespace unixmark::analysis {
namespace {

using sample::measured;
using sample::quiet;
using sample::subject;

Subject with_traits(std::vector<Trait> traits) {
  auto made = subject("box", {measured("pipe", quiet(100))});
  made.traits = std::move(traits);
  return made;
}

TEST(Differences, AreWhatBothTellOtherwise) {
  const auto a = with_traits({{"kernel", "6.1"}, {"governor", "performance"}, {"SMT", "on"}});
  const auto b = with_traits({{"kernel", "6.8"}, {"governor", ""}, {"SMT", "on"}});

  EXPECT_EQ(differences(a, b), (std::vector<Difference>{{"kernel", "6.1", "6.8"}}));
  EXPECT_EQ(untold(a, b).by_b, std::vector<std::string>{"governor"});
  EXPECT_TRUE(untold(a, b).by_a.empty());
}

TEST(Untold, NamesMitigationsOnce) {
  const auto a = with_traits({{"mitigation l1tf", "x"}, {"mitigation mds", "y"}, {"SMT", "on"}});

  EXPECT_EQ(untold(a, with_traits({})).by_b, (std::vector<std::string>{"mitigations", "SMT"}));
}

TEST(OtherKind, IsOfProfilesCompilersFlagsAndSettings) {
  const auto a = with_traits({{"profile", "5.1.3"},
                              {"compiler", "gcc 12"},
                              {"flags", "-O2"},
                              {"settings", "none"},
                              {"kernel", "6.1"}});
  const auto b = with_traits({{"profile", "6.0"},
                              {"compiler", "gcc 13"},
                              {"flags", "-O3"},
                              {"settings", "MULTI_SH_WORK_FACTOR=2"},
                              {"kernel", "6.8"}});

  const auto other = other_kind(a, b);

  ASSERT_EQ(other.size(), 4U);
  EXPECT_EQ(other[0].name, "profile");
  EXPECT_EQ(other[3].name, "settings");
}

TEST(OtherKind, VersionsOfOneProfileAreOfOneKind) {
  EXPECT_TRUE(
      other_kind(with_traits({{"profile", "5.1.2"}}), with_traits({{"profile", "5.1.3"}})).empty());
  EXPECT_TRUE(
      other_kind(with_traits({{"profile", "6.0"}}), with_traits({{"profile", "6.0.0"}})).empty());
  EXPECT_EQ(
      other_kind(with_traits({{"profile", "6.0"}}), with_traits({{"profile", "foreign"}})).size(),
      1U);
}

TEST(OtherKind, LengthsOfPassesMustBeAlike) {
  auto a = subject("a", {measured("pipe", quiet(100)), measured("spawn", quiet(100))});
  auto b = a;
  for (auto& test : a.runs[0].tests) test.seconds = 10;
  for (auto& test : b.runs[0].tests) test.seconds = 9.8;
  EXPECT_TRUE(other_kind(a, b).empty());

  for (auto& test : b.runs[0].tests) test.seconds = 2;
  EXPECT_EQ(other_kind(a, b), (std::vector<Difference>{{"length of passes", "10.0 s", "2.0 s"}}));
}

TEST(OtherKind, LengthsOfPassesAreShownSoThatTheyDiffer) {
  auto a = subject("a", {measured("pipe", quiet(100))});
  auto b = a;
  a.runs[0].tests[0].seconds = 0.06;
  b.runs[0].tests[0].seconds = 0.14;
  EXPECT_EQ(other_kind(a, b), (std::vector<Difference>{{"length of passes", "0.06 s", "0.14 s"}}));

  a.runs[0].tests[0].seconds = 0.002;
  b.runs[0].tests[0].seconds = 0.0041;
  EXPECT_EQ(other_kind(a, b),
            (std::vector<Difference>{{"length of passes", "0.002 s", "0.004 s"}}));
}

TEST(OtherKind, BaselinesMustBeEqual) {
  const auto a = subject("a", {measured("pipe", quiet(100))});
  auto b = a;
  b.runs[0].tests[0].baseline = 20;

  EXPECT_EQ(other_kind(a, b),
            (std::vector<Difference>{{"baseline of Pipe Throughput", "10", "20"}}));
}

TEST(SameTest, GoesByNamesAndElseByTitles) {
  const SubjectTest named{.test = "pipe", .title = "Pipe Throughput"};
  const SubjectTest renamed{.test = "pipe", .title = "Pipes"};
  const SubjectTest nameless{.test = "", .title = "Pipes"};

  EXPECT_TRUE(same_test(named, renamed));
  EXPECT_TRUE(same_test(renamed, nameless));
  EXPECT_FALSE(same_test(named, nameless));
}

}  // namespace
}  // namespace unixmark::analysis
