#include "tests_suite/contract/counting.hpp"

#include <gtest/gtest.h>

namespace contract {
namespace {

TEST(Dhrystone, TakesTheStatedInstructionsALoop) {
  if (const auto reason = why_not_comparable(); !reason.empty()) GTEST_SKIP() << reason;

  EXPECT_NEAR(instructions_a_loop("dhry2reg", 10'000, 20'000), 176.1, 0.03 * 176.1);
}

TEST(Dhrystone, CountsTheLoopsItMakes) {
  if (const auto reason = why_not_counted(); !reason.empty()) GTEST_SKIP() << reason;

  EXPECT_LT(unexplained("dhry2reg", 1, 10'000, 20'000), 0.01);
}

TEST(Dhrystone, EndsWithThePublishedValues) {
  const auto result = run({.words = {kernel("dhry2reg"), "--check", "1000"}});

  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.out,
            "Int_Glob 5\n"
            "Bool_Glob 1\n"
            "Ch_1_Glob 65\n"
            "Ch_2_Glob 66\n"
            "Arr_1_Glob[8] 7\n"
            "Arr_2_Glob[8][7] 1010\n"
            "Ptr_Glob->Discr 0\n"
            "Ptr_Glob->Enum_Comp 2\n"
            "Ptr_Glob->Int_Comp 17\n"
            "Next_Ptr_Glob->Discr 0\n"
            "Next_Ptr_Glob->Enum_Comp 1\n"
            "Next_Ptr_Glob->Int_Comp 18\n"
            "Next_Ptr_Glob->Ptr_Comp==Ptr_Glob->Ptr_Comp 1\n"
            "Ptr_Glob->Str_Comp DHRYSTONE PROGRAM, SOME STRING\n"
            "Next_Ptr_Glob->Str_Comp DHRYSTONE PROGRAM, SOME STRING\n"
            "Int_1_Loc 5\n"
            "Int_2_Loc 13\n"
            "Int_3_Loc 7\n"
            "Enum_Loc 1\n"
            "Str_1_Loc DHRYSTONE PROGRAM, 1'ST STRING\n"
            "Str_2_Loc DHRYSTONE PROGRAM, 2'ND STRING\n");
}

}  // namespace
}  // namespace contract
