// In which order a comparison's rows stand, and what it comes to.
#include "analysis/compare.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace unixmark::analysis {

namespace {

double size_of(const ComparedRow& row) {
  return row.ratio ? std::abs(std::log(*row.ratio)) : -1;
}

double loss_of(const ComparedRow& row) {
  return row.ratio.value_or(std::numeric_limits<double>::infinity());
}

// Slower before faster before what is open.
int rank_of(Verdict verdict) {
  using enum Verdict;
  switch (verdict) {
    case Slower:
      return 0;
    case LikelySlower:
      return 1;
    case Faster:
      return 2;
    case LikelyFaster:
      return 3;
    case Unresolved:
    case Unclear:
      return 4;
    case Equivalent:
      return 5;
    case None:
      break;
  }
  return 6;
}

void sort_rows(std::vector<ComparedRow>& rows, Order order) {
  std::ranges::stable_sort(rows, [order](const ComparedRow& one, const ComparedRow& other) {
    switch (order) {
      case Order::Difference:
        return size_of(one) > size_of(other);
      case Order::Name:
        return one.title < other.title;
      case Order::Verdict:
        return std::tuple(rank_of(one.verdict), loss_of(one)) <
               std::tuple(rank_of(other.verdict), loss_of(other));
      case Order::Loss:
        break;
    }
    return loss_of(one) < loss_of(other);
  });
}

Gate gate_of(const ComparedRow& row, double limit) {
  if (!row.b_failure.empty() && row.a_failure.empty()) return Gate::Regressed;
  if (!row.a_failure.empty()) return Gate::Passed;
  if (!row.ratio || !row.interval) return Gate::Undecided;
  const double least = 1 - limit;
  if (*row.ratio < least && row.interval->high < 1) return Gate::Regressed;
  return row.interval->low < least ? Gate::Undecided : Gate::Passed;
}

}  // namespace

void sort_rows(Comparison& comparison, Order order) {
  for (auto& run : comparison.runs) sort_rows(run.tests, order);
}

double overall_ratio(const Comparison& comparison) {
  if (comparison.runs.empty()) return 0;
  const auto& run = comparison.runs.back();
  if (!run.indexes.empty() && run.indexes.front().ratio) return *run.indexes.front().ratio;
  double logs = 0;
  int ratios = 0;
  for (const auto& row : run.tests) {
    if (!row.ratio) continue;
    logs += std::log(*row.ratio);
    ++ratios;
  }
  return ratios == 0 ? 0 : std::exp(logs / ratios);
}

Gate gate_of(const Comparison& comparison, double limit) {
  auto worst = Gate::Passed;
  for (const auto& run : comparison.runs) {
    // Of a test that B does not have nobody can tell.
    if (!run.only_a.empty()) worst = Gate::Undecided;
    for (const auto* rows : {&run.tests, &run.indexes}) {
      for (const auto& row : *rows) {
        const auto gate = gate_of(row, limit);
        if (gate == Gate::Regressed) return gate;
        if (gate == Gate::Undecided) worst = gate;
      }
    }
  }
  return worst;
}

std::vector<std::string> at_gate(const Comparison& comparison, double limit, Gate gate) {
  std::vector<std::string> titles;
  for (const auto& run : comparison.runs) {
    const auto copies = cat(" with ", run.copies_b, run.copies_b == 1 ? " copy" : " copies");
    for (const auto* rows : {&run.tests, &run.indexes}) {
      for (const auto& row : *rows) {
        if (gate_of(row, limit) == gate) titles.push_back(cat(row.title, copies));
      }
    }
    if (gate != Gate::Undecided) continue;
    for (const auto& title : run.only_a) titles.push_back(cat(title, copies, ", which B lacks"));
  }
  return titles;
}

}  // namespace unixmark::analysis
