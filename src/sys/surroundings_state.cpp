#include "base/text.hpp"
#include "sys/control_groups.hpp"
#include "sys/surroundings_parts.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <system_error>
#include <vector>

namespace unixmark::sys {

namespace {

// The number behind `name` in lines such as "Dirty:   12 kB" or "Max processes  96 96 processes";
// of several the one at `position`.
std::optional<std::int64_t> number_behind(std::string_view text, std::string_view name,
                                          std::size_t position = 0) {
  for (const auto line : split(text, '\n')) {
    if (!line.starts_with(name)) continue;
    const auto fields = words(line.substr(name.size()));
    if (fields.size() <= position) return {};
    const auto number = to_integer(fields[position]);  // "unlimited" is none
    return number ? std::optional<std::int64_t>(*number) : std::nullopt;
  }
  return {};
}

// What a zone may still rise until it slows processors down, in degrees.
std::optional<double> below_trip(const Root& root, const std::string& zone) {
  const auto now = number_in(root, zone + "/temp");
  if (!now) return {};
  std::optional<double> least;
  for (int trip = 0; trip < 16; ++trip) {
    const auto point = cat(zone, "/trip_point_", trip);
    if (root.line(point + "_type") != "passive") continue;
    const auto at = number_in(root, point + "_temp");
    if (!at || *at <= 0) continue;
    const double room = static_cast<double>(*at - *now) / 1000;
    least = std::min(least.value_or(room), room);
  }
  return least;
}

struct MountPoint {
  std::string point;
  std::string type;
  std::string source;
};

std::vector<MountPoint> mount_points(const Root& root) {
  std::vector<MountPoint> found;
  const auto text = root.read("proc/self/mountinfo");
  for (const auto line : split(text, '\n')) {
    const auto fields = words(line);
    const auto hyphen = std::ranges::find(fields, "-");
    if (fields.size() < 5 || fields.end() - hyphen < 3) continue;
    found.push_back({std::string(fields[4]), std::string(hyphen[1]), std::string(hyphen[2])});
  }
  return found;
}

bool lies_in(const std::string& folder, const std::string& point) {
  return point == "/" || folder == point || folder.starts_with(point + "/");
}

bool is_disk(const MountPoint& mount) {
  static constexpr auto types = std::to_array<std::string_view>(
      {"ext2", "ext3", "ext4", "xfs", "btrfs", "f2fs", "zfs", "bcachefs", "jfs"});
  return std::ranges::count(types, mount.type) > 0;
}

FileSystem file_system(const Root& root, const std::filesystem::path& folder) {
  FileSystem found{.folder = folder, .type = {}, .free_kib = {}, .other = {}};
  std::size_t longest = 0;
  for (const auto& mount : mount_points(root)) {
    // Of several at one point the last one hides the others.
    if (lies_in(folder.string(), mount.point) && mount.point.size() >= longest) {
      longest = mount.point.size();
      found.type = clean_text(mount.type, 32);
    }
    if (found.other.empty() && is_disk(mount)) found.other = clean_text(mount.point, 256);
  }
  std::error_code error;
  const auto space = std::filesystem::space(root.find(folder.string()), error);
  if (!error) found.free_kib = static_cast<std::int64_t>(space.available / 1024);
  return found;
}

// Without the empty steps that a group's folder may have: people will copy it.
std::string file_in(const std::string& folder, std::string_view name) {
  return (std::filesystem::path(folder) / name).lexically_normal().string();
}

// The first of our groups' files that sets a limit, from our own group upwards.
std::string quota_file(const Root& root) {
  for (const auto& folder : own_groups(root, GroupVersion::Second)) {
    auto file = file_in(folder, "cpu.max");
    const auto line = root.line(file);
    if (!line.empty() && !line.starts_with("max")) return file;
  }
  for (const auto& folder : own_groups(root, GroupVersion::First)) {
    auto file = file_in(folder, "cpu.cfs_quota_us");
    if (number_in(root, file).value_or(0) > 0) return file;
  }
  return {};
}

}  // namespace

void describe_heat(const Root& root, Surroundings& seen) {
  const std::string zones = "sys/class/thermal/";
  for (const auto& name : root.names(zones)) {
    if (!name.starts_with("thermal_zone")) continue;
    const auto room = below_trip(root, zones + name);
    if (room) seen.below_throttling = std::min(seen.below_throttling.value_or(*room), *room);
  }
  const std::string processors = "sys/devices/system/cpu/";
  for (const auto& name : root.names(processors)) {
    const auto count =
        number_in(root, cat(processors, name, "/thermal_throttle/core_throttle_count"));
    seen.thermal_events += std::max<std::int64_t>(0, count.value_or(0));
  }
}

void describe_memory(const Root& root, Surroundings& seen) {
  const auto text = root.read("proc/meminfo");
  const auto swap = number_behind(text, "SwapTotal:").value_or(0);
  seen.swap_used_kib =
      std::max<std::int64_t>(0, swap - number_behind(text, "SwapFree:").value_or(swap));
  seen.available_kib = number_behind(text, "MemAvailable:");
  seen.dirty_kib =
      number_behind(text, "Dirty:").value_or(0) + number_behind(text, "Writeback:").value_or(0);
}

void describe_own(const Root& root, const std::filesystem::path& scratch, Surroundings& seen) {
  const auto text = root.read("proc/self/limits");
  seen.limits = {.processes = number_behind(text, "Max processes", 1),
                 .descriptors = number_behind(text, "Max open files", 1),
                 .file_bytes = number_behind(text, "Max file size")};
  seen.quota_file = quota_file(root);
  seen.scratch = file_system(root, scratch);
}

}  // namespace unixmark::sys
