#include "tests_suite/contract/run_program.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace contract {
namespace {

TEST(Looper, GivesEveryRunTheWholeInput) {
  const Folder folder;
  std::ofstream(folder.file("input")) << "hello\n";

  const Outcome outcome = run({.words = {kernel("looper"), "-i", folder.file("input"), "0.2", "sh",
                                         "-c", "read word; [ \"$word\" = hello ]"}});

  EXPECT_EQ(outcome.exit_status, 0);
  EXPECT_TRUE(record_of(outcome.err)) << outcome.err;
}

TEST(Looper, CountsRunsAMinute) {
  const auto record = record_of(run({.words = {kernel("looper"), "0.2", "true"}}).err);

  ASSERT_TRUE(record);
  EXPECT_EQ(record->timebase, 60);
  EXPECT_EQ(record->label, "lpm");
}

TEST(Looper, SetsTheLanguageOfEveryTest) {
  const Folder folder;

  const Outcome outcome =
      run({.words = {kernel("looper"), "0.3", "sh", "-c", "env >> " + folder.file("environment")},
           .environment = {"LANG=C", "LC_ALL=C", "LC_COLLATE=C", "LANGUAGE=de", "KEPT=yes"}});

  ASSERT_EQ(outcome.exit_status, 0) << outcome.err;
  const std::string environment = "\n" + read_file(folder.file("environment"));
  EXPECT_NE(environment.find("\nLANG=en_US.utf8\n"), std::string::npos);
  EXPECT_NE(environment.find("\nKEPT=yes\n"), std::string::npos);
  EXPECT_EQ(environment.find("\nLC_"), std::string::npos);
  EXPECT_EQ(environment.find("\nLANGUAGE="), std::string::npos);
}

TEST(Looper, SaysWhichProgramFailed) {
  const Outcome outcome = run({.words = {kernel("looper"), "100", "sh", "-c", "exit 7"}});

  EXPECT_EQ(outcome.exit_status, 1);
  EXPECT_EQ(outcome.err, "ERROR|running sh -c exit 7: exit status 7\n");
}

TEST(Looper, SaysWhichProgramDied) {
  const Outcome outcome = run({.words = {kernel("looper"), "100", "sh", "-c", "kill -9 $$"}});

  EXPECT_EQ(outcome.exit_status, 1);
  EXPECT_EQ(outcome.err, "ERROR|running sh -c kill -9 $$: ended by signal 9\n");
}

TEST(Looper, SaysWhichProgramIsMissing) {
  const Outcome outcome = run({.words = {kernel("looper"), "100", "no-such-program"}});

  EXPECT_EQ(outcome.exit_status, 1);
  EXPECT_EQ(outcome.err, "ERROR|finding no-such-program: no such program on the PATH\n");
}

TEST(Looper, SaysWhichInputIsMissing) {
  const Outcome outcome = run({.words = {kernel("looper"), "-i", "/nowhere", "100", "true"}});

  EXPECT_EQ(outcome.exit_status, 1);
  EXPECT_EQ(outcome.err, "ERROR|opening the input /nowhere: No such file or directory\n");
}

}  // namespace
}  // namespace contract
