#include "abi/placement.hpp"

#include "abi/kernel.hpp"
#include "abi/line.hpp"
#include "abi/protocol.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sched.h>
#include <unistd.h>

namespace abi {
namespace {

enum class Placement { Free, Same, Cross };

Placement asked_placement() {
  const char* word = std::getenv("UNIXMARK_PLACEMENT");
  if (word == nullptr || std::strcmp(word, "free") == 0) return Placement::Free;
  if (std::strcmp(word, "same") == 0) return Placement::Same;
  if (std::strcmp(word, "cross") == 0) return Placement::Cross;
  fail("UNIXMARK_PLACEMENT is none of free, same, cross");
}

// A file that is made for reading, as text; empty where there is none.
struct Text {
  char bytes[1024] = {};

  explicit Text(const char* file) {
    const int fd = open(file, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return;
    const ssize_t got = read(fd, bytes, sizeof bytes - 1);
    bytes[got < 0 ? 0 : got] = '\0';
    close(fd);
  }
};

// A path with a number in it.
struct Path {
  char bytes[128] = {};

  Path(const char* before, int number, const char* after) {
    char digits[12];
    int count = 0;
    do {
      digits[count++] = static_cast<char>('0' + number % 10);
    } while ((number /= 10) > 0);
    char* to = stpcpy(bytes, before);
    while (count > 0) *to++ = digits[--count];
    stpcpy(to, after);
  }
};

// Whether both belong to one core; -1 where the system does not tell.
int one_core(int processor, int other) {
  if (processor == other) return 1;
  const Path file("/sys/devices/system/cpu/cpu", processor, "/topology/thread_siblings_list");
  const Text list(file.bytes);
  for (const char* text = list.bytes; *text >= '0' && *text <= '9';) {
    const int first = take_number(text);
    int last = first;
    if (*text == '-') last = take_number(++text);
    if (first <= other && other <= last) return 1;
    if (*text == ',') ++text;
  }
  return list.bytes[0] == '\0' ? -1 : 0;
}

// The 39th word of its stat, of which the second is a name in brackets; -1 where it is not told.
int processor_of(pid_t process) {
  const Path file("/proc/", process, "/stat");
  const Text stat(file.bytes);
  const char* text = std::strrchr(stat.bytes, ')');
  for (int word = 2; text != nullptr && word < 39; ++word) {
    text = std::strchr(text, ' ');
    if (text != nullptr) ++text;
  }
  return text == nullptr ? -1 : take_number(text);
}

// The processors that this process may use, in order.
struct Allowed {
  static constexpr int most = 8192;
  cpu_set_t set[most / CPU_SETSIZE] = {};
  int ids[most];
  int count = 0;

  Allowed() {
    if (sched_getaffinity(0, sizeof set, set) != 0) fail("asking for the processors", errno);
    for (int id = 0; id < most; ++id)
      if (CPU_ISSET_S(static_cast<unsigned>(id), sizeof set, set)) ids[count++] = id;
  }

  [[nodiscard]] int at(int position) const { return ids[position % count]; }
};

void bind(pid_t process, int processor) {
  cpu_set_t set[Allowed::most / CPU_SETSIZE] = {};
  CPU_SET_S(static_cast<unsigned>(processor), sizeof set, set);
  if (sched_setaffinity(process, sizeof set, set) != 0) fail("binding to a processor", errno);
}

// The next of another core, else the next at all: the second thread of a core is better than none.
int across(const Allowed& allowed, int first) {
  if (allowed.count < 2)
    fail("UNIXMARK_PLACEMENT=cross needs two processors, and this process may use one only");
  for (int step = 1; step < allowed.count; ++step)
    if (one_core(allowed.at(first), allowed.at(first + step)) != 1) return allowed.at(first + step);
  return allowed.at(first + 1);
}

// How often both were at the same place, of how many moments.
struct Share {
  int same = 0;
  int moments = 0;

  void note(int answer) {
    if (answer < 0) return;
    same += answer;
    ++moments;
  }

  void print(const char* name) const {
    if (moments == 0) return;
    Line line;
    line.add("METRIC|").add(name).add('|').add_fixed(static_cast<double>(same) / moments);
    line.add("|share\n").send(STDERR_FILENO);
  }
};

}  // namespace

void place_with(pid_t other) {
  const Placement placement = asked_placement();
  if (placement == Placement::Free) return;
  const Allowed allowed;
  const int copy = copy_number();
  if (placement == Placement::Same) {
    bind(0, allowed.at(copy));
    bind(other, allowed.at(copy));
    return;
  }
  // Two by two, and in the next round the other way round.
  const int first = (2 * copy + 2 * copy / allowed.count) % allowed.count;
  const int second = across(allowed, first);
  bind(0, allowed.at(first));
  bind(other, second);
}

void print_placement(const Pair& pair) {
  // Whoever starts a kernel by hand, or by a runner of old, expects its two lines.
  if (!under_runner() && std::getenv("UNIXMARK_PLACEMENT") == nullptr) return;
  const int here[] = {pair.here_at_begin, sched_getcpu()};
  const int there[] = {*pair.there_at_begin, processor_of(pair.other)};
  Share processor;
  Share core;
  for (int moment = 0; moment < 2; ++moment) {
    if (here[moment] < 0 || there[moment] < 0) continue;
    processor.note(here[moment] == there[moment] ? 1 : 0);
    core.note(one_core(here[moment], there[moment]));
  }
  processor.print("same_processor");
  core.print("same_core");
}

}  // namespace abi
