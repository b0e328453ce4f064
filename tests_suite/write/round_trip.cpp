#include "read/reading.hpp"
#include "tests_suite/write/filler.hpp"
#include "tests_suite/write/sample.hpp"
#include "write/writers.hpp"

#include <gtest/gtest.h>

#include <concepts>
#include <cstddef>

namespace unixmark::write {
namespace {

template <class T>
class EveryStruct : public testing::Test {};

using Structs =
    testing::Types<sys::Processor, sys::VirtualLayer, sys::Machine, report::Build, measure::Pinning,
                   measure::PlannedTest, measure::Section, measure::CopySweep, measure::Plan,
                   score::BaselineRow, score::Baseline, report::Threshold, report::Thresholds,
                   report::Header, measure::Metric, measure::Series, measure::Copy, measure::Pass,
                   measure::SectionBegan, measure::PassBegan, measure::PassEnded,
                   measure::TestFailed, measure::SectionEnded, measure::SessionEnded,
                   analysis::MachineIdentity, analysis::Conditions, analysis::SessionRate,
                   analysis::CalibrationSession, analysis::Calibration, report::Loss,
                   report::PublishedRow, report::PublishedIndex, report::PublishedTable,
                   report::PublishedSection, report::PublishedFact, report::Published>;
TYPED_TEST_SUITE(EveryStruct, Structs);

TYPED_TEST(EveryStruct, HasANameForEachOfItsFields) {
  NameCounter counter;
  const TypeParam value{};

  read::fields(counter, value);

  // A sweep goes into JSON as its text.
  const std::size_t in_words = std::same_as<TypeParam, report::Published> ? 1 : 0;
  EXPECT_EQ(counter.names + in_words, members<TypeParam>());
}

// One of each event, after the defaults that mean "missing".
read::Record full_record() {
  return {.header = filled<report::Header>(),
          .events = {measure::PassEnded{}, filled<measure::SectionBegan>(),
                     filled<measure::PassBegan>(), filled<measure::PassEnded>(),
                     filled<measure::TestFailed>(), filled<measure::SectionEnded>(),
                     filled<measure::SessionEnded>()},
          .lost = {}};
}

// Tick, which has no equality since it is never written, would keep variants from comparing.
std::vector<std::string> lines_of(const read::Record& record) {
  std::vector<std::string> lines;
  for (const auto& event : record.events) lines.push_back(journal_line(event));
  return lines;
}

TEST(JournalRoundTrip, KeepsEveryFieldOfTheHeader) {
  const auto record = full_record();

  const auto read_back = read::parse_journal(journal_of(record));

  EXPECT_EQ(read_back.header, record.header);
  EXPECT_TRUE(read_back.lost.empty());
}

TEST(JournalRoundTrip, KeepsEveryFieldOfEveryEvent) {
  const auto record = full_record();

  const auto read_back = read::parse_journal(journal_of(record));

  ASSERT_EQ(read_back.events.size(), record.events.size());
  EXPECT_EQ(std::get<measure::PassEnded>(read_back.events[0]), measure::PassEnded{});
  EXPECT_EQ(std::get<measure::SectionBegan>(read_back.events[1]), filled<measure::SectionBegan>());
  EXPECT_EQ(std::get<measure::PassBegan>(read_back.events[2]), filled<measure::PassBegan>());
  EXPECT_EQ(std::get<measure::PassEnded>(read_back.events[3]), filled<measure::PassEnded>());
  EXPECT_EQ(std::get<measure::TestFailed>(read_back.events[4]), filled<measure::TestFailed>());
  EXPECT_EQ(std::get<measure::SectionEnded>(read_back.events[5]), filled<measure::SectionEnded>());
  EXPECT_EQ(std::get<measure::SessionEnded>(read_back.events[6]), filled<measure::SessionEnded>());
}

TEST(JournalRoundTrip, LeavesTicksOut) {
  EXPECT_EQ(journal_line(measure::Event(measure::Tick{})), "");
}

TEST(JournalRoundTrip, ReplacesBytesThatAreNoUtf8OnceAndForAll) {
  auto record = full_record();
  record.header.host = "caf\xE9";

  const auto read_back = read::parse_journal(journal_of(record));

  EXPECT_EQ(read_back.header.host, "caf\xEF\xBF\xBD");
  EXPECT_EQ(journal_of(read_back), journal_of(record));
}

TEST(JsonRoundTrip, KeepsEventsWhosePassesNoRowShows) {
  const auto record = full_record();
  report::Report report;
  report.header = record.header;
  report.events = record.events;

  const auto read_back = read::parse_json(json(report));

  EXPECT_EQ(read_back.header, record.header);
  EXPECT_EQ(lines_of(read_back), lines_of(record));
}

TEST(JsonRoundTrip, KeepsTheOrderOfEventsWhosePassesStandInRows) {
  const auto record = sample();
  report::Report report;
  report.header = record.header;
  report.events = record.events;
  report::Row row;
  for (const auto& event : record.events) {
    const auto* ended = std::get_if<measure::PassEnded>(&event);
    if (ended != nullptr) row.passes.push_back(ended->pass);
  }
  report.sections = {{.copies = 1, .began = {}, .ended = {}, .rows = {row}, .tables = {}}};

  const auto text = json(report);
  const auto read_back = read::parse_json(text);

  EXPECT_NE(text.find(R"({"event":"pass_ended","run":0,"test":0,"pass":2})"), std::string::npos);
  EXPECT_EQ(lines_of(read_back), lines_of(record));
  EXPECT_TRUE(read_back.lost.empty());
}

TEST(HtmlRoundTrip, GivesBackTheJsonWhateverNamesHold) {
  const auto record = hostile_sample();
  report::Report report;
  report.header = record.header;
  report.events = record.events;

  const auto read_back = std::get<read::Record>(read::parse_report(html(report)));

  EXPECT_EQ(read_back.header.host, record.header.host);
  EXPECT_EQ(lines_of(read_back), lines_of(record));
}

}  // namespace
}  // namespace unixmark::write
