#include "read/published_check.hpp"

#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "read/published_scan.hpp"
#include "read/published_table_check.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::read {

namespace {

using report::PublishedIndex;
using report::PublishedRow;
using report::PublishedSection;
using report::PublishedTable;

// Rows for the tests that stand in a table alone.
void add_rows(Draft& draft, PublishedSection& section, const PublishedTable& table) {
  for (const auto& index : table.rows) {
    const auto row = std::ranges::find(section.rows, index.title, &PublishedRow::title);
    if (row != section.rows.end()) {
      check_twice(draft, *row, index);
    } else if (index.value || !index.failure.empty()) {
      section.rows.push_back(report::row_of(index));
    }
  }
}

// Whether any of the tests is in an index, so that there must have been a table.
bool has_indexed(const std::vector<PublishedRow>& rows) {
  const auto tests = catalog::group("gindex");
  return std::ranges::any_of(tests, [&](const catalog::Test* test) {
    return std::ranges::count(rows, test->name, &PublishedRow::test) > 0;
  });
}

void check_head(Draft& draft, const PublishedSection& section) {
  const bool untimed = section.began.empty();
  if (draft.old && untimed) lose(draft, section.line, "when it ran: it is not told");
  if (draft.old) return;
  if (untimed && !section.copies) {
    lose(draft, section.line, "when this run was, and of how many copies: it is not told");
  } else if (untimed) {
    lose(draft, section.line, "when this run was: it is not told");
  } else if (!section.copies) {
    lose(draft, section.line, "how many copies ran: it is not told");
  }
  if (section.copies && !section.processors) {
    lose(draft, section.line, "the number of processors: it is not told");
  }
}

void check_parts(Draft& draft, const PublishedSection& section) {
  if (!draft.log) check_head(draft, section);
  if (section.rows.empty() && section.tables.empty()) {
    lose(draft, section.line, "the results of this run: there are none");
  } else if (section.rows.empty()) {
    lose(draft, section.line, "the result lines of this run, with times and samples");
  } else if (!draft.log && section.tables.empty() && section.unrated.empty() &&
             has_indexed(section.rows)) {
    lose(draft, section.line, "the index table of this run");
  }
  if (draft.report.program == "unixmark" && section.remarks.empty()) {
    lose(draft, section.line, "how sure this run is");
  }
}

void check_section(Draft& draft, PublishedSection& section) {
  if (!is_rendered(draft)) check_parts(draft, section);
  for (auto& table : section.tables) {
    check_table(draft, section, table);
    add_rows(draft, section, table);
  }
}

void check_sweep(Draft& draft) {
  if (!draft.report.sweep) return;
  const auto& sweep = *draft.report.sweep;
  if (!sweep.processors) {
    lose(draft, sweep.line, "the processors of this sweep, and its numbers of copies");
  }
  if (sweep.remarks.empty()) lose(draft, sweep.line, "how sure this sweep is");
  if (sweep.scaling.tests.empty() && sweep.remarks.empty()) {
    lose(draft, sweep.line, "the tests of this sweep");
  }
}

// Runs of one report are of one machine.
void check_machine(Draft& draft) {
  const PublishedSection* first = nullptr;
  for (const auto& section : draft.report.sections) {
    if (!section.processors) continue;
    if (first == nullptr) first = &section;
    if (section.processors == first->processors) continue;
    warn(draft, section.line,
         cat("this run is of ", *section.processors, " processors and that of line ", first->line,
             " of ", *first->processors, ": they are not of one machine, or it was changed"));
    return;
  }
}

// Seconds of the day at the end of "Mon Jun 12 2017 07:03:04".
std::optional<int> moment_in(std::string_view text) {
  constexpr std::size_t length = 8;
  const auto clock = text.size() < length ? text : clock_at(text.substr(text.size() - length));
  if (clock.size() != length) return {};
  const auto part = [&](std::size_t at) { return count_of(clock.substr(at, 2)).value_or(0); };
  return part(0) * 3600 + part(3) * 60 + part(6);
}

// Across midnight too.
int seconds_between(int left, int right) {
  constexpr int day = 24 * 3600;
  const int apart = std::abs(left - right);
  return std::min(apart, day - apart);
}

// UnixBench begins each run where the one before it ended.
void check_session(Draft& draft) {
  constexpr int most_apart = 60;
  if (draft.again || draft.report.program != "UnixBench") return;
  std::optional<int> before;
  for (const auto& section : draft.report.sections) {
    const auto began = moment_in(section.began);
    if (before && began && seconds_between(*began, *before) > most_apart) {
      warn(draft, section.line,
           "this run did not begin when the one before it ended: they are not "
           "of one session");
    }
    before = moment_in(section.ended);
  }
}

void check_banner(Draft& draft) {
  if (draft.log) return;
  if (!draft.headed) {
    lose(draft, 0, "the head of the report, with its version");
  } else if (draft.report.version.empty()) {
    lose(draft, 0, "the version");
  }
  if (draft.report.sections.empty() && !draft.report.sweep) {
    lose(draft, 0, "all runs: the head stands alone");
  }
}

// Texts of ours end in an empty line; others have been copied out of pages and mails.
void check_end(Draft& draft) {
  if (draft.unended_line == 0 || draft.report.program != "unixmark") return;
  lose(draft, draft.unended_line, "the text ends in the middle of a line: the rest is cut off");
}

void tell_unlisted(Draft& draft) {
  if (draft.unlisted == 0) return;
  draft.report.lost.push_back({0, cat(draft.unlisted, " more losses and warnings are not listed")});
}

}  // namespace

void check(Draft& draft) {
  // What a text of ours does not have, the report that it was rendered from did not have.
  if (!is_rendered(draft)) check_banner(draft);
  for (auto& section : draft.report.sections) check_section(draft, section);
  check_sweep(draft);
  check_end(draft);
  if (!is_rendered(draft)) check_machine(draft);
  if (!is_rendered(draft)) check_session(draft);
  const auto by_line = [](std::vector<report::Loss>& list) {
    std::ranges::stable_sort(list, {}, &report::Loss::line);
  };
  by_line(draft.report.lost);
  by_line(draft.report.warnings);
  tell_unlisted(draft);
}

}  // namespace unixmark::read
