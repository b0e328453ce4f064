#include "measure/session.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "tests_suite/measure/harness.hpp"

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

TEST(Session, MeasuresCopiesThatBeganTogether) {
  const auto outcome = outcome_of(fake(steady), 3);

  ASSERT_EQ(outcome.passes.size(), 1);
  const auto& pass = outcome.passes[0];
  EXPECT_EQ(pass.complaint, "");
  EXPECT_TRUE(pass.synchronised);
  ASSERT_EQ(pass.members.size(), 3);
  EXPECT_EQ(pass.members[2].running.size(), 3);
  EXPECT_TRUE(pass.skew.has_value());
  EXPECT_GT(pass.window_count.value_or(0), 0);
  EXPECT_FALSE(outcome.left_something);
}

TEST(Session, CountsAreThoseOfTheResultLines) {
  const auto outcome = outcome_of(fake(steady), 2);

  ASSERT_EQ(outcome.passes.size(), 1);
  const auto& members = outcome.passes[0].members;
  EXPECT_GT(members[0].count, 0);
  EXPECT_EQ(total_count(outcome.passes[0]), members[0].count + members[1].count);
}

TEST(Session, RunsProgramsThatKnowTheClassicLineOnly) {
  const auto outcome = outcome_of(fake("speaks_classic"), 2);

  ASSERT_EQ(outcome.passes.size(), 1);
  EXPECT_EQ(outcome.passes[0].complaint, "");
  EXPECT_FALSE(outcome.passes[0].synchronised);
  EXPECT_EQ(total_count(outcome.passes[0]), 8400);
  EXPECT_EQ(outcome.reason(), "");
}

TEST(Session, GivesProgramsThatKnowNoGateTheTimeOfTheirPauses) {
  auto test = fake("rests_first");
  test.foreign_setup = Seconds(30);

  const auto outcome = outcome_of(test);

  ASSERT_EQ(outcome.passes.size(), 1);
  EXPECT_EQ(outcome.passes[0].complaint, "");
}

TEST(Session, KeepsAWarningAsANote) {
  const auto outcome = outcome_of(fake("warns"));

  ASSERT_EQ(outcome.passes.size(), 1);
  EXPECT_EQ(outcome.passes[0].complaint, "");
  EXPECT_EQ(outcome.passes[0].members[0].notes,
            (std::vector<std::string>{"warning: the cache is cold"}));
  EXPECT_EQ(outcome.passes[0].members[0].time, Seconds(2.5));
}

TEST(Session, NamesTheSignalThatEndedACopy) {
  EXPECT_EQ(outcome_of(fake("crashes")).reason(), "ended by signal 11 (segmentation fault)");
}

TEST(Session, EndsACopyThatHangs) {
  const auto outcome = outcome_of(fake("hangs"));

  EXPECT_EQ(outcome.reason(), "still running 0.5 s after its end; killed");
  EXPECT_FALSE(outcome.left_something);
}

TEST(Session, EndsACopyThatIsNeverReady) {
  EXPECT_EQ(outcome_of(fake("never_ready"), 2).reason(),
            "copy 1 of 2: never said ready and gave no result within 0.8 s; killed (and 1 other "
            "copy)");
}

TEST(Session, EndsACopyThatFloodsItsOutput) {
  EXPECT_EQ(outcome_of(fake("floods")).reason(),
            "flooded its output: more than 64 KiB on standard error; killed");
}

TEST(Session, RefusesACountOfZero) {
  EXPECT_NE(outcome_of(fake("reports_zero")).reason().find("counted nothing"), std::string::npos);
}

TEST(Session, RefusesACountThatDoesNotGrow) {
  auto test = fake(steady, {"stuck"});
  test.duration = Seconds(1);

  EXPECT_NE(outcome_of(test).reason().find("its count stopped growing"), std::string::npos);
}

TEST(Session, RefusesAResultWithAnExitStatus) {
  EXPECT_EQ(outcome_of(fake("exits_with_three")).reason(),
            "ended with exit status 3; it said: no such input");
}

TEST(Session, NamesTheLimitWhenAKernelCannotFork) {
  const auto reason = outcome_of(fake("says_error")).reason();

  EXPECT_EQ(reason.find("fork: Resource temporarily unavailable"), 0);
  EXPECT_NE(reason.find("RLIMIT_NPROC"), std::string::npos);
}

TEST(Session, RefusesSilence) {
  EXPECT_EQ(outcome_of(fake("says_nothing")).reason(), "gave no result");
}

TEST(Session, KeepsTheFailedPassAsItWas) {
  const auto outcome = outcome_of(fake("crashes"));

  ASSERT_EQ(outcome.passes.size(), 1);
  EXPECT_EQ(outcome.passes[0].complaint, outcome.reason());
}

TEST(Session, SkipsATestWithoutItsProgram) {
  const auto outcome = outcome_of(fake("no_such_kernel"));

  ASSERT_EQ(outcome.failures.size(), 1);
  EXPECT_TRUE(outcome.failures[0].skipped);
  EXPECT_NE(outcome.reason().find("there is no program no_such_kernel"), std::string::npos);
  EXPECT_NE(outcome.reason().find("UB_BINDIR"), std::string::npos);
}

