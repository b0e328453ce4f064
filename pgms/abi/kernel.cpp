#include "abi/kernel.hpp"

#include "abi/line.hpp"
#include "abi/protocol.hpp"
#include "abi/set_up.hpp"

#include <cerrno>
#include <csignal>
#include <ctime>

#include <sched.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace abi {
namespace {

constexpr std::int64_t second_ns = 1'000'000'000;

// What the handler of the deadline must find; a handler is passed nothing, so this cannot be
// anywhere else.
struct State {
  page::Slot own{};  // where a kernel without a runner counts
  page::Slot* slot = &own;
  Protocol protocol;
  bool under_runner = false;
  pid_t self = 0;
  Result result{};
  Span span;
};
State state;

timespec to_timespec(std::int64_t ns) {
  timespec time{};
  time.tv_sec = static_cast<time_t>(ns / second_ns);
  time.tv_nsec = static_cast<long>(ns % second_ns);
  return time;
}

double seconds_between(const Span& span) {
  return static_cast<double>(span.end_ns - span.begin_ns) / static_cast<double>(second_ns);
}

// One write, so that lines of several copies on one terminal stay whole. Returns the exit status: a
// result that nobody can read is none.
int print(const Result& result, std::uint64_t count, double rate, const Span& span) {
  Line line;
  line.add("COUNT|");
  if (result.timebase == 0) {
    line.add_fixed(rate);
  } else {
    line.add(count);
  }
  line.add('|').add(static_cast<std::uint64_t>(result.timebase)).add('|').add(result.label);
  line.add("\nSPAN|").add(static_cast<std::uint64_t>(span.begin_ns)).add('|');
  line.add(static_cast<std::uint64_t>(span.end_ns)).add('\n');
  return line.send(STDERR_FILENO) ? 0 : 1;
}

Span ended_now() {
  const std::int64_t end = now_ns();
  // A copy that never got a processor has not begun.
  const std::int64_t begin = state.slot->begin_ns;
  state.slot->end_ns = end;
  state.slot->processor_end = sched_getcpu();
  return {begin == 0 ? end : begin, end};
}

void at_deadline(int /*signal*/) {
  const std::uint64_t count = state.slot->count;
  const Span span = ended_now();
  const Result& result = state.result;
  const double rate = result.rate == nullptr ? 0 : result.rate(count, seconds_between(span));
  const int status = print(result, count, rate, span);
  if (result.after != nullptr) result.after();
  _exit(status);
}

void arm(std::int64_t end_ns) {
  struct sigaction action {};
  action.sa_handler = at_deadline;
  sigfillset(&action.sa_mask);
  sigaction(SIGALRM, &action, nullptr);
  sigevent event{};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = SIGALRM;
  timer_t timer{};
  if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0) fail("creating a timer", errno);
  itimerspec at{};
  at.it_value = to_timespec(end_ns);
  if (timer_settime(timer, TIMER_ABSTIME, &at, nullptr) != 0) fail("arming the timer", errno);
}

// The moments to begin and to end.
Span planned(const page::Header* header, double seconds) {
  if (header == nullptr) {
    const std::int64_t now = now_ns();
    return {now, now + static_cast<std::int64_t>(seconds * static_cast<double>(second_ns))};
  }
  if (header->end_ns <= header->begin_ns) fail("the runner's page ends before it begins");
  return {header->begin_ns, header->end_ns};
}

void sleep_until(std::int64_t moment_ns) {
  const timespec until = to_timespec(moment_ns);
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, nullptr) == EINTR) {
  }
}

volatile std::uint64_t* begin(double seconds, const Result& result, bool timed) {
  state.result = result;
  Page page;
  if (state.protocol.page >= 0) page = map_page(state.protocol);
  if (page.slot != nullptr) state.slot = page.slot;
  state.slot->ready = 1;
  wait_at_gate(state.protocol);
  state.span = planned(page.header, seconds);
  // Armed before the sleep: nothing but the loop is left to do when it is over.
  if (timed) arm(state.span.end_ns);
  sleep_until(state.span.begin_ns);
  state.slot->processor_begin = sched_getcpu();
  state.slot->begin_ns = now_ns();
  return &state.slot->count;
}

}  // namespace

std::int64_t now_ns() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<std::int64_t>(now.tv_sec) * second_ns + now.tv_nsec;
}

void set_up() {
  open_standard_descriptors();
  reset_signals();
  umask(022);
  state.protocol = read_protocol();
  state.under_runner = state.protocol.gate_read >= 0 || state.protocol.page >= 0;
  close_other_descriptors(state.protocol);
  raise_descriptor_limit();
  state.self = getpid();
}

bool under_runner() {
  return state.under_runner;
}

int copy_number() {
  return state.protocol.slot;
}

volatile std::uint64_t* start(double seconds, const Result& result) {
  return begin(seconds, result, true);
}

volatile std::uint64_t* start_untimed(double seconds, const Result& result) {
  return begin(seconds, result, false);
}

Span span() {
  return state.span;
}

double duration() {
  return seconds_between(state.span);
}

void finish(double score) {
  const Span span = ended_now();
  _exit(print(state.result, static_cast<std::uint64_t>(score), score, span));
}

void finish(const Result& result, std::uint64_t count, const Span& span) {
  _exit(print(result, count, static_cast<double>(count), span));
}

pid_t new_process() {
  const pid_t child = fork();
  if (child >= 0) return child;
  if (errno != EAGAIN) fail("forking", errno);
  fail("forking: too many processes; see ulimit -u, the cgroup's pids.max and kernel.threads-max");
}

void die_with_parent(int signal) {
  close_protocol(state.protocol);
  prctl(PR_SET_PDEATHSIG, signal);
  // It may have died before it could be asked for.
  if (getppid() != state.self) _exit(1);
}

}  // namespace abi
