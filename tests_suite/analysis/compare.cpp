#include "analysis/compare.hpp"

#include "analysis/compare_parts.hpp"
#include "analysis/pool.hpp"
#include "tests_suite/analysis/subjects.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace unixmark::analysis {
namespace {

using sample::failed;
using sample::measured;
using sample::printed;
using sample::printed_median;
using sample::quiet;
using sample::subject;

ComparedRow only_row(const Subject& a, const Subject& b, const Question& question = {}) {
  return compare(a, b, question).runs.at(0).tests.at(0);
}

ComparedRow row_of(const std::vector<double>& a, const std::vector<double>& b,
                   const Question& question = {}) {
  return only_row(subject("a", {measured("pipe", a)}), subject("b", {measured("pipe", b)}),
                  question);
}

bool notes(const ComparedRow& row, std::string_view text) {
  return std::ranges::any_of(
      row.notes, [&](const std::string& note) { return note.find(text) != std::string::npos; });
}

TEST(CompareTest, PassesGiveARatioWithItsInterval) {
  const auto row = row_of(quiet(100), quiet(90));

  EXPECT_NEAR(row.ratio.value(), 0.9, 1e-3);
  ASSERT_TRUE(row.interval);
  EXPECT_LT(row.interval->low, 0.9);
  EXPECT_GT(row.interval->high, 0.9);
  EXPECT_NEAR(row.interval->high, 0.9, 0.01);
  EXPECT_EQ(row.basis, Basis::Passes);
  EXPECT_NEAR(row.p.value(), 0.00216, 1e-5);  // six against six without overlap
  EXPECT_EQ(row.verdict, Verdict::Slower);
}

TEST(CompareTest, TheOtherWayRoundIsFaster) {
  EXPECT_EQ(row_of(quiet(90), quiet(100)).verdict, Verdict::Faster);
}

TEST(CompareTest, AnIntervalWithinTheMarginIsEquivalent) {
  EXPECT_EQ(row_of(quiet(100), quiet(100)).verdict, Verdict::Equivalent);
  EXPECT_EQ(row_of(quiet(100), quiet(97), {.margin = 0.05}).verdict, Verdict::Equivalent);
}

TEST(CompareTest, ADifferenceThatMayBeWithinTheMarginIsUnresolved) {
  const auto row = row_of(quiet(100), quiet(99.3));

  EXPECT_EQ(row.verdict, Verdict::Unresolved);
  EXPECT_TRUE(notes(row, "passes a side")) << row.notes.size();
}

TEST(VerdictOn, FollowsTheIntervalAndTheMargin) {
  EXPECT_EQ(verdict_on(0.9, {0.85, 0.95}, 0.01, true), Verdict::Slower);
  EXPECT_EQ(verdict_on(1.1, {1.05, 1.15}, 0.01, true), Verdict::Faster);
  EXPECT_EQ(verdict_on(0.995, {0.991, 0.999}, 0.01, true), Verdict::Equivalent);
  EXPECT_EQ(verdict_on(0.995, {0.98, 0.999}, 0.01, true), Verdict::Unresolved);
  EXPECT_EQ(verdict_on(0.9, {0.7, 1.1}, 0.01, true), Verdict::Unresolved);
  EXPECT_EQ(verdict_on(0.9, {0.85, 0.95}, 0.01, false), Verdict::LikelySlower);
  EXPECT_EQ(verdict_on(1.1, {1.05, 1.15}, 0.01, false), Verdict::LikelyFaster);
  EXPECT_EQ(verdict_on(1.0, {0.999, 1.001}, 0.01, false), Verdict::Unclear);
}

TEST(CompareTest, ThreeAgainstThreeCannotBeResolvedAndSaysSo) {
  const auto row = row_of({100, 101, 102}, {99, 100.5, 102});

  EXPECT_EQ(row.verdict, Verdict::Unresolved);
  EXPECT_FALSE(row.p);
  EXPECT_TRUE(notes(row, "cannot be resolved with these pass counts (3 against 3)"));
}

TEST(CompareTest, ThreeAgainstThreeFarApartIsLikely) {
  const auto row = row_of({100, 101, 102}, {50, 51, 52});

  EXPECT_EQ(row.verdict, Verdict::LikelySlower);
  EXPECT_EQ(row.basis, Basis::Summaries);
  EXPECT_FALSE(notes(row, "cannot be resolved"));
  EXPECT_TRUE(notes(row, "no more than likely with these pass counts (3 against 3)"));
}

// The medians, 100 and 110, are at the edge of two groups.
TEST(CompareTest, SaysHowARatioIsFormedWhereTheValuesBesideItMakeAnother) {
  const auto row = row_of({50, 51, 52, 100, 101, 102, 103}, {107, 108, 109, 110, 150, 151, 152});

  EXPECT_EQ(row.estimator, Estimator::HodgesLehmann);
  EXPECT_NEAR(*row.b / *row.a, 1.1, 1e-9);
  EXPECT_GT(*row.ratio, 1.4);
  EXPECT_TRUE(notes(row, "median of the ratios of all pairs of passes (Hodges and Lehmann)"));
  EXPECT_FALSE(notes(row_of(quiet(100), quiet(90)), "Hodges"));
  EXPECT_EQ(
      only_row(subject("a", {printed("pipe", 100)}), subject("b", {printed("pipe", 80)})).estimator,
      Estimator::Quotient);
}

TEST(CompareIndex, SaysWhereItsRatioIsNoQuotientOfThePrintedIndexes) {
  auto a = subject("a", {printed("pipe", 100), printed("spawn", 100)});
  auto b = subject("b", {printed("pipe", 50), printed("spawn", 100)});
  a.runs[0].indexes = {{a.runs[0].tests[0].category, 100}};
  b.runs[0].indexes = {{a.runs[0].tests[0].category, 75}};

  const auto row = compare(a, b).runs.at(0).indexes.at(0);

  EXPECT_EQ(row.estimator, Estimator::MeanOfTests);
  EXPECT_NEAR(*row.ratio, 0.707, 1e-3);
  EXPECT_TRUE(notes(row, "geometric mean of the tests' ratios"));
}

// 1.96 x sqrt(0.02^2 / 7 + 0.02^2 / 2) = 0.03143
TEST(CompareTest, PrintedResultsHaveABandOfWhatIsAssumed) {
  const auto row =
      only_row(subject("a", {printed("pipe", 100, 7)}), subject("b", {printed("pipe", 80, 2)}));

  EXPECT_EQ(row.ratio, 0.8);
  EXPECT_NEAR(row.interval->low, 0.8 * std::exp(-0.03143), 1e-5);
  EXPECT_NEAR(row.interval->high, 0.8 * std::exp(0.03143), 1e-5);
  EXPECT_FALSE(row.p);
  EXPECT_EQ(row.verdict, Verdict::LikelySlower);
  EXPECT_TRUE(notes(row, "assumed CV 2 %"));
}

TEST(CompareTest, APrintedResultIsHeldAgainstTheResultOfPasses) {
  auto passes = measured("pipe", quiet(100));
  passes.result = 101;

  const auto row = only_row(subject("a", {passes}), subject("b", {printed("pipe", 101)}));

  EXPECT_EQ(row.a, 101);
  EXPECT_EQ(row.ratio, 1);
  EXPECT_EQ(row.verdict, Verdict::Unclear);
}

TEST(CompareTest, PrintedMediansHaveTheBandThatTheirIntervalsMake) {
  const auto a = subject("a", {printed_median("pipe", 100, 0.3)});
  const auto b = subject("b", {printed_median("pipe", 80, 0.4)});

  const auto row = only_row(a, b);

  EXPECT_EQ(row.ratio, 0.8);
  EXPECT_NEAR(row.interval->low, 0.8 * std::exp(-0.5), 1e-4);
  EXPECT_NEAR(row.interval->high, 0.8 * std::exp(0.5), 1e-4);
  EXPECT_EQ(row.verdict, Verdict::Unclear);
  EXPECT_TRUE(notes(row, "noise by the printed intervals"));
  EXPECT_FALSE(notes(row, "assumed"));
  EXPECT_EQ(gate_of(compare(a, b), 0.05), Gate::Undecided);
}

TEST(CompareTest, APrintedMedianIsHeldAgainstTheMedianOfPasses) {
  auto passes = measured("pipe", quiet(100));
  passes.result = 120;

  const auto row =
      only_row(subject("a", {passes}), subject("b", {printed_median("pipe", 100, 0.01)}));

  EXPECT_EQ(row.a, passes.median);
  EXPECT_NEAR(row.ratio.value(), 1, 1e-9);
  EXPECT_EQ(row.verdict, Verdict::Unclear);
  EXPECT_FALSE(notes(row, "cannot be resolved"));
}

TEST(CompareTest, APrintedMedianIsHeldAgainstNoClassicScore) {
  const auto a = subject("a", {printed_median("pipe", 100, 0.01)});
  const auto b = subject("b", {printed("pipe", 80)});

  EXPECT_FALSE(only_row(a, b).ratio);
  EXPECT_TRUE(notes(only_row(a, b), "A is a median and B a classic score"));
  EXPECT_TRUE(notes(only_row(b, a), "B is a median and A a classic score"));
  EXPECT_EQ(only_row(a, b, {.force = true}).ratio, 0.8);
}

TEST(TrustIn, GoesByTheOtherSidesPassesOnTheSameHost) {
  const Question question;
  const auto host = subject("box", {});
  const auto other = subject("other", {});
  const auto old = printed("pipe", 100, 4);
  const auto passes = measured("pipe", quiet(100));

  const auto same = trust_in(old, passes, true, {.a = host, .b = host, .question = question});
  const auto apart = trust_in(old, passes, true, {.a = host, .b = other, .question = question});

  EXPECT_NEAR(same.error, *passes.variation / 2, 1e-12);
  EXPECT_NEAR(apart.error, assumed_variation / 2, 1e-12);
}

TEST(TrustIn, GoesByTheCalibrationBeforeAssuming) {
  Question question;
  question.floors_a = {{.test = "pipe",
                        .copies = 1,
                        .schedule = "quick",
                        .duration = Seconds(2),
                        .pairs = 3,
                        .value = std::expm1(0.01908),
                        .origin = Floor::Origin::ThisBoot}};
  const auto host = subject("box", {});
  const auto old = printed("pipe", 100, 4);

  EXPECT_NEAR(trust_in(old, old, true, {.a = host, .b = host, .question = question}).error, 0.01,
              1e-9);
  EXPECT_NEAR(trust_in(old, old, false, {.a = host, .b = host, .question = question}).error, 0.01,
              1e-9);
}

TEST(CompareTest, MarginsAreTheLargerOfBothCalibrations) {
  Question question;
  for (auto* floors : {&question.floors_a, &question.floors_b}) {
    floors->push_back({.test = "pipe",
                       .copies = 1,
                       .schedule = "quick",
                       .duration = Seconds(2),
                       .pairs = 3,
                       .value = floors == &question.floors_a ? 0.02 : 0.05,
                       .origin = Floor::Origin::ThisBoot});
  }

  const auto row = row_of(quiet(100), quiet(97), question);
  question.floors_b.clear();

  EXPECT_EQ(row.margin, (Margin{0.05, true}));
  EXPECT_EQ(row.verdict, Verdict::Equivalent);
  EXPECT_EQ(row_of(quiet(100), quiet(97), question).margin, (Margin{0.02, false}));
}

TEST(CompareTest, FailuresStandWhereValuesWould) {
  const auto both = only_row(subject("a", {failed("execl", "failed: x")}),
                             subject("b", {failed("execl", "failed: y")}));
  const auto one =
      only_row(subject("a", {printed("execl", 100)}), subject("b", {failed("execl", "failed: y")}));

  EXPECT_EQ(both.a_failure, "failed: x");
  EXPECT_EQ(both.verdict, Verdict::None);
  EXPECT_EQ(one.a, 100);
  EXPECT_EQ(one.b_failure, "failed: y");
  EXPECT_FALSE(one.ratio);
}

// Or growth would be a classic score by a median.
TEST(CompareTest, BesideAFailureStandsWhatTheOtherRowsShow) {
  auto execl = measured("execl", quiet(100));
  execl.result = 105;
  const std::vector<SubjectTest> tests = {execl, measured("pipe", quiet(100))};

  const auto among_passes =
      only_row(subject("a", tests),
               subject("b", {failed("execl", "failed: y"), measured("pipe", quiet(90))}));
  const auto among_results = only_row(
      subject("a", tests), subject("b", {failed("execl", "failed: y"), printed("pipe", 90)}));

  EXPECT_EQ(among_passes.test, "execl");
  EXPECT_EQ(among_passes.a, execl.median);
  EXPECT_EQ(among_results.a, 105);
}

TEST(CompareTest, UnequalSpreadIsMarked) {
  std::vector<double> noisy;
  for (const double rate : quiet(100)) noisy.push_back(100 + 8 * (rate - 100));

  EXPECT_TRUE(notes(row_of(quiet(100), noisy), "unequal spread"));
  EXPECT_FALSE(notes(row_of(quiet(100), quiet(50)), "unequal spread"));
}

TEST(CompareTest, CorrelatedPassesWidenTheInterval) {
  const std::vector<double> drifting = {100, 100.2, 100.4, 100.6, 100.8, 101, 101.2, 101.4};
  auto shuffled = drifting;
  std::swap(shuffled[0], shuffled[5]);
  std::swap(shuffled[1], shuffled[6]);
  std::swap(shuffled[3], shuffled[7]);

  const auto wide = row_of(drifting, drifting);
  const auto narrow = row_of(shuffled, shuffled);

  EXPECT_GT(wide.interval->high, narrow.interval->high);
  EXPECT_TRUE(notes(wide, "correlated passes"));
}

TEST(CompareTest, AbsurdRatesStayNumbers) {
  const std::vector<double> low(8, 1e-60);
  std::vector<double> rising;
  for (int i = -60; i <= 60; i += 10) rising.push_back(std::pow(10, i));

  for (const auto& rates : {low, rising}) {
    for (const auto& others : {std::vector<double>(8, 1e60), rising}) {
      const auto row = row_of(rates, others);

      EXPECT_TRUE(std::isfinite(*row.ratio));
      EXPECT_TRUE(std::isfinite(row.interval->low));
      EXPECT_TRUE(std::isfinite(row.interval->high));
    }
  }
}

TEST(CompareTest, DifferentUnitsAreNotCompared) {
  auto other = measured("pipe", quiet(100));
  other.unit = "KBps";

  const auto row = only_row(subject("a", {measured("pipe", quiet(100))}), subject("b", {other}));

  EXPECT_FALSE(row.ratio);
  EXPECT_TRUE(notes(row, "not in one unit"));
}

TEST(StealNote, LeavesOutWhatIsTooLittle) {
  EXPECT_EQ(steal_note(0.0, 0.021, 0.926, 2), "steal explains about 2.1 points");
  EXPECT_EQ(steal_note(0.0, 0.021, 0.926, 3), "");
}

TEST(StealNote, TellsThePointsThatStealExplains) {
  EXPECT_EQ(steal_note(0.0, 0.021, 0.926, 0.1), "steal explains about 2.1 points");
  EXPECT_EQ(steal_note({}, 0.021, 0.926, 0.1), "steal explains about 2.1 points");
  EXPECT_EQ(steal_note(0.021, 0.021, 0.926, 0.1), "");
  EXPECT_EQ(steal_note(0.0, 0.021, 1.05, 0.1), "");
  EXPECT_EQ(steal_note({}, {}, 0.9, 0.1), "");
  EXPECT_EQ(steal_note(1.0, 0.0, 0.9, 0.1), "");
}

Subject two_runs(std::string_view host, int all) {
  auto made = subject(host, {measured("pipe", quiet(100))});
  made.runs.push_back(
      {.copies = all, .processors = all, .tests = {measured("pipe", quiet(100.0 * all))}});
  made.traits[0].value = std::to_string(all);
  return made;
}

TEST(Compare, OneCopyAndAllOfThemAreComparedWithTheirScaling) {
  const auto comparison = compare(two_runs("a", 8), two_runs("b", 6));

  ASSERT_EQ(comparison.runs.size(), 2U);
  EXPECT_EQ(comparison.runs[0].copies_a, 1);
  EXPECT_FALSE(comparison.runs[0].all);
  EXPECT_EQ(comparison.runs[1].copies_a, 8);
  EXPECT_EQ(comparison.runs[1].copies_b, 6);
  EXPECT_TRUE(comparison.runs[1].all);
  EXPECT_NEAR(comparison.runs[1].tests.at(0).scaling_a.value(), 8, 1e-9);
  EXPECT_NEAR(comparison.runs[1].tests.at(0).scaling_b.value(), 6, 1e-9);
}

TEST(Compare, SaysThatTheSidesDifferInProcessors) {
  const auto comparison = compare(two_runs("a", 8), two_runs("b", 6));

  ASSERT_FALSE(comparison.notes.empty());
  EXPECT_EQ(comparison.notes[0].find("The sides differ in processors: 8 in A, 6 in B."), 0U);
}

TEST(Compare, SaysWhoseCopiesAreNotTold) {
  const auto told = subject("a", {measured("pipe", quiet(100))});
  auto untold = subject("b", {measured("pipe", quiet(100))});
  untold.runs[0].copies_told = false;
  const auto note = [](const Subject& a, const Subject& b) {
    return compare(a, b).notes.at(0).substr(0, 28);
  };

  EXPECT_EQ(note(told, untold), "Copies not told by B: taken ");
  EXPECT_EQ(note(untold, told), "Copies not told by A: taken ");
  EXPECT_EQ(note(untold, untold), "Copies not told by A and B: ");
  EXPECT_NE(note(told, told).substr(0, 6), "Copies");
}

TEST(Compare, OtherNumbersOfCopiesOnRequest) {
  auto a = two_runs("a", 8);
  auto b = two_runs("b", 8);
  a.runs.push_back({.copies = 4, .tests = {measured("pipe", quiet(400))}});
  b.runs.push_back({.copies = 4, .tests = {measured("pipe", quiet(400))}});

  const auto comparison = compare(a, b, {.copies = {Copies(4), Copies(2)}});

  ASSERT_EQ(comparison.runs.size(), 1U);
  EXPECT_EQ(comparison.runs[0].copies_a, 4);
}

TEST(Compare, OneCopyIsAllOfAMachineWithOneProcessor) {
  auto single = subject("b", {measured("pipe", quiet(100))});
  const auto unlike = compare(two_runs("a", 8), single);
  single.runs[0].processors = 1;

  EXPECT_EQ(unlike.runs.size(), 1U);
  EXPECT_EQ(compare(two_runs("a", 8), single).runs.size(), 2U);
}

TEST(Compare, NothingInCommonIsNoRun) {
  const auto a = subject("a", {measured("pipe", quiet(100))}, 2);
  auto b = subject("b", {measured("pipe", quiet(100))});

  EXPECT_TRUE(compare(a, b).runs.empty());
  b.runs.clear();
  EXPECT_TRUE(compare(a, b).runs.empty());
}

TEST(Compare, NamesTheTestsThatOnlyOneSideHas) {
  const auto run = compare(subject("a", {measured("pipe", quiet(1)), measured("spawn", quiet(1))}),
                           subject("b", {measured("pipe", quiet(1)), measured("execl", quiet(1))}))
                       .runs.at(0);

  EXPECT_EQ(run.only_a, std::vector<std::string>{"Process Creation"});
  EXPECT_EQ(run.only_b, std::vector<std::string>{"Execl Throughput"});
}

TEST(Compare, AdjustsPForTheNumberOfTests) {
  const auto run =
      compare(subject("a", {measured("pipe", quiet(100)), measured("spawn", quiet(100))}),
              subject("b", {measured("pipe", quiet(50)), measured("spawn", quiet(100))}))
          .runs.at(0);

  EXPECT_NEAR(run.tests[0].adjusted.value(), 2 * run.tests[0].p.value(), 1e-12);
  EXPECT_EQ(run.tests[1].adjusted, 1);
}

TEST(Compare, TenTestsOfTwelveOneWayAreMoreThanChance) {
  std::vector<SubjectTest> a;
  std::vector<SubjectTest> b;
  for (const auto* test : catalog::group("index")) {
    a.push_back(printed(test->name, 100));
    b.push_back(printed(test->name, a.size() <= 10 ? 99.9 : 100.1));
  }

  const auto directions = compare(subject("a", a), subject("b", b)).runs.at(0).directions;

  EXPECT_EQ(directions.slower, 10);
  EXPECT_EQ(directions.faster, 2);
  EXPECT_NEAR(directions.p, 0.0386, 1e-4);
}

ComparedRow only_index(const Subject& a, const Subject& b, const Question& question = {}) {
  return compare(a, b, question).runs.at(0).indexes.at(0);
}

Subject with_pair(std::string_view host, const SubjectTest& one, const SubjectTest& other) {
  return subject(host, {one, other});
}

TEST(CompareIndex, IsTheGeometricMeanWithTheErrorsOfBothSides) {
  const auto row =
      only_index(with_pair("a", measured("pipe", quiet(100)), measured("spawn", quiet(100))),
                 with_pair("b", measured("pipe", quiet(81)), measured("spawn", quiet(100))));

  EXPECT_EQ(row.title, "System Benchmarks index");
  EXPECT_NEAR(row.a.value(), 100, 0.1);
  EXPECT_NEAR(row.ratio.value(), 0.9, 1e-6);
  EXPECT_EQ(row.verdict, Verdict::Slower);
  EXPECT_EQ(row.basis, Basis::Passes);
  EXPECT_LT(row.interval->high, 0.92);
}

SubjectTest with_result(SubjectTest test, double result) {
  test.result = result;
  test.result_log = score::Uncertain{.log = std::log(result), .error = 0.005, .freedom = 1};
  return test;
}

// Whose ratios are of medians, so that the index lies between them, whatever the classic results.
TEST(CompareIndex, OfFewPassesIsTheMeanOfTheTestsRatios) {
  const auto run = compare(with_pair("a", with_result(measured("pipe", {100, 101, 102}), 90),
                                     with_result(measured("spawn", {100, 101, 102}), 90)),
                           with_pair("b", with_result(measured("pipe", {90, 91, 92}), 95),
                                     with_result(measured("spawn", {99, 100, 101}), 95)))
                       .runs.at(0);

  const auto& row = run.indexes.at(0);
  EXPECT_NEAR(row.ratio.value(), std::sqrt(91.0 / 101 * 100 / 101), 1e-9);
  EXPECT_NEAR(row.ratio.value(), std::sqrt(*run.tests[0].ratio * *run.tests[1].ratio), 1e-9);
  EXPECT_NEAR(*row.b / *row.a, *row.ratio, 1e-9);
  EXPECT_EQ(row.basis, Basis::Passes);
  EXPECT_LT(row.interval->low, *row.ratio);
  EXPECT_GT(row.interval->high, *row.ratio);
  EXPECT_TRUE(notes(row, "geometric mean of the tests' ratios; where these are of few passes"));
}

TEST(CompareIndex, OfPassesPutTogetherIsTheMeanOfTheTestsRatios) {
  const auto a = with_pair("a", with_result(measured("pipe", {100, 101}), 90),
                           with_result(measured("spawn", quiet(100)), 90));
  const auto b = with_pair("b", with_result(measured("pipe", {91, 92}), 190),
                           with_result(measured("spawn", quiet(104)), 90));

  const auto run =
      compare(pooled(std::vector{a, a}, false), pooled(std::vector{b, b, b}, false)).runs.at(0);

  EXPECT_EQ(run.tests.at(0).estimator, Estimator::HodgesLehmann);
  EXPECT_NEAR(run.indexes.at(0).ratio.value(), std::sqrt(*run.tests[0].ratio * *run.tests[1].ratio),
              1e-9);
}

TEST(CompareIndex, OfTestsThatAreNotComparedIsNone) {
  const auto a = with_pair("a", printed_median("pipe", 100, 0.01), printed_median("spawn", 9, 0.1));
  const auto b = with_pair("b", printed("pipe", 100), printed("spawn", 9));

  EXPECT_TRUE(compare(a, b).runs.at(0).indexes.empty());
  EXPECT_EQ(compare(a, b, {.force = true}).runs.at(0).indexes.size(), 1U);
}

TEST(CompareIndex, OfAPartOfTheBaselineSaysSo) {
  auto a = with_pair("a", printed("pipe", 100), printed("spawn", 100));
  const auto b = a;
  a.runs[0].indexes = {{a.runs[0].tests[0].category, 100, true}};

  EXPECT_EQ(only_index(a, b).title, "System Benchmarks index (partial)");
}

TEST(CompareIndex, OfPrintedResultsHasABand) {
  const auto row = only_index(with_pair("a", printed("pipe", 100), printed("spawn", 100)),
                              with_pair("b", printed("pipe", 64), printed("spawn", 100)));

  EXPECT_NEAR(row.ratio.value(), 0.8, 1e-9);
  EXPECT_EQ(row.basis, Basis::Summaries);
  EXPECT_EQ(row.verdict, Verdict::LikelySlower);
}

TEST(CompareIndex, OfDifferentPassCountsIsRefusedWithoutForce) {
  const auto a = with_pair("a", printed("pipe", 100, 7), printed("spawn", 100, 2));
  const auto b = with_pair("b", printed("pipe", 64, 1), printed("spawn", 100, 2));

  EXPECT_FALSE(only_index(a, b).ratio);
  EXPECT_TRUE(notes(only_index(a, b), "different numbers of passes"));
  EXPECT_TRUE(only_index(a, b, {.force = true}).ratio);
}

TEST(CompareIndex, OfDifferentTestsIsTheMeanOfThoseOfBoth) {
  auto a = with_pair("a", printed("pipe", 100), printed("spawn", 100));
  auto b = with_pair("b", printed("pipe", 50), printed("spawn", 50));
  a.runs[0].tests.push_back(printed("execl", 100));
  b.runs[0].tests.push_back(failed("execl", "failed"));

  const auto row = only_index(a, b);

  EXPECT_EQ(row.title, "Mean of the 2 tests of both");
  EXPECT_NEAR(row.ratio.value(), 0.5, 1e-9);
  EXPECT_FALSE(row.a);
}

TEST(CompareIndex, TellsWhatStealExplains) {
  auto a = with_pair("a", measured("pipe", quiet(100)), measured("spawn", quiet(100)));
  auto b = with_pair("b", measured("pipe", quiet(90)), measured("spawn", quiet(90)));
  a.runs[0].steal = 0;
  b.runs[0].steal = 0.021;

  EXPECT_TRUE(notes(only_index(a, b), "steal explains about 2.1 points"));
}

Subject pooled_sessions(std::string_view host, const std::vector<double>& medians) {
  std::vector<Subject> sessions;
  for (const double median : medians) {
    sessions.push_back(
        subject(host, {measured("pipe", quiet(median)), measured("spawn", quiet(median))}));
  }
  return pooled(sessions, true);
}

TEST(Compare, FourSessionsASideAreTheSamples) {
  const auto comparison =
      compare(pooled_sessions("a", {100, 101, 102, 103}), pooled_sessions("b", {90, 91, 92, 93}));

  const auto& row = comparison.runs.at(0).tests.at(0);
  EXPECT_EQ(row.basis, Basis::Sessions);
  EXPECT_NEAR(row.p.value(), 0.0286, 1e-4);
  EXPECT_EQ(row.verdict, Verdict::Slower);
  EXPECT_EQ(comparison.runs[0].indexes.at(0).basis, Basis::Sessions);
  EXPECT_EQ(comparison.notes.at(0), "Each session counts as one value: 4 of A against 4 of B.");
}

// The first session of A has no result of the second test.
Comparison with_a_gap(const std::vector<double>& a, const std::vector<double>& b) {
  std::vector<Subject> sessions;
  for (const double median : a) {
    sessions.push_back(subject("a", {measured("pipe", quiet(median)),
                                     with_result(measured("spawn", quiet(median)), median)}));
  }
  sessions.front().runs[0].tests[1] = failed("spawn", "failed");
  return compare(pooled(sessions, true), pooled_sessions("b", b));
}

TEST(CompareIndex, OfSessionsGoesByThoseThatHaveAllTests) {
  const auto comparison = with_a_gap({500, 100, 101, 102, 103}, {90, 91, 92, 93});

  const auto& row = comparison.runs.at(0).indexes.at(0);
  EXPECT_EQ(row.basis, Basis::Sessions);
  EXPECT_EQ(row.estimator, Estimator::HodgesLehmann);
  EXPECT_EQ(row.verdict, Verdict::Slower);
  EXPECT_NEAR(row.ratio.value(), 0.901, 1e-3);
  EXPECT_TRUE(notes(row, "of 4 of 5 sessions of A and 4 of 4 sessions of B, that have all tests"));
}

TEST(CompareIndex, OfTooFewWholeSessionsIsNoMoreThanLikely) {
  const auto comparison = with_a_gap({100, 101, 102, 103}, {90, 91, 92, 93});

  const auto& run = comparison.runs.at(0);
  const auto& row = run.indexes.at(0);
  EXPECT_EQ(row.basis, Basis::Summaries);
  EXPECT_EQ(row.verdict, Verdict::LikelySlower);
  EXPECT_NEAR(row.ratio.value(), std::sqrt(*run.tests.at(0).ratio * *run.tests.at(1).ratio), 1e-9);
  EXPECT_TRUE(notes(row, "no more than 3 of 4 sessions of A and 4 of 4 sessions of B"));
  EXPECT_TRUE(notes(run.tests[1], "session counts (3 against 4)"));
}

// Where one side knows no more, as of texts.
TEST(Compare, SessionsResultsAreHeldAgainstResults) {
  std::vector<Subject> journals;
  std::vector<Subject> texts;
  for (const double rate : {100, 101, 102, 103}) {
    auto pipe = measured("pipe", quiet(rate));
    pipe.result = rate + 10;
    journals.push_back(subject("a", {pipe, measured("spawn", quiet(rate))}));
    texts.push_back(subject("a", {printed("pipe", rate + 10), printed("spawn", rate)}));
  }

  const auto run = compare(pooled(journals, true), pooled(texts, true)).runs.at(0);

  EXPECT_EQ(run.tests.at(0).basis, Basis::Sessions);
  EXPECT_NEAR(run.tests[0].ratio.value(), 1, 1e-9);
  EXPECT_NEAR(run.tests[0].a.value(), 111.5, 1e-9);
  EXPECT_NEAR(run.indexes.at(0).ratio.value(), 1, 1e-9);
}

TEST(Compare, SaysThatTheCurvesOfSeveralSweepsAreNotPutTogether) {
  auto sweep = two_runs("a", 2);
  sweep.sweep = true;
  const auto last_note = [](const Subject& a, const Subject& b) {
    return compare(a, b).notes.back().substr(0, 30);
  };

  EXPECT_EQ(last_note(sweep, sweep), "The curves of several sweeps a");
  EXPECT_EQ(last_note(sweep, two_runs("b", 2)), "A is a sweep and B is not: num");
  EXPECT_EQ(last_note(two_runs("b", 2), sweep), "B is a sweep and A is not: num");
}

std::vector<std::string> sorted_by(Order order) {
  auto comparison = compare(subject("a", {printed("pipe", 100), printed("spawn", 100),
                                          printed("execl", 100), printed("syscall", 100)}),
                            subject("b", {printed("pipe", 150), printed("spawn", 80),
                                          failed("execl", "failed"), printed("syscall", 100)}));
  sort_rows(comparison, order);
  std::vector<std::string> names;
  for (const auto& row : comparison.runs.at(0).tests) names.push_back(row.test);
  return names;
}

TEST(SortRows, ByLossDifferenceNameAndVerdict) {
  using Names = std::vector<std::string>;

  EXPECT_EQ(sorted_by(Order::Loss), (Names{"spawn", "syscall", "pipe", "execl"}));
  EXPECT_EQ(sorted_by(Order::Difference), (Names{"pipe", "spawn", "syscall", "execl"}));
  EXPECT_EQ(sorted_by(Order::Name), (Names{"execl", "pipe", "spawn", "syscall"}));
  EXPECT_EQ(sorted_by(Order::Verdict), (Names{"spawn", "pipe", "syscall", "execl"}));
}

TEST(OverallRatio, IsOfTheIndexOrElseOfTheTests) {
  auto a = subject("a", {printed("pipe", 100), printed("spawn", 100)});
  auto b = subject("b", {printed("pipe", 64), printed("spawn", 100)});
  EXPECT_NEAR(overall_ratio(compare(a, b)), 0.8, 1e-9);

  for (auto& test : a.runs[0].tests) test.baseline.reset();
  EXPECT_NEAR(overall_ratio(compare(a, b)), 0.8, 1e-9);
  EXPECT_EQ(overall_ratio({}), 0);
}

Gate gate(const SubjectTest& a, const SubjectTest& b, double limit) {
  return gate_of(compare(subject("a", {a}), subject("b", {b})), limit);
}

TEST(GateOf, RegressesBeyondTheLimitAlone) {
  EXPECT_EQ(gate(measured("pipe", quiet(100)), measured("pipe", quiet(90)), 0.05), Gate::Regressed);
  EXPECT_EQ(gate(measured("pipe", quiet(100)), measured("pipe", quiet(96)), 0.05), Gate::Passed);
  EXPECT_EQ(gate(measured("pipe", quiet(100)), measured("pipe", quiet(120)), 0.05), Gate::Passed);
}

TEST(GateOf, IsUndecidedWhereTheIntervalReachesBeyondTheLimit) {
  EXPECT_EQ(gate(printed("pipe", 100, 1), printed("pipe", 99, 1), 0.05), Gate::Undecided);
}

TEST(GateOf, AFailureOfBAloneIsARegression) {
  EXPECT_EQ(gate(printed("pipe", 100), failed("pipe", "failed"), 0.05), Gate::Regressed);
  EXPECT_EQ(gate(failed("pipe", "failed"), failed("pipe", "failed"), 0.05), Gate::Passed);
}

}  // namespace
}  // namespace unixmark::analysis
