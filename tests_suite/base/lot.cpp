#include "base/lot.hpp"

#include <array>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark {
namespace {

std::vector<std::uint32_t> draws(Lot lot, std::uint32_t bound) {
  std::vector<std::uint32_t> drawn;
  for (int i = 0; i < 1000; ++i) drawn.push_back(lot.below(bound));
  return drawn;
}

TEST(Lot, DrawsTheSameFromTheSameSeedAndNumber) {
  EXPECT_EQ(draws(Lot(7, 3), 100), draws(Lot(7, 3), 100));
  EXPECT_NE(draws(Lot(7, 3), 100), draws(Lot(7, 4), 100));
  EXPECT_NE(draws(Lot(7, 3), 100), draws(Lot(8, 3), 100));
}

TEST(Lot, DrawsEachNumberBelowTheBoundAboutEquallyOften) {
  std::array<int, 5> seen{};
  for (const auto drawn : draws(Lot(1, 1), 5)) ++seen.at(drawn);

  for (const int times : seen) {
    EXPECT_GT(times, 150);
    EXPECT_LT(times, 250);
  }
}

TEST(Lot, HasNoChoiceBelowOne) {
  EXPECT_EQ(Lot(1, 1).below(1), 0U);
}

}  // namespace
}  // namespace unixmark
