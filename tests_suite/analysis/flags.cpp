#include "analysis/flags.hpp"

#include "analysis/signals.hpp"
#include "tests_suite/analysis/sample.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <initializer_list>
#include <set>

namespace unixmark::analysis {
namespace {

using namespace std::chrono_literals;
using measure::Pass;
using Words = std::vector<std::string>;

Words flags_after(const std::function<void(Pass&)>& disturb, int copies = 1) {
  auto pass = sample::quiet("pipe", copies);
  disturb(pass);
  return sample::words(flags_of(pass, sample::setting()));
}

TEST(Flags, AQuietPassHasNone) {
  EXPECT_EQ(flags_after([](Pass&) {}), Words{});
  EXPECT_EQ(flags_after([](Pass&) {}, 2), Words{});
}

struct FlagCase {
  const char* signal;
  std::function<void(Pass&)> noticed;
  std::function<void(Pass&)> suspect;  // empty: never by this alone
  int copies = 1;
};

// Every row of the table of thresholds, on both sides.
const std::vector<FlagCase> flag_cases = {
    {"suspended", {}, [](Pass& p) { p.evidence->suspended = 2s; }},
    {"throttled", {}, [](Pass& p) { p.evidence->throttled_periods = 1; }},
    {"steal", [](Pass& p) { p.evidence->steal = 100ms; },
     [](Pass& p) { p.evidence->steal = 300ms; }},
    {"foreign", [](Pass& p) { *p.evidence->busy += 200ms; },
     [](Pass& p) { *p.evidence->busy += 600ms; }},
    {"runner", [](Pass& p) { p.runner_cpu = 200ms; }, [](Pass& p) { p.runner_cpu = 600ms; }},
    {"thermal", {}, [](Pass& p) { p.evidence->thermal_events = 1; }},
    {"frequency", [](Pass& p) { p.evidence->frequency_mhz = 2'950; },
     [](Pass& p) { p.evidence->frequency_mhz = 2'800; }},
    {"gap",
     [](Pass& p) {
       for (std::size_t i = 50; i < 100; ++i) p.members[0].running[i] -= 800;
     },
     [](Pass& p) {
       for (std::size_t i = 50; i < 100; ++i)
         p.members[0].running[i] -= 1'000 * std::min<std::uint64_t>(i - 49, 10);
     }},
    {"lost_cpu", [](Pass& p) { p.members[0].user = 9'900ms; },
     [](Pass& p) { p.members[0].user = 9'700ms; }},
    {"skew", [](Pass& p) { p.skew = 200ms; }, [](Pass& p) { p.skew = 600ms; }, 2},
    {"apart", [](Pass& p) { p.overlap = 0.97; }, [](Pass& p) { p.overlap = 0.9; }, 2},
    {"fairness", [](Pass& p) { p.members[1].count = 80'000; }, {}, 2},
    {"preemption", [](Pass& p) { p.members[0].involuntary_switches = 700; }, {}},
    {"cpu_pressure", [](Pass& p) { p.evidence->machine.cpu_some = 600ms; }, {}},
    {"stall", [](Pass& p) { p.evidence->machine.io_full = 200ms; }, {}},
    {"clock_drift", [](Pass& p) { p.evidence->clock_drift_ppm = -300; }, {}},
    {"dirty", [](Pass& p) { p.evidence->dirty_kib = 80'000; }, {}},
};

void expect_alone(const std::function<void(Pass&)>& disturb, int copies, const std::string& word) {
  if (!disturb) return;
  EXPECT_EQ(flags_after(disturb, copies), Words{word});
}

TEST(Flags, EverySignalRaisesItsOwnAlone) {
  for (const auto& [signal, noticed, suspect, copies] : flag_cases) {
    expect_alone(noticed, copies, signal);
    expect_alone(suspect, copies, std::string(signal) + "!");
  }
}

TEST(Flags, TheCasesHoldTheWholeTable) {
  std::set<std::string_view> tried;
  for (const auto& one : flag_cases) tried.insert(one.signal);

  std::set<std::string_view> known;
  for (const auto& signal : signals()) known.insert(signal.word);
  EXPECT_EQ(tried, known);
}

TEST(Flags, WhatTheMachineDoesNotTellRaisesNone) {
  EXPECT_EQ(flags_after([](Pass& pass) {
              pass.evidence.emplace();
              pass.members[0].running.clear();
            }),
            Words{});
  EXPECT_EQ(flags_after([](Pass& pass) { pass.evidence.reset(); }), Words{});
}

TEST(Flags, NeverLookAtTheScore) {
  auto fast = sample::quiet();
  fast.members[0].count *= 10;
  fast.window_count = 1e9;

  EXPECT_EQ(sample::words(flags_of(fast, sample::setting())), Words{});
}

TEST(Flags, OnlyTellOfWaitingWhereEverybodyHasAProcessor) {
  auto setting = sample::setting();
  setting.processes = 3;
  auto pass = sample::quiet();
  pass.evidence->machine.cpu_some = 5s;
  pass.members[0].involuntary_switches = 100'000;

  EXPECT_EQ(sample::words(flags_of(pass, setting)), Words{});
}

TEST(Flags, OnlyTestsOfFilesMindDirtyPages) {
  auto setting = sample::setting();
  setting.uses_files = false;
  auto pass = sample::quiet();
  pass.evidence->dirty_kib = 1'000'000;

  EXPECT_EQ(sample::words(flags_of(pass, setting)), Words{});
}

// Two ticks of a processor are what the kernel's two ways of accounting may differ by.
TEST(Flags, LeaveWhatTicksCannotTell) {
  EXPECT_EQ(flags_after([](Pass& pass) {
              pass.evidence->span = 100ms;
              pass.evidence->busy = *pass.evidence->own + 15ms;
              pass.evidence->steal = 10ms;
            }),
            Words{});
}

TEST(Flags, AreRepeatedForWhatThisMachineDoesAlone) {
  const auto repeated = [](const std::function<void(Pass&)>& disturb) {
    auto pass = sample::quiet("pipe", 2);
    disturb(pass);
    return worth_repeating(flags_of(pass, sample::setting()));
  };

  EXPECT_TRUE(repeated([](Pass& pass) { *pass.evidence->busy += 2s; }));
  EXPECT_TRUE(repeated([](Pass& pass) { pass.evidence->thermal_events = 3; }));
  EXPECT_TRUE(repeated([](Pass& pass) { pass.evidence->suspended = 1s; }));
  EXPECT_TRUE(repeated([](Pass& pass) { pass.skew = 2s; }));
  EXPECT_FALSE(repeated([](Pass& pass) { *pass.evidence->busy += 200ms; }));  // a notice
  EXPECT_FALSE(repeated([](Pass& pass) { pass.evidence->steal = 5s; }));
  EXPECT_FALSE(repeated([](Pass& pass) { pass.evidence->throttled_periods = 40; }));
}

TEST(Flags, SayWhatTheySaw) {
  auto pass = sample::quiet();
  *pass.evidence->busy += 720ms;

  const auto flags = flags_of(pass, sample::setting());

  ASSERT_EQ(flags.size(), 1);
  EXPECT_EQ(flags[0].text, "other processes used 7.2 % of a processor");
  EXPECT_NEAR(flags[0].value, 7.2, 1e-9);
}

TEST(Summaries, CountPassesAndShowTheWorst) {
  std::vector<std::vector<report::Flag>> flags;
  for (const auto busy : {0ms, 200ms, 720ms, 0ms}) {
    auto pass = sample::quiet();
    *pass.evidence->busy += busy;
    flags.push_back(flags_of(pass, sample::setting()));
  }

  const auto found = summaries(flags);

  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].text,
            "other processes used up to 7.2 % of a processor in 2 of 4 passes (1 suspect)");
  EXPECT_EQ(summaries({flags[2]})[0].text,
            "other processes used 7.2 % of a processor in 1 of 1 pass (suspect)");
}

TEST(NotReported, NamesWhatNoPassTells) {
  auto one = sample::quiet();
  auto other = sample::quiet();
  for (auto* pass : {&one, &other}) {
    pass->evidence->frequency_mhz.reset();
    pass->evidence->thermal_events.reset();
  }
  one.evidence->steal.reset();
  const std::vector<Setting> settings(2, sample::setting());

  EXPECT_EQ(not_reported({&one, &other}, settings), (Words{"thermal events", "frequency"}));
}

TEST(SettingOf, TakesWhatIsUsualFromAllPasses) {
  auto header = report::sample::header({"fstime", "pipe"});
  header.plan.processors = 2;
  header.plan.sections[0].tests[0].arguments = {"-d", "{scratch}"};
  report::Section section;
  for (const auto& test : header.plan.sections[0].tests) {
    report::Row row;
    row.test = test;
    for (const int switches : {100, 200, 300}) {
      auto pass = sample::quiet(test.name);
      pass.members[0].involuntary_switches = switches;
      row.passes.push_back(pass);
    }
    section.rows.push_back(row);
  }
  section.rows[1].passes[0].members[0].user = 5s;

  const auto setting = setting_of(header, section, section.rows[0]);

  EXPECT_TRUE(setting.uses_files);
  EXPECT_TRUE(setting.cpu_bound);
  EXPECT_EQ(setting.processors, 2);
  EXPECT_EQ(setting.usual_switches, 20);
  EXPECT_EQ(setting.usual_mhz, 3'000);
  EXPECT_FALSE(setting_of(header, section, section.rows[1]).uses_files);
  section.rows[1].test.arguments = {"-d", "{shared}"};
  EXPECT_TRUE(setting_of(header, section, section.rows[1]).uses_files);
}

// Three passes of spawn, in which so much time was nobody's.
report::Section spawning(std::initializer_list<Nanos> nobodys) {
  report::Row row;
  row.test.name = "spawn";
  row.test.processes_per_copy = 2;
  for (const auto time : nobodys) {
    auto pass = sample::quiet("spawn");
    pass.evidence->busy = *pass.evidence->own + time;
    row.passes.push_back(pass);
  }
  report::Section section;
  section.rows.push_back(row);
  return section;
}

TEST(Flags, WhatIsNobodysTimeInEveryPassIsOfATestOfSeveralProcesses) {
  report::Header header;
  header.plan.processors = 2;
  const auto section = spawning({1300ms, 1350ms, 2500ms});
  const auto& row = section.rows[0];

  const auto setting = setting_of(header, section, row);

  EXPECT_EQ(sample::words(flags_of(row.passes[0], setting)), Words{});
  EXPECT_EQ(sample::words(flags_of(row.passes[1], setting)), Words{});
  EXPECT_EQ(sample::words(flags_of(row.passes[2], setting)), Words{"foreign!"});
}

TEST(Flags, AMachineThatIsBusyAllTheTimeIsFoundByTestsOfSeveralProcessesToo) {
  report::Header header;
  header.plan.processors = 2;
  const auto section = spawning({9000ms, 9100ms});
  const auto& row = section.rows[0];

  EXPECT_EQ(sample::words(flags_of(row.passes[0], setting_of(header, section, row))),
            Words{"foreign!"});
  EXPECT_EQ(sample::words(flags_of(row.passes[0], setting_of(header, row.test, 1))),
            Words{"foreign!"});
}

TEST(Flags, LostTimeIsAgainstThePassThatServedItsCopiesBest) {
  auto setting = sample::setting();
  setting.best_cpu_share = 0.98;
  auto pass = sample::quiet("pipe");
  pass.members[0].user = 9'780ms;

  EXPECT_EQ(sample::words(flags_of(pass, setting)), Words{});
}

}  // namespace
}  // namespace unixmark::analysis
