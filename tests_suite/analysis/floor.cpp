#include "analysis/floor.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace unixmark::analysis {
namespace {

using Origin = Floor::Origin;

const Conditions here{.boot_id = "boot 1", .kernel = "6.1", .profile = "6.0", .build = "aaaa"};

Conditions another_boot() {
  auto there = here;
  there.boot_id = "boot 2";
  return there;
}

Conditions another_kernel() {
  auto there = another_boot();
  there.kernel = "6.2";
  return there;
}

Conditions another_build() {
  auto there = here;
  there.build = "bbbb";
  return there;
}

CalibrationSession session(double rate, const Conditions& conditions = here) {
  return {
      .began = {},
      .conditions = conditions,
      .schedule = "quick",
      .settings = {"processors=0,1"},
      .rates = {{.test = "pipe", .copies = 1, .duration = Seconds(2), .passes = 6, .rate = rate}}};
}

Calibration of(const std::vector<CalibrationSession>& sessions) {
  return {.machine = {}, .sessions = sessions};
}

TEST(FloorOf, IsTwiceTheMedianOfFewPairs) {
  EXPECT_DOUBLE_EQ(floor_of(std::vector{0.01}), 0.02);
  EXPECT_DOUBLE_EQ(floor_of(std::vector{0.01, 0.03}), 0.04);
  EXPECT_DOUBLE_EQ(floor_of(std::vector{0.02, 0.01, 0.09, 0.04}), 0.06);
}

TEST(FloorOf, IsWhatNineOfTenDoNotExceedFromFivePairsOn) {
  EXPECT_DOUBLE_EQ(floor_of(std::vector{0.02, 0.01, 0.09, 0.04, 0.03}), 0.09);
  EXPECT_DOUBLE_EQ(floor_of(std::vector{.10, .09, .08, .07, .06, .05, .04, .03, .02, .01}), 0.09);
  EXPECT_DOUBLE_EQ(floor_of(std::vector{.11, .10, .09, .08, .07, .06, .05, .04, .03, .02, .01}),
                   0.10);
}

TEST(FloorOf, OfEqualRatesIsNothing) {
  EXPECT_EQ(floor_of(std::vector{0.0, 0.0}), 0);
}

TEST(Floors, OfOneSessionThereAreNone) {
  EXPECT_TRUE(floors(of({}), here).empty());
  EXPECT_TRUE(floors(of({session(100)}), here).empty());
}

TEST(Floors, ComeFromEveryPairOfSessions) {
  const auto found = floors(of({session(100), session(102), session(101)}), here);

  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].test, "pipe");
  EXPECT_EQ(found[0].copies, 1);
  EXPECT_EQ(found[0].schedule, "quick");
  EXPECT_EQ(found[0].duration, Seconds(2));
  EXPECT_EQ(found[0].pairs, 3);
  EXPECT_NEAR(found[0].value, 0.0201, 1e-9);  // of 1.0198, 1.00990 and 1.01: twice ln 1.01
  EXPECT_EQ(found[0].origin, Origin::ThisBoot);
}

TEST(Floors, KeepWhatWasMeasuredOtherwiseApart) {
  auto classic = session(200);
  classic.schedule = "classic";
  auto longer = session(200);
  longer.rates[0].duration = Seconds(3);
  auto two_copies = session(200);
  two_copies.rates[0].copies = 2;
  auto elsewhere = session(200);
  elsewhere.settings = {"processors=0"};

  EXPECT_TRUE(floors(of({session(100), classic, longer, two_copies, elsewhere}), here).empty());
}

TEST(Floors, PairOnlySessionsOfOneBootKernelAndBuild) {
  EXPECT_TRUE(floors(of({session(100), session(200, another_boot()), session(300, another_kernel()),
                         session(400, another_build())}),
                     here)
                  .empty());
}

TEST(Floors, TakeThePairsOfAllBootsTogether) {
  const auto found = floors(
      of({session(100), session(102), session(200, another_boot()), session(204, another_boot())}),
      here);

  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].pairs, 2);
  EXPECT_EQ(found[0].origin, Origin::ThisBoot);
}

