#include "analysis/calibration.hpp"

#include "tests_suite/report/sample.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace unixmark::analysis {
namespace {

report::Header header(const std::vector<int>& copies = {1}) {
  auto header = report::sample::header({"pipe", "spawn"}, copies);
  header.profile = "6.0";
  header.build.hash = "0123456789abcdef";
  header.settings = {"MULTI_SH_WORK_FACTOR=2"};
  header.machine.boot_id = "boot";
  header.machine.kernel_release = "6.1";
  header.machine.kernel_version = "#1";
  header.machine.allowed = {0, 2};
  header.machine.quota = 1.5;
  return header;
}

TEST(IdentityOf, NamesEveryModelOnce) {
  sys::Machine machine;
  machine.host = "box";
  machine.architecture = "x86_64";
  machine.processors.resize(3);
  machine.processors[0].model = machine.processors[2].model = "Fast";
  machine.processors[1].model = "Slow";

  const auto identity = identity_of(machine);

  EXPECT_EQ(identity, (MachineIdentity{"box", "x86_64", "Fast, Slow", 3}));
}

TEST(SessionOf, HoldsTheMedianOfEachCompleteTest) {
  const auto report = report::build_report(header(), report::sample::session({"pipe", "spawn"}));

  const auto session = session_of(report, "/scratch");

  EXPECT_EQ(session.conditions, (Conditions{"boot", "6.1 #1", "6.0", "0123456789abcdef"}));
  EXPECT_EQ(session.settings, (std::vector<std::string>{"MULTI_SH_WORK_FACTOR=2", "processors=0,2",
                                                        "quota=1.5", "scratch=/scratch"}));
  ASSERT_EQ(session.rates.size(), 2);
  EXPECT_EQ(session.rates[0],
            (SessionRate{
                .test = "pipe", .copies = 1, .duration = Seconds(10), .passes = 3, .rate = 110}));
  EXPECT_EQ(session.rates[1].test, "spawn");
}

TEST(SessionOf, LeavesOutWhatFailedOrIsNotComplete) {
  std::vector<measure::Event> events = {report::sample::section_began()};
  report::sample::add_passes(events, "pipe");
  events.push_back(measure::PassEnded{report::sample::pass("spawn", 1, 1, 1000)});
  events.push_back(report::sample::session_ended(true));

  const auto session = session_of(report::build_report(header(), events), "");

  ASSERT_EQ(session.rates.size(), 1);
  EXPECT_EQ(session.rates[0].test, "pipe");
}

TEST(SessionOf, TakesCopiesThatWereAskedForTwiceOnce) {
  std::vector<measure::Event> events;
  for (int section = 0; section < 2; ++section) {
    events.push_back(report::sample::section_began());
    report::sample::add_passes(events, "pipe");
    events.push_back(report::sample::section_ended());
  }
  events.push_back(report::sample::session_ended());

  const auto session = session_of(report::build_report(header({1, 1}), events), "");

  EXPECT_EQ(session.rates.size(), 1);
}

CalibrationSession of_rate(double rate) {
  CalibrationSession session;
  session.rates = {
      {.test = "pipe", .copies = 1, .duration = Seconds(2), .passes = 6, .rate = rate}};
  return session;
}

TEST(Add, LeavesOutASessionThatMeasuredNothing) {
  Calibration calibration;

  add(calibration, {});

  EXPECT_TRUE(calibration.sessions.empty());
}

TEST(Add, LetsTheOldestGoWhereThereAreTooMany) {
  Calibration calibration;

  for (int i = 1; i <= 202; ++i) add(calibration, of_rate(i));

  ASSERT_EQ(calibration.sessions.size(), 200);
  EXPECT_EQ(calibration.sessions.front().rates[0].rate, 3);
  EXPECT_EQ(calibration.sessions.back().rates[0].rate, 202);
}

}  // namespace
}  // namespace unixmark::analysis
