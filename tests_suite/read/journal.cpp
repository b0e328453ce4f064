#include "read/journal.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace unixmark::read {
namespace {

const std::string header =
    R"({"event":"header","schema":"unixmark-journal/1","version":"0.1.0","host":"web-07"})"
    "\n";
const std::string began =
    R"({"event":"section_began","copies":2,"at":{"unix_seconds":7,"utc_offset_seconds":3600}})"
    "\n";
const std::string failed =
    R"({"event":"test_failed","test":"spawn","copies":2,"reason":"fork: no","skipped":false})"
    "\n";

TEST(ParseJournal, ReadsHeaderAndEventsInOrder) {
  const auto record = parse_journal(header + began + failed);

  EXPECT_EQ(record.header.host, "web-07");
  ASSERT_EQ(record.events.size(), 2);
  EXPECT_EQ(std::get<measure::SectionBegan>(record.events[0]),
            (measure::SectionBegan{2, {7, 3600}}));
  EXPECT_EQ(std::get<measure::TestFailed>(record.events[1]).reason, "fork: no");
  EXPECT_TRUE(record.lost.empty());
}

TEST(ParseJournal, AddsUpTheIncrementsOfRunningCounts) {
  const auto record = parse_journal(
      header +
      R"({"event":"pass_ended","pass":{"test":"pipe","members":[{"running_deltas":[5,7,-2]}]}})");

  const auto& pass = std::get<measure::PassEnded>(record.events.at(0)).pass;
  EXPECT_EQ(pass.members.at(0).running, (std::vector<std::uint64_t>{5, 12, 10}));
}

TEST(ParseJournal, TakesMissingAndNullFieldsForNothing) {
  const auto record = parse_journal(header + R"({"event":"pass_ended","pass":{"skew_ns":null}})");

  const auto& pass = std::get<measure::PassEnded>(record.events.at(0)).pass;
  EXPECT_EQ(pass, measure::Pass{});
}

TEST(ParseJournal, LosesATornLastLineAlone) {
  const auto record = parse_journal(header + began + failed.substr(0, 40));

  EXPECT_EQ(record.events.size(), 1);
  EXPECT_EQ(record.lost, (std::vector<std::string>{"line 3: not JSON, or cut off in the middle"}));
}

TEST(ParseJournal, ListsEventsThatItDoesNotKnow) {
  const auto record = parse_journal(header + R"({"event":"eclipse"})" + "\n" + began);

  EXPECT_EQ(record.events.size(), 1);
  EXPECT_EQ(record.lost, (std::vector<std::string>{"line 2: unknown event \"eclipse\""}));
}

TEST(ParseJournal, TakesDosLineEndsAndEmptyLines) {
  const auto record =
      parse_journal("\r\n" + header.substr(0, header.size() - 1) + "\r\n\n  \r\n" + began);

  EXPECT_EQ(record.events.size(), 1);
  EXPECT_TRUE(record.lost.empty());
}

TEST(ParseJournal, RefusesAFileWithoutAHeader) {
  EXPECT_THROW(static_cast<void>(parse_journal("")), Error);
  EXPECT_THROW(static_cast<void>(parse_journal(began)), Error);
  EXPECT_THROW(static_cast<void>(parse_journal(header.substr(0, 60))), Error);
}

TEST(ParseJournal, RefusesAJournalOfALaterKind) {
  EXPECT_THROW(
      static_cast<void>(parse_journal(R"({"event":"header","schema":"unixmark-journal/2"})")),
      Error);
}

// Each as one line after a sound header: it is lost and nothing else happens.
std::vector<std::string> nasty_lines() {
  return {
      "null",
      "[]",
      "\"header\"",
      "{",
      "}{",
      std::string(1, '\0'),
      "\xFF\xFE{}",
      "{\"event\":\"\xFF\"}",
      "{}",
      R"({"event":7})",
      R"({"event":"section_began","copies":"two"})",
      R"({"event":"section_began","copies":2.5})",
      R"({"event":"section_began","copies":99999999999})",
      R"({"event":"section_began","copies":99999999999999999999999})",
      R"({"event":"section_began","at":{"unix_seconds":1e30}})",
      R"({"event":"section_began","at":[]})",
      R"({"event":"session_ended","interrupted":1})",
      R"({"event":"session_ended","runner_share":1e999})",
      R"({"event":"session_ended","runner_share":NaN})",
      R"({"event":"pass_ended","pass":[]})",
      R"({"event":"pass_ended","pass":{"members":{}}})",
      R"({"event":"pass_ended","pass":{"members":[[]]}})",
      R"({"event":"pass_ended","pass":{"members":[{"running_deltas":["x"]}]}})",
      R"({"event":"pass_ended","pass":{"members":[{"processor_begin":-3000000000}]}})",
      R"({"event":"tick","test":"pipe"})",
      std::string(200'000, '['),
      cat(R"({"event":)", std::string(200'000, '['), std::string(200'000, ']'), "}"),
  };
}

TEST(ParseJournal, LosesHostileLinesAndNothingElse) {
  for (const auto& line : nasty_lines()) {
    SCOPED_TRACE(line.substr(0, 80));

    const auto record = parse_journal(cat(header, line, "\n", began));

    EXPECT_EQ(record.events.size(), 1);
    EXPECT_EQ(record.lost.size(), 1);
  }
}

TEST(ParseJournal, LosesNumbersThatNothingMeasured) {
  for (const std::string field : {R"("copies":-4)",
                                  R"("copies":0)",
                                  R"("copies":2000000)",
                                  R"("number":-1)",
                                  R"("members":[{"count":1e308}])",
                                  R"("members":[{"count":-1}])",
                                  R"("members":[{"count":1e-308}])",
                                  R"("members":[{"time_seconds":-1}])",
                                  R"("members":[{"time_seconds":1e-300}])",
                                  R"("members":[{"timebase":-60}])",
                                  R"("members":[{"begin_ns":-1}])",
                                  R"("members":[{"user_ns":-1}])",
                                  R"("members":[{"peak_memory_kib":-1}])",
                                  R"("skew_ns":-1)",
                                  R"("elapsed_ns":9223372036854775807)",
                                  R"("window_ns":-1)",
                                  R"("overlap":1.5)",
                                  R"("overlap":-0.5)",
                                  R"("fairness":-1)",
                                  R"("window_count":1e308)",
                                  R"("began":{"unix_seconds":9223372036854775807})",
                                  R"("began":{"utc_offset_seconds":2147483647})"}) {
    SCOPED_TRACE(field);

    const auto record =
        parse_journal(cat(header, R"({"event":"pass_ended","pass":{)", field, "}}\n", began));

    EXPECT_EQ(record.events.size(), 1);
    ASSERT_EQ(record.lost.size(), 1);
    EXPECT_TRUE(record.lost[0].starts_with("line 2: \"")) << record.lost[0];
  }
}

TEST(ParseJournal, SaysWhatANumberCanBe) {
  const auto record = parse_journal(
      header + R"({"event":"section_began","copies":-4})" + "\n" +
      R"({"event":"pass_ended","pass":{"members":[{"count":1e308,"time_seconds":1}]}})");

  EXPECT_EQ(record.lost,
            (std::vector<std::string>{
                "line 2: \"copies\" is -4, and can only be from 1 to 1000000",
                "line 3: \"count\" is 1e+308, and can only be 0, or from 1e-09 to 1e+18"}));
}

TEST(ParseJournal, TakesTheWidestNumbersThatMakeSense) {
  const auto record = parse_journal(
      header + R"({"event":"pass_ended","pass":{"copies":1000000,"elapsed_ns":-5,"overlap":1,)"
               R"("members":[{"count":0,"time_seconds":0},{"count":1e18,"time_seconds":1e9}]}})");

  EXPECT_EQ(record.events.size(), 1);
  EXPECT_TRUE(record.lost.empty());
}

TEST(ParseJournal, RefusesAHeaderWithNumbersThatMakeNoSense) {
  const std::string open = R"({"event":"header","schema":"unixmark-journal/1",)";
  for (const auto* rest :
       {R"("plan":{"sections":[{"copies":-1}]}})",
        R"("plan":{"sections":[{"tests":[{"passes":-3}]}]}})",
        R"("plan":{"sections":[{"tests":[{"passes":2147483647}]}]}})",
        R"("plan":{"sections":[{"tests":[{"duration_seconds":-1}]}]}})",
        R"("baseline":{"rows":[{"test":"pipe","score":1e308}]}})",
        R"("baseline":{"rows":[{"test":"pipe","score":0}]}})",
        R"("baseline":{"rows":[{"test":"pipe","score":null}]}})",
        R"("baseline":{"rows":[{"test":"pipe"}]}})",
        R"("machine":{"processors":[{"bogomips":1e308}]}})", R"("machine":{"load_1":-1}})"}) {
    EXPECT_THROW(static_cast<void>(parse_journal(open + rest)), Error) << rest;
  }
}

TEST(ParseJournal, LosesALineThatIsLongBeyondReason) {
  std::string line;
  line.resize(70'000'000, '1');

  const auto record = parse_journal(cat(header, line, "\n", began));

  EXPECT_EQ(record.events.size(), 1);
  EXPECT_EQ(record.lost, (std::vector<std::string>{"line 2: longer than 64 MiB"}));
}

TEST(ParseJournal, RefusesAFileOfLinesThatCannotBeRead) {
  std::string lines(200'000, '\n');
  for (std::size_t i = 0; i < lines.size(); i += 2) lines[i] = 'x';

  EXPECT_EQ(parse_journal(header + lines).lost.size(), 100'000);
  EXPECT_THROW(static_cast<void>(parse_journal(header + lines + "x")), Error);
}

TEST(ParseJournal, LosesTheZerosThatALossOfPowerLeaves) {
  const auto record = parse_journal(cat(header, began, std::string(4096, '\0')));

  EXPECT_EQ(record.events.size(), 1);
  EXPECT_EQ(record.lost.size(), 1);
}

TEST(ParseJournal, CountsOnceWhatStandsInTheFileTwice) {
  const auto record = parse_journal(header + began + failed + header + began + failed);

  EXPECT_EQ(record.events.size(), 2);
  EXPECT_TRUE(record.lost.empty());
  EXPECT_EQ(record.warnings,
            (std::vector<std::string>{
                "line 4: the session begins here again; what is there twice counts once"}));
}

TEST(ParseJournal, SaysOnceThatASessionIsThereManyTimes) {
  std::string text;
  for (int i = 0; i < 5; ++i) text += header + began + "torn\n";

  const auto record = parse_journal(text);

  EXPECT_EQ(record.events.size(), 1);
  EXPECT_EQ(record.lost.size(), 1);
  EXPECT_EQ(record.warnings.size(), 1);
}

TEST(ParseJournal, CompletesACopyThatWasCutAnywhereByTheWholeOneBehindIt) {
  const auto whole = header + began + failed;
  for (std::size_t length = header.size(); length <= whole.size(); ++length) {
    const auto record = parse_journal(whole.substr(0, length) + whole);

    ASSERT_EQ(record.events.size(), 2) << length;
    EXPECT_TRUE(std::holds_alternative<measure::SectionBegan>(record.events[0])) << length;
    EXPECT_LE(record.lost.size(), 1) << length;
    EXPECT_EQ(record.warnings.size(), 1) << length;
  }
}

TEST(ParseJournal, ReadsNothingOfAnotherSession) {
  constexpr std::string_view elsewhere =
      "another session begins here, which is not read: it needs a file of its own";
  const std::string ended = R"({"event":"session_ended","interrupted":false})";
  auto other = header;
  replace_all(other, "web-07", "web-08");

  const auto record =
      parse_journal(header + began + other + began + failed + header + failed + other + ended);

  EXPECT_EQ(record.header.host, "web-07");
  EXPECT_EQ(record.events.size(), 2);
  EXPECT_EQ(record.lost,
            (std::vector<std::string>{cat("line 3: ", elsewhere), cat("line 8: ", elsewhere)}));
}

TEST(ParseJournal, RefusesAHeaderWhosePlanMakesNoSense) {
  const std::string open = R"({"event":"header","schema":"unixmark-journal/1",)";
  for (const auto* rest : {R"("plan":7})", R"("plan":{"rest":"siesta"}})",
                           R"("plan":{"pinning":{"mode":1}}})", R"("machine":[]})"}) {
    EXPECT_THROW(static_cast<void>(parse_journal(open + rest)), Error) << rest;
  }
}

TEST(ParseJournal, GivesWhatIsWholeWhereverItIsCut) {
  const auto whole = header + began + failed;
  for (std::size_t length = header.size(); length <= whole.size(); ++length) {
    const auto record = parse_journal(std::string_view(whole).substr(0, length));

    const auto told = record.events.size() + record.lost.size();
    EXPECT_LE(told, 2) << length;
    EXPECT_LE(record.lost.size(), 1) << length;
  }
  for (std::size_t length = 0; length + 1 < header.size(); ++length) {
    EXPECT_THROW(static_cast<void>(parse_journal(std::string_view(whole).substr(0, length))),
                 Error);
  }
}

}  // namespace
}  // namespace unixmark::read
