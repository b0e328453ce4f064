#include "read/published.hpp"

#include "read/published_check.hpp"
#include "read/published_draft.hpp"
#include "read/published_head.hpp"
#include "read/published_log.hpp"
#include "read/published_page.hpp"
#include "read/published_remarks.hpp"
#include "read/published_text.hpp"
#include "read/published_told.hpp"

#include <utility>

namespace unixmark::read {

namespace {

using Reader = void(Draft& draft, std::string_view text);

Draft draft_of(std::string_view text, Reader* read) {
  Draft draft;
  read(draft, text);
  return draft;
}

Draft draft_of(std::string_view text) {
  if (is_log(text)) {
    auto draft = draft_of(text, read_log);
    if (!draft.report.sections.empty()) return draft;
  }
  return draft_of(text, is_page(text) ? read_page : read_text);
}

// A report is of runs or of a sweep.
void settle_sweep(Draft& draft) {
  if (!draft.report.sweep || draft.report.sections.empty()) return;
  lose(draft, draft.report.sweep->line, "a sweep stands beside runs: it is not read");
  draft.report.sweep.reset();
}

}  // namespace

std::optional<report::Published> parse_published(std::string_view text) {
  auto draft = draft_of(text);
  if (!draft.headed && draft.report.sections.empty()) return {};
  settle_facts(draft);
  settle_sweep(draft);
  settle_remarks(draft);
  check(draft);
  if (draft.report.sweep) draft.report.sections = report::runs_of(*draft.report.sweep);
  settle_told(draft);
  return std::move(draft.report);
}

}  // namespace unixmark::read
