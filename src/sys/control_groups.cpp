#include "sys/control_groups.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace unixmark::sys {

namespace {

// A hierarchy of control groups as it is mounted: the group `root` of it is seen at `point`.
struct Mount {
  std::string root;
  std::string point;
};

// mountinfo writes blanks and the like as three octal digits: "\040".
std::string unescaped(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto digits = text.substr(i + 1, 3);
    const auto octal = [](char digit) { return digit >= '0' && digit <= '7'; };
    if (text[i] == '\\' && digits.size() == 3 && std::ranges::all_of(digits, octal)) {
      plain += static_cast<char>((digits[0] - '0') * 64 + (digits[1] - '0') * 8 + digits[2] - '0');
      i += 3;
    } else {
      plain += text[i];
    }
  }
  return plain;
}

bool lists(std::string_view options, std::string_view option) {
  return std::ranges::count(split(options, ','), option) > 0;
}

// Mounts of the second version's hierarchy, or of the first's that has the cpu controller.
std::vector<Mount> mounts(std::string_view mountinfo, bool second_version) {
  std::vector<Mount> found;
  for (const std::string_view line : split(mountinfo, '\n')) {
    const auto fields = words(line);
    // Optional fields of any number end in a lone hyphen; type, source and options follow it.
    const auto hyphen = std::ranges::find(fields, "-");
    if (fields.size() < 5 || fields.end() - hyphen < 4) continue;
    const bool wanted =
        second_version ? hyphen[1] == "cgroup2" : hyphen[1] == "cgroup" && lists(hyphen[3], "cpu");
    if (wanted) found.push_back({unescaped(fields[3]), unescaped(fields[4])});
  }
  return found;
}

// The process's group by /proc/self/cgroup, whose lines are "id:controllers:path".
std::string own_group(std::string_view cgroup, bool second_version) {
  for (const std::string_view line : split(cgroup, '\n')) {
    const auto fields = split(line, ':');
    if (fields.size() < 3) continue;
    const bool wanted =
        second_version ? fields[0] == "0" && fields[1].empty() : lists(fields[1], "cpu");
    if (wanted) return std::string(line.substr(fields[0].size() + fields[1].size() + 2));
  }
  return "/";
}

// The group's folder below the mount point; the mount point itself where a namespace hides the way.
std::string group_folder(const Root& root, const Mount& mount, std::string_view group) {
  if (mount.root != "/" && group.starts_with(mount.root)) group.remove_prefix(mount.root.size());
  const bool leaves = std::ranges::count(split(group, '/'), "..") > 0;
  std::string folder = cat(mount.point, "/", group);
  return leaves || !root.exists(folder) ? mount.point : folder;
}

// The group and those above it, up to the top of its mount.
void add_folders(const Root& root, const Mount& mount, std::string_view group,
                 std::vector<std::string>& folders) {
  std::string folder = group_folder(root, mount, group);
  while (folder.size() > mount.point.size()) {
    folders.push_back(folder);
    folder.resize(folder.rfind('/'));
  }
  folders.push_back(mount.point);
}

}  // namespace

std::vector<std::string> own_groups(const Root& root, GroupVersion version) {
  const bool second = version == GroupVersion::Second;
  const std::string group = own_group(root.read("proc/self/cgroup"), second);
  std::vector<std::string> folders;
  for (const Mount& mount : mounts(root.read("proc/self/mountinfo"), second)) {
    add_folders(root, mount, group, folders);
  }
  return folders;
}

}  // namespace unixmark::sys
