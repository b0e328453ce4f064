#include "write/sureness.hpp"

#include "base/text.hpp"

#include <cmath>
#include <string_view>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

// "+0.9 %": where a value lies from another.
std::string distance(double value, double from) {
  const auto percent = (value / from - 1) * 100;
  return fmt::format("{:+.1f} %", std::abs(percent) < 0.05 ? 0.0 : percent);
}

// "2,000"
std::string in_thousands(int number) {
  if (number < 1000) return cat(number);
  return fmt::format("{},{:03}", number / 1000, number % 1000);
}

// "+-0.3 %": half the width of a 95 % interval.
std::string half_width(double share) {
  const auto percent = share * 100;
  return fmt::format("+-{:.{}f} %", percent, percent < 0.095 ? 2 : 1);
}

// "41.20 M lps"
std::string amount(double value, std::string_view unit) {
  if (value >= 1e9) return fmt::format("{:.2f} G {}", value / 1e9, unit);
  if (value >= 1e6) return fmt::format("{:.2f} M {}", value / 1e6, unit);
  return fmt::format("{:.1f} {}", value, unit);
}

// Where the passes lie; a median only where there are enough of them for its interval.
std::string robust_text(const score::Robust& robust, std::string_view unit) {
  if (robust.passes == 1) return "1 pass, which says nothing of the spread";
  const auto range = fmt::format("within {} to {}", distance(robust.least, robust.median),
                                 distance(robust.most, robust.median));
  const auto deviation = fmt::format("MAD {:.1f} %", robust.relative_mad * 100);
  if (!robust.interval) {
    return fmt::format("{} passes, {} of the median, {}", robust.passes, range, deviation);
  }
  return fmt::format("median {} {} ({} passes, {:.1f} % level), passes {}, {}",
                     amount(robust.median, unit), half_width(*relative_half_width(robust)),
                     robust.passes, robust.interval->level * 100, range, deviation);
}

std::string classic_text(const score::ClassicInterval& interval, double score) {
  return fmt::format("; classic result {}{}",
                     half_width((interval.high - interval.low) / (2 * score)),
                     interval.wide ? " (wide: so few passes)" : "");
}

std::string index_text(std::string_view which, const score::IndexEstimate& index) {
  return fmt::format("Index ({}) {:.1f} {}{}", which, index.value,
                     half_width(relative_half_width(index)),
                     index.over_rounds ? ", over rounds" : "");
}

std::string resampled_text(const report::Resampled& resampled, double score) {
  return fmt::format("; 95 % of {} resampled results within {} to {} of this one",
                     in_thousands(resampled.resamples), distance(resampled.low, score),
                     distance(resampled.high, score));
}

}  // namespace

std::string sureness(const report::Row& row) {
  if (row.skipped) return cat("skipped: ", row.failure);
  if (row.not_run) return row.failure;
  if (!row.score) return cat("failed: ", row.failure);
  auto text = row.robust ? robust_text(*row.robust, row.test.unit)
                         : cat(row.samples, " passes kept, spread unknown");
  if (row.classic) text += classic_text(*row.classic, *row.score);
  if (row.resampled) text += resampled_text(*row.resampled, *row.score);
  if (row.not_converged) text += cat("; not converged: ", half_width(*row.not_converged));
  if (!row.failure.empty()) text += cat("; ", row.failure);
  return text;
}

std::vector<std::string> notes_on(const report::Row& row) {
  auto all = row.findings;
  all.insert(all.end(), row.remarks.begin(), row.remarks.end());
  if (const auto& other = row.undisturbed) {
    all.push_back(cat("without suspect passes (", other->excluded, " excluded): median ",
                      amount(other->rate, row.test.unit), " of ", other->passes,
                      other->passes == 1 ? " pass" : " passes"));
  }
  return all;
}

std::vector<std::string> index_lines(const report::Section& section) {
  std::vector<std::string> lines;
  for (const auto& table : section.tables) {
    const auto whose = section.tables.size() > 1 ? cat(table.category, ": ") : std::string{};
    if (table.classic) lines.push_back(whose + index_text("classic rule", *table.classic));
    if (table.robust) {
      lines.push_back(whose + index_text("robust", *table.robust));
    } else if (table.score) {
      lines.push_back(whose + "Index (robust): not without six passes of every test");
    }
  }
  return lines;
}

}  // namespace unixmark::write
