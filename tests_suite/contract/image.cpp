// What the kernels' files are made of.
#include "tests_suite/contract/run_program.hpp"

#include "base/text.hpp"

#include <gtest/gtest.h>

namespace contract {
namespace {

std::vector<std::string> libraries_of(const std::string& program) {
  std::vector<std::string> libraries;
  const std::string text = run({.words = {"readelf", "-d", program}}).out;
  for (const std::string_view line : unixmark::split(text, '\n')) {
    if (line.find("(NEEDED)") == std::string_view::npos) continue;
    const std::size_t open = line.find('[');
    libraries.emplace_back(line.substr(open + 1, line.find(']') - open - 1));
  }
  return libraries;
}

class Image : public testing::TestWithParam<std::string> {};

// Any library more would make fork and exec slower, and so the tests that measure those.
TEST_P(Image, NeedsTheCLibraryAlone) {
  if (!installed("readelf")) GTEST_SKIP() << "readelf is missing";

  for (const auto& program : {kernel(GetParam()), old_kernel(GetParam())}) {
    const auto libraries = libraries_of(program);

    ASSERT_EQ(libraries.size(), 1U) << program;
    EXPECT_TRUE(libraries[0].starts_with("libc.")) << program << ": " << libraries[0];
  }
}

INSTANTIATE_TEST_SUITE_P(Kernels, Image,
                         testing::Values("syscall", "pipe", "context1", "spawn", "execl", "fstime",
                                         "looper", "dhry2reg", "hanoi", "arithoh", "short", "int",
                                         "long", "float", "double"),
                         [](const auto& instance) { return instance.param; });

TEST(WhetstoneImage, NeedsTheMathsLibraryToo) {
  if (!installed("readelf")) GTEST_SKIP() << "readelf is missing";

  for (const auto& program : {kernel("whetstone-double"), old_kernel("whetstone-double")}) {
    const auto libraries = libraries_of(program);

    ASSERT_EQ(libraries.size(), 2U) << program;
    EXPECT_TRUE(libraries[0].starts_with("libm.")) << program << ": " << libraries[0];
    EXPECT_TRUE(libraries[1].starts_with("libc.")) << program << ": " << libraries[1];
  }
}

TEST(ExeclImage, HasAboutElevenKilobytesOfTextAndNineOfZeros) {
  if (!installed("size")) GTEST_SKIP() << "size is missing";

  const std::string text = run({.words = {"size", kernel("execl")}}).out;
  const auto lines = unixmark::split(text, '\n');
  ASSERT_GE(lines.size(), 2U);
  const auto fields = unixmark::words(lines[1]);
  ASSERT_GE(fields.size(), 3U);

  EXPECT_NEAR(unixmark::to_double(fields[0]).value_or(0), 11'000, 2'200);
  EXPECT_NEAR(unixmark::to_double(fields[2]).value_or(0), 9'000, 1'800);
}

}  // namespace
}  // namespace contract
