#include "score/uncertain.hpp"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

TEST(MeanOf, OneFigureIsItself) {
  const std::vector<Uncertain> one = {{.log = 3, .error = 0.1, .freedom = 4}};

  const auto mean = mean_of(one);

  EXPECT_NEAR(mean.log, 3, 1e-12);
  EXPECT_NEAR(mean.error, 0.1, 1e-12);
  EXPECT_NEAR(mean.freedom, 4, 1e-9);
}

TEST(MeanOf, EqualFiguresPoolTheirDegreesOfFreedom) {
  const std::vector<Uncertain> four(4, {.log = 1, .error = 0.02, .freedom = 5});

  const auto mean = mean_of(four);

  EXPECT_NEAR(mean.error, 0.01, 1e-12);
  EXPECT_NEAR(mean.freedom, 20, 1e-9);
}

TEST(MeanOf, TheLeastSureFigureGivesItsDegreesOfFreedom) {
  const std::vector<Uncertain> figures = {{.log = 1, .error = 1, .freedom = 1},
                                          {.log = 3, .error = 1e-6, .freedom = 50}};

  EXPECT_NEAR(mean_of(figures).log, 2, 1e-12);
  EXPECT_NEAR(mean_of(figures).freedom, 1, 1e-6);
}

TEST(MeanOf, WithoutErrorsHasNone) {
  const std::vector<Uncertain> figures(3, {.log = 1, .error = 0, .freedom = 5});

  EXPECT_EQ(half_width_of(mean_of(figures)), 0);
}

TEST(HalfWidthOf, IsStudentsTTimesTheError) {
  EXPECT_NEAR(half_width_of({.log = 0, .error = 0.01, .freedom = 1}), 0.12706, 5e-6);
}

TEST(IntervalAbout, IsSymmetricInLogarithms) {
  const auto interval = interval_about(std::log(100.0), std::log(2.0));

  EXPECT_NEAR(interval.low, 50, 1e-9);
  EXPECT_NEAR(interval.high, 200, 1e-9);
}

// Welch's own case: equal variances of equal freedom add their degrees.
TEST(Difference, AddsVariancesAndDegreesOfFreedom) {
  const Uncertain from{.log = 1, .error = 0.03, .freedom = 9};
  const Uncertain to{.log = 3, .error = 0.03, .freedom = 9};

  const auto between = difference(from, to);

  EXPECT_NEAR(between.log, 2, 1e-12);
  EXPECT_NEAR(between.error, 0.03 * std::sqrt(2), 1e-12);
  EXPECT_NEAR(between.freedom, 18, 1e-9);
}

TEST(Difference, IsAsSureAsItsLessSureEnd) {
  const auto between =
      difference({.log = 0, .error = 1e-9, .freedom = 50}, {.log = 0, .error = 0.1, .freedom = 2});

  EXPECT_NEAR(between.error, 0.1, 1e-9);
  EXPECT_NEAR(between.freedom, 2, 1e-6);
}

TEST(Difference, OfFiguresWithoutErrorsHasNone) {
  const Uncertain sure{.log = 1, .error = 0, .freedom = 3};

  EXPECT_EQ(half_width_of(difference(sure, sure)), 0);
}

TEST(WidenedTo, RaisesTheErrorUntilTheIntervalIsThatWide) {
  const Uncertain figure{.log = 1, .error = 0.01, .freedom = 5};

  EXPECT_NEAR(half_width_of(widened_to(figure, 0.2)), 0.2, 1e-12);
  EXPECT_EQ(widened_to(figure, 0.001), figure);
}

}  // namespace
}  // namespace unixmark::score
