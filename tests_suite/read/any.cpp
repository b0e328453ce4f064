#include "base/error.hpp"
#include "read/journal.hpp"

#include <gtest/gtest.h>

#include <string>

namespace unixmark::read {
namespace {

const std::string json = R"({"schema":"unixmark-report/1","header":{"host":"web-07"},)"
                         R"("runs":[{"tests":[{"passes":[{"test":"pipe","number":4}]}]}],)"
                         R"("events":[{"event":"pass_ended","run":0,"test":0,"pass":0}]})";
const std::string journal = R"({"event":"header","schema":"unixmark-journal/1","host":"web-07"})";

std::string page(const std::string& embedded) {
  return "<!DOCTYPE html>\n<script type=\"application/json\" id=\"unixmark-report\">" + embedded +
         "</script>\n</html>\n";
}

std::string with_events(const std::string& events) {
  return R"({"schema":"unixmark-report/1","header":{},"runs":[{"tests":[{"passes":[{}]}]}],)"
         R"("events":)" +
         events + "}";
}

TEST(ParseJson, FindsPassesWhereEventsPoint) {
  const auto record = parse_json(json);

  ASSERT_EQ(record.events.size(), 1);
  const auto& pass = std::get<measure::PassEnded>(record.events[0]).pass;
  EXPECT_EQ(pass.test, "pipe");
  EXPECT_EQ(pass.number, 4);
}

TEST(ParseJson, ListsEventsThatPointAtNothing) {
  for (const auto* place : {R"("run":1,"test":0,"pass":0)", R"("run":0,"test":9,"pass":0)",
                            R"("run":0,"test":0,"pass":1)", R"("run":-1,"test":0,"pass":0)",
                            R"("run":0,"test":"x","pass":0)", R"("run":0)"}) {
    const auto record =
        parse_json(with_events(std::string(R"([{"event":"pass_ended",)") + place + "}]"));

    EXPECT_TRUE(record.events.empty()) << place;
    EXPECT_EQ(record.lost.size(), 1) << place;
  }
}

TEST(ParseJson, TakesEachPassOnce) {
  const std::string twice = R"({"event":"pass_ended","run":0,"test":0,"pass":0})";

  const auto record = parse_json(with_events("[" + twice + "," + twice + "]"));

  EXPECT_EQ(record.events.size(), 1);
  EXPECT_EQ(record.lost, (std::vector<std::string>{"event 2: points at a pass that came before"}));
}

TEST(ParseJson, RefusesWhatIsNoReport) {
  for (const std::string text :
       {"", "null", "[]", "{}", R"({"schema":"unixmark-report/1"})",
        R"({"schema":"unixmark-report/1","header":[],"events":[]})",
        R"({"schema":"unixmark-report/1","header":{},"events":7})",
        R"({"schema":"unixmark-report/2","header":{},"events":[]})", R"({"schema":7})"}) {
    EXPECT_THROW(static_cast<void>(parse_json(text)), Error) << text;
  }
  EXPECT_THROW(static_cast<void>(parse_json(with_events("[7").append(100'000, '['))), Error);
}

TEST(ParseJson, RefusesEveryBeginningOfAReport) {
  for (std::size_t length = 0; length < json.size(); ++length) {
    EXPECT_THROW(static_cast<void>(parse_json(std::string_view(json).substr(0, length))), Error);
  }
}

TEST(ParseJson, ListsPassesWithNumbersThatNothingMeasured) {
  const auto record = parse_json(
      R"({"schema":"unixmark-report/1","header":{},"runs":[{"tests":[{"passes":[{"copies":-2}]}]}],)"
      R"("events":[{"event":"pass_ended","run":0,"test":0,"pass":0}]})");

  EXPECT_EQ(
      record.lost,
      (std::vector<std::string>{"event 1: \"copies\" is -2, and can only be from 1 to 1000000"}));
}

TEST(ParseHtml, ReadsTheReportWithinThePage) {
  EXPECT_EQ(parse_html(page(json)).header.host, "web-07");
}

TEST(ParseHtml, RefusesAPageWithoutAReport) {
  EXPECT_THROW(static_cast<void>(parse_html("<!DOCTYPE html><html></html>")), Error);
  EXPECT_THROW(static_cast<void>(parse_html(page(json).substr(0, 200))), Error);
}

TEST(ParseAny, TellsTheThreeApartByTheirContent) {
  EXPECT_EQ(parse_any(journal).header.host, "web-07");
  EXPECT_EQ(parse_any(json).header.host, "web-07");
  EXPECT_EQ(parse_any(page(json)).header.host, "web-07");
}

TEST(ParseAny, RefusesEverythingElse) {
  EXPECT_THROW(static_cast<void>(parse_any("")), Error);
  EXPECT_THROW(static_cast<void>(parse_any("   BYTE UNIX Benchmarks (Version 6.0.0)\n")), Error);
  EXPECT_THROW(static_cast<void>(parse_any(std::string(1, '\0'))), Error);
}

TEST(DemandOurs, TakesTheBeginningsOfOurFiles) {
  for (const auto& text : {journal, json, page(json), page(json).substr(0, 20),
                           "\xEF\xBB\xBF\n " + page(json), journal + std::string(9, '\0')}) {
    EXPECT_NO_THROW(demand_ours(text)) << text;
  }
}

TEST(DemandOurs, RefusesOtherBeginnings) {
  for (const auto& text :
       {std::string("\0", 1), std::string("\x7f\0ELF", 5), std::string(),
        std::string("Once upon a time"), '\0' + journal, std::string("<\0html>", 7)}) {
    EXPECT_THROW(demand_ours(text), Error) << text;
  }
}

}  // namespace
}  // namespace unixmark::read
