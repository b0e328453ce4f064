// The lines of the block How sure: below the classic report, none as wide as to be broken by a
// terminal, and none in a shape that a script could take for a row.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/columns.hpp"
#include "write/text_parts.hpp"

#include <algorithm>

namespace unixmark::write {

namespace {

constexpr std::size_t remark_column = 2;
constexpr std::size_t clause_column = 4;
constexpr std::size_t next_column = 6;  // of what goes on from the line before

std::string set_in(std::string_view line, std::size_t indent) {
  return join(hanging_lines(line, indent, next_column), "\n") + '\n';
}

}  // namespace

std::string how_sure_lines(std::string_view remark, std::size_t depth) {
  return set_in(remark_line(remark), remark_column + depth);
}

std::string told_lines(std::string_view remark) {
  const auto depth = std::min(remark.find_first_not_of(' '), next_column - remark_column);
  return how_sure_lines(trim(remark), depth);
}

std::string clause_lines(std::string_view head, const std::vector<std::string>& clauses) {
  std::string lines;
  auto line = remark_line(cat(head, ":"));
  auto indent = remark_column;
  for (const auto& clause : clauses) {
    const auto next = remark_line(&clause == &clauses.back() ? clause : cat(clause, ";"));
    if (clauses.size() > 1 && indent + width_of(line) + 1 + width_of(next) > page_columns) {
      lines += set_in(line, indent);
      line = next;
      indent = clause_column;
    } else {
      line += cat(' ', next);
    }
  }
  return lines + set_in(line, indent);
}

}  // namespace unixmark::write
