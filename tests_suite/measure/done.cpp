#include "measure/done.hpp"

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

Plan plan_of_two() {
  PlannedTest pipe;
  pipe.name = "pipe";
  PlannedTest spawn;
  spawn.name = "spawn";
  Plan plan;
  plan.sections = {{1, {pipe, spawn}}, {4, {pipe, spawn}}};
  return plan;
}

PassEnded ended(const char* test, int copies, int number, std::int64_t began) {
  Pass pass;
  pass.test = test;
  pass.copies = copies;
  pass.number = number;
  pass.began = {.unix_seconds = began, .utc_offset_seconds = 0};
  pass.elapsed = std::chrono::seconds(10);
  pass.runner_cpu = std::chrono::milliseconds(5);
  return {pass};
}

TEST(DoneOf, CountsPassesWhereTheyBelong) {
  const std::vector<Event> events = {SectionBegan{1, {100, 0}}, ended("pipe", 1, 1, 100),
                                     ended("pipe", 1, 2, 110),  ended("spawn", 1, 1, 120),
                                     SectionEnded{1, {130, 0}}, SectionBegan{4, {130, 0}},
                                     ended("pipe", 4, 1, 130)};

  const auto done = done_of(plan_of_two(), events);

  EXPECT_EQ(done.sections.at(0).passes, (std::vector<int>{2, 1}));
  EXPECT_TRUE(done.sections.at(1).began);
  EXPECT_EQ(done.sections.at(1).passes, (std::vector<int>{1, 0}));
  EXPECT_EQ(done.elapsed, Nanos(std::chrono::seconds(40)));
  EXPECT_EQ(done.runner_cpu, Nanos(std::chrono::milliseconds(20)));
}

TEST(DoneOf, RemembersWhatFailed) {
  const std::vector<Event> events = {SectionBegan{1, {}}, TestFailed{"spawn", 1, "crashed", false}};

  const auto done = done_of(plan_of_two(), events);

  EXPECT_EQ(done.sections.at(0).closed, (std::vector<std::size_t>{1}));
  EXPECT_FALSE(done.sections.at(1).began);
}

TEST(DoneOf, CountsPassesOfASectionWhoseBeginningWasLost) {
  const auto done = done_of(plan_of_two(), std::vector<Event>{ended("pipe", 4, 1, 100)});

  EXPECT_TRUE(done.sections.at(1).began);
  EXPECT_EQ(done.sections.at(1).passes, (std::vector<int>{1, 0}));
}

TEST(DoneOf, LeavesTheGapOutOfTheTimeUsed) {
  const std::vector<Event> events = {SectionBegan{1, {100, 0}}, ended("pipe", 1, 1, 102),
                                     SessionResumed{{5000, 0}, {}}, ended("pipe", 1, 2, 5001)};

  EXPECT_EQ(done_of(plan_of_two(), events).used, Seconds(23));
}

}  // namespace
}  // namespace unixmark::measure
