#include "report/gather.hpp"
#include "report/remarks.hpp"
#include "report/report.hpp"
#include "report/row.hpp"
#include "report/tables.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>
#include <vector>

namespace unixmark::report {

namespace {

void finish_section(Section& section, const Header& header, Ending ending) {
  for (auto& row : section.rows) {
    finish_row(row, section.copies, header.baseline.score(row.test.name), ending);
    auto on_cores = remark_on_cores(row, header.machine.processors);
    if (!on_cores.empty()) row.remarks.push_back(std::move(on_cores));
    resample_row(row, sys::usable_processors(header.machine));
    if (header.plan.precision) note_precision(row, *header.plan.precision);
  }
  section.tables = index_tables(section.rows, header.baseline, header.plan.rounds);
}

bool complete(const Section& section) {
  return std::ranges::all_of(section.rows, [](const Row& row) { return complete(row); });
}

std::vector<measure::Event> without_ticks(std::span<const measure::Event> events) {
  std::vector<measure::Event> kept;
  std::ranges::copy_if(events, std::back_inserter(kept), [](const measure::Event& event) {
    return !std::holds_alternative<measure::Tick>(event);
  });
  return kept;
}

}  // namespace

Report build_report(const Header& header, std::span<const measure::Event> events) {
  auto gathered = gather(header.plan, events);
  for (auto& section : gathered.sections) {
    finish_section(section, header, gathered.ending);
  }
  const bool all_sound = std::ranges::all_of(
      gathered.sections, [](const Section& section) { return complete(section); });
  return {.header = header,
          .sections = std::move(gathered.sections),
          .not_begun = gathered.not_begun,
          .complete = gathered.not_begun.empty() && all_sound,
          .interrupted = gathered.ending == Ending::Interrupted,
          .ended = gathered.ending != Ending::CutOff,
          .runner_share = gathered.runner_share,
          .resumptions = std::move(gathered.resumptions),
          .grade = {},
          .events = without_ticks(events)};
}

}  // namespace unixmark::report
