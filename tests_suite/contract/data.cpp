// The input data's sizes and counts, which decide what the tests that use it cost.
#include "tests_suite/contract/run_program.hpp"

#include "base/text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace contract {
namespace {

struct Text {
  std::size_t bytes = 0;
  std::size_t words = 0;
  std::vector<std::string> lines{};

  [[nodiscard]] std::ptrdiff_t lines_with(const std::string& word) const {
    return std::ranges::count_if(
        lines, [&](const std::string& line) { return line.find(word) != std::string::npos; });
  }
};

Text read_text(const std::string& name) {
  const std::string content = read_file(kernel("data/" + name));
  Text text{.bytes = content.size()};
  for (const std::string_view line : unixmark::split(content, '\n')) {
    text.lines.emplace_back(line);
    text.words += unixmark::words(line).size();
  }
  text.lines.pop_back();  // behind the last line's end
  return text;
}

TEST(TextToSort, HasTheStatedCounts) {
  const Text text = read_text("sort.src");

  std::vector<std::size_t> lengths;
  for (const std::string& line : text.lines) lengths.push_back(line.size());
  std::ranges::sort(lengths);
  EXPECT_EQ(text.bytes, 8546U);
  EXPECT_EQ(text.words, 1200U);
  ASSERT_EQ(lengths.size(), 362U);
  EXPECT_EQ(std::set<std::string>(text.lines.begin(), text.lines.end()).size(), 273U);
  EXPECT_EQ(lengths[180], 18U);
  EXPECT_EQ(lengths[181], 18U);
  EXPECT_EQ(lengths.back(), 82U);
  EXPECT_EQ(text.lines_with("the"), 35);
}

TEST(TextToSearch, HasTheStatedCounts) {
  const Text text = read_text("large.txt");

  EXPECT_EQ(text.bytes, 708'495U);
  EXPECT_EQ(text.words, 61'664U);
  EXPECT_EQ(text.lines.size(), 10'000U);
  EXPECT_EQ(text.lines_with("lamp"), 1032);
}

// FNV-1a (Fowler, Noll and Vo): the same text on every machine.
std::uint64_t hash_of(const std::string& name) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char byte : read_file(kernel("data/" + name)))
    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
  return hash;
}

TEST(GeneratedText, IsTheSameOnEveryMachine) {
  EXPECT_EQ(hash_of("sort.src"), 11728721337065867766U);
  EXPECT_EQ(hash_of("large.txt"), 7528884001283092527U);
}

TEST(DcInput, GivesTheRootOfTwoTwice) {
  if (!installed("dc")) GTEST_SKIP() << "dc is missing";

  const Outcome outcome = run({.words = {"dc", kernel("data/dc.dat")}});

  const std::string root =
      "1.4142135623730950488016887242096980785696718753769480731766797379907\\\n"
      "32478462107038850387534327641572\n";
  EXPECT_EQ(outcome.out, root + root);
}

TEST(CompilerInput, HasTheStatedSize) {
  const Text text = read_text("cctest.c");

  EXPECT_EQ(text.lines.size(), 156U);
  EXPECT_NEAR(static_cast<double>(text.bytes), 3600, 60);
}

TEST(CompilerInput, CompilesWithoutAWarning) {
  if (!installed("gcc")) GTEST_SKIP() << "gcc is missing";
  const Folder folder;

  const Outcome outcome =
      run({.words = {"gcc", "-Wall", "-Wextra", "-O2", kernel("data/cctest.c"), "-o", "cctest"},
           .folder = folder.path()});

  EXPECT_EQ(outcome.exit_status, 0);
  EXPECT_EQ(outcome.err, "");
}

}  // namespace
}  // namespace contract
