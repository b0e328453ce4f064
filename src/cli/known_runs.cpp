#include "cli/known_runs.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <variant>

namespace unixmark::cli {

namespace {

std::string run_key(const Loaded& report, std::string_view trace) {
  return cat(report.subject.host, '\n', trace);
}

// Sessions alone tell when all of them began.
std::vector<std::string> begin_keys(const Loaded& report, const Traces& traces) {
  std::vector<std::string> keys;
  for (const auto& begin : traces.begins) keys.push_back(run_key(report, begin));
  const auto* session = std::get_if<read::Record>(&report.reading);
  if (session != nullptr) {
    keys.push_back(run_key(report, cat("session ", session->header.began.unix_seconds)));
  }
  return keys;
}

}  // namespace

void KnownRuns::add(const Loaded& report, std::size_t position) {
  const auto traces = traces_of(report.reading);
  const auto put = [position](Positions& positions, const std::string& key) {
    auto& there = positions[key];
    if (there.empty() || there.back() != position) there.push_back(position);
  };
  for (const auto& key : begin_keys(report, traces)) put(begun_, key);
  for (const auto& result : traces.results) put(scored_, run_key(report, result));
  if (results_.size() <= position) results_.resize(position + 1);
  results_[position] = traces.results.size();
}

std::optional<std::size_t> KnownRuns::find(const Loaded& report,
                                           std::span<const Loaded> list) const {
  const auto traces = traces_of(report.reading);
  std::set<std::size_t> likely;
  for (const auto& key : begin_keys(report, traces)) {
    const auto found = begun_.find(key);
    if (found != begun_.end()) likely.insert(found->second.begin(), found->second.end());
  }
  std::map<std::size_t, std::size_t> alike;  // results by position
  for (const auto& result : traces.results) {
    const auto found = scored_.find(run_key(report, result));
    if (found == scored_.end()) continue;
    for (const auto position : found->second) ++alike[position];
  }
  for (const auto& [position, results] : alike) {
    if (2 * results >= std::min(traces.results.size(), results_[position])) likely.insert(position);
  }
  const auto same = std::ranges::find_if(
      likely, [&](std::size_t position) { return of_one_run(report, list[position]); });
  return same == likely.end() ? std::nullopt : std::optional(*same);
}

}  // namespace unixmark::cli
