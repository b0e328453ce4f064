// Doctor's looks at memory and disks.
#include "analysis/doctor_looks.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace unixmark::analysis::doctor {

namespace {

using sys::Surroundings;
using Kind = Finding::Kind;

constexpr std::int64_t little_memory_kib = 512LL * 1024;
constexpr std::int64_t little_space_kib = 1024LL * 1024;
constexpr std::int64_t much_dirty_kib = 64LL * 1024;
constexpr std::int64_t small_file = 64LL * 1024 * 1024;

std::string mib(std::int64_t kib) {
  return cat(kib / 1024, " MiB");
}

bool over_network(std::string_view type) {
  static constexpr auto types = std::to_array<std::string_view>(
      {"nfs", "nfs4", "cifs", "smb3", "9p", "virtiofs", "ceph", "glusterfs", "lustre", "afs"});
  return std::ranges::count(types, type) > 0 || type.starts_with("fuse");
}

}  // namespace

Found swap(const Surroundings& seen) {
  if (seen.swap_used_kib < 1024) return {};
  return Finding{Kind::Finding, "swap", "Memory was swapped out: reading it back disturbs passes.",
                 cat("/proc/meminfo, SwapTotal - SwapFree: ", mib(seen.swap_used_kib)),
                 "sudo swapoff -a && sudo swapon -a"};
}

Found memory(const Surroundings& seen) {
  if (seen.available_kib.value_or(little_memory_kib) >= little_memory_kib) return {};
  return Finding{
      Kind::Finding, "memory",
      "Little memory is free: file tests may wait for disks, copies may be killed. End the "
      "processes that hold most of it; the command shows them.",
      cat("/proc/meminfo, MemAvailable: ", mib(*seen.available_kib)),
      "ps -eo pid,rss,comm --sort=-rss | head"};
}

Found huge_pages(const Surroundings& seen) {
  if (seen.huge_pages != "always") return {};
  constexpr std::string_view file = "/sys/kernel/mm/transparent_hugepage/enabled";
  return Finding{Kind::Note, "huge pages",
                 "Whether memory gets huge pages depends on what is free: runs may differ.",
                 cat(file, ": always"), cat("echo madvise | sudo tee ", file)};
}

Found dirty(const Surroundings& seen) {
  if (seen.dirty_kib <= much_dirty_kib) return {};
  return Finding{Kind::Finding, "dirty pages",
                 "Much is yet to be written to disks, also during passes.",
                 cat("/proc/meminfo, Dirty + Writeback: ", mib(seen.dirty_kib)), "sync"};
}

Found scratch(const Surroundings& seen) {
  const auto& place = seen.scratch;
  std::string text;
  if (place.type == "tmpfs" || place.type == "ramfs") text = "File tests would measure memory.";
  if (place.type == "overlay") text = "File tests would measure a container's layers.";
  if (over_network(place.type)) text = "File tests would measure another machine or process.";
  if (text.empty()) return {};
  const auto folder = place.other.empty() ? "A_FOLDER_ON_A_DISK" : place.other;
  return Finding{Kind::Finding, "scratch folder", text,
                 cat("/proc/self/mountinfo: ", place.folder.string(), " is on ", place.type),
                 cat("export UB_TMPDIR=", folder)};
}

Found space(const Surroundings& seen) {
  const auto& place = seen.scratch;
  if (place.free_kib.value_or(little_space_kib) >= little_space_kib) return {};
  return Finding{Kind::Finding, "free space",
                 "Little space is left for scratch files and reports: tests may fail. Empty it, or "
                 "take another folder.",
                 cat(place.folder.string(), ": ", mib(*place.free_kib), " free"),
                 "export UB_TMPDIR=A_FOLDER_WITH_SPACE"};
}

Found file_size(const Surroundings& seen) {
  const auto& limit = seen.limits.file_bytes;
  if (!limit || *limit >= small_file) return {};
  return Finding{Kind::Finding, "file size", "File tests may meet the limit on the size of files.",
                 cat("/proc/self/limits, Max file size: ", *limit, " bytes"),
                 "ulimit -f unlimited"};
}

}  // namespace unixmark::analysis::doctor
