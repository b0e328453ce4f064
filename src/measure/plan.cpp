#include "measure/plan.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cmath>

namespace unixmark::measure {

namespace {

constexpr Seconds classic_rest{3};
constexpr Seconds classic_prime{2};        // file kernels write, and read, this long beforehand
constexpr Seconds classic_kernel_rest{4};  // and rest this long before each

// How passes are to be run: the schedule with the user's own choices laid over it.
struct Manner {
  bool quick = false;
  Rest rest = Rest::Classic;
  const Wishes& wishes;
};

Seconds duration_of(const catalog::Test& test, const Manner& manner) {
  if (manner.wishes.duration) return *manner.wishes.duration;
  return manner.quick ? Seconds(2) : Seconds(test.seconds);
}

int passes_of(const catalog::Test& test, const Manner& manner) {
  const bool is_long = test.passes == catalog::Passes::Long;
  if (const auto wished = manner.wishes.iterations) {
    return is_long ? *wished : std::max(1, (*wished + 1) / 3);
  }
  if (manner.quick) return 6;
  return is_long ? 10 : 3;
}

std::vector<std::string> copied(std::string_view text) {
  const auto views = words(text);
  return {views.begin(), views.end()};
}

// Hundreds of copies a processor could not all have a turn in a short pass: a turn takes up to a
// tick of the scheduler, 4 ms as a rule, and others want theirs too. In whole tenths of a second.
Seconds long_enough(Seconds duration, int queued) {
  constexpr double each = 0.01;
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
                      .needs = copied(test.needs),
                      .processes_per_copy = test.processes_per_copy,
                      .inherently_parallel = test.inherently_parallel,
                      .skip = {},
                      .note = {}};
  lengthen(planned, copies, processors_of(manner.wishes));
  const auto seconds = shortest(planned.duration.count());
  std::string arguments(test.arguments);
  replace_all(arguments, "{seconds}", seconds);
  planned.arguments = copied(arguments);
  planned.setup += test.primings * priming(planned, manner.rest);
  if (test.most_copies > 0 && copies > test.most_copies) {
    planned.skip =
        cat("runs with at most ", test.most_copies, test.most_copies == 1 ? " copy" : " copies");
  }
  return planned;
}

Manner manner_of(const Wishes& wishes) {
  const bool quick = wishes.schedule == "quick";
  if (!quick && wishes.schedule != "classic") {
    throw Error(cat("planning: there is no schedule ", wishes.schedule, "; try classic or quick"));
  }
  return {quick, wishes.rest.value_or(quick ? Rest::None : Rest::Classic), wishes};
}

}  // namespace

int queued_copies(int copies, int processors) {
  return copies > processors ? (copies - 1) / std::max(1, processors) : 0;
}

Plan make_plan(const Wishes& wishes) {
  const Manner manner = manner_of(wishes);
  Plan plan{.schedule = wishes.schedule,
            .rest = manner.rest,
            .pinning = wishes.pinning,
            .placement = wishes.placement,
            .processors = processors_of(wishes),
            .sections = {}};
  for (const int copies : wishes.copies) {
    Section section{copies, {}};
    for (const auto* test : wishes.tests) section.tests.push_back(plan_test(*test, copies, manner));
    plan.sections.push_back(std::move(section));
  }
  return plan;
}

Seconds expected_duration(const PlannedTest& test, Rest rest) {
  return test.duration + test.setup + (rest == Rest::Classic ? classic_rest : Seconds(0));
}

Seconds expected_duration(const Section& section, Rest rest) {
  Seconds total{0};
  for (const auto& test : section.tests) {
    if (test.skip.empty()) total += test.passes * expected_duration(test, rest);
  }
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
