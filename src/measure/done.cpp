#include "measure/done.hpp"

#include "measure/whereabouts.hpp"

#include <algorithm>
#include <cstdint>
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
    if (const auto section = where_.begin(event.copies)) done_.sections[*section].began = true;
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
    const auto place = find(event.pass.copies, event.pass.test);
    if (place) ++done_.sections[place->section].passes[place->test];
  }

  void operator()(const TestFailed& event) {
    const auto place = find(event.copies, event.test);
    if (place) done_.sections[place->section].closed.push_back(place->test);
  }

  void operator()(const SectionEnded& event) { pass_time(event.at); }
  void operator()(const SessionEnded& event) { pass_time(event.at); }
  void operator()(const SessionResumed& event) { last_ = event.at; }
  void operator()(const PassBegan&) {}
  void operator()(const Tick&) {}

  [[nodiscard]] Done result() && { return std::move(done_); }

 private:
  struct Place {
    std::size_t section = 0;
    std::size_t test = 0;
  };

  // An event of a section says, too, that it has begun.
  std::optional<Place> find(int copies, std::string_view name) {
    const auto section = where_.section(copies);
    if (!section) return {};
    done_.sections[*section].began = true;
    const auto test = test_position(plan_.sections[*section], name);
    return test ? std::optional(Place{*section, *test}) : std::nullopt;
  }

  void pass_time(WallTime now) {
    const auto gone = last_ ? now.unix_seconds - last_->unix_seconds : 0;
    done_.used += std::chrono::seconds(std::max<std::int64_t>(gone, 0));
    last_ = now;
  }

  const Plan& plan_;
  Whereabouts where_{plan_};
  Done done_;
  std::optional<WallTime> last_;
};

}  // namespace

Done done_of(const Plan& plan, std::span<const Event> events) {
  Tally tally(plan);
  for (const auto& event : events) std::visit(tally, event);
  return std::move(tally).result();
}

}  // namespace unixmark::measure
