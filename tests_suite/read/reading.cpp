#include "read/reading.hpp"

#include "base/error.hpp"

#include <gtest/gtest.h>

#include <string>

namespace unixmark::read {
namespace {

const std::string json = R"({"schema":"unixmark-report/1","header":{"host":"web-07"},)"
                         R"("runs":[{"tests":[{"passes":[{"test":"pipe","number":4}]}]}],)"
                         R"("events":[{"event":"pass_ended","run":0,"test":0,"pass":0}]})";
const std::string published = R"({"schema":"unixmark-published/1","host":"web-07"})";
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

std::string with_run(const std::string& run) {
  return R"({"schema":"unixmark-published/1","runs":[)" + run + "]}";
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

report::Published published_of(const std::string& text) {
  return std::get<report::Published>(parse_report(text));
}

TEST(ParseReport, TellsOurFilesApartByTheirContent) {
  for (const auto& text : {journal, json, page(json)}) {
    EXPECT_EQ(std::get<Record>(parse_report(text)).header.host, "web-07") << text;
  }
  for (const auto& text : {published, page(published)}) {
    EXPECT_EQ(published_of(text).host, "web-07") << text;
  }
}

TEST(ParseReport, GoesByTheMarkThatStandsFirst) {
  const auto told = published.substr(0, published.size() - 1) +
                    R"(,"facts":[{"name":"system","value":"\"unixmark-journal/1"}]})";

  EXPECT_EQ(published_of(told).facts.size(), 1);
}

TEST(ParseReport, ReadsWhatUnixBenchPrinted) {
  EXPECT_EQ(published_of("   BYTE UNIX Benchmarks (Version 5.1.3)\n").version, "5.1.3");
}

TEST(ParseReport, ReadsATextThatEndsInZerosAsFarAsItGoes) {
  const std::string text = "   BYTE UNIX Benchmarks (Version 5.1.3)\n\nSystem: mill: GNU/Linux\n";

  const auto report = published_of(text + std::string(4096, '\0'));

  EXPECT_EQ(report.host, "mill");
  ASSERT_FALSE(report.lost.empty());
  EXPECT_EQ(report.lost.back().line, 4);
  EXPECT_EQ(report.lost.back().text,
            "the end of the file: 4096 bytes of zeros, as a machine leaves them that lost its "
            "power");
  EXPECT_THROW(static_cast<void>(parse_report("Once upon a time\n" + std::string(9, '\0'))), Error);
}

TEST(ParseReport, RefusesEverythingElse) {
  for (const auto& text :
       {std::string(), std::string("Once upon a time\n"), std::string(1, '\0'),
        std::string("<!DOCTYPE html><html></html>"), page(json).substr(0, 200), page("{}")}) {
    EXPECT_THROW(static_cast<void>(parse_report(text)), Error) << text;
  }
}

TEST(ParsePublishedJson, RefusesNumbersThatNobodyPrinted) {
  for (const std::string run :
       {R"({"copies_printed":-1})", R"({"tests":[{"result":1e99}]})", R"({"line":-1})",
        R"({"tests":[{"pass_rates":[-2]}]})", R"({"indexes":[{"index_printed":"1"}]})", "7"}) {
    EXPECT_THROW(static_cast<void>(parse_published_json(with_run(run))), Error) << run;
  }
}

TEST(ParsePublishedJson, RefusesEveryBeginningOfAReport) {
  for (std::size_t length = 0; length < published.size(); ++length) {
    EXPECT_THROW(static_cast<void>(parse_published_json(published.substr(0, length))), Error);
  }
}

TEST(DemandPromising, TakesTheBeginningsOfReports) {
  for (const auto& text : {journal, json, published, page(json), page(json).substr(0, 20),
                           "\xEF\xBB\xBF\n " + page(json), journal + std::string(9, '\0'),
                           std::string(), std::string("   BYTE UNIX Benchmarks (Version 5.1.3)\n"),
                           std::string("   BYTE UNIX Benchmarks (Version 5.1.3)\n\0\0", 42)}) {
    EXPECT_NO_THROW(demand_promising(text, text.size())) << text;
  }
}

TEST(DemandPromising, RefusesBinaryFiles) {
  for (const auto& text :
       {std::string("\0", 1), std::string("\x7f\0ELF", 5),
        std::string("\x7f"
                    "ELF\0",
                    5),
        '\0' + journal, std::string("<\0html>", 7), std::string("BYTE\n\0UNIX\n\0", 12)}) {
    EXPECT_THROW(demand_promising(text, text.size()), Error) << text;
  }
}

TEST(DemandPromising, TakesLargeFilesOfOursAlone) {
  constexpr auto large = most_printed + 1;

  for (const auto& text : {journal, json, page(json)}) {
    EXPECT_NO_THROW(demand_promising(text, large)) << text;
  }
  EXPECT_THROW(demand_promising("   BYTE UNIX Benchmarks (Version 5.1.3)\n", large), Error);
}

}  // namespace
}  // namespace unixmark::read
