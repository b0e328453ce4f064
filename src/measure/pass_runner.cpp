#include "measure/pass_runner.hpp"

#include "base/text.hpp"
#include "measure/advice.hpp"
#include "measure/together.hpp"
#include "measure/verdict.hpp"
#include "sys/clock.hpp"
#include "sys/file.hpp"

#include <algorithm>
#include <numeric>
#include <thread>

namespace unixmark::measure {

namespace {

constexpr std::uint64_t ready_token = ~std::uint64_t{0};  // others are positions of copies
constexpr std::uint64_t ended_token = ready_token - 1;
constexpr std::size_t most_output = 65536;

Nanos nanos(Seconds time) {
  return std::chrono::duration_cast<Nanos>(time);
}

// How many copies each processor has to carry, beyond the one that it can run.
std::size_t queue_length(std::size_t copies, const Pinning& pinning) {
  std::size_t processors = std::max(1U, std::thread::hardware_concurrency());
  if (pinning.mode != Pinning::Mode::None && !pinning.processors.empty()) {
    processors = std::min(processors, pinning.processors.size());
  }
  return copies > processors ? (copies - 1) / processors : 0;
}

// How long before the common begin the gate closes: all copies must be asleep again by then, those
// that share a processor one after another.
Nanos margin(std::size_t queued) {
  return std::chrono::milliseconds(10) + queued * std::chrono::microseconds(500);
}

// Hundreds of copies a processor could not all have a turn in a short pass: a turn takes up to a
// tick of the scheduler, 4 ms as a rule, and others want theirs too.
Nanos long_enough(Seconds duration, std::size_t queued) {
  return std::max(nanos(duration), Nanos(queued * std::chrono::milliseconds(10)));
}

}  // namespace

PassRunner::PassRunner(const Tools& tools, const PlannedTest& test, int copies, int number)
    : tools_(tools),
      test_(test),
      folder_(tools.folder, "pass-"),
      started_(fan_out(tools, test, copies, folder_.path())),
      running_(started_.copies.size()),
      ended_(started_.copies.size()) {
  pass_.test = test.name;
  pass_.copies = copies;
  pass_.number = number;
  pass_.began = sys::wall_time_now();
  pass_.members.resize(started_.copies.size());
  poll_.add(tools_.child_ended.number(), ended_token);
  poll_.add(started_.ready.number(), ready_token);
  for (std::size_t i = 0; i < started_.copies.size(); ++i) {
    poll_.add(started_.copies[i].output.number(), i);
  }
  begin_ = started_.copies.front().began;
  cpu_before_ = sys::process_cpu_time();
}

PassRunner::~PassRunner() {
  // All at once; the processes' own destructors would each wait for one before killing the next.
  for (const auto& copy : started_.copies) copy.process.kill_group();
}

std::optional<Pass> PassRunner::run() {
  if (!wait_until_ready()) return {};
  if (running_ > 0) {
    if (!rest()) return {};
    release();
    if (!wait_until_ended()) return {};
  }
  return finish();
}

bool PassRunner::wait_until_ready() {
  const Seconds patience = 2 * (test_.setup + test_.duration) + tools_.setup.watchdog_slack;
  const Nanos deadline = sys::monotonic_now() + nanos(patience);
  const auto why =
      cat("never said ready and gave no result within ", fixed(patience.count(), 1), " s; killed");
  const auto waiting = [&] { return failed_ || ready_ + never_ready_ < started_.copies.size(); };
  while (running_ > 0 && waiting()) {
    if (failed_) doom_all(ended_for_another);
    if (!step(failed_ ? Nanos::max() : deadline)) return false;
    if (failed_ || sys::monotonic_now() < deadline) continue;
    doom_unready(why);
    failed_ = true;
  }
  return true;
}

// The bytes tell how many are ready, the slots who; a program that writes the one and not the other
// leaves all copies under suspicion.
void PassRunner::doom_unready(std::string_view why) {
  bool found = false;
  for (std::size_t i = 0; i < started_.copies.size(); ++i) {
    if (!running(i) || started_.page.slot(i).ready != 0) continue;
    doom(i, why);
    found = true;
  }
  if (!found) doom_all(why);
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
  while (!failed_ && sys::monotonic_now() < until) {
    if (!step(until) || tools_.stop() > 0) return false;
  }
  return true;
}

void PassRunner::release() {
  pass_.began = sys::wall_time_now();
  cpu_before_ = sys::process_cpu_time();
  const auto queued = queue_length(started_.copies.size(), tools_.setup.plan.pinning);
  begin_ = sys::monotonic_now() + margin(queued);
  end_ = begin_ + long_enough(test_.duration, queued);
  started_.page.set_span(begin_, end_);
  started_.gate.close();  // closing wakes every copy at once; a byte each would do it in turn
  released_ = true;
}

bool PassRunner::wait_until_ended() {
  const Nanos length = end_ - begin_;
  const Nanos deadline = end_ + length + nanos(tools_.setup.watchdog_slack);
  const auto why =
      cat("still running ", fixed(Seconds(deadline - end_).count(), 1), " s after its end; killed");
  Nanos next = begin_ + course_step;
  while (running_ > 0) {
    // Once the pass is over the others are about to say what they counted.
    if (failed_ && sys::monotonic_now() < end_) doom_all(ended_for_another);
    if (!step(next)) return false;
    const Nanos now = sys::monotonic_now();
    if (now >= deadline) doom_all(why);
    if (now < next) continue;
    glance(now);
    next += ((now - next) / course_step + 1) * course_step;
  }
  return true;
}

bool PassRunner::step(Nanos until) {
  const Nanos left = until - sys::monotonic_now();
  for (const auto token : poll_.wait(std::min(left, course_step))) {
    if (token == ended_token) {
      reap();
    } else if (token == ready_token) {
      read_ready();
    } else {
      read_output(token);
    }
  }
  return tools_.stop() < 2;
}

void PassRunner::read_ready() {
  const auto bytes = sys::read_some(started_.ready, 4096);
  if (bytes) ready_ += bytes->size();
  if (!bytes || ready_ >= started_.copies.size()) poll_.remove(started_.ready.number());
}

void PassRunner::read_output(std::size_t copy) {
  auto& process = started_.copies[copy];
  if (!process.output.open()) return;
  const auto text = sys::read_some(process.output, 4096);
  if (!text) return process.output.close();  // which also ends the waiting for it
  process.said += *text;
  if (process.said.size() > most_output) {
    doom(copy, "flooded its output: more than 64 KiB on standard error; killed");
    process.output.close();
  }
}

void PassRunner::reap() {
  tools_.child_ended.drain();
  while (const auto exit = sys::reap_any()) {
    const auto found = std::ranges::find_if(
        started_.copies, [&](const CopyProcess& one) { return one.process.pid() == exit->pid; });
    if (found == started_.copies.end()) continue;  // the guardian, if somebody killed it
    settle(static_cast<std::size_t>(found - started_.copies.begin()), *exit);
  }
}

void PassRunner::settle(std::size_t copy, const sys::Exit& exit) {
  auto& process = started_.copies[copy];
  process.process.forget();
  process.guarded.release();
  // Read up to what there is, not up to its end: grandchildren may hold the pipe open.
  for (auto before = process.said.size() + 1;
       process.output.open() && process.said.size() != before;) {
    before = process.said.size();
    read_output(copy);
  }
  process.output.close();
  last_ended_ = sys::monotonic_now();
  cpu_after_ = sys::process_cpu_time();
  ended_[copy] = last_ended_;
  --running_;
  if (started_.page.slot(copy).ready == 0) ++never_ready_;
  pass_.members[copy] = judge({.output = parse_output(process.said),
                               .exit = exit,
                               .lifetime = last_ended_ - process.began,
                               .doomed = process.doomed});
  if (!pass_.members[copy].complaint.empty()) failed_ = true;
}

void PassRunner::doom(std::size_t copy, std::string_view why) {
  auto& process = started_.copies[copy];
  if (!running(copy) || !process.doomed.empty()) return;
  process.doomed = why;
  process.process.kill_group();
}

void PassRunner::doom_all(std::string_view why) {
  for (std::size_t i = 0; i < started_.copies.size(); ++i) doom(i, why);
}

std::vector<std::uint64_t> PassRunner::counts() const {
  std::vector<std::uint64_t> all;
  all.reserve(started_.copies.size());
  for (std::size_t i = 0; i < started_.copies.size(); ++i) {
    const std::uint64_t count = started_.page.slot(i).count;
    all.push_back(count);
  }
  return all;
}

void PassRunner::glance(Nanos now) {
  glances_.push_back({now, counts()});
  const auto& seen = glances_.back().counts;
  const auto total = std::accumulate(seen.begin(), seen.end(), std::uint64_t{0});
  const Seconds elapsed = now - begin_;
  std::optional<double> rate;
  if (total > 0) rate = static_cast<double>(total) / elapsed.count();
  tools_.sink(Tick{pass_.test, pass_.copies, pass_.number, elapsed, rate});
}

// Adds to a copy what its slot tells beyond its lines.
std::optional<Course> PassRunner::add_page(std::size_t copy) {
  const auto& slot = started_.page.slot(copy);
  auto& member = pass_.members[copy];
  if (slot.begin_ns == 0) return {};
  if (slot.processor_begin >= 0) member.processor_begin = slot.processor_begin;
  if (slot.processor_end >= 0) member.processor_end = slot.processor_end;
  if (!member.begin) member.begin = Nanos(slot.begin_ns);
  if (!member.end && slot.end_ns > 0) member.end = Nanos(slot.end_ns);
  const std::uint64_t last = slot.count;
  const Nanos end = member.end.value_or(ended_[copy].value_or(*member.begin));
  if (last == 0 || end <= *member.begin) return {};
  auto course = course_of(glances_, copy, *member.begin, end, last);
  member.running = at_steps(course, begin_);
  return course;
}

Pass PassRunner::finish() {
  pass_.synchronised = released_ && ready_ >= started_.copies.size();
  pass_.elapsed = last_ended_ - begin_;
  pass_.runner_cpu = cpu_after_ - cpu_before_;
  std::vector<std::optional<Course>> courses;
  for (std::size_t i = 0; i < pass_.members.size(); ++i) courses.push_back(add_page(i));
  refuse_standstill(pass_.members);
  pass_.complaint = with_advice(complaint_of(pass_.members), tools_.setup);
  sum_up(pass_, courses);
  return std::move(pass_);
}

}  // namespace unixmark::measure
