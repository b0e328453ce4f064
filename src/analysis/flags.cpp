#include "analysis/flags.hpp"

#include "analysis/signals.hpp"
#include "base/text.hpp"
#include "score/median.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

namespace unixmark::analysis {

namespace {

using report::Flag;
using Passes = std::vector<const measure::Pass*>;

// A test whose copies had a processor all the time in its median pass never waits by itself.
constexpr double all_the_time = 0.98;

std::optional<double> median_of(const Passes& passes,
                                std::optional<double> (*figure)(const measure::Pass&)) {
  std::vector<double> values;
  for (const auto* pass : passes) {
    if (const auto value = figure(*pass)) values.push_back(*value);
  }
  return values.empty() ? std::nullopt : std::optional(score::median(values));
}

std::optional<double> least_of(const Passes& passes,
                               std::optional<double> (*figure)(const measure::Pass&)) {
  std::optional<double> least;
  for (const auto* pass : passes) {
    const auto value = figure(*pass);
    if (value) least = std::min(least.value_or(*value), *value);
  }
  return least;
}

std::optional<double> lacking_cpu_share(const measure::Pass& pass) {
  const auto share = least_cpu_share(pass);
  return share ? std::optional(1 - *share) : std::nullopt;
}

Passes passes_of(std::span<const report::Row> rows) {
  Passes passes;
  for (const auto& row : rows) {
    for (const auto& pass : row.passes) passes.push_back(&pass);
  }
  return passes;
}

std::optional<double> mhz(const measure::Pass& pass) {
  return pass.evidence ? pass.evidence->frequency_mhz : std::nullopt;
}

bool in_scratch(const measure::PlannedTest& test) {
  return std::ranges::any_of(test.arguments, [](const std::string& word) {
    return word.find("{scratch}") != word.npos || word.find("{shared}") != word.npos;
  });
}

std::string signal_words(const Signal& signal, double value, std::string_view before) {
  std::string text(signal.text);
  replace_all(text, "{}", cat(before, fixed(value, signal.decimals)));
  return text;
}

std::optional<Flag> flag_of(const Signal& signal, const measure::Pass& pass,
                            const Setting& setting) {
  if (!signal.applies(pass, setting)) return {};
  const auto& limit = setting.thresholds.*signal.threshold;
  const auto value = signal.value(pass, setting);
  if (!value || !(*value > limit.notice)) return {};
  const bool grave = limit.suspect && *value > *limit.suspect;
  const double shown = *value * signal.scale;
  return Flag{.signal = std::string(signal.word),
              .level = grave ? Flag::Level::Suspect : Flag::Level::Notice,
              .local = signal.local,
              .value = shown,
              .text = signal_words(signal, shown, "")};
}

void add(Summary& summary, const Flag& flag) {
  ++summary.noticed;
  if (flag.level == Flag::Level::Suspect) ++summary.suspect;
  summary.worst = std::max(summary.worst, flag.value);
}

std::string signal_words(const Signal& signal, const Summary& summary) {
  const auto* before = summary.noticed > 1 ? "up to " : "";
  auto text = cat(signal_words(signal, summary.worst, before), " in ", summary.noticed, " of ",
                  summary.passes, summary.passes == 1 ? " pass" : " passes");
  if (summary.suspect == 0) return text;
  if (summary.suspect == summary.noticed) return text + " (suspect)";
  return cat(text, " (", summary.suspect, " suspect)");
}

}  // namespace

Setting setting_of(const report::Header& header, const measure::PlannedTest& test, int copies) {
  Setting setting;
  setting.thresholds = header.thresholds.value_or(report::Thresholds{});
  setting.processors = std::max(1, header.plan.processors);
  const int at_once = test.inherently_parallel ? setting.processors + 1 : test.processes_per_copy;
  setting.processes = static_cast<int>(
      std::min<long long>(static_cast<long long>(copies) * std::max(1, at_once), 1'000'000'000));
  setting.uses_files = in_scratch(test);
  setting.several_processes = test.inherently_parallel || test.processes_per_copy > 1;
  return setting;
}

Setting setting_of(const report::Header& header, const report::Section& section,
                   const report::Row& row) {
  auto setting = setting_of(header, row.test, section.copies);
  const auto own = passes_of({&row, 1});
  setting.usual_switches = median_of(own, switches_a_second);
  setting.cpu_bound = median_of(own, least_cpu_share).value_or(0) >= all_the_time;
  setting.best_cpu_share = std::min(1.0, 1 - least_of(own, lacking_cpu_share).value_or(0));
  setting.least_foreign = least_of(own, foreign_share);
  // Of the section: with more copies processors run slower by design.
  setting.usual_mhz = median_of(passes_of(section.rows), mhz);
  return setting;
}

int processors_in_use(const Setting& setting) {
  return std::clamp(setting.processes, 1, std::max(1, setting.processors));
}

std::vector<Flag> flags_of(const measure::Pass& pass, const Setting& setting) {
  std::vector<Flag> flags;
  for (const auto& signal : signals()) {
    if (auto flag = flag_of(signal, pass, setting)) flags.push_back(std::move(*flag));
  }
  return flags;
}

bool suspect(const std::vector<Flag>& flags) {
  return std::ranges::count(flags, Flag::Level::Suspect, &Flag::level) > 0;
}

bool worth_repeating(const std::vector<Flag>& flags) {
  return std::ranges::any_of(
      flags, [](const Flag& flag) { return flag.local && flag.level == Flag::Level::Suspect; });
}

std::vector<Summary> summaries(const std::vector<std::vector<Flag>>& flags) {
  std::vector<Summary> found;
  for (const auto& signal : signals()) {
    Summary summary;
    summary.signal = signal.word;
    summary.passes = static_cast<int>(flags.size());
    for (const auto& of_pass : flags) {
      const auto flag = std::ranges::find(of_pass, signal.word, &Flag::signal);
      if (flag != of_pass.end()) add(summary, *flag);
    }
    if (summary.noticed == 0) continue;
    summary.text = signal_words(signal, summary);
    found.push_back(std::move(summary));
  }
  return found;
}

std::vector<std::string> not_reported(const std::vector<const measure::Pass*>& passes,
                                      const std::vector<Setting>& settings) {
  std::vector<std::string> names;
  for (const auto& signal : signals()) {
    bool asked = false;
    bool answered = false;
    for (std::size_t i = 0; i < passes.size() && !answered; ++i) {
      if (!signal.applies(*passes[i], settings[i])) continue;
      asked = true;
      answered = signal.value(*passes[i], settings[i]).has_value();
    }
    if (asked && !answered) names.emplace_back(signal.name);
  }
  return names;
}

}  // namespace unixmark::analysis
