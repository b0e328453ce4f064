#include "cli/same_run.hpp"

#include "base/text.hpp"
#include "write/date.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <tuple>
#include <variant>

namespace unixmark::cli {

namespace {

using read::Record;
using report::Published;

Traces traces_of(const Record& record) {
  Traces traces;
  // The text of a sweep tells when all of it began.
  if (record.header.plan.sweep) traces.begins.insert(write::long_date(record.header.began));
  for (const auto& event : record.events) {
    const auto* began = std::get_if<measure::SectionBegan>(&event);
    if (began != nullptr) traces.begins.insert(write::long_date(began->at));
  }
  return traces;
}

Traces traces_of(const Published& report) {
  Traces traces;
  for (const auto& section : report.sections) {
    if (!section.began.empty()) traces.begins.insert(section.began);
    for (const auto& row : section.rows) {
      const auto rate = report::rate_of(row);
      if (!rate) continue;
      traces.results.insert(cat(section.copies.value_or(0), ' ', row.title, ' ', fixed(*rate, 1)));
    }
  }
  return traces;
}

std::size_t common(const std::set<std::string>& one, const std::set<std::string>& other) {
  return static_cast<std::size_t>(
      std::ranges::count_if(one, [&](const auto& trace) { return other.contains(trace); }));
}

using Measure = std::tuple<bool, std::size_t, std::size_t, std::size_t>;

Measure measure_of(const Record& record) {
  return {true, record.events.size(), 0, 0};
}

Measure measure_of(const Published& report) {
  std::size_t passes = 0;
  std::size_t results = 0;
  for (const auto& section : report.sections) {
    for (const auto& row : section.rows) {
      passes += row.rates.size();
      results += report::rate_of(row) ? 1 : 0;
    }
    for (const auto& table : section.tables) results += table.rows.size();
  }
  return {false, results, report.facts.size(), passes};
}

Measure measure_of(const read::Reading& reading) {
  return std::visit([](const auto& of) { return measure_of(of); }, reading);
}

const report::PublishedRow* row_in(const Published& report, std::optional<int> copies,
                                   const std::string& title) {
  for (const auto& section : report.sections) {
    if (section.copies != copies) continue;
    const auto found = std::ranges::find(section.rows, title, &report::PublishedRow::title);
    if (found != section.rows.end()) return &*found;
  }
  return nullptr;
}

}  // namespace

Traces traces_of(const read::Reading& reading) {
  return std::visit([](const auto& of) { return traces_of(of); }, reading);
}

bool same_run(const read::Reading& one, const read::Reading& other) {
  const auto left = traces_of(one);
  const auto right = traces_of(other);
  if (common(left.begins, right.begins) > 0) return true;
  const auto alike = common(left.results, right.results);
  const auto results = std::min(left.results.size(), right.results.size());
  // One of few results may be the same at another time.
  const bool other_times = !left.begins.empty() && !right.begins.empty();
  return alike > 0 && (other_times ? alike == results : 2 * alike >= results);
}

bool holds_more(const read::Reading& one, const read::Reading& other) {
  return measure_of(one) > measure_of(other);
}

bool holds_all(const read::Reading& reading) {
  const auto* record = std::get_if<Record>(&reading);
  if (record == nullptr || !record->lost.empty() || record->events.empty()) return false;
  const auto* ended = std::get_if<measure::SessionEnded>(&record->events.back());
  return ended != nullptr && !ended->interrupted;  // one that was interrupted may have gone on
}

bool add_passes(Published& report, const Published& log) {
  bool added = false;
  for (auto& section : report.sections) {
    for (auto& row : section.rows) {
      const auto* told = row_in(log, section.copies, row.title);
      if (told == nullptr || told->rates.empty() || !row.rates.empty()) continue;
      row.rates = told->rates;
      added = true;
    }
  }
  return added;
}

}  // namespace unixmark::cli
