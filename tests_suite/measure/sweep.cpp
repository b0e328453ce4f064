#include "measure/sweep.hpp"

#include "tests_suite/measure/harness.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

using Point = SweepTurns::Point;

// Tests of so many passes with 1, 2 and 4 copies.
Plan sweep_of(std::size_t tests, int passes, std::uint32_t seed = 7) {
  Plan plan;
  plan.sweep = CopySweep{.seed = seed, .cores = 2, .borders = {}};
  for (const int copies : {1, 2, 4}) {
    Section section{.copies = copies, .tests = {}};
    for (std::size_t i = 0; i < tests; ++i) {
      PlannedTest test;
      test.name = std::string(1, static_cast<char>('a' + i));
      test.passes = passes;
      section.tests.push_back(test);
    }
    plan.sections.push_back(section);
  }
  return plan;
}

std::vector<std::pair<std::size_t, std::size_t>> order_of(const Plan& plan,
                                                          const std::vector<SectionDone>& done) {
  SweepTurns turns(plan, done);
  std::vector<std::pair<std::size_t, std::size_t>> order;
  while (const auto next = turns.next()) {
    order.emplace_back(next->section, next->test);
    turns.count(*next);
  }
  return order;
}

TEST(OrderOfSweep, HoldsEveryPointOnce) {
  for (int round = 0; round < 20; ++round) {
    auto order = order_of_sweep(3, round, 30);
    std::ranges::sort(order);
    std::vector<std::size_t> all(30);
    std::iota(all.begin(), all.end(), std::size_t{0});

    EXPECT_EQ(order, all) << round;
  }
}

TEST(OrderOfSweep, IsTheSameFromTheSameSeedAndAnotherInEveryRound) {
  EXPECT_EQ(order_of_sweep(3, 0, 30), order_of_sweep(3, 0, 30));
  EXPECT_NE(order_of_sweep(3, 0, 30), order_of_sweep(3, 1, 30));
  EXPECT_NE(order_of_sweep(3, 0, 30), order_of_sweep(4, 0, 30));
  EXPECT_TRUE(order_of_sweep(3, 0, 0).empty());
}

TEST(OrderOfSweep, PutsEachPointFirstAboutEquallyOften) {
  std::vector<int> first(5);
  for (int round = 0; round < 1000; ++round) ++first[order_of_sweep(1, round, 5).front()];

  for (const int times : first) {
    EXPECT_GT(times, 150);
    EXPECT_LT(times, 250);
  }
}

TEST(SweepTurns, GiveEveryTestEachNumberOfCopiesOnceARound) {
  const auto order = order_of(sweep_of(2, 3), {});

  ASSERT_EQ(order.size(), 18U);
  for (std::size_t round = 0; round < 3; ++round) {
    const auto begin = order.begin() + static_cast<std::ptrdiff_t>(6 * round);
    EXPECT_EQ(std::set(begin, begin + 6).size(), 6U) << round;
  }
}

TEST(SweepTurns, MixTheNumbersOfCopies) {
  const auto order = order_of(sweep_of(2, 6), {});

  EXPECT_FALSE(std::ranges::is_sorted(order));
  EXPECT_EQ(order, order_of(sweep_of(2, 6), {}));
  EXPECT_NE(order, order_of(sweep_of(2, 6, 8), {}));
}

TEST(SweepTurns, GoOnWhereAnEarlierSessionStopped) {
  const auto plan = sweep_of(2, 3);
  const auto whole = order_of(plan, {});
  std::vector<SectionDone> done(3, {.began = true, .passes = {0, 0}, .closed = {}});
  for (std::size_t i = 0; i < 8; ++i) ++done[whole[i].first].passes[whole[i].second];

  const auto rest = order_of(plan, done);

  EXPECT_TRUE(std::equal(rest.begin(), rest.end(), whole.begin() + 8, whole.end()));
}

TEST(SweepTurns, LeaveOutWhatIsClosed) {
  const auto plan = sweep_of(1, 2);
  std::vector<SectionDone> done(3);
  done[1].closed = {0};
  SweepTurns turns(plan, done);

  EXPECT_TRUE(turns.closed(Point{1, 0}));
  EXPECT_TRUE(turns.finished(1));
  EXPECT_FALSE(turns.finished(0));
  for (const auto& [section, test] : order_of(plan, done)) EXPECT_NE(section, 1U);
}

