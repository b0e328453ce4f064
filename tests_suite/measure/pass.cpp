#include "measure/pass.hpp"

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

// Two copies that count 1000 and 1100 in 10 s.
Pass two_copies() {
  Pass pass;
  pass.members.resize(2);
  pass.members[0].count = 1000;
  pass.members[1].count = 1100;
  for (auto& copy : pass.members) copy.time = Seconds(10);
  return pass;
}

TEST(WindowRate, IsOverTheTimeInWhichAllCopiesRan) {
  auto pass = two_copies();
  pass.window = Nanos(9'500'000'000);
  pass.window_count = 1900;

  EXPECT_NEAR(window_rate(pass, 1), 200, 1e-9);
  EXPECT_NEAR(window_rate(pass, 60), 12000, 1e-9);
}

TEST(WindowRate, WithoutAWindowIsOverTheMeanTime) {
  auto pass = two_copies();
  EXPECT_NEAR(window_rate(pass, 1), 210, 1e-9);

  pass.window = Nanos(9'500'000'000);  // the copies kept no running counts
  EXPECT_NEAR(window_rate(pass, 1), 210, 1e-9);

  pass.window_count = 0;  // too slow a test to have counted by then
  EXPECT_NEAR(window_rate(pass, 1), 210, 1e-9);

  pass.window = Nanos(0);
  pass.window_count = 5;
  EXPECT_NEAR(window_rate(pass, 1), 210, 1e-9);
}

TEST(WindowRate, OfRatesIsTheirSum) {
  auto pass = two_copies();
  pass.window = Nanos(9'500'000'000);
  pass.window_count = 1900;

  EXPECT_EQ(window_rate(pass, 0), 2100);
}

}  // namespace
}  // namespace unixmark::measure
