// The machine as far as it can be seen without help, for the head of every report.
#pragma once

#include "base/units.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace unixmark::sys {

// One logical processor. Empty text and 0 mean that the machine does not tell.
struct Processor {
  int id = 0;         // as the kernel numbers it; numbers may have gaps
  std::string model;  // cpuinfo's model name, or the ARM part's name, or empty
  double bogomips = 0;
  std::vector<std::string> flags;  // the named ones: "x86-64", "MMX", "Hyper-Threading" ...
  long max_khz = 0;                // tells fast from slow cores on hybrid machines
  std::string core;  // of a hybrid machine, "performance", "efficiency", "low power" where the
                     // kernel says so, or "capacity 446"; else empty

  bool operator==(const Processor&) const = default;
};

// A layer that says it is between us and the hardware: several may speak, and contradict each
// other.
struct VirtualLayer {
  std::string source;  // "cpuid", "cpuinfo", "dmi", "hypervisor", "device tree", "cgroup",
                       // "marker", "kernel"
  std::string name;    // "KVM", "Xen", "docker", "WSL" ...; "hypervisor" where it gives no name

  bool operator==(const VirtualLayer&) const = default;
};

struct Machine {
  std::string host;
  std::string os_name;      // "Debian GNU/Linux 12 (bookworm)", or "GNU/Linux"
  std::string kernel_name;  // "GNU/Linux" for Linux, elsewhere uname -s
  std::string kernel_release;
  std::string kernel_version;
  std::string architecture;  // uname -m
  std::string platform;      // "unknown" where nothing better is known
  std::string language;      // LANG as the tests see it
  std::string charmap;       // of that LANG
  std::string collate;
  std::string uptime_line;            // as uptime prints it
  std::string runlevel;               // or empty
  std::vector<Processor> processors;  // the online ones, by id
  std::vector<int> allowed;           // ids this process may run on (affinity)
  std::optional<double>
      quota;  // processors' worth of time that the cgroup grants; nothing: no limit
  std::vector<VirtualLayer> layers;  // empty: none seen
  std::string boot_id;
  std::string clock_source;
  std::string governor;
  std::string smt;                       // "on", "off", "notsupported", "unknown"
  std::vector<std::string> mitigations;  // "spectre_v2: Mitigation: ..."
  double load_1 = 0;                     // load averages
  double load_5 = 0;
  double load_15 = 0;
  std::int64_t memory_kib = 0;

  bool operator==(const Machine&) const = default;
};

// How many copies make use of all that this process may use: the smaller of the allowed
// processors and the quota rounded up, and at least 1.
[[nodiscard]] int usable_processors(const Machine& machine);

// The models of its processors, each once: "A" or, where there are several, "A, B".
[[nodiscard]] std::string processor_models(const Machine& machine);

// The layers in words: "KVM (cpuid), docker (marker)", or "none seen".
[[nodiscard]] std::string virtualization_words(const Machine& machine);

// What the processor itself says about a hypervisor.
struct CpuidHypervisor {
  bool present = false;
  std::vector<std::string> signatures;  // "KVMKVMKVM", the outermost first

  bool operator==(const CpuidHypervisor&) const = default;
};

// Describes this machine from the files below `root` ("/" but in tests) and, where `root` is "/",
// from what only system calls and CPUID tell. Whatever cannot be had is "unknown" or empty; nothing
// here ever throws for that, and no program is started.
[[nodiscard]] Machine describe_machine(const std::filesystem::path& root = "/");

// The same with CPUID's answer given.
[[nodiscard]] Machine describe_machine(const std::filesystem::path& root,
                                       const CpuidHypervisor& cpuid);

}  // namespace unixmark::sys
