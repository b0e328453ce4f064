#include "measure/pass_runner.hpp"

#include "base/quantity.hpp"
#include "base/text.hpp"
#include "measure/advice.hpp"
#include "measure/together.hpp"
#include "measure/verdict.hpp"
#include "sys/clock.hpp"
#include "sys/file.hpp"

#include <algorithm>
#include <numeric>

namespace unixmark::measure {

namespace {

Nanos nanos(Seconds time) {
  return std::chrono::duration_cast<Nanos>(time);
}

// How long before the common begin the gate closes: all copies must be asleep again by then, those
// that share a processor one after another.
Nanos margin(int queued) {
  return std::chrono::milliseconds(10) + queued * std::chrono::microseconds(500);
}

// The page is the kernel's to write: it may hold anything.
bool plausible(std::int64_t moment_ns) {
  return moment_ns > 0 && Nanos(moment_ns) <= most_nanos;
}

}  // namespace

PassRunner::PassRunner(const Tools& tools, const PlannedTest& test, int copies, int number)
    : tools_(tools),
      test_(test),
      folder_(tools.folder, "pass-"),
      sweep_(tools),
      observer_(tools.looker),
      watch_(tools, fan_out(tools, test, copies, folder_.path())),
      begin_(watch_.first_start()),
      cpu_before_(sys::process_cpu_time()) {
  pass_.test = test.name;
  pass_.copies = copies;
  pass_.number = number;
  pass_.began = sys::wall_time_now();
}

std::optional<Pass> PassRunner::run() {
  if (!wait_until_ready()) return {};
  if (watch_.running() > 0) {
    if (!rest()) return {};
    release();
    if (!wait_until_ended()) return {};
  }
  return finish();
}

bool PassRunner::wait_until_ready() {
  const Seconds setup = std::max(test_.setup, test_.foreign_setup);
  const Seconds patience = 2 * (setup + test_.duration) + tools_.setup.watchdog_slack;
  const Nanos own = sys::monotonic_now() + nanos(patience);
  const Nanos deadline = std::min(own, tools_.give_up_at);
  const auto why = deadline < own ? over_budget("not ready")
                                  : cat("never said ready and gave no result within ",
                                        fixed(patience.count(), 1), " s; killed");
  while (watch_.running() > 0 && (watch_.failed() || !watch_.all_ready_or_ended())) {
    if (watch_.failed()) watch_.doom_all(ended_for_another);
    if (!watch_.step(watch_.failed() ? Nanos::max() : deadline)) return false;
    if (watch_.failed() || sys::monotonic_now() < deadline) continue;
    watch_.doom_unready(why);
  }
  return true;
}

std::string PassRunner::over_budget(std::string_view state) const {
  return cat(state, " when the budget of ", duration_text(*tools_.setup.plan.budget),
             " was long used up; killed");
}

bool PassRunner::rest() {
  if (tools_.setup.plan.rest == Rest::None) return true;
  sys::sync_disks();
  if (!rest_for(Seconds(1))) return false;
  sys::sync_disks();
  return rest_for(Seconds(2));
}

// A request to stop that comes here costs nothing that was measured, so even the first is obeyed.
bool PassRunner::rest_for(Seconds pause) {
  const Nanos until = sys::monotonic_now() + nanos(pause);
  while (!watch_.failed() && sys::monotonic_now() < until) {
    if (!watch_.step(until) || tools_.stop() > 0) return false;
  }
  return true;
}

void PassRunner::release() {
  observer_.copies_wait(watch_.pids());
  pass_.began = sys::wall_time_now();
  begin_ = sys::monotonic_now() + margin(queued_copies(pass_.copies, tools_.setup.plan.processors));
  end_ = begin_ + nanos(test_.duration);
  watch_.release(begin_, end_);
  cpu_before_ = sys::process_cpu_time();  // from here to the begin there is nothing but sleep
  released_ = true;
}

bool PassRunner::wait_until_ended() {
  const Nanos length = end_ - begin_;
  const Nanos own = end_ + length + nanos(tools_.setup.watchdog_slack);
  const Nanos deadline = std::min(own, tools_.give_up_at);
  const auto why = deadline < own
                       ? over_budget("still running")
                       : cat("still running ", fixed(Seconds(deadline - end_).count(), 1),
                             " s after its end; killed");
  Nanos next = begin_ + course_step;
  while (watch_.running() > 0) {
    // Once the pass is over the others are about to say what they counted.
    if (watch_.failed() && sys::monotonic_now() < end_) watch_.doom_all(ended_for_another);
    if (!watch_.step(over_ ? next : std::min(next, end_))) return false;
    if (!over_ && watch_.woken().at >= end_) over_ = watch_.woken();
    const Nanos now = sys::monotonic_now();
    if (now >= deadline) watch_.doom_all(why);
    if (now < next) continue;
    glance(now);
    next += ((now - next) / course_step + 1) * course_step;
  }
  return true;
}

void PassRunner::glance(Nanos now) {
  glances_.push_back({now, watch_.counts()});
  const auto& seen = glances_.back().counts;
  const auto total = std::accumulate(seen.begin(), seen.end(), std::uint64_t{0});
  const Seconds elapsed = now - begin_;
  std::optional<double> rate;
  if (total > 0) rate = static_cast<double>(total) / elapsed.count();
  tools_.sink(Tick{pass_.test, pass_.copies, pass_.number, elapsed, rate});
}

// Adds to a copy what its slot tells beyond its lines.
std::optional<Course> PassRunner::add_page(std::size_t copy) {
  const auto& slot = watch_.slot(copy);
  auto& member = pass_.members[copy];
  if (!plausible(slot.begin_ns)) return {};
  if (slot.processor_begin >= 0) member.processor_begin = slot.processor_begin;
  if (slot.processor_end >= 0) member.processor_end = slot.processor_end;
  if (!member.begin) member.begin = Nanos(slot.begin_ns);
  if (!member.end && plausible(slot.end_ns)) member.end = Nanos(slot.end_ns);
  const std::uint64_t last = slot.count;
  const Nanos end = member.end.value_or(watch_.last_end().at);
  if (last == 0 || end <= *member.begin) return {};
  auto course = course_of(glances_, copy, *member.begin, end, last);
  member.running = at_steps(course, begin_);
  return course;
}

Pass PassRunner::finish() {
  pass_.synchronised = released_ && watch_.all_said_ready();
  const Moment last = over_.value_or(watch_.last_end());
  pass_.elapsed = last.at - begin_;
  pass_.runner_cpu = last.own_cpu - cpu_before_;
  pass_.members = watch_.results();
  pass_.evidence = observer_.copies_ended(pass_.members, watch_.task_times());
  std::vector<std::optional<Course>> courses;
  for (std::size_t i = 0; i < pass_.members.size(); ++i) courses.push_back(add_page(i));
  refuse_standstill(pass_.members, test_.duration,
                    pass_.evidence ? pass_.evidence->run_delay : std::nullopt);
  pass_.complaint = with_advice(complaint_of(pass_.members), tools_.setup);
  sum_up(pass_, courses);
  return std::move(pass_);
}

}  // namespace unixmark::measure
