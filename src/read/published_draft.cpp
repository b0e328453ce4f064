#include "read/published_draft.hpp"

#include "base/text.hpp"
#include "read/published_scan.hpp"

#include <algorithm>
#include <utility>

namespace unixmark::read {

namespace {

constexpr std::size_t most_sections = 1000;
constexpr std::size_t most_tables = 20;
constexpr std::size_t most_told = 500;

void tell(Draft& draft, std::vector<report::Loss>& list, int line, std::string text) {
  if (list.size() < most_told) {
    list.push_back({line, std::move(text)});
  } else {
    ++draft.unlisted;
  }
}

}  // namespace

bool is_rendered(const Draft& draft) {
  return draft.retold || !draft.told_lost.empty() || !draft.told_warnings.empty();
}

void lose(Draft& draft, int line, std::string text) {
  tell(draft, draft.report.lost, line, std::move(text));
}

void warn(Draft& draft, int line, std::string text) {
  tell(draft, draft.report.warnings, line, std::move(text));
}

report::PublishedSection& section_at(Draft& draft, int line) {
  return draft.section_open ? draft.report.sections.back() : begin_section(draft, line);
}

report::PublishedSection& begin_section(Draft& draft, int line) {
  auto& sections = draft.report.sections;
  end_section(draft);
  draft.section_open = true;
  if (sections.size() < most_sections) {
    sections.emplace_back().line = line;
  } else if (!std::exchange(draft.full, true)) {
    lose(draft, line, cat("more than ", most_sections, " runs: the rest is not read"));
  }
  return sections.back();
}

void end_section(Draft& draft) {
  end_table(draft);
  draft.section_open = false;
}

report::PublishedTable& begin_table(Draft& draft, int line, std::string_view category) {
  const auto& section = section_at(draft, line);
  const bool there =
      std::ranges::count(section.tables, category, &report::PublishedTable::category) > 0;
  if (there || section.tables.size() >= most_tables) begin_section(draft, line);
  auto& tables = draft.report.sections.back().tables;
  draft.table_open = true;
  draft.place = Place::Run;
  auto& table = tables.emplace_back();
  table.category = front_of(category, longest_title);
  table.line = line;
  return table;
}

void end_table(Draft& draft) {
  draft.table_open = false;
}

}  // namespace unixmark::read
