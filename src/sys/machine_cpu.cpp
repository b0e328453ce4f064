#include "base/text.hpp"
#include "sys/machine_cpuinfo.hpp"
#include "sys/machine_parts.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <set>
#include <utility>

#include <sched.h>

namespace unixmark::sys {

namespace {

constexpr int highest_id = 65535;
// Thousands of processors fill more than what other files are allowed.
constexpr std::size_t cpuinfo_limit = std::size_t{16} << 20;

// x86 features that reports have always named, in their order there: by the kernel's word.
constexpr auto named_flags = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"ht", "Hyper-Threading"},
    {"lm", "x86-64"},
    {"mmx", "MMX"},
    {"mmxext", "AMD MMX"},
    {"pae", "Physical Address Ext"},
    {"sep", "SYSENTER/SYSEXIT"},
    {"svm", "AMD virtualization"},
    {"syscall", "SYSCALL/SYSRET"},
    {"vmx", "Intel virtualization"},
});

// Intel's hybrid machines name their kinds of cores by the counters that each kind has.
constexpr auto core_kinds = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"sys/devices/cpu_core/cpus", "performance"},
    {"sys/devices/cpu_atom/cpus", "efficiency"},
    {"sys/devices/cpu_lowpower/cpus", "low power"},
});

void add_range(std::set<int>& ids, std::string_view range) {
  const auto dash = range.find('-');
  const auto first = to_integer(range.substr(0, dash));
  const auto last = dash == std::string_view::npos ? first : to_integer(range.substr(dash + 1));
  if (!first || !last || *first < 0 || *last > highest_id) return;
  for (long long id = *first; id <= *last; ++id) ids.insert(static_cast<int>(id));
}

std::vector<std::string> flag_names(std::string_view flags) {
  const auto found = words(flags);
  const std::set<std::string_view> present(found.begin(), found.end());
  std::vector<std::string> names;
  for (const auto& [word, name] : named_flags) {
    if (present.contains(word)) names.emplace_back(name);
  }
  return names;
}

double bogomips(const Cpuinfo& cpuinfo, int id) {
  auto text = cpuinfo.field(id, "bogomips");
  if (text.empty()) text = cpuinfo.field(id, "bogomips per cpu");
  return std::max(0.0, to_double(text).value_or(0));
}

long max_khz(const Root& root, int id) {
  const auto text = root.line(cat(cpu_folder, "cpu", id, "/cpufreq/cpuinfo_max_freq"));
  return std::max(0L, static_cast<long>(to_integer(text).value_or(0)));
}

std::vector<int> allowed_by_status(const Root& root) {
  const std::string status = root.read("proc/self/status");
  for (const std::string_view line : split(status, '\n')) {
    constexpr std::string_view name = "Cpus_allowed_list:";
    if (line.starts_with(name)) return parse_ids(line.substr(name.size()));
  }
  return {};
}

// The kernel refuses a set that is smaller than its own, so ours grows until it fits.
std::vector<int> allowed_by_affinity() {
  for (std::size_t count = 1024; count <= highest_id + 1; count *= 2) {
    std::vector<cpu_set_t> set(count / CPU_SETSIZE);
    const std::size_t bytes = set.size() * sizeof(cpu_set_t);
    if (::sched_getaffinity(0, bytes, set.data()) != 0) {
      if (errno != EINVAL) break;
      continue;
    }
    std::vector<int> ids;
    for (std::size_t id = 0; id < count; ++id) {
      if (CPU_ISSET_S(id, bytes, set.data())) ids.push_back(static_cast<int>(id));
    }
    return ids;
  }
  return {};
}

std::vector<int> allowed_or_none(const Root& root) {
  const auto ids = root.real() ? allowed_by_affinity() : std::vector<int>();
  return ids.empty() ? allowed_by_status(root) : ids;
}

// Some architectures list no processors in cpuinfo, some containers hide /sys.
std::vector<int> online_ids(const Root& root, const Cpuinfo& cpuinfo) {
  auto ids = parse_ids(root.read(cat(cpu_folder, "online")));
  if (!ids.empty()) return ids;
  for (const auto& [id, fields] : cpuinfo.blocks) ids.push_back(id);
  if (ids.empty()) ids = allowed_or_none(root);
  return ids.empty() ? std::vector<int>{0} : ids;
}

void mark_core_kinds(const Root& root, std::vector<Processor>& processors) {
  for (const auto& [file, kind] : core_kinds) {
    const auto ids = parse_ids(root.read(file));
    for (Processor& processor : processors) {
      if (std::ranges::binary_search(ids, processor.id)) processor.core = kind;
    }
  }
}

// Elsewhere kinds differ by their capacity, of which the fastest has 1024.
void mark_core_capacities(const Root& root, std::vector<Processor>& processors) {
  std::set<std::string> different;
  for (Processor& processor : processors) {
    const auto capacity = root.line(cat(cpu_folder, "cpu", processor.id, "/cpu_capacity"));
    if (!processor.core.empty() || to_integer(capacity).value_or(0) <= 0) return;
    different.insert(capacity);
  }
  if (different.size() < 2) return;
  for (Processor& processor : processors) {
    processor.core =
        cat("capacity ", root.line(cat(cpu_folder, "cpu", processor.id, "/cpu_capacity")));
  }
}

}  // namespace

std::vector<int> parse_ids(std::string_view list) {
  std::set<int> ids;
  for (const std::string_view range : split(list, ',')) add_range(ids, trim(range));
  return {ids.begin(), ids.end()};
}

std::vector<Processor> processors(const Root& root) {
  const Cpuinfo cpuinfo = parse_cpuinfo(root.read("proc/cpuinfo", cpuinfo_limit));
  const std::string board = root.line("proc/device-tree/model");
  std::vector<Processor> found;
  for (const int id : online_ids(root, cpuinfo)) {
    Processor& processor = found.emplace_back();
    processor.id = id;
    processor.model = cpu_model(cpuinfo, id);
    if (processor.model.empty()) processor.model = board;
    processor.bogomips = bogomips(cpuinfo, id);
    processor.flags = flag_names(cpuinfo.field(id, "flags"));
    processor.max_khz = max_khz(root, id);
  }
  mark_core_kinds(root, found);
  mark_core_capacities(root, found);
  return found;
}

std::vector<int> allowed_ids(const Root& root, const std::vector<Processor>& online) {
  const auto allowed = allowed_or_none(root);
  std::vector<int> both;
  std::vector<int> all;
  for (const Processor& processor : online) {
    all.push_back(processor.id);
    if (std::ranges::binary_search(allowed, processor.id)) both.push_back(processor.id);
  }
  // The list in /proc names processors that could be plugged in later, hence the intersection.
  return both.empty() ? all : both;
}

}  // namespace unixmark::sys
