#include "write/comparison_words.hpp"

#include "base/text.hpp"
#include "write/date.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using analysis::ComparedRow;
using analysis::ComparedRun;
using analysis::Comparison;
using analysis::Verdict;

std::string four_digits(double value) {
  if (value >= 999.95) return fmt::format("{:.0f}", value);
  if (value >= 99.995) return fmt::format("{:.1f}", value);
  if (value >= 9.9995) return fmt::format("{:.2f}", value);
  return value >= 0.01 ? fmt::format("{:.3f}", value) : fmt::format("{:.1e}", value);
}

std::string copies_word(int copies) {
  return cat(copies, copies == 1 ? " copy" : " copies");
}

// "with 1 copy", or with the numbers of both sides.
std::string with_copies(const ComparedRun& run) {
  return cat("with ", copies_words(run));
}

// Which rows of a run have `note`; "all tests" where all that have a ratio do.
std::string rows_with(const ComparedRun& run, const std::string& note) {
  std::vector<std::string> titles;
  std::size_t comparable = 0;
  for (const auto& row : run.tests) {
    comparable += row.ratio ? 1U : 0U;
    if (std::ranges::count(row.notes, note) > 0) titles.push_back(row.title);
  }
  const bool all = comparable > 1 && titles.size() == comparable;
  for (const auto& row : run.indexes) {
    if (std::ranges::count(row.notes, note) > 0) titles.push_back(row.title);
  }
  if (titles.empty()) return {};
  return cat(all ? "all tests" : join(titles, ", "), ' ', with_copies(run));
}

void add_once(std::vector<std::string>& notes, const std::vector<ComparedRow>& rows) {
  for (const auto& row : rows) {
    for (const auto& note : row.notes) {
      if (std::ranges::count(notes, note) == 0) notes.push_back(note);
    }
  }
}

std::vector<std::string> row_notes(const Comparison& comparison) {
  std::vector<std::string> notes;
  for (const auto& run : comparison.runs) {
    add_once(notes, run.tests);
    add_once(notes, run.indexes);
  }
  for (auto& note : notes) {
    std::vector<std::string> where;
    for (const auto& run : comparison.runs) {
      auto rows = rows_with(run, note);
      if (!rows.empty()) where.push_back(std::move(rows));
    }
    note = cat(note, ": ", join(where, "; "));
  }
  return notes;
}

void add_failures(std::vector<std::string>& lines, const ComparedRun& run) {
  for (const auto& row : run.tests) {
    const auto test = cat(row.title, ' ', with_copies(run));
    if (!row.a_failure.empty() && row.a_failure == row.b_failure) {
      lines.push_back(cat(test, ", A and B: ", row.a_failure));
      continue;
    }
    if (!row.a_failure.empty()) lines.push_back(cat(test, ", A: ", row.a_failure));
    if (!row.b_failure.empty()) lines.push_back(cat(test, ", B: ", row.b_failure));
  }
}

void add_others(std::vector<std::string>& lines, const ComparedRun& run) {
  for (const auto& [side, titles] : {std::pair('A', run.only_a), std::pair('B', run.only_b)}) {
    if (titles.empty()) continue;
    lines.push_back(cat("only in ", side, ' ', with_copies(run), ": ", join(titles, ", ")));
  }
}

struct Margins {
  double least = 0;
  double most = 0;
  bool measured = true;
  bool assumed = true;
};

std::optional<Margins> margins_of(const Comparison& comparison) {
  std::optional<Margins> margins;
  for (const auto& run : comparison.runs) {
    for (const auto& row : run.tests) {
      if (!row.ratio) continue;
      const double value = row.margin.value;
      if (!margins) margins = Margins{.least = value, .most = value};
      margins->least = std::min(margins->least, value);
      margins->most = std::max(margins->most, value);
      margins->measured = margins->measured && row.margin.measured;
      margins->assumed = margins->assumed && !row.margin.measured;
    }
  }
  return margins;
}

std::string percent(double share) {
  return cat(shortest(std::round(share * 1000) / 10), " %");
}

}  // namespace

std::string_view sign(Verdict verdict) {
  using enum Verdict;
  switch (verdict) {
    case Faster:
      return ">>";
    case Slower:
      return "<<";
    case Equivalent:
      return "==";
    case LikelyFaster:
      return ">";
    case LikelySlower:
      return "<";
    case Unresolved:
    case Unclear:
      return "?";
    case None:
      break;
  }
  return {};
}

std::string figure(double value) {
  constexpr auto prefixes =
      std::to_array<std::pair<double, std::string_view>>({{1e12, " T"}, {1e9, " G"}, {1e6, " M"}});
  if (value >= 9.9995e15) return fmt::format("{:.1e}", value);
  for (const auto& [size, prefix] : prefixes) {
    if (value >= size) return cat(four_digits(value / size), prefix);
  }
  if (value >= 9999.5) return cat(four_digits(value / 1e3), " k");
  return four_digits(value);
}

