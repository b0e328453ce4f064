// A report of which only what was printed is known, as a subject.
#include "analysis/date_in.hpp"
#include "analysis/subject.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "score/classic.hpp"
#include "score/usual_baseline.hpp"
#include "score/winsorised.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <utility>

namespace unixmark::analysis {

namespace {

using report::Published;
using report::PublishedIndex;
using report::PublishedRow;
using report::PublishedSection;

// More than any report has; what a damaged file claims must not take hours.
constexpr std::size_t most_runs = 100;
constexpr std::size_t most_printed_tests = 1'000;
constexpr std::ptrdiff_t most_rates = 1'000;

bool usable(double value) {
  return value >= least_compared && value <= most_compared;
}

bool is_of(const SubjectTest& test, const PublishedIndex& index) {
  return test.test.empty() ? test.title == index.title : test.test == index.test;
}

std::string category_of(std::string_view test) {
  const auto* known = catalog::find(test);
  return known == nullptr ? std::string{} : std::string(catalog::title(known->category));
}

void add_rates(SubjectTest& test, const std::vector<double>& rates) {
  if (rates.empty() || !std::ranges::all_of(rates, usable)) return;
  test.rates.assign(rates.begin(), rates.begin() + std::min(std::ssize(rates), most_rates));
  add_robust(test);
  std::vector<score::PassTotal> totals;
  for (const double rate : test.rates) totals.push_back({.count = rate, .seconds = 1});
  if (const auto classic = score::classic_interval(totals, 1)) test.result_log = classic->logarithm;
}

SubjectTest printed_test(const PublishedRow& row) {
  SubjectTest test{.test = row.test, .title = row.title, .unit = row.unit};
  test.category = category_of(row.test);
  test.samples = std::max(0, row.samples.value_or(0));
  test.seconds = std::max(0.0, row.seconds.value_or(0));
  if (const auto rate = report::rate_of(row); rate && usable(*rate)) {
    test.result = rate;
    add_rates(test, row.rates);
  } else {
    test.failure = row.failure.empty() ? "no result" : cat("failed: ", row.failure);
  }
  return test;
}

// What the tables say of the tests that have rows, which are all of them.
void add_tables(SubjectRun& run, const PublishedSection& section) {
  for (const auto& table : section.tables) {
    const auto score = table.score ? table.score : table.recomputed;
    if (score && usable(*score)) run.indexes.push_back({table.category, *score, table.partial});
    for (const auto& index : table.rows) {
      const auto test = std::ranges::find_if(
          run.tests, [&](const SubjectTest& one) { return is_of(one, index); });
      if (test == run.tests.end()) continue;
      if (!table.category.empty()) test->category = table.category;
      if (index.baseline && usable(*index.baseline)) test->baseline = index.baseline;
    }
  }
}

SubjectRun printed_run(const PublishedSection& section) {
  SubjectRun run{.copies = std::max(1, section.copies.value_or(1)),
                 .copies_told = section.copies.has_value(),
                 .processors = section.processors};
  if (run.processors.value_or(1) < 1) run.processors.reset();
  for (const auto& row : section.rows) {
    if (run.tests.size() < most_printed_tests) run.tests.push_back(printed_test(row));
  }
  add_tables(run, section);
  return run;
}

// What one more in the last digit that is shown of a rate makes of it: two decimals of a million
// or of a thousand millions, one of less, and three digits at least.
double last_digit(double rate) {
  const double step = rate >= 1e9 ? 1e7 : rate >= 1e6 ? 1e4 : 0.1;
  return std::min(step / rate, 0.01);
}

// Shown is half the interval by the rate, to a tenth of a per cent. The interval exp(-w) to exp(w)
// times a rate is 2 sinh(w) of it wide. The rate was rounded besides.
std::optional<double> half_printed(const report::Figure& rate) {
  constexpr double least_share = 0.0005;
  if (!rate.interval || !usable(rate.value)) return {};
  const double share = (rate.interval->high - rate.interval->low) / 2 / rate.value;
  return std::hypot(std::asinh(std::max(share, least_share)), last_digit(rate.value) / 2);
}

const report::ScalingPoint* printed_point(const report::Scaling& scaling, const SubjectTest& test,
                                          int copies) {
  for (const auto& curve : scaling.tests) {
    if (curve.title != test.title) continue;
    const auto found = std::ranges::find(curve.points, copies, &report::ScalingPoint::copies);
    if (found != curve.points.end()) return &*found;
  }
  return nullptr;
}

// The text of a sweep shows medians with their intervals.
void take_medians(SubjectRun& run, const report::Scaling& scaling) {
  for (auto& test : run.tests) {
    if (!test.result) continue;
    test.median = test.result;
    test.median_alone = true;
    const auto* point = printed_point(scaling, test, run.copies);
    if (point != nullptr) test.printed_half = half_printed(point->rate);
  }
}

// As many as a run without -c would make at most.
int copies_of_all(const report::Scaling& scaling) {
  const double granted = std::ceil(scaling.quota.value_or(scaling.processors));
  return std::max(1, static_cast<int>(std::min<double>(scaling.processors, granted)));
}

std::string_view behind(std::string_view text, std::string_view mark) {
  const auto at = text.find(mark);
  return at == std::string_view::npos ? std::string_view() : trim(text.substr(at + mark.size()));
}

std::string_view before(std::string_view text, std::string_view mark) {
  return trim(text.substr(0, text.find(mark)));
}

std::string system_of(const Published& report) {
  const auto system = fact(report, "system");
  const bool named = !report.host.empty() && system.starts_with(cat(report.host, ':'));
  return std::string(named ? behind(system, ":") : system);
}

// "GNU/Linux -- 6.1.0-9 -- #1 SMP": what stands behind the system's name.
std::string kernel_of(const Published& report) {
  auto kernel = std::string(behind(fact(report, "os"), "--"));
  replace_all(kernel, " -- ", " ");
  return kernel;
}

// "en_US.utf8 (charmap=...)", at times in quotes.
std::string language_of(const Published& report) {
  std::string language(before(fact(report, "language"), "("));
  std::erase(language, '"');
  return language;
}

// In the system; 0: not told.
int processors_of(const Published& report) {
  int most = 0;
  for (const auto& section : report.sections) {
    most = std::max(most, section.processors.value_or(0));
  }
  return most;
}

// UnixBench does not say it: its version names the work.
std::string profile_of(const Published& report) {
  const auto named = fact(report, "profile");
  return std::string(named.empty() ? std::string_view(report.version) : named);
}

// Reports of ours name theirs unless it is the usual one.
std::string baseline_of(const Published& report) {
  const auto named = fact(report, "baseline");
  if (!named.empty()) return std::string(named);
  return report.program == "unixmark" ? std::string(score::usual_baseline) : std::string{};
}

// The lines of the blocks How sure, which are of the machine where they are not set in.
std::vector<std::string> told_lines(const Published& report) {
  if (report.sweep) return report.sweep->remarks;
  std::vector<std::string> lines;
  for (const auto& section : report.sections) {
    lines.insert(lines.end(), section.remarks.begin(), section.remarks.end());
  }
  return lines;
}

// What the remark says that begins with `mark`, with what goes on from it; empty: there is none.
std::string told_behind(const std::vector<std::string>& lines, std::string_view mark) {
  auto line =
      std::ranges::find_if(lines, [&](const std::string& one) { return one.starts_with(mark); });
  if (line == lines.end()) return {};
  auto told = line->substr(mark.size());
  while (++line != lines.end() && line->starts_with(' ')) told += cat(' ', trim(*line));
  return told;
}

std::string unless_unknown(std::string_view told) {
  return told == "unknown" ? std::string{} : std::string(told);
}

// "quick schedule: six passes of 2 s; not a classic result"; sweeps are quick.
std::string schedule_told(const Published& report, const std::vector<std::string>& lines) {
  constexpr std::string_view sweep = "a sweep over ";
  for (const std::string_view name : {"quick", "precise"}) {
    if (!told_behind(lines, cat(name, " schedule")).empty()) return std::string(name);
  }
  return report.sweep && !told_behind(lines, sweep).empty() ? "quick" : "";
}

// What our text says below its results of the machine and of the run, beyond its head.
std::vector<Trait> how_sure_traits(const Published& report) {
  const auto lines = told_lines(report);
  // "clock source tsc, governor performance, SMT on"
  const auto clock = told_behind(lines, "clock source ");
  const auto governor = behind(clock, ", governor ");
  return {{"virtualisation", told_behind(lines, "virtualisation: ")},
          {"clock source", unless_unknown(before(clock, ", governor "))},
          {"governor", unless_unknown(before(governor, ", SMT "))},
          {"SMT", unless_unknown(behind(governor, ", SMT "))},
          {"schedule", schedule_told(report, lines)}};
}

std::vector<Trait> printed_traits(const Published& report) {
  const int processors = processors_of(report);
  std::vector<Trait> traits = {
      {"processors", processors > 0 ? cat(processors) : std::string{}},
      {"processor", join(report::models_listed(report), ", ")},
      {"architecture", std::string(before(fact(report, "machine"), " "))},
      {"system", system_of(report)},
      {"kernel", kernel_of(report)},
      {"program", std::string(trim(cat(report.program, ' ', report.version)))},
      {"profile", profile_of(report)},
      {"language", language_of(report)}};
  for (const std::string_view name : {"compiler", "flags", "kernels"}) {
    const auto value = fact(report, name);
    if (!value.empty() && value != "unknown")
      traits.push_back({std::string(name), std::string(value)});
  }
  traits.push_back({"baseline", baseline_of(report)});
  for (auto& told : how_sure_traits(report)) {
    if (!told.value.empty()) traits.push_back(std::move(told));
  }
  return traits;
}

}  // namespace

Subject subject_of(const Published& report, std::string_view name) {
  Subject subject{.name = std::string(name),
                  .host = report.host,
                  .program = std::string(trim(cat(report.program, ' ', report.version)))};
  subject.traits = printed_traits(report);
  subject.conditions.kernel = trait(subject, "kernel");
  subject.conditions.profile = trait(subject, "profile");
  subject.conditions.build = trait(subject, "kernels");
  if (report.sweep) {
    subject.sweep = true;
    subject.scaling = report.sweep->scaling;
    subject.whole = copies_of_all(report.sweep->scaling);
  } else if (const int processors = processors_of(report); processors > 0) {
    subject.whole = processors;
  }
  for (const auto& section : report.sections) {
    if (!subject.began) subject.began = date_in(section.began);
    auto run = printed_run(section);
    if (report.sweep) take_medians(run, report.sweep->scaling);
    if (run.tests.empty() || subject.runs.size() >= most_runs) continue;
    if (std::ranges::count(subject.runs, run.copies, &SubjectRun::copies) > 0) continue;
    subject.runs.push_back(std::move(run));
  }
  return subject;
}

}  // namespace unixmark::analysis
