#include "tests_suite/contract/run_program.hpp"

#include <gtest/gtest.h>

namespace contract {
namespace {

TEST(Work, IsExactlyAsManyLoopsAsAskedFor) {
  const auto result = run({.words = {kernel("hanoi"), "--work", "12"}});

  EXPECT_EQ(result.exit_status, 0);
  EXPECT_TRUE(result.err.starts_with("COUNT|12|1|lps\n")) << result.err;
}

TEST(Work, OfNoWholeNumberIsWrongUse) {
  for (const auto* loops : {"", "0", "-1", "1.5", "many", "1 2"}) {
    const auto result = run({.words = {kernel("hanoi"), "--work", loops}});

    EXPECT_EQ(result.exit_status, 2) << loops;
    EXPECT_EQ(result.err, "usage: hanoi SECONDS | --work LOOPS\n") << loops;
  }
}

}  // namespace
}  // namespace contract
