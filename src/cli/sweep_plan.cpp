#include "cli/sweep_plan.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <set>
#include <string>

namespace unixmark::cli {

namespace {

constexpr std::size_t enough_points = 6;
constexpr std::size_t most_points = 64;
constexpr long long most_sweep_copies = 1'000'000;

std::set<int> marks_of(const sys::Machine& machine, const measure::CopySweep& sweep) {
  const int usable = sys::usable_processors(machine);
  const int cores = sweep.cores > 0 ? std::min(sweep.cores, usable) : usable;
  std::set<int> copies = {1, cores, usable, (3 * usable + 1) / 2, 2 * usable};
  for (int power = 2; power < cores; power *= 2) copies.insert(power);
  for (const int border : sweep.borders) {
    if (border <= usable) copies.insert(border);
  }
  if (machine.quota && *machine.quota >= 1 && *machine.quota < usable) {
    copies.insert(static_cast<int>(*machine.quota));
  }
  return copies;
}

Error bad_copies(std::string_view list) {
  return Error(cat("--copies: '", list,
                   "' is neither auto nor a list of numbers of copies such as 1,2,4-8."));
}

void add_range(std::set<int>& copies, std::string_view part, std::string_view list) {
  const auto ends = split(part, '-');
  const auto first = to_integer(ends.front());
  const auto last = to_integer(ends.back());
  if (ends.size() > 2 || !first || !last || *first < 1 || *last < *first ||
      *last > most_sweep_copies) {
    throw bad_copies(list);
  }
  if (*last - *first >= static_cast<long long>(most_points)) {
    throw Error(cat("--copies: '", list, "' asks for more than ", most_points,
                    " numbers of copies. Name those that matter: 1,2,4,8-12."));
  }
  for (auto one = *first; one <= *last; ++one) copies.insert(static_cast<int>(one));
}

}  // namespace

std::vector<std::string> usual_sweep_tests() {
  return {"dhry2reg", "whetstone-double", "pipe", "context1", "spawn", "syscall"};
}

measure::CopySweep sweep_on(const sys::Topology& topology, std::uint32_t seed) {
  measure::CopySweep sweep{.seed = seed, .cores = topology.cores, .borders = {}};
  std::partial_sum(topology.node_cores.begin(), topology.node_cores.end(),
                   std::back_inserter(sweep.borders));
  // With the last node all are full, which the cores themselves say.
  if (!sweep.borders.empty()) sweep.borders.pop_back();
  return sweep;
}

std::vector<int> usual_sweep_copies(const sys::Machine& machine, const measure::CopySweep& sweep) {
  auto copies = marks_of(machine, sweep);
  const int most = *copies.rbegin();
  for (int one = 2; one < most && copies.size() < enough_points; ++one) copies.insert(one);
  return {copies.begin(), copies.end()};
}

std::vector<int> sweep_copies(std::string_view list, const sys::Machine& machine,
                              const measure::CopySweep& sweep) {
  if (list == "auto") return usual_sweep_copies(machine, sweep);
  std::set<int> copies = {1};
  for (const auto part : split(list, ',')) {
    if (trim(part) != "auto") {
      add_range(copies, trim(part), list);
      continue;
    }
    const auto usual = usual_sweep_copies(machine, sweep);
    copies.insert(usual.begin(), usual.end());
  }
  if (copies.size() > most_points) {
    throw Error(cat("--copies: '", list, "' asks for more than ", most_points,
                    " numbers of copies. Name those that matter: 1,2,4,8-12."));
  }
  if (copies.size() < 2) {
    throw Error(cat("--copies: '", list,
                    "' leaves one copy alone, and a sweep compares it with more: 1,2,4."));
  }
  return {copies.begin(), copies.end()};
}

}  // namespace unixmark::cli
