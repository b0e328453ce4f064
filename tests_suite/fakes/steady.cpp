// A copy that does everything right: ready, gate, begin, a running count, end, result. It sleeps
// instead of working, so that many fit on a small machine.
//   steady           counts about a thousand a second
//   steady stuck     stops counting right after its begin
//   steady count     does the same
//   steady busy      counts without a pause
//   steady stopped   its second copy is stopped for a second right after its begin
//   steady leaves_busy_child   starts a child that uses a processor, and tells how much it has used
//   steady FILE      also starts a child that would live on, and writes both numbers to FILE
#include "measure/page.hpp"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>

#include <sys/mman.h>
#include <unistd.h>

namespace {

using unixmark::measure::PageHeader;
using unixmark::measure::Slot;

std::int64_t now_ns() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * std::int64_t{1'000'000'000} + now.tv_nsec;
}

// The two numbers of "A,B" in an environment variable.
std::pair<int, int> numbers(const char* variable) {
  const char* value = std::getenv(variable);
  const std::string text = value == nullptr ? "" : value;
  const auto comma = text.find(',');
  return {std::stoi(text.substr(0, comma)), std::stoi(text.substr(comma + 1))};
}

PageHeader* map_page(int fd, int slot) {
  const auto bytes = sizeof(PageHeader) + (static_cast<std::size_t>(slot) + 1) * sizeof(Slot);
  return static_cast<PageHeader*>(mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0));
}

// A helper stops this process as somebody at a keyboard would, and lets it go on.
void be_stopped_for_a_second() {
  const pid_t self = getpid();
  if (fork() != 0) return;
  usleep(500'000);
  kill(self, SIGSTOP);
  sleep(1);
  kill(self, SIGCONT);
  _exit(0);
}

pid_t start_busy_child() {
  const pid_t child = fork();
  if (child != 0) return child;
  for (volatile unsigned turns = 0;;) turns = turns + 1;
}

void tell_cpu_time(pid_t child) {
  clockid_t clock{};
  timespec used{};
  if (clock_getcpuclockid(child, &clock) != 0 || clock_gettime(clock, &used) != 0) return;
  std::fprintf(stderr, "METRIC|child_cpu|%lld.%09ld|s\n", static_cast<long long>(used.tv_sec),
               used.tv_nsec);
}

void leave_child(const std::string& file) {
  const pid_t child = fork();
  if (child == 0) {
    sleep(1000);
    _exit(0);
  }
  std::ofstream(file + ".new") << getpid() << ' ' << child << '\n';
  std::rename((file + ".new").c_str(), file.c_str());
}

void count_until_end(const PageHeader& header, Slot& slot, const std::string& mode) {
  const bool stuck = mode == "stuck";
  constexpr timespec pause{.tv_sec = 0, .tv_nsec = 1'000'000};
  while (now_ns() < header.begin_ns) nanosleep(&pause, nullptr);
  slot.begin_ns = now_ns();
  slot.count = stuck ? 1000 : 0;
  while (now_ns() < header.end_ns) {
    if (mode != "busy") nanosleep(&pause, nullptr);
    if (!stuck) slot.count = slot.count + 1;
  }
  slot.end_ns = now_ns();
}

}  // namespace

int main(int argc, char** argv) {
  const std::string mode = argc > 1 ? argv[1] : "";
  const auto [gate, ready] = numbers("UNIXMARK_GATE");
  const auto [fd, position] = numbers("UNIXMARK_PAGE");
  PageHeader* header = map_page(fd, position);
  Slot& slot = reinterpret_cast<Slot*>(header + 1)[position];
  if (mode.starts_with('/')) leave_child(mode);
  const pid_t child = mode == "leaves_busy_child" ? start_busy_child() : 0;
  slot.ready = 1;
  char byte = 0;
  if (write(ready, "r", 1) != 1 || read(gate, &byte, 1) != 0) return 1;
  if (mode == "stopped" && position == 1) be_stopped_for_a_second();
  count_until_end(*header, slot, mode);
  if (child > 0) tell_cpu_time(child);
  std::fprintf(stderr, "COUNT|%llu|1|lps\nSPAN|%lld|%lld\n",
               static_cast<unsigned long long>(slot.count), static_cast<long long>(slot.begin_ns),
               static_cast<long long>(slot.end_ns));
  return 0;
}
