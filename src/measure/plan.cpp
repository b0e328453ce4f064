#include "measure/plan.hpp"

#include "base/text.hpp"
#include "measure/budget.hpp"
#include "measure/schedule.hpp"

#include <algorithm>
#include <cmath>

namespace unixmark::measure {

namespace {

constexpr Seconds classic_rest{3};
constexpr Seconds classic_prime{2};        // file kernels write, and read, this long beforehand
constexpr Seconds classic_kernel_rest{4};  // and rest this long before each

// How passes are to be run: the schedule with the user's own choices, and what a budget takes away,
// laid over it.
struct Manner {
  const Wishes& wishes;
  const Schedule& schedule;
  Cut cut;
  Rest rest = Rest::Classic;
};

Seconds duration_of(const catalog::Test& test, const Manner& manner) {
  const double own = dose_for(manner.schedule, test.passes).seconds;
  const Seconds wished = manner.wishes.duration.value_or(Seconds(own > 0 ? own : test.seconds));
  return shortened(wished, manner.cut);
}

int passes_of(const catalog::Test& test, const Manner& manner) {
  const bool is_long = test.passes == catalog::Passes::Long;
  const int usual = dose_for(manner.schedule, test.passes).passes;
  const auto wished = manner.wishes.iterations;
  if (wished && manner.wishes.sweep) return *wished;
  return wished ? (is_long ? *wished : std::max(1, (*wished + 1) / 3)) : usual;
}

std::vector<std::string> copied(std::string_view text) {
  const auto views = words(text);
  return {views.begin(), views.end()};
}

// Hundreds of copies a processor could not all have a turn in a short pass: a turn takes up to a
// tick of the scheduler, 4 ms as a rule, and others want theirs too. In whole tenths of a second.
Seconds long_enough(Seconds duration, int queued) {
  constexpr double each = 0.02;
  if (queued * each <= duration.count()) return duration;
  return Seconds(std::ceil(queued * each * 10) / 10);
}

int processors_of(const Wishes& wishes) {
  const auto pinned = static_cast<int>(wishes.pinning.processors.size());
  if (wishes.pinning.mode == Pinning::Mode::None || pinned == 0) return wishes.processors;
  return std::min(pinned, wishes.processors);
}

// Gives each of many copies its turn, and says so.
void lengthen(PlannedTest& planned, int copies, int processors) {
  const Seconds wished = planned.duration;
  planned.duration = long_enough(wished, queued_copies(copies, processors));
  if (planned.duration == wished) return;
  planned.note =
      cat("passes last ", shortest(planned.duration.count()), " s instead of ",
          shortest(wished.count()), " s, so that each of ", copies, " copies has its turn");
}

// How long a kernel rests and primes, each time it does.
Seconds priming(const PlannedTest& planned, Rest rest) {
  if (rest == Rest::Classic) return classic_prime + classic_kernel_rest;
  return planned.duration / 10;
}

// Whether tests take turns, so that those that need more passes than others can have them.
bool may_stop_early(const Manner& manner) {
  const auto& wishes = manner.wishes;
  return manner.schedule.precision > 0 || wishes.precision || wishes.index_precision ||
         manner.cut.turns;
}

// Which of the passes are the classic ones, and how many are enough; 0 where all are.
void add_doses(PlannedTest& planned, const Dose& dose, const Manner& manner) {
  if (dose.scored < planned.passes && manner.schedule.precision > 0) planned.scored = dose.scored;
  if (!may_stop_early(manner)) return;
  const int enough = std::min(dose.enough, manner.cut.enough);
  if (enough < planned.passes) planned.enough = enough;
}

PlannedTest plan_test(const catalog::Test& test, int copies, const Manner& manner) {
  PlannedTest planned{.name = std::string(test.name),
                      .title = std::string(test.title),
                      .program = std::string(test.program),
                      .arguments = {},
                      .unit = std::string(test.unit),
                      .timebase = test.timebase,
                      .category = std::string(catalog::title(test.category)),
                      .duration = duration_of(test, manner),
                      .setup = Seconds(test.setup_seconds),
                      .foreign_setup = Seconds(test.setup_seconds) +
                                       test.primings * (classic_prime + classic_kernel_rest),
                      .passes = passes_of(test, manner),
                      .scored = 0,
                      .enough = 0,
                      .needs = copied(test.needs),
                      .processes_per_copy = test.processes_per_copy,
                      .inherently_parallel = test.inherently_parallel,
                      .skip = {},
                      .note = {}};
  add_doses(planned, dose_for(manner.schedule, test.passes), manner);
  lengthen(planned, copies, processors_of(manner.wishes));
  const auto seconds = shortest(planned.duration.count());
  std::string arguments(test.arguments);
  replace_all(arguments, "{seconds}", seconds);
  replace_all(arguments, "{files}", manner.wishes.share_files ? "{shared}" : "{scratch}");
  planned.arguments = copied(arguments);
  planned.setup += test.primings * priming(planned, manner.rest);
  if (test.most_copies > 0 && copies > test.most_copies) {
    planned.skip =
        cat("runs with at most ", test.most_copies, test.most_copies == 1 ? " copy" : " copies");
  }
  return planned;
}

Rest rest_of(const Wishes& wishes, const Schedule& schedule, const Cut& cut) {
  if (cut.rests) return Rest::None;
  return wishes.rest.value_or(schedule.rests ? Rest::Classic : Rest::None);
}

std::optional<double> precision_of(const Wishes& wishes, const Schedule& schedule) {
  if (wishes.precision) return wishes.precision;
  if (wishes.index_precision || schedule.precision <= 0) return {};
  return schedule.precision;
}

Plan plan_with(const Wishes& wishes, const Cut& cut) {
  const auto& schedule = find_schedule(wishes.schedule);
  const Manner manner{wishes, schedule, cut, rest_of(wishes, schedule, cut)};
  Plan plan;
  plan.schedule = wishes.schedule;
  plan.rounds = may_stop_early(manner);
  plan.rest = manner.rest;
  plan.pinning = wishes.pinning;
  plan.placement = wishes.placement;
  plan.processors = processors_of(wishes);
  plan.precision = precision_of(wishes, schedule);
  plan.index_precision = wishes.index_precision;
  plan.budget = wishes.budget;
  plan.sweep = wishes.sweep;
  for (const int copies : wishes.copies) {
    Section section{copies, {}};
    for (const auto* test : wishes.tests) section.tests.push_back(plan_test(*test, copies, manner));
    plan.sections.push_back(std::move(section));
  }
  return plan;
}

// The time for so many passes of each test.
Seconds duration_of(const Section& section, Rest rest, auto&& passes) {
  Seconds total{0};
  for (const auto& test : section.tests) {
    if (test.skip.empty()) total += passes(test) * expected_duration(test, rest);
  }
  return total;
}

}  // namespace

int enough_passes(const PlannedTest& test) {
  if (test.enough > 0) return std::min(test.enough, test.passes);
  return test.scored > 0 ? std::min(test.scored, test.passes) : test.passes;
}

int owed_passes(const PlannedTest& test) {
  return std::max(enough_passes(test), std::min(test.scored, test.passes));
}

int queued_copies(int copies, int processors) {
  return copies > processors ? (copies - 1) / std::max(1, processors) : 0;
}

Plan make_plan(const Wishes& wishes) {
  if (!wishes.budget) return plan_with(wishes, {});
  return within_budget(*wishes.budget, [&](const Cut& cut) { return plan_with(wishes, cut); });
}

Seconds expected_duration(const PlannedTest& test, Rest rest) {
  return test.duration + test.setup + (rest == Rest::Classic ? classic_rest : Seconds(0));
}

Seconds expected_duration(const Section& section, Rest rest) {
  return duration_of(section, rest, [](const PlannedTest& test) { return test.passes; });
}

Seconds least_duration(const Section& section, Rest rest) {
  return duration_of(section, rest, enough_passes);
}

Seconds owed_duration(const Plan& plan) {
  Seconds total{0};
  for (const auto& section : plan.sections) total += duration_of(section, plan.rest, owed_passes);
  return total;
}

Seconds expected_duration(const Plan& plan) {
  Seconds total{0};
  for (const auto& section : plan.sections) total += expected_duration(section, plan.rest);
  return total;
}

Needs needs_of(const PlannedTest& test, int copies) {
  constexpr int own_processes = 2;     // the runner and its guardian
  constexpr int own_descriptors = 40;  // standard ones, page, gate, journal and the like
  // For each copy the runner keeps the end of one pipe.
  return {copies * test.processes_per_copy + own_processes, copies + own_descriptors};
}

Needs needs_of(const Plan& plan) {
  Needs widest;
  for (const auto& section : plan.sections) {
    for (const auto& test : section.tests) {
      if (!test.skip.empty()) continue;
      const Needs needs = needs_of(test, section.copies);
      widest.processes = std::max(widest.processes, needs.processes);
      widest.descriptors = std::max(widest.descriptors, needs.descriptors);
    }
  }
  return widest;
}

}  // namespace unixmark::measure
