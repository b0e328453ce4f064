#include "sys/machine_parts.hpp"

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

TEST(ArmName, KnowsCommonParts) {
  EXPECT_EQ(arm_name("0x41", "0xd03"), "Arm Cortex-A53");
  EXPECT_EQ(arm_name("0x41", "0xd0c"), "Arm Neoverse N1");
  EXPECT_EQ(arm_name("0x51", "0x803"), "Qualcomm Kryo 3xx Silver");
  EXPECT_EQ(arm_name("0xc0", "0xac3"), "Ampere-1");
}

TEST(ArmName, TellsTheMakerFromThePart) {
  // The same part number from two implementers.
  EXPECT_EQ(arm_name("0x48", "0xd01"), "HiSilicon Kunpeng 920");
  EXPECT_EQ(arm_name("0x41", "0xd01"), "Arm Cortex-A32");
}

TEST(ArmName, ReadsNumbersHoweverTheyAreWritten) {
  EXPECT_EQ(arm_name("0x43", "0x0a1"), "Cavium ThunderX");
  EXPECT_EQ(arm_name("43", "0xA1"), "Cavium ThunderX");
}

TEST(ArmName, ShowsTheNumbersOfAStranger) {
  EXPECT_EQ(arm_name("0x41", "0xfff"), "ARM implementer 0x41 part 0xfff");
  EXPECT_EQ(arm_name("zz", ""), "ARM implementer zz part");
}

TEST(ArmName, IsEmptyWithoutAnImplementer) {
  EXPECT_EQ(arm_name("", "0xd03"), "");
}

}  // namespace
}  // namespace unixmark::sys
