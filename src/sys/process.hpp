// Programs: starting, ending and reaping them.
#pragma once

#include "base/units.hpp"
#include "sys/task.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sys/types.h>

namespace unixmark::sys {

// Our descriptor `from` is the program's descriptor `to`.
struct Handover {
  int from = -1;
  int to = -1;
};

struct SpawnRequest {
  std::vector<std::string> arguments{};             // the first is the program's path
  std::vector<std::string> environment{};           // NAME=VALUE
  std::vector<Handover> descriptors{};              // all that the program gets
  std::filesystem::path working_folder{};           // empty: ours
  std::optional<int> processor{};                   // the only one that it may run on
  std::optional<std::uint64_t> descriptor_limit{};  // its soft RLIMIT_NOFILE; nothing: ours
};

// How a program ended and what it used, with its reaped children and, where this process adopts
// orphans, those that it left behind.
struct Exit {
  pid_t pid = 0;
  int status = 0;  // where no signal ended it
  int signal = 0;  // 0: it ended by itself
  Nanos user{0};
  Nanos system{0};
  std::int64_t voluntary_switches = 0;
  std::int64_t involuntary_switches = 0;
  std::int64_t peak_memory_kib = 0;
  TaskTimes task{};
};

// While it lives, processes whose parent has ended become this process's children: what they have
// used is told to nobody else, and whatever group they went to they can be found.
class OrphanAdoption {
 public:
  OrphanAdoption();
  OrphanAdoption(const OrphanAdoption&) = delete;
  OrphanAdoption& operator=(const OrphanAdoption&) = delete;
  ~OrphanAdoption();

  // Kills and reaps all children but those that were there when this was made; not to be called
  // while a program runs that is still wanted. Gives up on what the system does not let go.
  void end_all() const;

 private:
  std::vector<pid_t> former_;  // sorted
};

// A program that runs in a process group of its own. Promises that the program and what is left of
// its group are killed and reaped, unless forget() says that reap_any() has done so.
class Process {
 public:
  explicit Process(pid_t pid) : pid_(pid) {}
  Process(Process&& other) noexcept : pid_(std::exchange(other.pid_, 0)) {}
  Process& operator=(Process&& other) = delete;
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process();

  [[nodiscard]] pid_t pid() const { return pid_; }
  void kill_group() const;
  void forget() { pid_ = 0; }

 private:
  pid_t pid_;
};

// Starts a program: default signals, no signal held back, killed when we die. Throws Error when it
// cannot be started, naming the limit where one was hit.
[[nodiscard]] Process spawn(const SpawnRequest& request);

// Reaps one child that has ended, whichever it is, after killing what is left of its group; nothing
// when none has. Waits only for orphans that it has just killed, and not for long.
[[nodiscard]] std::optional<Exit> reap_any();

// "segmentation fault" for SIGSEGV.
[[nodiscard]] std::string signal_text(int signal);

// Whether `file` is a file that this process may execute.
[[nodiscard]] bool executable(const std::filesystem::path& file);

// What keeps `file` from being that: "is a folder"; empty where nothing does, or nothing is there.
[[nodiscard]] std::string why_not_executable(const std::filesystem::path& file);

// The first executable `name` in the folders of `search_path` (as in PATH), or nothing.
[[nodiscard]] std::optional<std::filesystem::path> find_program(std::string_view name,
                                                                std::string_view search_path);

}  // namespace unixmark::sys