TEST(Session, SkipsATestWithoutWhatItNeeds) {
  auto test = fake("speaks_classic");
  test.needs = {"sh", "no-such-tool"};

  const auto outcome = outcome_of(test);

  EXPECT_TRUE(outcome.failures.at(0).skipped);
  EXPECT_EQ(
      outcome.reason(),
      "needs no-such-tool, which PATH does not lead to; install it or add the folder to PATH");
}

TEST(Session, SkipsATestThatNeedsMoreThanTheLimits) {
  auto test = fake("speaks_classic");
  const auto outcome = outcome_of(test, 100'000'000);

  EXPECT_TRUE(outcome.failures.at(0).skipped);
  EXPECT_NE(outcome.reason().find("RLIMIT_NOFILE"), std::string::npos);
  EXPECT_NE(outcome.reason().find("ulimit -n 1000000"), std::string::npos);
}

TEST(Session, OneFailureDoesNotStopTheOthers) {
  const sys::PrivateFolder scratch(std::filesystem::temp_directory_path(), "measure-test-");
  auto broken = fake("crashes");
  broken.passes = 3;

  const auto events = run(setup_for(scratch.path(), {broken, fake("speaks_classic")}));

  EXPECT_EQ(of_kind<TestFailed>(events).size(), 1);
  EXPECT_EQ(of_kind<PassBegan>(events).size(), 2);
  EXPECT_EQ(of_kind<PassEnded>(events).at(1).pass.complaint, "");
  EXPECT_EQ(of_kind<SectionEnded>(events).size(), 1);
  EXPECT_FALSE(of_kind<SessionEnded>(events).at(0).interrupted);
}

TEST(Session, TellsCopiesWhereTheyAre) {
  const auto outcome = outcome_of(fake("shows_surroundings", {"-d", "{scratch}", "{kernels}/x"}));

  const auto& notes = outcome.passes.at(0).members.at(0).notes;
  ASSERT_EQ(notes.size(), 3);
  EXPECT_EQ(notes[1], cat("-d ", notes[0], " ", fakes, "/x"));
  EXPECT_EQ(notes[2], "3,4 5,0 none  vanilla");
}

TEST(Session, GivesAllCopiesOfAPassOneFolderBesidesTheirOwn) {
  const auto outcome = outcome_of(fake("shows_surroundings", {"{shared}", "{scratch}"}), 2);

  const auto& copies = outcome.passes.at(0).members;
  const auto folders = [&](std::size_t copy) { return words(copies.at(copy).notes.at(1)); };
  ASSERT_EQ(folders(0).size(), 2);
  EXPECT_EQ(folders(0)[0], folders(1)[0]);
  EXPECT_NE(folders(0)[1], folders(1)[1]);
  EXPECT_NE(folders(0)[0], folders(0)[1]);
  EXPECT_FALSE(outcome.left_something);
}

TEST(Session, TellsCopiesWhereTheirProcessesShallRun) {
  const sys::PrivateFolder scratch(std::filesystem::temp_directory_path(), "measure-test-");
  auto setup = setup_for(scratch.path(), {fake("shows_placement")});
  const auto placement_told = [&](Placement placement) {
    setup.plan.placement = placement;
    return of_kind<PassEnded>(run(setup)).at(0).pass.members.at(0).notes.at(0);
  };

  EXPECT_EQ(placement_told(Placement::Free), "nothing");
  EXPECT_EQ(placement_told(Placement::Same), "same");
  EXPECT_EQ(placement_told(Placement::Cross), "cross");
}

TEST(Session, ShowsHowAPassIsGettingOn) {
  const sys::PrivateFolder scratch(std::filesystem::temp_directory_path(), "measure-test-");

  const auto ticks = of_kind<Tick>(run(setup_for(scratch.path(), {fake(steady)})));

  ASSERT_FALSE(ticks.empty());
  EXPECT_GT(ticks.front().rate.value_or(0), 0);
}

TEST(Session, AnErrorOfTheSinkEndsTheSession) {
  const sys::PrivateFolder scratch(std::filesystem::temp_directory_path(), "measure-test-");
  const auto setup = setup_for(scratch.path(), {fake(steady)});
  const Sink full = [](const Event& event) {
    if (std::holds_alternative<Tick>(event)) throw Error("no space");
  };

  EXPECT_THROW(run_session(setup, full, [] { return 0; }), Error);
  EXPECT_TRUE(std::filesystem::is_empty(scratch.path()));
}

TEST(Session, NeedsAFolderItCanWriteTo) {
  const auto setup = setup_for("/dev/null/nowhere", {fake(steady)});

  EXPECT_THROW(run_session(
                   setup, [](const Event&) {}, [] { return 0; }),
               Error);
}

}  // namespace
}  // namespace unixmark::measure