TEST(Floors, SayWhichAreOfAnotherBoot) {
  const auto found =
      floors(of({session(200, another_boot()), session(204, another_boot()), session(100)}), here);

  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].origin, Origin::AnotherBoot);
  EXPECT_TRUE(measured(found[0]));
}

TEST(Floors, ABootWithoutNameIsNeverThisOne) {
  for (const char* name : {"", "unknown"}) {
    auto nameless = here;
    nameless.boot_id = name;

    const auto found = floors(of({session(100, nameless), session(102, nameless)}), nameless);

    ASSERT_EQ(found.size(), 1);
    EXPECT_EQ(found[0].origin, Origin::AnotherBoot);
  }
}

TEST(Floors, OfAnotherKernelOrBuildAreTakenWhereThereIsNothingNearer) {
  const auto kernel = std::vector{session(100, another_kernel()), session(102, another_kernel())};
  const auto build = std::vector{session(100, another_build()), session(110, another_build())};
  auto both = build;
  both.insert(both.end(), kernel.begin(), kernel.end());

  const auto of_both = floors(of(both), here);
  const auto of_build = floors(of(build), here);

  ASSERT_EQ(of_both.size(), 1);
  EXPECT_EQ(of_both[0].origin, Origin::AnotherKernel);
  EXPECT_EQ(of_both[0].pairs, 1);
  EXPECT_FALSE(measured(of_both[0]));
  ASSERT_EQ(of_build.size(), 1);
  EXPECT_EQ(of_build[0].origin, Origin::AnotherBuild);
  EXPECT_FALSE(measured(of_build[0]));
}

TEST(Floors, AnotherProfileIsAnotherBuild) {
  auto foreign = here;
  foreign.profile = "foreign";

  EXPECT_EQ(floors(of({session(1), session(1)}), foreign).at(0).origin, Origin::AnotherBuild);
}

Floor floor(double value, int pairs = 1, Origin origin = Origin::ThisBoot) {
  return {.test = "pipe",
          .copies = 1,
          .schedule = "quick",
          .duration = Seconds(2),
          .pairs = pairs,
          .value = value,
          .origin = origin};
}

TEST(MarginFor, IsOnePercentAndAssumedWithoutACalibration) {
  EXPECT_EQ(margin_for("pipe", 1, {}), (Margin{0.01, false}));
  EXPECT_EQ(margin_for("pipe", 2, std::vector{floor(0.05)}), (Margin{0.01, false}));
  EXPECT_EQ(margin_for("spawn", 1, std::vector{floor(0.05)}), (Margin{0.01, false}));
}

TEST(MarginFor, IsTheLargerOfOnePercentAndTheFloor) {
  EXPECT_EQ(margin_for("pipe", 1, std::vector{floor(0.05)}), (Margin{0.05, true}));
  EXPECT_EQ(margin_for("pipe", 1, std::vector{floor(0.005)}), (Margin{0.01, true}));
}

TEST(MarginFor, IsAssumedWhereTheFloorIsOfAnotherBuild) {
  EXPECT_EQ(margin_for("pipe", 1, std::vector{floor(0.05, 9, Origin::AnotherBuild)}),
            (Margin{0.05, false}));
  EXPECT_EQ(margin_for("pipe", 1, std::vector{floor(0.05, 9, Origin::AnotherBoot)}),
            (Margin{0.05, true}));
}

TEST(MarginFor, GoesByTheFloorThatIsKnownBest) {
  EXPECT_EQ(margin_for("pipe", 1, std::vector{floor(0.09, 9, Origin::AnotherBuild), floor(0.02)}),
            (Margin{0.02, true}));
  EXPECT_EQ(margin_for("pipe", 1, std::vector{floor(0.09, 1), floor(0.02, 6)}),
            (Margin{0.02, true}));
  EXPECT_EQ(margin_for("pipe", 1, std::vector{floor(0.02), floor(0.03)}), (Margin{0.03, true}));
}

}  // namespace
}  // namespace unixmark::analysis
