#include "measure/done.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <variant>

namespace unixmark::measure {

namespace {

// Takes one event after another, as the session told them.
class Tally {
 public:
  explicit Tally(const Plan& plan) : plan_(plan) {
    for (const auto& section : plan.sections) {
      done_.sections.push_back(
          {.began = false, .passes = std::vector<int>(section.tests.size()), .closed = {}});
    }
  }

  void operator()(const SectionBegan& event) {
    for (current_ = next_; current_ < plan_.sections.size(); ++current_) {
      if (plan_.sections[current_].copies == event.copies) break;
    }
    if (current_ < plan_.sections.size()) done_.sections[current_].began = true;
    next_ = std::min(current_ + 1, plan_.sections.size());
    pass_time(event.at);
  }

  void operator()(const PassEnded& event) {
    pass_time(event.pass.began);
    done_.used += event.pass.elapsed;
    last_ = WallTime{event.pass.began.unix_seconds +
                         std::chrono::round<std::chrono::seconds>(event.pass.elapsed).count(),
                     event.pass.began.utc_offset_seconds};
    done_.runner_cpu += event.pass.runner_cpu;
    done_.elapsed += event.pass.elapsed;
    if (const auto test = position(event.pass.test)) ++done_.sections[current_].passes[*test];
  }

  void operator()(const TestFailed& event) {
    if (const auto test = position(event.test)) done_.sections[current_].closed.push_back(*test);
  }

  void operator()(const SectionEnded& event) { pass_time(event.at); }
  void operator()(const SessionEnded& event) { pass_time(event.at); }
  void operator()(const SessionResumed& event) { last_ = event.at; }
  void operator()(const PassBegan&) {}
  void operator()(const Tick&) {}

  [[nodiscard]] Done result() && { return std::move(done_); }

 private:
  void pass_time(WallTime now) {
    if (last_)
      done_.used +=
          Seconds(std::max<double>(0, static_cast<double>(now.unix_seconds - last_->unix_seconds)));
    last_ = now;
  }

  [[nodiscard]] std::optional<std::size_t> position(std::string_view test) const {
    if (current_ >= plan_.sections.size()) return {};
    const auto& tests = plan_.sections[current_].tests;
    const auto found = std::ranges::find(tests, test, &PlannedTest::name);
    if (found == tests.end()) return {};
    return static_cast<std::size_t>(found - tests.begin());
  }

  const Plan& plan_;
  Done done_;
  std::size_t current_ = 0;
  std::size_t next_ = 0;
  std::optional<WallTime> last_;
};

}  // namespace

Done done_of(const Plan& plan, std::span<const Event> events) {
  Tally tally(plan);
  for (const auto& event : events) std::visit(tally, event);
  return std::move(tally).result();
}

}  // namespace unixmark::measure
