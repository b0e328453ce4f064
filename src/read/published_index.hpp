// The tables of a printed report: "TITLE BASELINE RESULT INDEX" and the score below.
#pragma once

#include "read/published_draft.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace unixmark::read {

// A row as it stands. What stands as "---" is nothing, and so is what was lost.
struct IndexRow {
  std::string title;
  std::optional<double> baseline;
  std::optional<double> value;
  std::optional<double> index;

  bool operator==(const IndexRow&) const = default;
};

// Reads a line from its end: three numbers of one decimal or more, or dashes; what remains is the
// title. Nothing for a line that does not end so.
[[nodiscard]] std::optional<IndexRow> index_row_in(std::string_view text);

// A row cut off somewhere behind its title, which must be a known one.
[[nodiscard]] std::optional<IndexRow> torn_index_row_in(std::string_view text);

// A line below a table: the category's score, version 4's FINAL SCORE, version 3's SUM and AVERAGE.
struct Score {
  enum class Kind { Category, Final, Sum, Average };
  Kind kind = Kind::Category;
  std::string_view category;  // empty where the line does not tell
  bool partial = false;
  std::optional<double> value;
  std::optional<int> items;  // of a sum
};
[[nodiscard]] std::optional<Score> score_in(std::string_view text);

// Adds it to the open table, or to a new one where none is open.
void add_index_row(Draft& draft, int line, const IndexRow& row);
void add_score(Draft& draft, int line, const Score& score);

// Takes the head of a table, a whole row or a line below.
bool take_table(Draft& draft, const Piece& piece);

}  // namespace unixmark::read
