#include "cli/plan_for.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "catalog/profiles.hpp"
#include "cli/sweep_plan.hpp"
#include "write/facts.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace unixmark::cli {

namespace {

using measure::Pinning;

std::vector<int> usual_copies(const sys::Machine& machine) {
  const int all = sys::usable_processors(machine);
  return all > 1 ? std::vector{1, all} : std::vector{1};
}

Error bad_list(std::string_view list) {
  return Error(cat("--pin: '", list,
                   "' is neither none, spread, nor a list of processors such as 0,2,4-7."));
}

struct Range {
  int first = 0;
  int last = 0;
};

// "4" or "4-7", a part of `list`.
Range parse_range(std::string_view part, std::string_view list) {
  constexpr long long most = 1'000'000;
  const auto ends = split(part, '-');
  const auto first = to_integer(ends.front());
  const auto last = to_integer(ends.back());
  if (ends.size() > 2 || !first || !last || *first < 0 || *last < *first || *last > most) {
    throw bad_list(list);
  }
  return {static_cast<int>(*first), static_cast<int>(*last)};
}

std::vector<int> listed_processors(std::string_view list, const sys::Machine& machine) {
  std::vector<int> processors;
  for (const auto part : split(list, ',')) {
    const auto range = parse_range(part, list);
    for (int id = range.first; id <= range.last; ++id) {
      if (std::ranges::count(machine.allowed, id) == 0) {
        throw Error(cat("--pin: this process may not run on processor ", id, "; it may on ",
                        write::ranges(machine.allowed), "."));
      }
      processors.push_back(id);
    }
  }
  return processors;
}

Pinning pinning_for(std::string_view where, const sys::Machine& machine) {
  if (where == "none") return {};
  if (where == "spread") return {.mode = Pinning::Mode::Spread, .processors = machine.allowed};
  return {.mode = Pinning::Mode::List, .processors = listed_processors(where, machine)};
}

measure::Placement placement_for(const RunOptions& options, const sys::Machine& machine) {
  if (options.placement == "same") return measure::Placement::Same;
  if (options.placement != "cross") return measure::Placement::Free;
  if (options.pin != "none") {
    throw Error(
        "--placement cross needs two processors for each copy, and --pin leaves it one. "
        "Leave one of the two options out.");
  }
  if (machine.allowed.size() < 2) {
    throw Error(cat("--placement cross needs two processors, and this process may run on ",
                    write::ranges(machine.allowed),
                    " only. See taskset and cpuset.cpus, or try "
                    "--placement same."));
  }
  return measure::Placement::Cross;
}

// Where copies are pinned one after another, the first ones shall have a core each.
void make_sweep(measure::Wishes& wishes, const SweepWishes& sweep, const sys::Machine& machine) {
  wishes.sweep = sweep_on(sweep.topology, sweep.seed);
  wishes.copies = sweep_copies(sweep.copies, machine, *wishes.sweep);
  if (wishes.pinning.mode == Pinning::Mode::Spread && !sweep.topology.spread.empty()) {
    wishes.pinning.processors = sweep.topology.spread;
  }
}

std::vector<std::string> names_to_plan(const RunOptions& options) {
  return options.sweep && options.names.empty() ? usual_sweep_tests() : options.names;
}

}  // namespace

measure::Plan plan_for(const RunOptions& options, const sys::Machine& machine) {
  measure::Wishes wishes;
  wishes.tests = catalog::select(names_to_plan(options));
  wishes.copies = options.copies.empty() ? usual_copies(machine) : options.copies;
  wishes.schedule = options.schedule;
  wishes.iterations = options.iterations;
  if (options.seconds) wishes.duration = Seconds(*options.seconds);
  wishes.precision = options.precision;
  wishes.index_precision = options.target_index;
  wishes.budget = options.budget;
  if (options.rest == "classic") wishes.rest = measure::Rest::Classic;
  if (options.rest == "none") wishes.rest = measure::Rest::None;
  wishes.pinning = pinning_for(options.pin, machine);
  wishes.placement = placement_for(options, machine);
  wishes.share_files = catalog::profile_called(options.profile).shares_files;
  wishes.processors = sys::usable_processors(machine);
  if (options.sweep) make_sweep(wishes, *options.sweep, machine);
  return measure::make_plan(wishes);
}

}  // namespace unixmark::cli
