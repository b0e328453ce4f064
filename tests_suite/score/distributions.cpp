// Our distributions against published tables.
#include "score/beta.hpp"
#include "score/binomial.hpp"
#include "score/normal.hpp"
#include "score/student.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

// Abramowitz and Stegun, Handbook of Mathematical Functions, table 26.1.
TEST(Normal, IsThatOfTheTables) {
  EXPECT_NEAR(normal_cdf(0), 0.5, 1e-15);
  EXPECT_NEAR(normal_cdf(1), 0.841344746068543, 1e-15);
  EXPECT_NEAR(normal_cdf(2), 0.977249868051821, 1e-15);
  EXPECT_NEAR(normal_cdf(-3), 0.001349898031630, 1e-15);
}

TEST(Normal, QuantilesAreThoseOfTheTables) {
  EXPECT_NEAR(normal_quantile(0.5), 0, 1e-15);
  EXPECT_NEAR(normal_quantile(0.9), 1.28155157, 1e-8);
  EXPECT_NEAR(normal_quantile(0.975), 1.95996398, 1e-8);
  EXPECT_NEAR(normal_quantile(0.995), 2.57582930, 1e-8);
  EXPECT_NEAR(normal_quantile(0.001), -3.09023231, 1e-8);
}

// The table of t at 97.5 % that stands in every textbook.
TEST(Student, QuantilesAreThoseOfTheTables) {
  EXPECT_NEAR(student_quantile(0.975, 1), 12.706, 5e-4);
  EXPECT_NEAR(student_quantile(0.975, 2), 4.303, 5e-4);
  EXPECT_NEAR(student_quantile(0.975, 3), 3.182, 5e-4);
  EXPECT_NEAR(student_quantile(0.975, 6), 2.447, 5e-4);
  EXPECT_NEAR(student_quantile(0.975, 10), 2.228, 5e-4);
  EXPECT_NEAR(student_quantile(0.975, 30), 2.042, 5e-4);
  EXPECT_NEAR(student_quantile(0.95, 5), 2.015, 5e-4);
  EXPECT_NEAR(student_quantile(0.005, 9), -3.250, 5e-4);
}

// With one degree of freedom it is Cauchy's distribution.
TEST(Student, OfOneDegreeIsCauchys) {
  EXPECT_NEAR(student_cdf(1, 1), 0.75, 1e-14);
  EXPECT_NEAR(student_cdf(-std::sqrt(3.0), 1), 1.0 / 6, 1e-14);
}

TEST(Student, IsSymmetricAboutZero) {
  EXPECT_EQ(student_cdf(0, 4), 0.5);
  EXPECT_EQ(student_quantile(0.5, 4), 0);
  EXPECT_EQ(student_quantile(0.25, 4.5), -student_quantile(0.75, 4.5));
}

// Whole numbers of heads over powers of two.
TEST(Binomial, OfAFairCoinIsExact) {
  EXPECT_NEAR(binomial_cdf(0, 6, 0.5), 1.0 / 64, 1e-15);
  EXPECT_NEAR(binomial_cdf(1, 10, 0.5), 11.0 / 1024, 1e-15);
  EXPECT_NEAR(binomial_cdf(5, 10, 0.5), 638.0 / 1024, 1e-14);
  EXPECT_EQ(binomial_cdf(-1, 10, 0.5), 0);
  EXPECT_EQ(binomial_cdf(10, 10, 0.5), 1);
}

TEST(Binomial, QuantileIsTheFewestSuccessesThatReachIt) {
  EXPECT_EQ(binomial_quantile(0.5, 10, 0.5), 5);
  EXPECT_EQ(binomial_quantile(0.01, 10, 0.5), 1);
  EXPECT_EQ(binomial_quantile(1, 10, 0.5), 10);
  EXPECT_EQ(binomial_quantile(0, 10, 0.5), 0);
}

TEST(IncompleteBeta, IsAPowerWhereOneParameterIsOne) {
  EXPECT_NEAR(incomplete_beta(3, 1, 0.5, 0.5), 0.125, 1e-15);
  EXPECT_NEAR(incomplete_beta(1, 2, 0.25, 0.75), 1 - 0.5625, 1e-15);
  EXPECT_EQ(incomplete_beta(3, 2, 0, 1), 0);
  EXPECT_EQ(incomplete_beta(3, 2, 1, 0), 1);
}

}  // namespace
}  // namespace unixmark::score
