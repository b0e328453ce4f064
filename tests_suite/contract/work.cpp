#include "tests_suite/contract/counting.hpp"

using namespace unixmark::contract;

TEST(Work, IsExactlyAsManyLoopsAsAskedFor) {
  const auto result = ran(kernel("hanoi") + " --work 12");

  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(result.output.starts_with("COUNT|12|1|lps\n")) << result.output;
}

TEST(Work, OfNoWholeNumberIsWrongUse) {
  for (const auto* loops : {"", "0", "-1", "1.5", "many", "1 2"}) {
    const auto result = ran(kernel("hanoi") + " --work " + loops);

    EXPECT_EQ(result.status, 2) << loops;
    EXPECT_EQ(result.output, "usage: hanoi SECONDS | --work LOOPS\n") << loops;
  }
}
