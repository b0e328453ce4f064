// What goes on around a measurement before it begins, for the command `doctor`.
#pragma once

#include "sys/machine.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace unixmark::sys {

struct BusyProcess {
  int pid = 0;
  std::string name;
  double processors = 0;  // that it kept busy during the look
};

// The file system that a folder lies on.
struct FileSystem {
  std::filesystem::path folder;
  std::string type;  // "ext4", "overlay"; empty: unknown
  std::optional<std::int64_t> free_kib;
  std::string other;  // where a disk of this machine is mounted, or empty
};

// Limits on a process; nothing: none, or unknown.
struct OwnLimits {
  std::optional<std::int64_t> processes;  // hard, as are descriptors
  std::optional<std::int64_t> descriptors;
  std::optional<std::int64_t> file_bytes;  // soft
};

// What cannot be had is nothing or empty.
struct Surroundings {
  Machine machine;
  std::optional<bool> boost;  // processors may run faster than their nominal frequency
  std::string boost_file;     // that says so
  std::string clock_sources;  // that could be chosen
  std::string huge_pages;     // "always", "madvise", "never"
  int numa_nodes = 1;

  std::optional<double> busy;           // processors in use during the look
  std::vector<BusyProcess> busiest;     // the largest five, those of next to nothing left out
  std::optional<double> steal_of_boot;  // part of the processors' time since the boot
  std::optional<double> steal;          // processors, during the look
  bool cron = false;                    // such a process runs
  std::vector<std::string> timers;      // of a systemd that runs

  std::int64_t swap_used_kib = 0;
  std::optional<std::int64_t> available_kib;  // memory
  std::int64_t dirty_kib = 0;                 // yet to be written to disks

  std::optional<double> below_throttling;  // degrees that the hottest zone may still rise
  std::int64_t thermal_events = 0;         // since the boot
  std::string battery;                     // that the machine runs on, or empty

  std::string quota_file;  // of the nearest control group that has a quota
  FileSystem scratch;
  OwnLimits limits;
};

// Looks twice, `wait` (a second, but in tests) between the looks. Reads files below `root` and
// changes nothing; never throws for what is missing.
[[nodiscard]] Surroundings look_around(const std::filesystem::path& scratch,
                                       const std::filesystem::path& root = "/");
[[nodiscard]] Surroundings look_around(const std::filesystem::path& scratch,
                                       const std::filesystem::path& root, Seconds between,
                                       const std::function<void()>& wait);

}  // namespace unixmark::sys
