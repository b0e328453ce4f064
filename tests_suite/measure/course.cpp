#include "measure/course.hpp"

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

using std::chrono::milliseconds;

Course example() {
  const std::vector<Glance> glances = {{milliseconds(1110), {100}}, {milliseconds(1205), {200}}};
  return course_of(glances, 0, milliseconds(1010), milliseconds(1305), 300);
}

TEST(CountAt, LiesOnTheLineBetweenGlances) {
  EXPECT_DOUBLE_EQ(count_at(example(), milliseconds(1060)), 50);
  EXPECT_DOUBLE_EQ(count_at(example(), milliseconds(1255)), 250);
}

TEST(CountAt, StandsStillOutsideTheRun) {
  EXPECT_EQ(count_at(example(), milliseconds(900)), 0);
  EXPECT_EQ(count_at(example(), milliseconds(2000)), 300);
}

TEST(AtSteps, HasOneCountForEveryWholeStep) {
  EXPECT_EQ(at_steps(example(), milliseconds(1000)), (std::vector<std::uint64_t>{90, 195, 295}));
}

TEST(CourseOf, LeavesOutGlancesAfterTheEnd) {
  const std::vector<Glance> glances = {{milliseconds(50), {7}}, {milliseconds(150), {9}}};

  const auto course = course_of(glances, 0, milliseconds(0), milliseconds(100), 9);

  EXPECT_EQ(course.points.size(), 3);
}

TEST(StoppedGrowing, TellsWhenACountStoodStill) {
  const std::vector<std::uint64_t> running = {10, 20, 30, 30, 30, 30, 30, 30};

  EXPECT_EQ(stopped_growing(running), Seconds(0.3));
}

TEST(StoppedGrowing, LetsSlowCountsBe) {
  const std::vector<std::uint64_t> one_run_in_two_seconds = {0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1};

  EXPECT_EQ(stopped_growing(one_run_in_two_seconds), std::nullopt);
}

TEST(StoppedGrowing, LetsGrowthAndShortStopsBe) {
  EXPECT_EQ(stopped_growing(std::vector<std::uint64_t>{1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8}),
            std::nullopt);
  EXPECT_EQ(stopped_growing(std::vector<std::uint64_t>{9, 9, 9}), std::nullopt);
  EXPECT_EQ(stopped_growing({}), std::nullopt);
}

}  // namespace
}  // namespace unixmark::measure
