#include "base/text.hpp"
#include "sys/surroundings_parts.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <system_error>
#include <vector>

#include <unistd.h>

namespace unixmark::sys {

namespace {

// What /proc counts processors' time in, on every architecture (USER_HZ).
constexpr double ticks_a_second = 100;
constexpr std::size_t most_shown = 5;
constexpr double next_to_nothing = 0.01;  // of a processor

struct Used {
  std::string name;
  double ticks = 0;
};

struct Look {
  std::vector<double> ticks;  // of all processors: user, nice, system, idle, iowait, irq, softirq,
                              // steal
  std::map<int, Used> processes;
};

std::vector<double> processor_ticks(const Root& root) {
  const auto stat = root.read("proc/stat");
  const auto fields = words(std::string_view(stat).substr(0, stat.find('\n')));
  std::vector<double> ticks;
  if (fields.empty() || fields[0] != "cpu") return ticks;
  for (std::size_t i = 1; i < fields.size(); ++i) {
    ticks.push_back(to_double(fields[i]).value_or(0));
  }
  return ticks;
}

// Names are in brackets and may hold anything, brackets too.
std::optional<Used> process_of(const Root& root, const std::string& pid) {
  const auto stat = root.read(cat("proc/", pid, "/stat"));
  const auto open = stat.find('(');
  const auto close = stat.rfind(')');
  if (open == stat.npos || close == stat.npos || close < open) return {};
  const auto fields = words(std::string_view(stat).substr(close + 1));
  constexpr std::size_t user = 11;  // behind the name
  if (fields.size() <= user + 1) return {};
  return Used{clean_text(stat.substr(open + 1, close - open - 1), 32),
              to_double(fields[user]).value_or(0) + to_double(fields[user + 1]).value_or(0)};
}

Look look(const Root& root) {
  Look seen{processor_ticks(root), {}};
  std::error_code error;
  std::filesystem::directory_iterator entry(root.find("proc"), error);
  for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
    const auto name = entry->path().filename().string();
    const auto pid = to_integer(name);
    if (!pid || *pid <= 0 || *pid > 1'000'000'000) continue;
    if (auto used = process_of(root, name)) seen.processes[static_cast<int>(*pid)] = *used;
  }
  return seen;
}

double sum(const std::vector<double>& ticks, std::initializer_list<std::size_t> fields) {
  double all = 0;
  for (const auto field : fields) all += field < ticks.size() ? ticks[field] : 0;
  return all;
}

double busy(const std::vector<double>& ticks) {
  return sum(ticks, {0, 1, 2, 5, 6});
}

std::vector<BusyProcess> busiest(const Look& before, const Look& after, double ticks) {
  std::vector<BusyProcess> found;
  for (const auto& [pid, used] : after.processes) {
    const auto old = before.processes.find(pid);
    if (old == before.processes.end() || pid == ::getpid()) continue;
    const double processors = (used.ticks - old->second.ticks) / ticks;
    if (processors > next_to_nothing) found.push_back({pid, used.name, processors});
  }
  std::ranges::stable_sort(found, std::greater{}, &BusyProcess::processors);
  if (found.size() > most_shown) found.resize(most_shown);
  return found;
}

}  // namespace

void describe_load(const Root& root, Seconds between, const std::function<void()>& wait,
                   Surroundings& seen) {
  const auto before = look(root);
  wait();
  const auto after = look(root);
  const double ticks = between.count() * ticks_a_second;
  seen.busiest = busiest(before, after, ticks);
  seen.cron = std::ranges::any_of(after.processes, [](const auto& process) {
    return process.second.name == "cron" || process.second.name == "crond";
  });
  constexpr std::size_t steal = 7;
  if (after.ticks.size() <= steal || before.ticks.size() <= steal) return;
  seen.busy = std::max(0.0, (busy(after.ticks) - busy(before.ticks)) / ticks);
  seen.steal = std::max(0.0, (after.ticks[steal] - before.ticks[steal]) / ticks);
  const double all = sum(after.ticks, {0, 1, 2, 3, 4, 5, 6, 7});
  if (all > 0) seen.steal_of_boot = after.ticks[steal] / all;
}

}  // namespace unixmark::sys
