#include "write/sureness.hpp"

#include "base/text.hpp"

#include <cmath>
#include <string_view>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

// "2,000"
std::string in_thousands(int number) {
  if (number < 1000) return cat(number);
  return fmt::format("{},{:03}", number / 1000, number % 1000);
}

// Where the passes lie; a median only where there are enough of them for its interval.
std::vector<std::string> robust_clauses(const score::Robust& robust, std::string_view unit) {
  if (robust.passes == 1) return {"1 pass, which says nothing of the spread"};
  const auto range = fmt::format("within {} to {}", distance(robust.least, robust.median),
                                 distance(robust.most, robust.median));
  const auto deviation = fmt::format("MAD {:.1f} %", robust.relative_mad * 100);
  if (!robust.interval) {
    return {fmt::format("{} passes, {} of the median, {}", robust.passes, range, deviation)};
  }
  return {
      fmt::format("median {} {} ({} passes)", amount(robust.median, unit),
                  half_width(*relative_half_width(robust)), robust.passes),
      fmt::format("passes {}, {}, {:.1f} % level", range, deviation, robust.interval->level * 100)};
}

std::string index_text(std::string_view which, const score::IndexEstimate& index) {
  return fmt::format("Index ({}) {:.1f} {}{}", which, index.value,
                     half_width(relative_half_width(index)),
                     index.over_rounds ? ", over rounds" : "");
}

std::string resampled_text(const report::Resampled& resampled, double score) {
  return fmt::format("95 % of {} resampled results within {} to {} of this one",
                     in_thousands(resampled.resamples), distance(resampled.low, score),
                     distance(resampled.high, score));
}

}  // namespace

std::string distance(double value, double from) {
  const auto percent = (value / from - 1) * 100;
  return fmt::format("{:+.1f} %", std::abs(percent) < 0.05 ? 0.0 : percent);
}

std::string half_width(double share) {
  const auto percent = share * 100;
  return fmt::format("+-{:.{}f} %", percent, percent < 0.095 ? 2 : 1);
}

std::string classic_half_width(const report::Row& row) {
  if (!row.classic || !row.score) return {};
  return half_width((row.classic->high - row.classic->low) / (2 * *row.score));
}

std::string robust_half_width(const report::Row& row) {
  const auto share = row.robust ? relative_half_width(*row.robust) : std::nullopt;
  return share ? half_width(*share) : std::string{};
}

std::string amount(double value, std::string_view unit) {
  // By what is shown: 999,999.96 is a million to one decimal.
  if (value >= 999.995e6) return fmt::format("{:.2f} G {}", value / 1e9, unit);
  if (value >= 999'999.95) return fmt::format("{:.2f} M {}", value / 1e6, unit);
  return fmt::format("{:.1f} {}", value, unit);
}

std::vector<std::string> sureness_clauses(const report::Row& row) {
  if (row.skipped) return {cat("skipped: ", row.failure)};
  if (row.not_run) return {row.failure};
  if (!row.score) return {cat("failed: ", row.failure)};
  std::vector<std::string> clauses = {cat(row.samples, " passes kept, spread unknown")};
  if (row.robust) clauses = robust_clauses(*row.robust, row.test.unit);
  if (row.classic) {
    clauses.push_back(cat("classic result ", classic_half_width(row),
                          row.classic->wide ? " (wide: so few passes)" : ""));
  }
  if (row.resampled) clauses.push_back(resampled_text(*row.resampled, *row.score));
  if (row.not_converged) clauses.push_back(cat("not converged: ", half_width(*row.not_converged)));
  if (!row.failure.empty()) clauses.push_back(row.failure);
  return clauses;
}

std::string sureness(const report::Row& row) {
  return join(sureness_clauses(row), "; ");
}

std::vector<std::string> notes_on(const report::Row& row) {
  auto all = row.findings;
  all.insert(all.end(), row.remarks.begin(), row.remarks.end());
  if (const auto& other = row.undisturbed) {
    all.push_back(cat("without suspect passes (", other->excluded, " excluded): median ",
                      amount(other->rate, row.test.unit), " of ", other->passes, " passes"));
  }
  return all;
}

std::vector<std::string> index_lines(const report::IndexTable& table) {
  std::vector<std::string> lines;
  if (table.classic) lines.push_back(index_text("classic rule", *table.classic));
  if (table.robust) {
    lines.push_back(index_text("robust", *table.robust));
  } else if (table.score) {
    lines.emplace_back("Index (robust): not without six passes of every test");
  }
  return lines;
}

std::vector<std::string> index_lines(const report::Section& section) {
  std::vector<std::string> lines;
  for (const auto& table : section.tables) {
    const auto whose = section.tables.size() > 1 ? cat(table.category, ": ") : std::string{};
    for (const auto& line : index_lines(table)) lines.push_back(whose + line);
  }
  return lines;
}

}  // namespace unixmark::write
