// Our distributions against Boost.Math's, to 1e-9 of each value.
#include <gtest/gtest.h>

#if __has_include(<boost/math/distributions/students_t.hpp>)

#include "score/beta.hpp"
#include "score/binomial.hpp"
#include "score/normal.hpp"
#include "score/student.hpp"

#include <array>
#include <cmath>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <boost/math/special_functions/beta.hpp>
#pragma GCC diagnostic pop

namespace unixmark::score {
namespace {

namespace math = boost::math;

constexpr std::array chances = {1e-9, 1e-4, 0.005, 0.025, 0.1, 0.31, 0.5, 0.7, 0.975, 0.9999};
constexpr std::array freedoms = {0.5, 1.0, 1.7, 2.0, 3.0, 5.5, 9.0, 29.0, 99.3, 1000.0, 20000.0};

void expect_close(double ours, double theirs) {
  EXPECT_NEAR(ours, theirs, 1e-9 * std::abs(theirs));
}

TEST(AgainstBoost, NormalCdf) {
  for (int step = -21; step <= 21; ++step) {
    const double z = 0.37 * step;
    expect_close(normal_cdf(z), cdf(math::normal(), z));
  }
}

TEST(AgainstBoost, NormalQuantile) {
  for (const double p : chances) expect_close(normal_quantile(p), quantile(math::normal(), p));
}

TEST(AgainstBoost, IncompleteBeta) {
  for (const double a : freedoms) {
    for (const double b : {0.5, 1.0, 2.5, 17.0, 400.0}) {
      for (const double x : {0.001, 0.1, 0.5, 0.77, 0.999}) {
        SCOPED_TRACE(testing::Message() << a << ", " << b << ", " << x);
        const double theirs = math::ibeta(a, b, x);
        if (theirs > 1e-290) expect_close(incomplete_beta(a, b, x, 1 - x), theirs);
      }
    }
  }
}

TEST(AgainstBoost, StudentCdf) {
  for (const double freedom : freedoms) {
    for (int step = -29; step <= 29; ++step) {
      const double t = 0.41 * step;
      SCOPED_TRACE(testing::Message() << freedom << " degrees, t " << t);
      expect_close(student_cdf(t, freedom), cdf(math::students_t(freedom), t));
    }
  }
}

TEST(AgainstBoost, StudentQuantile) {
  for (const double freedom : freedoms) {
    for (const double p : chances) {
      SCOPED_TRACE(testing::Message() << freedom << " degrees, p " << p);
      expect_close(student_quantile(p, freedom), quantile(math::students_t(freedom), p));
    }
  }
}

TEST(AgainstBoost, BinomialCdf) {
  for (const int trials : {1, 6, 10, 30, 365}) {
    for (const double p : {0.02, 0.5, 0.8}) {
      for (int successes = 0; successes <= trials; successes += 1 + trials / 15) {
        SCOPED_TRACE(testing::Message() << successes << " of " << trials << ", p " << p);
        const double theirs = cdf(math::binomial(trials, p), successes);
        if (theirs > 1e-290) expect_close(binomial_cdf(successes, trials, p), theirs);
      }
    }
  }
}

TEST(AgainstBoost, BinomialQuantile) {
  using math::policies::discrete_quantile;
  using math::policies::integer_round_up;
  using Upwards = math::policies::policy<discrete_quantile<integer_round_up>>;
  for (const int trials : {1, 6, 10, 30, 365}) {
    for (const double probability : chances) {
      SCOPED_TRACE(testing::Message() << trials << " trials, at " << probability);
      const math::binomial_distribution<double, Upwards> theirs(trials, 0.3);
      EXPECT_EQ(binomial_quantile(probability, trials, 0.3), quantile(theirs, probability));
    }
  }
}

}  // namespace
}  // namespace unixmark::score

#else

TEST(AgainstBoost, Holds) {
  GTEST_SKIP() << "Boost.Math is not installed";
}

#endif
