// A kernel that misbehaves costs its row and nothing else.
#include "tests_suite/faults/site.hpp"

#include <ostream>

#include <gtest/gtest.h>

namespace faults {
namespace {

struct Case {
  std::string name;
  std::string script;  // stands for the kernel
  std::string reason;
  std::string seconds = "0.2";

  friend void PrintTo(const Case& one, std::ostream* out) { *out << one.name; }
};

std::string fake(const std::string& name) {
  return "exec '" FAKES_DIR "/" + name + "'";
}

std::vector<Case> cases() {
  return {
      {"Crashes", fake("crashes"), "ended by signal 11 (segmentation fault)"},
      {"Hangs", fake("hangs"), "still running 5.2 s after its end; killed"},
      {"NeverReady", fake("never_ready"), "never said ready and gave no result within 5.4 s"},
      {"Floods", fake("floods"), "flooded its output: more than 64 KiB on standard error"},
      {"ReportsZero", fake("reports_zero"), "counted nothing in"},
      {"CountsOneWhateverItsTime", "echo 'COUNT|1|1|lps' >&2; echo 'TIME|10' >&2",
       "counted 1 in 10.0 s: its count does not grow"},
      {"StopsCounting", "exec '" STEADY "' stuck", "its count stopped growing after", "2"},
      {"ExitsWithThree", fake("exits_with_three"), "ended with exit status 3; it said: no such"},
      {"SaysError", fake("says_error"), "fork: Resource temporarily unavailable. A limit"},
      {"SaysNothing", fake("says_nothing"), "gave no result"},
  };
}

class Kernel : public testing::TestWithParam<Case> {};

TEST_P(Kernel, CostsItsRowAlone) {
  const Site site;
  site.script("pipe", GetParam().script);
  site.sound("spawn");

  const Ran ran = run(site.launch({"--seconds", GetParam().seconds, "pipe", "spawn"}), site);

  EXPECT_EQ(ran.status, 2) << ran.err;
  EXPECT_TRUE(ran.said("  Pipe Throughput: failed: pass 1: " + GetParam().reason)) << ran.out;
  EXPECT_TRUE(ran.said("\nProcess Creation   ")) << ran.out;
  EXPECT_TRUE(ran.said("System Benchmarks Partial Index"));
  EXPECT_TRUE(ran.said("  incomplete: "));
  EXPECT_EQ(site.passes_in_journal(), 2);
  EXPECT_EQ(site.shown().out, site.result("report"));
  EXPECT_FALSE(ran.left_processes);
  EXPECT_FALSE(ran.left_files);
}

INSTANTIATE_TEST_SUITE_P(That, Kernel, testing::ValuesIn(cases()),
                         [](const auto& instance) { return instance.param.name; });

TEST(Kernel, MayWarnBesidesItsResult) {
  const Site site;
  site.fake("pipe", "warns");
  site.sound("spawn");

  const Ran ran = run(site.launch({"pipe", "spawn"}), site);

  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(ran.said("    said 'warning: the cache is cold'")) << ran.out;
  EXPECT_TRUE(ran.said("System Benchmarks Index Values"));
  EXPECT_FALSE(ran.left_files);
}

TEST(Kernel, FailsInOneCopyOfMany) {
  const Site site;
  site.script("spawn", "case $UNIXMARK_PAGE in *,1) kill -SEGV $$ ;; esac; exec '" FAKES_DIR
                       "/speaks_classic'");

  const Ran ran = run(site.launch({"-c", "3", "spawn"}), site);

  EXPECT_EQ(ran.status, 2) << ran.err;
  EXPECT_TRUE(ran.said("Process Creation: failed: pass 1: copy 2 of 3: ended by signal 11"));
  EXPECT_FALSE(ran.left_processes);
  EXPECT_FALSE(ran.left_files);
}

}  // namespace
}  // namespace faults
