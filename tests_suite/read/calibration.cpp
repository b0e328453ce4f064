#include "read/calibration.hpp"

#include "base/error.hpp"

#include <gtest/gtest.h>

#include <string>

namespace unixmark::read {
namespace {

std::string file(const std::string& rates, const std::string& schema = "unixmark-calibration/1") {
  return R"({"schema": ")" + schema +
         R"(", "machine": {"host": "box", "architecture": "x86_64", "processor": "A",
           "processors": 2}, "sessions": [{"began": {"unix_seconds": 1800000000},
           "conditions": {"boot_id": "b", "kernel": "6.1", "profile": "6.0", "build": "a"},
           "schedule": "quick", "settings": ["x"], "rates": [)" +
         rates + "]}]}";
}

const std::string pipe =
    R"({"test": "pipe", "copies": 2, "duration_seconds": 2, "passes": 6, "rate": 1.5})";

std::string complaint_about(const std::string& text) {
  try {
    static_cast<void>(parse_calibration(text));
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

TEST(ParseCalibration, TakesWhatWasWritten) {
  const auto calibration = parse_calibration(file(pipe));

  EXPECT_EQ(calibration.machine.processors, 2);
  ASSERT_EQ(calibration.sessions.size(), 1);
  const auto& session = calibration.sessions[0];
  EXPECT_EQ(session.conditions.boot_id, "b");
  EXPECT_EQ(session.rates.at(0),
            (analysis::SessionRate{
                .test = "pipe", .copies = 2, .duration = Seconds(2), .passes = 6, .rate = 1.5}));
}

TEST(ParseCalibration, TakesFieldsOfLaterVersionsForNothing) {
  EXPECT_NO_THROW(static_cast<void>(parse_calibration(
      file(R"({"test": "pipe", "rate": 1.5, "duration_seconds": 2, "mood": [1, {}]})"))));
}

TEST(ParseCalibration, RefusesWhatIsNone) {
  for (const std::string text : {"", "{", "[]", "null", "3", "{}", "\x00\x01", "\"text\"",
                                 R"({"schema": 3})", R"({"schema": "unixmark-journal/1"})"}) {
    EXPECT_NE(complaint_about(text), "") << text;
  }
}

TEST(ParseCalibration, RefusesALaterSchemaWithAHint) {
  EXPECT_EQ(complaint_about(file(pipe, "unixmark-calibration/2")),
            "it does not say \"unixmark-calibration/1\"; a later unixmark may read it");
}

TEST(ParseCalibration, RefusesRatesThatCannotBe) {
  for (const std::string rate : {"0", "-1", "1e300", "null", "\"1\"", "1e999", "{}"}) {
    EXPECT_NE(complaint_about(file(R"({"test": "pipe", "rate": )" + rate + "}")), "") << rate;
  }
  EXPECT_NE(complaint_about(file(R"({"rate": 1})")), "");
  EXPECT_NE(complaint_about(file(R"({"test": "pipe", "rate": 1, "copies": 0})")), "");
  EXPECT_NE(complaint_about(file(R"({"test": "pipe", "rate": 1, "copies": 1e9})")), "");
  EXPECT_NE(complaint_about(file("17")), "");
}

TEST(ParseCalibration, RefusesARateThatStandsTwice) {
  EXPECT_EQ(complaint_about(file(pipe + "," + pipe)), "a session holds pipe twice");
}

TEST(ParseCalibration, RefusesMoreSessionsThanAreKept) {
  std::string text = R"({"schema": "unixmark-calibration/1", "sessions": [{})";
  for (int i = 0; i < 200; ++i) text += ",{}";

  EXPECT_EQ(complaint_about(text + "]}"), "more than 200 sessions");
}

TEST(ParseCalibration, RefusesEveryFileThatWasCutOff) {
  const auto whole = file(pipe);

  for (std::size_t size = 0; size < whole.size(); ++size) {
    EXPECT_NE(complaint_about(whole.substr(0, size)), "") << size;
  }
}

}  // namespace
}  // namespace unixmark::read
