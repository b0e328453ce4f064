#include "analysis/grade.hpp"

#include "analysis/signals.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <tuple>

namespace unixmark::analysis {

namespace {

struct Rule {
  char letter;
  double suspect;  // at most this part of all passes is suspect
  double noticed;  // at most this part has any flag
  std::string_view meaning;
  std::string_view words;
};

// The first that holds. A third is what the classic score drops: beyond it a score must hold
// suspect passes, whichever they are.
constexpr auto rules = std::to_array<Rule>({
    {'A', 0, 0.25, "quiet", "no pass is suspect, and at most a quarter of them has a flag"},
    {'B', 0.1, 1, "little disturbance", "at most a tenth of the passes is suspect"},
    {'C', 1.0 / 3, 1, "disturbed",
     "at most a third of the passes is suspect, which is what the classic score can drop"},
    {'D', 1, 1, "do not compare", "more than a third of the passes is suspect"},
});

constexpr std::size_t most_reasons = 3;

constexpr std::string_view blind =
    "other processes' time is not reported here: nobody knows whether it was quiet";

std::string threshold_words(const Signal& signal, const report::Threshold& threshold) {
  const auto shown = [&](double value) { return shortest(value * signal.scale); };
  const bool any_is_suspect = threshold.suspect == threshold.notice;
  std::string text(signal.text);
  replace_all(text, "{}", "N");
  if (!any_is_suspect) text += cat(": told above ", shown(threshold.notice));
  if (threshold.suspect)
    text += cat(any_is_suspect ? ": " : ", ", "suspect above ", shown(*threshold.suspect));
  return cat(text, signal.local && threshold.suspect ? "; repeated.\n" : ".\n");
}

}  // namespace

char letter_of(const Tally& tally) {
  for (const auto& rule : rules) {
    if (rule.letter == 'A' && !tally.others_seen) continue;
    if (tally.suspect <= rule.suspect * tally.passes &&
        tally.noticed <= rule.noticed * tally.passes) {
      return rule.letter;
    }
  }
  return rules.back().letter;
}

std::string_view meaning_of(char letter) {
  const auto found = std::ranges::find(rules, letter, &Rule::letter);
  return found == rules.end() ? rules.back().meaning : found->meaning;
}

std::optional<report::Grade> grade_of(const std::vector<std::vector<report::Flag>>& flags,
                                      bool others_seen) {
  if (flags.empty()) return {};
  Tally tally{.passes = static_cast<int>(flags.size()), .others_seen = others_seen};
  for (const auto& of_pass : flags) {
    tally.suspect += suspect(of_pass) ? 1 : 0;
    tally.noticed += of_pass.empty() ? 0 : 1;
  }
  auto found = summaries(flags);
  std::ranges::stable_sort(found, [](const Summary& one, const Summary& other) {
    return std::tie(one.suspect, one.noticed) > std::tie(other.suspect, other.noticed);
  });
  report::Grade grade{.letter = letter_of(tally), .reasons = {}};
  if (!others_seen) grade.reasons.emplace_back(blind);
  for (auto& summary : found) {
    if (grade.reasons.size() < most_reasons) grade.reasons.push_back(std::move(summary.text));
  }
  return grade;
}

std::string explain_grade(const report::Thresholds& thresholds) {
  std::string text =
      "The grade says how far a whole run may be trusted, from what was seen around its passes and "
      "never from what they scored. Every pass is held against the signs below; those that go "
      "beyond the first figure are told, those beyond the second make the pass suspect. Nothing is "
      "left out for it: scores are of all passes.\n\n";
  for (const auto& rule : rules) {
    text += cat(rule.letter, ", ", rule.meaning, ": ", rule.words, ".\n\n");
  }
  text +=
      "A is not given where other processes' time is not reported. --noise retry repeats passes "
      "that are suspect by what this machine does itself, marked 'repeated':\n\n";
  for (const auto& signal : signals()) {
    text += threshold_words(signal, thresholds.*signal.threshold);
  }
  text +=
      "\nSteal and throttling are what the host gives: they are the guest's performance, and such "
      "passes are never repeated. Gaps below 50 ms, and times below two ticks of 10 ms a "
      "processor in use, cannot be told from nothing. Of tests that run several processes a copy, "
      "what is nobody's time in each of their passes, up to 15 % of their own time, counts as "
      "theirs: it is the kernel's work at the beginning and end of processes.\n";
  return text;
}

}  // namespace unixmark::analysis
