#include "report/scores.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"

#include <algorithm>

namespace unixmark::report {

namespace {

// What a section of whichever report says of a test. What it does not tell is empty or nothing.
struct ToldRow {
  std::string test;
  std::string title;
  std::string unit;
  std::optional<double> score;
  std::optional<double> seconds;
  std::optional<int> samples;
  std::string failure;
};

// Which section has `wanted` copies. One is what a report of before version 5 is of, without
// saying so.
std::optional<std::size_t> section_with(const std::vector<std::optional<int>>& copies, int wanted) {
  auto found = std::ranges::find(copies, std::optional(wanted));
  if (found == copies.end() && wanted == 1) found = std::ranges::find(copies, std::optional<int>());
  if (found == copies.end()) return {};
  return static_cast<std::size_t>(found - copies.begin());
}

std::size_t find_section(const std::vector<std::optional<int>>& copies, std::optional<int> wanted) {
  if (copies.empty()) throw Error("This report has no section with results.");
  if (const auto found = section_with(copies, wanted.value_or(1))) return *found;
  if (!wanted && copies.size() == 1) return 0;
  std::vector<std::string> known;
  for (const auto& number : copies) known.push_back(number ? cat(*number) : "1 (not told)");
  throw Error(cat("This report has no section with ", wanted.value_or(1),
                  wanted.value_or(1) == 1 ? " copy" : " copies", ". Choose one of ",
                  join(known, ", "), " with --copies."));
}

bool between(double least, double value, double most) {
  return value >= least && value <= most;
}

// Why a test cannot be a row of a table; empty: it can. `row` is what it would be.
std::string objection(const ToldRow& told, const TableRow& row) {
  if (!told.score) return told.failure.empty() ? "no score" : told.failure;
  if (row.unit != told.unit && !told.unit.empty()) {
    return cat("in ", told.unit, " and not in ", row.unit);
  }
  const bool holds = between(score::least_score, row.score, score::most_score) &&
                     between(score::least_length, row.seconds, score::most_length) &&
                     between(1, row.samples, score::most_samples);
  return holds ? "" : "beyond what a table can hold";
}

void add(Scores& scores, const ToldRow& told) {
  const auto* test = catalog::find(told.test);
  if (test == nullptr) {
    scores.left_out.push_back({told.title, "no test of unixmark's"});
    return;
  }
  const TableRow row{.test = told.test,
                     .seconds = told.seconds.value_or(test->seconds),
                     .unit = std::string(test->unit),
                     .score = told.score.value_or(0) * (10 / scores.choice.rating),
                     .samples = told.samples.value_or(1)};
  auto why = objection(told, row);
  if (std::ranges::count(scores.rows, row.test, &TableRow::test) > 0) why = "its second result";
  if (!why.empty()) {
    scores.left_out.push_back({row.test, why});
    return;
  }
  scores.rows.push_back(row);
  if (!told.seconds || !told.samples || told.unit.empty()) scores.usual.push_back(row.test);
}

std::vector<std::string> absent_tests(const std::vector<ToldRow>& all) {
  std::vector<std::string> absent;
  for (const auto* test : catalog::group("index")) {
    if (std::ranges::count(all, test->name, &ToldRow::test) == 0) absent.emplace_back(test->name);
  }
  return absent;
}

Scores scores_from(const std::vector<ToldRow>& all, const Choice& choice, std::size_t section) {
  Scores scores{.choice = choice,
                .section = section,
                .rows = {},
                .left_out = {},
                .absent = absent_tests(all),
                .usual = {}};
  for (const auto& told : all) add(scores, told);
  if (scores.rows.empty()) {
    throw Error("No test of this section has a score, and a table without one rates nothing.");
  }
  return scores;
}

ToldRow told_by(const Row& row) {
  const auto* kind = row.skipped ? "skipped: " : "failed: ";
  const auto why = row.not_run || row.failure.empty() ? "not run" : cat(kind, row.failure);
  return {.test = row.test.name,
          .title = row.test.title,
          .unit = row.test.unit,
          .score = row.score,
          .seconds = row.seconds,
          .samples = row.samples,
          .failure = row.score ? "" : why};
}

ToldRow told_by(const PublishedRow& row) {
  return {.test = row.test,
          .title = row.title,
          .unit = row.unit,
          .score = row.value,
          .seconds = row.seconds,
          .samples = row.samples,
          .failure = row.failure.empty() ? "" : cat("failed: ", row.failure)};
}

// The scores of a section of either kind of report.
template <class AnyReport>
Scores scores_in(const AnyReport& report, const Choice& choice) {
  std::vector<std::optional<int>> copies;
  for (const auto& section : report.sections) copies.push_back(section.copies);
  const auto position = find_section(copies, choice.copies);
  std::vector<ToldRow> all;
  for (const auto& row : report.sections[position].rows) all.push_back(told_by(row));
  return scores_from(all, choice, position);
}

}  // namespace

Scores scores_of(const Report& report, const Choice& choice) {
  return scores_in(report, choice);
}

Scores scores_of(const Published& report, const Choice& choice) {
  if (report.sweep) {
    throw Error(
        "This is the text of a sweep over numbers of copies. A table is made of classic scores, "
        "and "
        "such a text holds medians alone, which are higher or lower by some per cent. Give the "
        "journal of that run, NAME.log, which has every pass.");
  }
  return scores_in(report, choice);
}

}  // namespace unixmark::report
