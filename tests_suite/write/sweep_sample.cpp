#include "tests_suite/write/sweep_sample.hpp"

#include "measure/sweep.hpp"
#include "tests_suite/report/sample.hpp"

#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <string_view>

namespace unixmark::write {

namespace {

using namespace std::chrono_literals;

constexpr std::array copies = {1, 2, 4, 6, 8};
constexpr int passes = 6;

// How far the rate of each pass lies from the usual one, in parts of 1,000.
constexpr std::array sweep_deviations = {1, -3, 0, 4, -2, 2};

// What the copies do together, by what one alone does.
constexpr std::array dhrystones = {1.0, 1.992, 3.951, 5.878, 6.421};
constexpr std::array pipes = {1.0, 1.853, 2.664, 2.501, 2.412};

double growth(std::string_view test, int of) {
  std::size_t i = 0;
  while (copies.at(i) != of) ++i;
  return test == "pipe" ? pipes.at(i) : dhrystones.at(i);
}

// The copies differ a little, and each pass a little in its own way.
measure::Pass pass(const std::string& test, int of, int number) {
  const double alone = test == "pipe" ? 18'201'440 : 392'794'423;
  const int deviation = sweep_deviations.at(static_cast<std::size_t>((number + of) % passes));
  const double each = alone * growth(test, of) / of * (1 + deviation / 1'000.0);
  auto made = report::sample::pass(test, of, number, 0);
  int position = 0;
  for (auto& copy : made.members) {
    copy.count = std::floor(each * (1 + (2 * position - of + 1) / 2'000.0));
    copy.user = 9'950ms;
    ++position;
  }
  made.skew = Nanos(0);
  made.overlap = 1;
  auto& evidence = made.evidence.emplace();
  evidence.span = 10s;
  evidence.steal = Nanos(0);
  evidence.own = 9'950ms * of;
  evidence.busy = *evidence.own + 20ms;
  return made;
}

report::Header sweep_header() {
  auto made = report::sample::header({"dhry2reg", "pipe"}, {copies.begin(), copies.end()});
  made.version = "0.1.0";
  made.host = "web-07";
  made.began = report::sample::begin;
  made.plan.schedule = "quick";
  made.plan.rest = measure::Rest::None;
  made.plan.processors = 8;
  made.plan.sweep = measure::CopySweep{.seed = 2026, .cores = 6, .borders = {4}};
  for (auto& section : made.plan.sections) {
    for (auto& test : section.tests) test.passes = passes;
  }
  made.thresholds.emplace();
  made.command = {"unixmark", "scale", "--copies", "1,2,4,6,8", "dhry2reg", "pipe"};
  return made;
}

}  // namespace

read::Record sweep_sample() {
  read::Record record{.header = sweep_header(), .events = {}, .lost = {}};
  const auto& plan = record.header.plan;
  measure::SweepTurns turns(plan, {});
  std::vector<bool> began(plan.sections.size());
  int at = 0;
  while (const auto next = turns.next()) {
    const auto& section = plan.sections[next->section];
    const auto& test = section.tests[next->test].name;
    if (!began[next->section]) {
      record.events.push_back(report::sample::section_began(section.copies, at));
      began[next->section] = true;
    }
    const int number = turns.passes(*next) + 1;
    auto made = pass(test, section.copies, number);
    made.began = report::sample::moment(at);
    at += 10;
    record.events.emplace_back(measure::PassBegan{test, section.copies, number});
    record.events.emplace_back(measure::PassEnded{made});
    turns.count(*next);
    if (turns.finished(next->section)) {
      record.events.push_back(report::sample::section_ended(section.copies, at));
    }
  }
  record.events.push_back(report::sample::session_ended(false, at));
  return record;
}

}  // namespace unixmark::write
