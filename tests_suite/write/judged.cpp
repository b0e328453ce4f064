#include "tests_suite/write/judged.hpp"

#include "tests_suite/analysis/sample.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace unixmark::write {

namespace {

using namespace std::chrono_literals;
using measure::Pass;

constexpr int judged_copies = 2;

// How far the rate of each pass lies from the usual one, in thousandths.
constexpr auto judged_deviations =
    std::to_array<std::int64_t>({1, -7, -12, 4, -31, 2, 0, -3, 6, 1, 3});

void vary(Pass& pass) {
  const auto thousandths = static_cast<std::uint64_t>(
      1'000 + judged_deviations.at(static_cast<std::size_t>(pass.number) - 1));
  for (auto& copy : pass.members) {
    for (auto& count : copy.running) count = count * thousandths / 1'000;
    copy.count = static_cast<double>(copy.running.back());
  }
}

// A step, which the frequency explains.
void slow_down(Pass& pass) {
  pass.evidence->frequency_mhz = 2'700;
  for (auto& copy : pass.members) {
    for (std::size_t i = 50; i < copy.running.size(); ++i) {
      copy.running[i] = copy.running[i - 1] + 900;
    }
    copy.count = static_cast<double>(copy.running.back());
  }
}

Pass pass(int number) {
  auto made = analysis::sample::quiet("pipe", judged_copies, number);
  vary(made);
  made.evidence->thermal_events.reset();
  if (number == 2 || number == 3) made.evidence->steal = 300ms;
  if (number == 5) *made.evidence->busy += 720ms;
  if (number == 7) slow_down(made);
  if (number == 11) made.repeats = 5;
  return made;
}

}  // namespace

read::Record judged_sample() {
  read::Record record{
      .header = report::sample::header({"pipe"}, {judged_copies}), .events = {}, .lost = {}};
  record.header.version = "0.1.0";
  record.header.host = "web-07";
  record.header.began = report::sample::begin;
  record.header.plan.processors = judged_copies;
  record.header.plan.sections[0].tests[0].passes = 10;
  record.header.thresholds.emplace();
  record.header.command = {"unixmark", "run", "--noise", "retry"};
  record.events.push_back(report::sample::section_began(judged_copies));
  for (int number = 1; number <= 11; ++number) {
    record.events.emplace_back(measure::PassBegan{"pipe", judged_copies, number});
    record.events.emplace_back(measure::PassEnded{pass(number)});
  }
  record.events.push_back(report::sample::section_ended(judged_copies, 130));
  record.events.push_back(report::sample::session_ended(false, 130));
  return record;
}

}  // namespace unixmark::write
