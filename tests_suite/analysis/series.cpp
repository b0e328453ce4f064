#include "analysis/series.hpp"

#include "tests_suite/analysis/subjects.hpp"

#include <gtest/gtest.h>

#include <cstddef>

namespace unixmark::analysis {
namespace {

using sample::failed;
using sample::printed;
using sample::subject;

using Places = std::vector<std::size_t>;

TEST(StepsIn, OfEvenValuesAreNone) {
  EXPECT_TRUE(steps_in({}).empty());
  EXPECT_TRUE(steps_in(std::vector<double>(20, 5)).empty());
  EXPECT_TRUE(steps_in(std::vector{100.0, 101.0, 99.0, 100.5, 99.5, 100.0, 101.0, 99.0}).empty());
}

TEST(StepsIn, OneIsFoundWhereItIs) {
  EXPECT_EQ(steps_in(std::vector{100.0, 100.2, 99.9, 100.1, 90.0, 90.1, 89.9}), (Places{4}));
}

TEST(StepsIn, SeveralAreFoundInTheirOrder) {
  EXPECT_EQ(steps_in(std::vector{100.0, 100.1, 99.9, 100.0, 90.0, 90.1, 89.9, 90.0, 80.0, 80.1,
                                 79.9, 80.0}),
            (Places{4, 8}));
}

TEST(StepsIn, SmallOnesAreNone) {
  EXPECT_TRUE(steps_in(std::vector{100.0, 100.01, 99.99, 101.0, 101.01, 100.99}).empty());
}

TEST(StepsIn, TooFewValuesHaveNone) {
  EXPECT_TRUE(steps_in(std::vector{100.0, 100.0, 50.0, 50.0, 50.0}).empty());
}

Subject at(std::int64_t day, SubjectTest test) {
  auto made = subject("box", {std::move(test)});
  made.name = std::to_string(day);
  made.began = WallTime{.unix_seconds = day * 86'400, .utc_offset_seconds = 0};
  return made;
}

TEST(SeriesOf, IsInTheOrderOfDates) {
  const auto series = series_of(
      {at(3, printed("pipe", 3)), at(1, printed("pipe", 1)), at(2, printed("pipe", 2))}, {});

  EXPECT_TRUE(series.dated);
  EXPECT_EQ(series.points.at(0).name, "1");
  ASSERT_EQ(series.rows.size(), 1U);
  EXPECT_EQ(series.rows[0].values, (std::vector<std::optional<double>>{1, 2, 3}));
}

TEST(SeriesOf, KeepsTheOrderGivenWhereADateIsMissing) {
  auto nameless = at(1, printed("pipe", 1));
  nameless.began.reset();

  const auto series = series_of({at(3, printed("pipe", 3)), nameless}, {});

  EXPECT_FALSE(series.dated);
  EXPECT_EQ(series.points.at(0).name, "3");
}

TEST(SeriesOf, NamesAStepAndWhatChangedWithIt) {
  std::vector<Subject> subjects;
  for (int day = 0; day < 8; ++day) {
    subjects.push_back(at(day, printed("pipe", day < 4 ? 100 + 0.1 * day : 80 + 0.1 * day)));
    subjects.back().traits = {{"kernel", day < 4 ? "6.1" : "6.8"}};
  }
  subjects[1] = at(1, failed("pipe", "failed"));
  subjects[1].traits = {{"kernel", "6.1"}};

  const auto series = series_of(subjects, {});

  const auto& row = series.rows.at(0);
  ASSERT_EQ(row.steps.size(), 1U);
  EXPECT_EQ(row.steps[0].at, 4U);
  EXPECT_NEAR(row.steps[0].after / row.steps[0].before, 0.8, 0.01);
  EXPECT_EQ(row.steps[0].changed, (std::vector<Difference>{{"kernel", "6.1", "6.8"}}));
}

Subject with_run(Subject made, int copies) {
  made.runs.push_back({.copies = copies, .tests = {printed("pipe", copies)}});
  return made;
}

using Values = std::vector<std::optional<double>>;

TEST(SeriesOf, RunsWithAllCopiesStandBesideThoseWithOne) {
  const auto series = series_of(
      {with_run(at(1, printed("pipe", 1)), 4), with_run(at(2, printed("pipe", 2)), 4)}, {});

  ASSERT_EQ(series.rows.size(), 2U);
  EXPECT_EQ(series.rows[1].copies, 4);
  EXPECT_TRUE(series.rows[1].all);
  EXPECT_EQ(series.rows[1].values, (Values{4, 4}));
}

// Or more copies would look like a step.
TEST(SeriesOf, OtherNumbersOfCopiesAreRowsOfTheirOwn) {
  const auto series = series_of(
      {with_run(at(1, printed("pipe", 1)), 4), with_run(at(2, printed("pipe", 2)), 8)}, {});

  ASSERT_EQ(series.rows.size(), 3U);
  EXPECT_EQ(series.rows[1].copies, 4);
  EXPECT_EQ(series.rows[1].values, (Values{4, {}}));
  EXPECT_EQ(series.rows[2].copies, 8);
  EXPECT_EQ(series.rows[2].values, (Values{{}, 8}));
}

TEST(SeriesOf, ASweepStandsForAllWithACopyAProcessor) {
  auto sweep = with_run(with_run(at(1, printed("pipe", 1)), 4), 8);
  sweep.sweep = true;
  sweep.whole = 4;

  const auto series = series_of({sweep, with_run(at(2, printed("pipe", 2)), 4)}, {});

  ASSERT_EQ(series.rows.size(), 2U);
  EXPECT_EQ(series.rows[1].values, (Values{4, 4}));
}

TEST(SeriesOf, ANumberOfCopiesStandsOnce) {
  const auto one = with_run(at(1, printed("pipe", 1)), 4);

  EXPECT_EQ(series_of({one, one}, {Copies(4), Copies(), Copies(4)}).rows.size(), 1U);
}

TEST(SeriesOf, APrintedMedianStandsBesideMediansAlone) {
  const auto median = at(1, sample::printed_median("pipe", 100, 0.01));

  EXPECT_EQ(series_of({median, median}, {}).rows.at(0).values, (Values{100, 100}));
  EXPECT_EQ(series_of({median, at(2, printed("pipe", 105))}, {}).rows.at(0).values,
            (Values{{}, 105}));
}

}  // namespace
}  // namespace unixmark::analysis
