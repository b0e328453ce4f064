#include "read/published_remarks.hpp"

#include "base/text.hpp"
#include "read/published_rows.hpp"
#include "read/published_scan.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace unixmark::read {

namespace {

constexpr std::size_t most_remarks = 2'000;         // of a run
constexpr std::size_t longest_remark_told = 1'000;  // in bytes
constexpr std::size_t deepest_remark = 4;           // goes on from the line before

// What stands below the block, also where the empty line between was lost. Remarks may quote
// anything, but not so.
bool ends_the_remarks(std::string_view text) {
  return text.empty() || text == "What was lost" || text == "Warnings" || text == "How sure" ||
         text.starts_with(std::string(60, '-')) || text.starts_with("Benchmark Run:") ||
         text.starts_with("BYTE UNIX Benchmarks (Version");
}

std::size_t depth_of(const Draft& draft, const Line& line) {
  const auto deeper = line.indent - std::min(line.indent, draft.remark_indent);
  return std::min(deeper / 2 * 2, deepest_remark);
}

void add_to_remark(Draft& draft, const Line& line, std::size_t depth) {
  if (depth < deepest_remark || !draft.remark) {
    settle_remark(draft);
    draft.remark = Torn{line.number, line.text};
  } else if (draft.remark->text.size() < longest_remark_told) {
    draft.remark->text += cat(' ', line.text);
  }
}

}  // namespace

void begin_remarks(Draft& draft) {
  draft.remarking = true;
  draft.remark.reset();
}

bool take_remark(Draft& draft, const Line& line) {
  if (!draft.remarking) return false;
  if (ends_the_remarks(line.text)) {
    settle_remark(draft);
    draft.remarking = false;
    return false;
  }
  if (line.text == report::only_printed) draft.retold = true;
  auto& remarks = draft.report.sections.back().remarks;
  if (remarks.empty()) draft.remark_indent = line.indent;
  const auto depth = depth_of(draft, line);
  if (remarks.size() < most_remarks) {
    remarks.push_back(cat(std::string(depth, ' '), front_of(line.text, longest_remark_told)));
  }
  add_to_remark(draft, line, depth);
  return true;
}

void settle_remark(Draft& draft) {
  const auto remark = std::exchange(draft.remark, std::nullopt);
  if (remark && draft.section_open) take_failure(draft, {remark->line, remark->text});
}

void take_failure(Draft& draft, const Piece& piece) {
  constexpr std::string_view failed = ": failed: ";
  constexpr std::string_view skipped = ": skipped: ";
  const auto at = std::min(piece.text.find(failed), piece.text.find(skipped));
  if (at == std::string_view::npos) return;
  const auto reason = piece.text.substr(at).starts_with(failed) ? at + failed.size() : at + 2;
  add_failure(draft, piece.line, piece.text.substr(0, at), piece.text.substr(reason));
}

void settle_remarks(Draft& draft) {
  if (!draft.retold) return;
  for (auto& section : draft.report.sections) section.remarks.clear();
}

}  // namespace unixmark::read