std::string side_text(const ComparedRow& row, bool of_a) {
  const auto& value = of_a ? row.a : row.b;
  const auto& failure = of_a ? row.a_failure : row.b_failure;
  if (value) return row.unit.empty() && *value < 1e5 ? fixed(*value, 1) : figure(*value);
  const auto word = failure_word(failure);
  return std::string(word.empty() ? "-" : word);
}

std::string_view failure_word(std::string_view failure) {
  if (failure.empty()) return {};
  return failure.starts_with("skipped") ? "skipped" : "failed";
}

std::string ratio_text(double ratio) {
  if (ratio < 0.0005) return fmt::format("{:.0e}", ratio);
  if (ratio < 9.9995) return fmt::format("{:.3f}", ratio);
  if (ratio < 99.995) return fmt::format("{:.2f}", ratio);
  if (ratio < 999.95) return fmt::format("{:.1f}", ratio);
  return ratio < 99'999.5 ? fmt::format("{:.0f}", ratio) : fmt::format("{:.0e}", ratio);
}

std::string interval_text(const ComparedRow& row) {
  if (!row.interval) return {};
  return cat(ratio_text(row.interval->low), '-', ratio_text(row.interval->high));
}

std::string scaling_text(const std::optional<double>& scaling) {
  if (!scaling) return {};
  return *scaling < 99.995 ? fmt::format("x{:.2f}", *scaling) : cat('x', figure(*scaling));
}

std::string copies_words(const ComparedRun& run) {
  if (run.copies_a == run.copies_b) {
    return cat(copies_word(run.copies_a), run.all ? " (all)" : "");
  }
  return cat(copies_word(run.copies_a), " in A, ", run.copies_b, " in B", run.all ? " (all)" : "");
}

std::string party_words(const analysis::Party& party) {
  std::vector<std::string> parts = {party.host, party.program};
  if (party.began) parts.push_back(iso_date(*party.began).substr(0, 10));
  if (party.sessions > 1) parts.push_back(cat(party.sessions, " sessions"));
  std::erase(parts, "");
  return join(parts, ", ");
}

std::string shared_words(const analysis::Shared& shared) {
  if (shared.all) {
    return "Both sides are one and the same run. Nothing can be learnt from that: it equals itself "
           "whatever the noise, and no verdict here means anything.";
  }
  if (shared.names.empty()) return {};
  return cat("On both sides: ", join(shared.names, ", "),
             ". What is there twice equals itself, so the sides seem more alike than they are.");
}

std::string direction_words(const ComparedRun& run) {
  constexpr double significant = 0.05;
  constexpr int enough_for_directions = 6;  // fewer can never be more than chance
  const auto& [faster, slower, p] = run.directions;
  if (faster + slower < enough_for_directions) return {};
  const bool mostly_slower = slower > faster;
  const bool broadly = p < significant;
  return fmt::format("{}: {} of {} tests are {} in B, {} (sign test, p {})", copies_words(run),
                     std::max(slower, faster), slower + faster, mostly_slower ? "slower" : "faster",
                     broadly
                         ? (mostly_slower ? "which is broadly slower" : "which is broadly faster")
                         : "which chance alone may do",
                     p < 0.001 ? std::string("below 0.001") : fixed(p, 3));
}

std::string margin_words(const Comparison& comparison) {
  if (comparison.margin) return cat("Margin ", percent(*comparison.margin), ", as asked for.");
  const auto margins = margins_of(comparison);
  if (!margins) return {};
  const auto size = margins->least == margins->most
                        ? cat("Margin ", percent(margins->least))
                        : cat("Margins ", percent(margins->least), " to ", percent(margins->most));
  if (margins->measured) return cat(size, ", calibrated on the machines of both sides.");
  if (margins->assumed) return cat(size, ", assumed: 'unixmark calibrate' measures it.");
  return cat(size, ", in part assumed: 'unixmark calibrate' measures it.");
}

std::vector<std::string> untold_lines(const Comparison& comparison) {
  std::vector<std::string> lines;
  for (const auto& [side, names] :
       {std::pair('A', comparison.untold.by_a), std::pair('B', comparison.untold.by_b)}) {
    if (!names.empty()) lines.push_back(cat("not told by ", side, ": ", join(names, ", ")));
  }
  return lines;
}

std::vector<std::string> note_lines(const Comparison& comparison) {
  std::vector<std::string> lines;
  for (const auto& run : comparison.runs) {
    auto words = direction_words(run);
    if (!words.empty()) lines.push_back(std::move(words));
  }
  std::ranges::move(row_notes(comparison), std::back_inserter(lines));
  for (const auto& run : comparison.runs) {
    add_failures(lines, run);
    add_others(lines, run);
  }
  lines.insert(lines.end(), comparison.notes.begin(), comparison.notes.end());
  return lines;
}

}  // namespace unixmark::write
