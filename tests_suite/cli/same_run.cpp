#include "cli/same_run.hpp"

#include "cli/known_runs.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace unixmark::cli {
namespace {

constexpr WallTime new_year{.unix_seconds = 1'798'761'600, .utc_offset_seconds = 0};

read::Record session(WallTime began, bool ended = true, bool interrupted = false) {
  read::Record record;
  record.events.emplace_back(measure::SectionBegan{.copies = 1, .at = began});
  measure::SessionEnded end;
  end.interrupted = interrupted;
  if (ended) record.events.emplace_back(end);
  return record;
}

report::PublishedRow row(const std::string& title, double value) {
  report::PublishedRow made;
  made.title = title;
  made.value = value;
  return made;
}

report::Published printed(const std::string& began, std::vector<report::PublishedRow> rows) {
  report::Published report;
  auto& section = report.sections.emplace_back();
  section.copies = 1;
  section.began = began;
  section.rows = std::move(rows);
  return report;
}

TEST(SameRun, BeganInTheSameSecond) {
  const auto text = printed("Fri Jan 01 2027 00:00:00", {});

  EXPECT_TRUE(same_run(session(new_year), text));
  EXPECT_TRUE(same_run(text, session(new_year, false)));
  EXPECT_FALSE(same_run(session({new_year.unix_seconds + 1, 0}), text));
  EXPECT_FALSE(same_run(session(new_year), printed("", {})));
}

TEST(SameRun, HasTheSameResultsWhereNoTimeIsTold) {
  const auto text = printed("", {row("a", 1.04), row("b", 2), row("c", 3)});

  EXPECT_TRUE(same_run(text, printed("at noon", {row("a", 1.01), row("b", 2)})));
  EXPECT_FALSE(same_run(text, printed("", {row("a", 1), row("b", 5), row("c", 6)})));
  EXPECT_FALSE(same_run(text, printed("", {})));
  EXPECT_FALSE(same_run(printed("", {}), printed("", {})));
}

TEST(SameRun, HasAllResultsAlikeWhereOtherTimesAreTold) {
  const auto text = printed("at noon", {row("a", 1), row("b", 2)});

  EXPECT_FALSE(same_run(text, printed("at one", {row("a", 1), row("b", 3)})));
  EXPECT_TRUE(same_run(text, printed("at n0on", {row("a", 1), row("b", 2), row("c", 3)})));
}

report::PublishedRow with_passes(report::PublishedRow made) {
  made.rates = {1, 2};
  return made;
}

TEST(HoldsMore, IsASessionOrMoreEventsOrMoreResultsOrMorePasses) {
  const auto one = printed("", {row("a", 1)});
  const auto log = printed("", {with_passes(row("a", 1))});
  const auto two = printed("", {row("a", 1), row("b", 2)});

  EXPECT_TRUE(holds_more(session(new_year), two));
  EXPECT_TRUE(holds_more(session(new_year), session(new_year, false)));
  EXPECT_FALSE(holds_more(session(new_year), session(new_year)));
  EXPECT_TRUE(holds_more(two, log));
  EXPECT_TRUE(holds_more(log, one));
  EXPECT_FALSE(holds_more(printed("x", {row("a", 1)}), printed("", {row("a", 1)})));
}

TEST(HoldsAll, IsASessionThatCameToItsEnd) {
  auto torn = session(new_year);
  torn.lost = {"line 3: not JSON"};

  EXPECT_TRUE(holds_all(session(new_year)));
  EXPECT_FALSE(holds_all(session(new_year, false)));
  EXPECT_FALSE(holds_all(session(new_year, true, true)));
  EXPECT_FALSE(holds_all(torn));
  EXPECT_FALSE(holds_all(read::Record{}));
  EXPECT_FALSE(holds_all(printed("", {row("a", 1)})));
}

TEST(AddPasses, PutsThemIntoTheRowsOfEqualRuns) {
  auto report = printed("", {row("a", 1), row("b", 2), with_passes(row("c", 3))});
  const auto log = printed("", {with_passes(row("a", 1)), with_passes(row("c", 3))});
  auto others = log;
  others.sections[0].copies = 2;

  EXPECT_FALSE(add_passes(report, others));
  EXPECT_TRUE(add_passes(report, log));
  EXPECT_EQ(report.sections[0].rows[0].rates, (std::vector<double>{1, 2}));
  EXPECT_TRUE(report.sections[0].rows[1].rates.empty());
  EXPECT_FALSE(add_passes(report, log));
}

Loaded loaded(read::Reading reading, const std::string& host = "box") {
  Loaded report{.reading = std::move(reading), .subject = {}};
  report.subject.host = host;
  return report;
}

// The position of the one that is of the run of `report`, or -1.
int found(const std::vector<Loaded>& list, const Loaded& report) {
  KnownRuns known;
  for (std::size_t i = 0; i < list.size(); ++i) known.add(list[i], i);
  const auto position = known.find(report, list);
  return position ? static_cast<int>(*position) : -1;
}

TEST(KnownRuns, AreFoundByTheirBegin) {
  const std::vector<Loaded> list = {loaded(session({new_year.unix_seconds + 1, 0})),
                                    loaded(session(new_year))};
  const auto text = printed("Fri Jan 01 2027 00:00:00", {});

  EXPECT_EQ(found(list, loaded(text)), 1);
  EXPECT_EQ(found(list, loaded(text, "other")), -1);
  EXPECT_EQ(found({loaded(text)}, loaded(session(new_year))), 0);
  EXPECT_EQ(found({}, loaded(text)), -1);
}

TEST(KnownRuns, AreFoundByMostOfTheirResults) {
  const std::vector<Loaded> list = {
      loaded(printed("", {row("a", 1), row("b", 20), row("c", 30)})),
      loaded(printed("", {row("a", 1), row("b", 2), row("c", 3), row("d", 4)})),
      loaded(printed("", {row("a", 1), row("b", 2)}))};

  EXPECT_EQ(found(list, loaded(printed("", {row("a", 1), row("b", 2), row("c", 4)}))), 1);
  EXPECT_EQ(found(list, loaded(printed("", {row("c", 30), row("x", 1), row("y", 1)}))), -1);
  EXPECT_EQ(found(list, loaded(printed("", {}))), -1);
}

// With one more in the place of the one that held less, both lead there.
TEST(KnownRuns, MayStandForSeveralFiles) {
  KnownRuns known;
  const std::vector<Loaded> list = {loaded(printed("", {row("a", 1), row("b", 2)}))};
  known.add(loaded(printed("at noon", {row("a", 1)})), 0);
  known.add(list[0], 0);

  EXPECT_EQ(known.find(loaded(printed("", {row("b", 2)})), list), 0U);
}

}  // namespace
}  // namespace unixmark::cli
