#include "analysis/pool.hpp"

#include "tests_suite/analysis/subjects.hpp"

#include <gtest/gtest.h>

namespace unixmark::analysis {
namespace {

using sample::failed;
using sample::measured;
using sample::printed;
using sample::printed_median;
using sample::subject;

std::vector<Subject> sessions(const std::vector<std::vector<double>>& rates) {
  std::vector<Subject> made;
  for (const auto& of_one : rates) made.push_back(subject("box", {measured("pipe", of_one)}));
  return made;
}

const SubjectTest& only(const Subject& pooled) {
  return pooled.runs.at(0).tests.at(0);
}

TEST(Pooled, OneSessionIsItself) {
  const auto whole = pooled(sessions({{1, 2, 3}}), true);

  EXPECT_EQ(whole.sessions, 1);
  EXPECT_EQ(only(whole).rates, (std::vector<double>{1, 2, 3}));
}

TEST(Pooled, FewSessionsPutTheirPassesTogether) {
  const auto whole = pooled(sessions({{100, 101, 102}, {103, 104, 105}}), false);

  EXPECT_EQ(whole.sessions, 2);
  EXPECT_EQ(only(whole).rates, (std::vector<double>{100, 101, 102, 103, 104, 105}));
  EXPECT_EQ(only(whole).median, 102.5);
  EXPECT_EQ(only(whole).samples, 6);
}

TEST(Pooled, EnoughSessionsCountAsOneValueEach) {
  const auto whole = pooled(sessions({{1, 2, 9}, {2, 3, 9}, {3, 4, 9}, {4, 5, 9}}), true);

  EXPECT_EQ(only(whole).rates, (std::vector<double>{2, 3, 4, 5}));
  EXPECT_EQ(only(whole).median, 3.5);
}

TEST(Pooled, PrintedResultsAreValuesOfSessionsToo) {
  std::vector<Subject> printed_ones;
  for (const double value : {1.0, 2.0, 4.0, 8.0}) {
    printed_ones.push_back(subject("box", {printed("pipe", value)}));
  }

  EXPECT_EQ(only(pooled(printed_ones, true)).rates, (std::vector<double>{1, 2, 4, 8}));
  EXPECT_TRUE(only(pooled(printed_ones, false)).rates.empty());
  EXPECT_NEAR(only(pooled(printed_ones, false)).result.value(), 2.828, 1e-3);
}

TEST(Pooled, PrintedMediansHaveTheirMeanWithItsInterval) {
  const std::vector<Subject> texts = {subject("box", {printed_median("pipe", 100, 0.03)}),
                                      subject("box", {printed_median("pipe", 400, 0.04)})};

  const auto whole = pooled(texts, false);

  EXPECT_NEAR(only(whole).median.value(), 200, 1e-9);
  EXPECT_TRUE(only(whole).median_alone);
  EXPECT_NEAR(only(whole).printed_half.value(), 0.025, 1e-12);
}

TEST(Pooled, PrintedMediansAreNoClassicScores) {
  const std::vector<Subject> texts = {subject("box", {printed_median("pipe", 100, 0.03)}),
                                      subject("box", {printed("pipe", 100)})};

  EXPECT_EQ(only(pooled(texts, false)).remark,
            "printed medians and classic scores are put together");
}

TEST(Pooled, KnowsAllOfAMachineWhereSessionsAgree) {
  auto all = sessions({{1, 2, 3}, {1, 2, 3}});
  all[0].whole = all[1].whole = 2;
  EXPECT_EQ(pooled(all, false).whole, 2);

  all[1].whole = 3;
  EXPECT_FALSE(pooled(all, false).whole);
}

TEST(Pooled, ATestThatFailedInSomeHasTheOthersAndSaysSo) {
  auto all = sessions({{100, 101, 102}, {103, 104, 105}});
  all.push_back(subject("box", {failed("pipe", "failed: why")}));

  const auto whole = pooled(all, false);

  EXPECT_EQ(only(whole).rates.size(), 6U);
  EXPECT_EQ(only(whole).remark, "failed in 1 of 3 sessions");
}

TEST(Pooled, RunsThatNotAllHaveAreLeftOut) {
  auto all = sessions({{1, 2, 3}, {1, 2, 3}});
  all[0].runs.push_back({.copies = 2, .tests = {measured("pipe", {1, 2})}});

  EXPECT_EQ(pooled(all, false).runs.size(), 1U);
}

TEST(Mixed, NamesOtherHostsAndOtherWork) {
  auto all = sessions({{1, 2, 3}, {1, 2, 3}});
  EXPECT_TRUE(mixed(all).empty());

  all[1].host = "other";
  all[1].traits = {{"profile", "5.1.3"}};
  EXPECT_EQ(mixed(all), (std::vector<std::string>{"host: box / other", "profile: 6.0 / 5.1.3"}));
}

}  // namespace
}  // namespace unixmark::analysis
