// Any library more would make fork and exec slower, and so the tests that measure those.
#include "tests_suite/contract/counting.hpp"

#include <sstream>

using namespace unixmark::contract;

namespace {

std::string needed(const std::string& name) {
  std::istringstream lines(ran("objdump -p " + kernel(name)).output);
  std::string libraries;
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("  NEEDED")) libraries += line.substr(line.rfind(' '));
  return libraries;
}

class CpuKernel : public testing::TestWithParam<const char*> {};

TEST_P(CpuKernel, NeedsTheCLibraryAlone) {
  if (ran("command -v objdump").status != 0) GTEST_SKIP() << "objdump is not installed";

  EXPECT_EQ(needed(GetParam()), " libc.so.6");
}

INSTANTIATE_TEST_SUITE_P(Of, CpuKernel,
                         testing::Values("dhry2reg", "hanoi", "arithoh", "short", "int", "long",
                                         "float", "double"),
                         [](const auto& name) { return std::string(name.param); });

TEST(Whetstone, NeedsTheMathsLibraryToo) {
  if (ran("command -v objdump").status != 0) GTEST_SKIP() << "objdump is not installed";

  EXPECT_EQ(needed("whetstone-double"), " libm.so.6 libc.so.6");
}

}  // namespace
