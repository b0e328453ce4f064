#include "report/published.hpp"

#include "catalog/catalog.hpp"

#include <algorithm>

namespace unixmark::report {

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

std::string_view fact(const Published& report, std::string_view name) {
  const auto found = std::ranges::find(report.facts, name, &PublishedFact::name);
  return found == report.facts.end() ? std::string_view() : found->value;
}

}  // namespace unixmark::report
