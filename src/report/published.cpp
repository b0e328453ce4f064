#include "report/published.hpp"

#include "catalog/catalog.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace unixmark::report {

namespace {

PublishedRow rate_row(const ScalingTest& test, const ScalingPoint& point, int line) {
  PublishedRow row;
  row.test = test.name;
  row.title = test.title;
  row.value = point.rate.value;
  row.unit = test.unit;
  row.line = line;
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

std::vector<PublishedSection> runs_of(const PublishedSweep& sweep) {
  std::map<int, PublishedSection> runs;
  for (const auto& test : sweep.scaling.tests) {
    for (const auto& point : test.points) {
      runs[point.copies].rows.push_back(rate_row(test, point, sweep.line));
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

}  // namespace unixmark::report
