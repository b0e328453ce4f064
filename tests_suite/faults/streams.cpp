// Readers that go away, strange names, and two runs at once.
#include "tests_suite/faults/site.hpp"

#include <filesystem>
#include <set>

#include <sched.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace faults {
namespace {

namespace fs = std::filesystem;

// `launch` as "$@" within a line of shell.
Launch within(const std::string& script, Launch launch) {
  launch.words.insert(launch.words.begin(), {"sh", "-c", script, "sh"});
  return launch;
}

std::set<std::string> names_in(const std::string& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.insert(entry.path().filename());
  return names;
}

TEST(Reader, ThatGoesAwayCostsNoFile) {
  const Site site;
  site.sound("pipe");
  site.sound("spawn");
  const Launch launch = within("{ \"$@\"; echo $? > '" + site.file("status") + "'; } | head -1",
                               site.launch({"pipe", "spawn"}));

  const Ran ran = run(launch, site);

  EXPECT_EQ(contract::read_file(site.file("status")), "1\n");
  EXPECT_TRUE(ran.complained("could not be written to standard output")) << ran.err;
  EXPECT_TRUE(ran.complained(site.file("results/report"))) << ran.err;
  EXPECT_EQ(names_in(site.file("results")),
            (std::set<std::string>{"report", "report.html", "report.log"}));
  EXPECT_EQ(site.shown().out, site.result("report"));
  EXPECT_FALSE(ran.left_processes);
  EXPECT_FALSE(ran.left_files);
}

class Closed : public testing::TestWithParam<std::string> {};

TEST_P(Closed, StreamsDoNotEndUpInTheJournal) {
  const Site site;
  site.sound("spawn");

  const Ran ran = run(within("\"$@\" " + GetParam(), site.launch({"-v", "spawn"})), site);

  EXPECT_EQ(ran.status, GetParam().find(">&-") == 0 ? 1 : 0) << ran.err;
  EXPECT_EQ(site.passes_in_journal(), 1);
  EXPECT_TRUE(site.result("report.log").starts_with("{\"event\":\"header\""));
  EXPECT_EQ(site.shown().out, site.result("report"));
  EXPECT_FALSE(ran.left_files);
}

INSTANTIATE_TEST_SUITE_P(Standard, Closed, testing::Values(">&-", "2>&-", "<&-", ">&- 2>&- <&-"));

TEST(StandardOutput, ThatTakesNothingIsToldInTheSystemsWords) {
  const Site site;
  const auto said_at = [&](const std::string& output) {
    return run(
        within("trap '' PIPE; \"$@\" " + output, {.words = {BINARY_DIR "/src/unixmark", "list"}}),
        site);
  };

  const Ran closed = said_at(">&-");
  const Ran full = said_at(">/dev/full");

  EXPECT_EQ(closed.status, 1);
  EXPECT_EQ(closed.err, "unixmark: writing to standard output: Bad file descriptor\n");
  EXPECT_EQ(full.status, 1);
  EXPECT_EQ(full.err, "unixmark: writing to standard output: No space left on device\n");
}

TEST(Names, OfAStrangeHostAreMadePlain) {
  if (!root()) GTEST_SKIP() << "only root can have a host name of its own";
  const Site site;
  site.sound("spawn");
  Launch launch = site.launch({"spawn"}, "");
  launch.in_child = [] {
    const std::string name = "../a b;$(c)\xff";
    if (unshare(CLONE_NEWUTS) != 0 || sethostname(name.data(), name.size()) != 0) _exit(77);
  };

  const Ran ran = run(launch, site);

  if (ran.status == 77) GTEST_SKIP() << "no host name of our own here";
  EXPECT_EQ(ran.status, 0) << ran.err;
  const auto names = names_in(site.file("results"));
  ASSERT_EQ(names.size(), 3U);
  EXPECT_TRUE(names.begin()->starts_with("host..-a-b---c-")) << *names.begin();
  EXPECT_EQ(names_in(site.file("")).count("a b;$(c)\xff"), 0U);
}

TEST(Names, OfAStrangeResultsFolderAreTakenAsTheyAre) {
  const Site site;
  site.sound("spawn");
  const std::string folder = site.file("it's \"so\" $HOME\n%s/deep");

  const Ran ran = run(site.launch({"--results", folder, "spawn"}), site);

  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(names_in(folder), (std::set<std::string>{"report", "report.html", "report.log"}));
}

TEST(Names, ThatAreTypedReachTheTerminalWithoutCommands) {
  const Site site;
  site.sound("spawn");

  const Ran ran = run(site.launch({"\x1B[31mspawn"}), site);

  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.complained("unixmark: There is no test or group called ' [31mspawn'."))
      << ran.err;
  EXPECT_FALSE(ran.complained("\x1B"));
}

TEST(Names, OfTwoRunsAtOnceDiffer) {
  const Site site;
  site.steady("spawn");
  Running first(site.launch({"--seconds", "1", "spawn"}, ""));
  Running second(site.launch({"--seconds", "1", "spawn"}, ""));

  EXPECT_EQ(first.wait().exit_status, 0);
  EXPECT_EQ(second.wait().exit_status, 0);

  EXPECT_EQ(names_in(site.file("results")).size(), 6U);
  EXPECT_TRUE(site.scratch_empty());
}

}  // namespace
}  // namespace faults
