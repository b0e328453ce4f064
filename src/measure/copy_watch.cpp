#include "measure/copy_watch.hpp"

#include "measure/course.hpp"
#include "measure/verdict.hpp"
#include "sys/clock.hpp"

#include <algorithm>

namespace unixmark::measure {

namespace {

constexpr std::uint64_t ready_token = ~std::uint64_t{0};  // others are positions of copies
constexpr std::uint64_t ended_token = ready_token - 1;
constexpr std::size_t most_output = 65536;

Moment now() {
  return {sys::monotonic_now(), sys::process_cpu_time()};
}

}  // namespace

CopyWatch::CopyWatch(const Tools& tools, FanOut started)
    : tools_(tools),
      started_(std::move(started)),
      results_(started_.copies.size()),
      task_times_(started_.copies.size()),
      running_(started_.copies.size()) {
  poll_.add(tools_.child_ended.number(), ended_token);
  poll_.add(started_.ready.number(), ready_token);
  for (std::size_t i = 0; i < started_.copies.size(); ++i) {
    poll_.add(started_.copies[i].output.number(), i);
  }
}

CopyWatch::~CopyWatch() {
  // All at once; the processes' own destructors would each wait for one before killing the next.
  for (const auto& copy : started_.copies) copy.process.kill_group();
}

void CopyWatch::release(Nanos begin, Nanos end) {
  started_.page.set_span(begin, end);
  started_.gate.close();  // closing wakes every copy at once; a byte each would do it in turn
}

bool CopyWatch::step(Nanos until) {
  const Nanos left = until - sys::monotonic_now();
  const auto happened = poll_.wait(std::min(left, course_step));
  woken_ = now();
  for (const auto token : happened) {
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

void CopyWatch::read_ready() {
  const auto bytes = sys::read_some(started_.ready, 4096);
  if (bytes) ready_ += bytes->size();
  if (!bytes || ready_ >= started_.copies.size()) poll_.remove(started_.ready.number());
}

void CopyWatch::read_output(std::size_t copy) {
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

void CopyWatch::reap() {
  tools_.child_ended.drain();
  while (const auto exit = sys::reap_any()) {
    const auto found = std::ranges::find_if(
        started_.copies, [&](const CopyProcess& one) { return one.process.pid() == exit->pid; });
    if (found == started_.copies.end()) continue;  // the guardian, if somebody killed it
    settle(static_cast<std::size_t>(found - started_.copies.begin()), *exit);
  }
}

void CopyWatch::settle(std::size_t copy, const sys::Exit& exit) {
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
  last_end_ = now();
  task_times_[copy] = exit.task;
  --running_;
  if (started_.page.slot(copy).ready == 0) ++never_ready_;
  auto& result = results_[copy].emplace(judge({.output = parse_output(process.said),
                                               .exit = exit,
                                               .lifetime = last_end_.at - process.began,
                                               .doomed = process.doomed}));
  if (!result.complaint.empty()) failed_ = true;
}

std::vector<pid_t> CopyWatch::pids() const {
  std::vector<pid_t> all;
  all.reserve(size());
  for (const auto& copy : started_.copies) all.push_back(copy.process.pid());
  return all;
}

std::vector<Copy> CopyWatch::results() const {
  std::vector<Copy> copies;
  copies.reserve(results_.size());
  for (const auto& result : results_) copies.push_back(result.value());
  return copies;
}

void CopyWatch::doom(std::size_t copy, std::string_view why) {
  auto& process = started_.copies[copy];
  if (results_[copy] || !process.doomed.empty()) return;
  process.doomed = why;
  process.process.kill_group();
}

void CopyWatch::doom_all(std::string_view why) {
  for (std::size_t i = 0; i < started_.copies.size(); ++i) doom(i, why);
}

std::vector<std::uint64_t> CopyWatch::counts() const {
  std::vector<std::uint64_t> all;
  all.reserve(started_.copies.size());
  for (std::size_t i = 0; i < started_.copies.size(); ++i) {
    const std::uint64_t count = started_.page.slot(i).count;
    all.push_back(count);
  }
  return all;
}

// The bytes tell how many are ready, the slots who; a program that writes the one and not the other
// leaves all copies under suspicion.
void CopyWatch::doom_unready(std::string_view why) {
  bool found = false;
  for (std::size_t i = 0; i < started_.copies.size(); ++i) {
    if (results_[i] || started_.page.slot(i).ready != 0) continue;
    doom(i, why);
    found = true;
  }
  if (!found) doom_all(why);
  failed_ = true;
}

}  // namespace unixmark::measure
