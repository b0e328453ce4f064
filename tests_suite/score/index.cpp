#include "score/index.hpp"

#include <array>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

struct Published {
  double baseline;
  double score;
  double index;
};

// A report of UnixBench 5.1.3 from 2011, a machine with 8 processors: one copy, then eight.
constexpr std::array<Published, 12> one_copy = {{{116700, 31286938.9, 2681.0},
                                                 {55, 4935.1, 897.3},
                                                 {43, 2173.1, 505.4},
                                                 {3960, 1164790.4, 2941.4},
                                                 {1655, 342708.4, 2070.7},
                                                 {5800, 2506433.3, 4321.4},
                                                 {12440, 2602655.6, 2092.2},
                                                 {4000, 224412.5, 561.0},
                                                 {126, 15829.8, 1256.3},
                                                 {42.4, 5455.3, 1286.6},
                                                 {6, 3380.0, 5633.4},
                                                 {15000, 4519616.0, 3013.1}}};
constexpr std::array<Published, 12> eight_copies = {{{116700, 134976120.3, 11566.1},
                                                     {55, 34135.1, 6206.4},
                                                     {43, 25045.8, 5824.6},
                                                     {3960, 936668.4, 2365.3},
                                                     {1655, 254989.5, 1540.7},
                                                     {5800, 2579818.8, 4448.0},
                                                     {12440, 10666961.4, 8574.7},
                                                     {4000, 1929033.6, 4822.6},
                                                     {126, 63909.4, 5072.2},
                                                     {42.4, 31369.3, 7398.4},
                                                     {6, 4530.2, 7550.3},
                                                     {15000, 15812586.1, 10541.7}}};

std::vector<double> values_of(const std::array<Published, 12>& rows) {
  std::vector<double> values;
  for (const auto& row : rows) values.push_back(index_value(row.score, row.baseline));
  return values;
}

TEST(IndexValue, IsTenForTheBaselineItself) {
  EXPECT_NEAR(index_value(42.4, 42.4), 10, 1e-12);
}

// 0.1 and not half of it: the published scores are themselves rounded (3380.0 / 6).
TEST(IndexValue, IsThatOfPublishedReports) {
  for (const auto& row : one_copy) {
    EXPECT_NEAR(index_value(row.score, row.baseline), row.index, 0.1);
  }
  for (const auto& row : eight_copies) {
    EXPECT_NEAR(index_value(row.score, row.baseline), row.index, 0.1);
  }
}

TEST(IndexScore, IsThatOfPublishedReports) {
  EXPECT_NEAR(index_score(values_of(one_copy)), 1782.7, 0.05);
  EXPECT_NEAR(index_score(values_of(eight_copies)), 5540.7, 0.05);
}

TEST(IndexScore, IsTheGeometricMean) {
  EXPECT_NEAR(index_score(std::vector<double>{817.4, 1200.0}), 990.4, 0.05);
  EXPECT_NEAR(index_score(std::vector<double>{20}), 20, 1e-9);
}

}  // namespace
}  // namespace unixmark::score
