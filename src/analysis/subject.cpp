#include "analysis/subject.hpp"

#include "analysis/steal.hpp"
#include "base/text.hpp"
#include "report/row.hpp"
#include "score/robust.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace unixmark::analysis {

namespace {

// More than any kernel tells; what a damaged file claims must not take hours.
constexpr std::size_t most_traits = 100;
constexpr std::size_t most_tests = 1'000;

std::string or_none(std::string value) {
  return value.empty() ? "none" : std::move(value);
}

std::string known(const std::string& value) {
  return value == "unknown" ? std::string{} : value;
}

std::string pinning_word(const measure::Pinning& pinning) {
  switch (pinning.mode) {
    case measure::Pinning::Mode::None:
      break;
    case measure::Pinning::Mode::Spread:
      return "spread";
    case measure::Pinning::Mode::List:
      return join(pinning.processors, ",");
  }
  return "none";
}

std::size_t online(const sys::Machine& machine) {
  return std::max({machine.processors.size(), machine.allowed.size(), std::size_t{1}});
}

std::vector<Trait> machine_traits(const sys::Machine& machine) {
  std::vector<Trait> traits = {
      {"processors", cat(online(machine))},
      {"usable", cat(sys::usable_processors(machine))},
      {"processor", sys::processor_models(machine)},
      {"architecture", machine.architecture},
      {"system", machine.os_name},
      {"kernel", std::string(trim(cat(machine.kernel_release, ' ', machine.kernel_version)))},
      {"virtualisation", sys::virtualization_words(machine)},
      {"clock source", known(machine.clock_source)},
      {"governor", known(machine.governor)},
      {"SMT", known(machine.smt)}};
  for (const auto& mitigation : machine.mitigations) {
    const auto colon = mitigation.find(": ");
    if (colon == std::string::npos || traits.size() >= most_traits) continue;
    traits.push_back(
        {cat(mitigation_prefix, mitigation.substr(0, colon)), mitigation.substr(colon + 2)});
  }
  return traits;
}

std::vector<Trait> traits_of(const report::Header& header) {
  auto traits = machine_traits(header.machine);
  const std::vector<Trait> build = {{"program", cat("unixmark ", header.version)},
                                    {"profile", header.profile},
                                    {"compiler", known(header.build.compiler)},
                                    {"flags", known(header.build.flags)},
                                    {"kernels", known(header.build.hash)},
                                    {"language", header.machine.language},
                                    {"baseline", header.baseline.name},
                                    {"schedule", header.plan.schedule},
                                    {"pinning", pinning_word(header.plan.pinning)},
                                    {"settings", or_none(join(header.settings, " "))}};
  traits.insert(traits.end(), build.begin(), build.end());
  return traits;
}

// Journals of old do not tell how many were planned for.
int copies_of_all(const report::Header& header) {
  const int planned = header.plan.processors;
  const bool pinned = !header.plan.pinning.processors.empty();
  return planned > 1 || pinned ? std::max(1, planned) : sys::usable_processors(header.machine);
}

SubjectTest test_of(const report::Row& row, const Setting& setting) {
  SubjectTest test{.test = row.test.name,
                   .title = row.test.title,
                   .unit = row.test.unit,
                   .category = row.test.category};
  test.result = row.score;
  test.samples = row.samples;
  test.seconds = row.test.duration.count();
  test.baseline = row.baseline;
  test.steal = share_of(steal_in(row, setting));
  if (!row.score) {
    test.failure = cat(row.skipped ? "skipped: " : "failed: ", row.failure);
    return test;
  }
  test.remark = row.failure;
  test.rates = report::rates_of(row).robust;
  add_robust(test);
  if (row.classic) test.result_log = row.classic->logarithm;
  return test;
}

SubjectRun run_of(const report::Report& report, const report::Section& section) {
  SubjectRun run{.copies = section.copies,
                 .processors = static_cast<int>(online(report.header.machine)),
                 .rounds = report.header.plan.rounds};
  Steal all;
  for (const auto& row : section.rows) {
    if (row.not_run || run.tests.size() >= most_tests) continue;
    const auto setting = setting_of(report.header, row.test, section.copies);
    run.tests.push_back(test_of(row, setting));
    const auto steal = steal_in(row, setting);
    all.stolen += steal.stolen;
    all.had += steal.had;
  }
  for (const auto& table : section.tables) {
    if (table.score) run.indexes.push_back({table.category, *table.score, table.partial});
  }
  run.steal = share_of(all);
  return run;
}

}  // namespace

Subject subject_of(const report::Report& report, std::string_view name) {
  const auto& header = report.header;
  Subject subject{.name = std::string(name),
                  .host = header.host,
                  .program = cat("unixmark ", header.version, ", profile ", header.profile)};
  subject.began = header.began;
  subject.traits = traits_of(header);
  subject.machine = identity_of(header.machine);
  subject.conditions = conditions_of(header);
  subject.whole = copies_of_all(header);
  subject.sweep = header.plan.sweep.has_value();
  subject.scaling = report.scaling;
  for (const auto& section : report.sections) {
    if (std::ranges::count(subject.runs, section.copies, &SubjectRun::copies) > 0) continue;
    subject.runs.push_back(run_of(report, section));
  }
  return subject;
}

std::string_view trait(const Subject& subject, std::string_view name) {
  const auto found = std::ranges::find(subject.traits, name, &Trait::name);
  return found == subject.traits.end() ? std::string_view() : found->value;
}

void add_robust(SubjectTest& test) {
  if (test.rates.empty()) return;
  const auto robust = score::robust_of(test.rates);
  test.median = robust.median;
  if (robust.interval) test.median_log = robust.interval->logarithm;
  if (robust.passes > 1) test.variation = robust.relative_mad;
}

}  // namespace unixmark::analysis
