#include "report/published.hpp"

#include "base/text.hpp"
#include "catalog/catalog.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace unixmark::report {

namespace {

// "Intel(R) Core(TM) i7 (6146.5 bogomips)" without the bogomips.
std::string_view model_in(std::string_view text) {
  return trim(text.ends_with("bogomips)") ? text.substr(0, text.rfind('(')) : text);
}

PublishedRow median_row(const ScalingTest& test, const ScalingPoint& point,
                        const PublishedSweep& sweep) {
  PublishedRow row;
  row.test = test.name;
  row.title = test.title;
  row.unit = test.unit;
  row.seconds = sweep.seconds;
  row.line = sweep.line;
  row.median = point.rate.value;
  if (const auto& interval = point.rate.interval) {
    row.median_low = interval->low;
    row.median_high = interval->high;
  }
  row.passes = sweep.passes;
  return row;
}

}  // namespace

PublishedRow row_of(const PublishedIndex& index) {
  PublishedRow row;
  row.test = index.test;
  row.title = index.title;
  row.value = index.value;
  row.failure = index.failure;
  row.line = index.line;
  if (const auto* test = catalog::find(index.test)) row.unit = test->unit;
  return row;
}

std::optional<double> rate_of(const PublishedRow& row) {
  return row.value ? row.value : row.median;
}

std::vector<PublishedSection> runs_of(const PublishedSweep& sweep) {
  std::map<int, PublishedSection> runs;
  for (const auto& test : sweep.scaling.tests) {
    for (const auto& point : test.points) {
      runs[point.copies].rows.push_back(median_row(test, point, sweep));
    }
  }
  std::vector<PublishedSection> all;
  for (auto& [copies, run] : runs) {
    run.copies = copies;
    run.processors = sweep.processors;
    run.began = sweep.began;
    run.ended = sweep.ended;
    run.line = sweep.line;
    all.push_back(std::move(run));
  }
  return all;
}

std::string_view fact(const Published& report, std::string_view name) {
  const auto found = std::ranges::find(report.facts, name, &PublishedFact::name);
  return found == report.facts.end() ? std::string_view() : found->value;
}

int number_after(std::string_view numbers) {
  constexpr long long most = 1'000'000;
  const auto last = numbers.find_last_not_of("0123456789");
  const auto value = to_integer(numbers.substr(last == std::string_view::npos ? 0 : last + 1));
  return value && *value < most ? static_cast<int>(*value) + 1 : 0;
}

std::optional<int> processors_listed(const Published& report) {
  std::optional<int> most;
  int next = 0;
  std::string_view told;
  for (const auto& [name, value] : report.facts) {
    if (name == "processors") told = value;
    if (name != "processor") continue;
    next = told.empty() ? next + 1 : number_after(told);
    most = std::max(most.value_or(0), next);
    told = {};
  }
  return most;
}

std::vector<std::string> models_listed(const Published& report) {
  constexpr std::size_t most_models = 16;
  std::vector<std::string> models;
  for (const auto& [name, value] : report.facts) {
    if (name != "processor") continue;
    const auto model = model_in(value);
    if (model.empty() || models.size() >= most_models) continue;
    if (std::ranges::count(models, model) == 0) models.emplace_back(model);
  }
  return models;
}

}  // namespace unixmark::report
