#include "measure/whereabouts.hpp"

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

Plan plan_of(std::initializer_list<int> copies) {
  Plan plan;
  for (const int one : copies) plan.sections.push_back({one, {}});
  return plan;
}

TEST(Whereabouts, TellsSectionsOfEqualCopiesApartByTheirOrder) {
  const auto plan = plan_of({2, 1, 2});
  Whereabouts where(plan);

  EXPECT_EQ(where.begin(2), 0U);
  EXPECT_EQ(where.section(2), 0U);
  EXPECT_EQ(where.begin(1), 1U);
  EXPECT_EQ(where.begin(2), 2U);
  EXPECT_EQ(where.section(2), 2U);
}

TEST(Whereabouts, FindsASectionWhoseBeginningWasLost) {
  const auto plan = plan_of({1, 4});
  Whereabouts where(plan);

  EXPECT_EQ(where.last(), std::nullopt);
  EXPECT_EQ(where.section(4), 1U);
  EXPECT_EQ(where.last(), 1U);
}

TEST(Whereabouts, KnowsNoSectionThatThePlanHasNot) {
  const auto plan = plan_of({1});
  Whereabouts where(plan);

  EXPECT_EQ(where.begin(8), std::nullopt);
  EXPECT_EQ(where.section(1), 0U);
  EXPECT_EQ(where.begin(1), std::nullopt);
}

TEST(Whereabouts, GoesToAndFroInASweep) {
  auto plan = plan_of({1, 2, 4});
  plan.sweep.emplace();
  Whereabouts where(plan);

  EXPECT_EQ(where.begin(4), 2U);
  EXPECT_EQ(where.begin(1), 0U);
  EXPECT_EQ(where.section(4), 2U);
  EXPECT_EQ(where.section(2), 1U);
  EXPECT_EQ(where.last(), 1U);
  EXPECT_EQ(where.section(8), std::nullopt);
}

}  // namespace
}  // namespace unixmark::measure