// A plan of one fast fake with 1 and 2 copies.
Setup sweep_setup(const std::filesystem::path& scratch, int passes) {
  auto test = fake(steady);
  test.duration = Seconds(0.05);
  test.passes = passes;
  auto setup = setup_for(scratch, {test});
  setup.plan.sections = {{1, {test}}, {2, {test}}};
  setup.plan.sweep = CopySweep{.seed = 5, .cores = 0, .borders = {}};
  setup.watchdog_slack = Seconds(60);  // however busy the machine is
  return setup;
}

std::vector<int> copies_of(const std::vector<PassEnded>& ended) {
  std::vector<int> copies;
  for (const auto& one : ended) copies.push_back(one.pass.copies);
  return copies;
}

TEST(Session, SweepsOverAllSectionsAtOnce) {
  const sys::PrivateFolder scratch(std::filesystem::temp_directory_path(), "measure-test-");
  const auto setup = sweep_setup(scratch.path(), 8);

  const auto events = run(setup);

  const auto copies = copies_of(of_kind<PassEnded>(events));
  EXPECT_EQ(std::ranges::count(copies, 1), 8);
  EXPECT_EQ(std::ranges::count(copies, 2), 8);
  EXPECT_FALSE(std::ranges::is_sorted(copies));
  EXPECT_EQ(of_kind<SectionBegan>(events).size(), 2U);
  EXPECT_EQ(of_kind<SectionEnded>(events).size(), 2U);
  EXPECT_TRUE(of_kind<TestFailed>(events).empty());
}

TEST(Session, GoesOnWithASweepThatWasCutOff) {
  const sys::PrivateFolder scratch(std::filesystem::temp_directory_path(), "measure-test-");
  auto setup = sweep_setup(scratch.path(), 4);
  const auto whole = run(setup);
  std::vector<Event> first;
  for (const auto& event : whole) {
    if (of_kind<PassEnded>(first).size() < 3) first.push_back(event);
  }
  setup.done = done_of(setup.plan, first);

  const auto rest = run(setup);

  auto copies = copies_of(of_kind<PassEnded>(first));
  const auto later = copies_of(of_kind<PassEnded>(rest));
  copies.insert(copies.end(), later.begin(), later.end());
  EXPECT_EQ(copies, copies_of(of_kind<PassEnded>(whole)));
  EXPECT_EQ(of_kind<SectionEnded>(rest).size(), 2U);
}

TEST(Session, RepeatsDisturbedPassesOfASweepWithTheirCopies) {
  const sys::PrivateFolder scratch(std::filesystem::temp_directory_path(), "measure-test-");
  auto setup = sweep_setup(scratch.path(), 5);
  setup.disturbed = [](const Pass& pass) { return pass.copies == 2 && pass.number == 3; };

  const auto ended = of_kind<PassEnded>(run(setup));

  ASSERT_EQ(ended.size(), 11U);
  EXPECT_EQ(ended.back().pass.copies, 2);
  EXPECT_EQ(ended.back().pass.number, 6);
  EXPECT_EQ(ended.back().pass.repeats, 3);
}

TEST(Session, EndsASweepAsAWholeWithItsBudget) {
  const sys::PrivateFolder scratch(std::filesystem::temp_directory_path(), "measure-test-");
  auto setup = sweep_setup(scratch.path(), 3);
  setup.plan.budget = Seconds(0.001);

  const auto events = run(setup);

  EXPECT_TRUE(of_kind<PassEnded>(events).empty());
  EXPECT_EQ(of_kind<TestFailed>(events).size(), 2U);
}

TEST(MakePlan, GivesEveryTestOfASweepAsManyPassesAsAskedFor) {
  Wishes wishes;
  wishes.tests = {catalog::find("dhry2reg"), catalog::find("shell8")};
  wishes.copies = {1, 4};
  wishes.schedule = "quick";
  wishes.iterations = 7;
  wishes.sweep = CopySweep{.seed = 9, .cores = 4, .borders = {2}};

  const auto plan = make_plan(wishes);

  EXPECT_EQ(plan.sweep, wishes.sweep);
  for (const auto& section : plan.sections) {
    for (const auto& test : section.tests) EXPECT_EQ(test.passes, 7) << test.name;
  }
}

}  // namespace
}  // namespace unixmark::measure
