// A printed report while it is read: what is known, and where in it the reader stands.
#pragma once

#include "read/published_lines.hpp"
#include "report/published.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::read {

// What lines that nothing knows are: prose, a fact's next line, a loss, a remark of ours, or part
// of a sweep's text.
enum class Place { Outside, Head, Run, HowSure, Sweep };

// A line, or one of several that ran into each other.
struct Piece {
  int line = 0;
  std::string_view text;  // cleaned; never empty
};

struct Torn {
  int line = 0;
  std::string text;
};

// Of a title in a file that may be hostile.
inline constexpr std::size_t longest_title = 100;

struct Draft {
  report::Published report;
  Place place = Place::Outside;
  bool headed = false;        // a banner has been seen
  bool again = false;         // and another one below a run or a sweep
  bool old = false;           // of a version before 5
  bool page = false;          // within HTML, where much is no part of the report
  bool log = false;           // of passes, which has neither head nor tables
  bool section_open = false;  // the last section may still grow
  bool table_open = false;    // so may its last table
  bool fact_open = false;     // so may the last fact
  bool full = false;          // more runs than anybody made; the rest is not read
  bool retold = false;        // a text of ours that says it knows only what was printed
  std::vector<report::Loss> Draft::*telling = nullptr;  // which of these the next line is of
  std::vector<report::Loss> told_lost;                  // what such a text says of itself
  std::vector<report::Loss> told_warnings;
  std::size_t told_indent = 0;    // by how much the first of them is set in
  bool remarking = false;         // the next line is of a run's block How sure
  std::size_t remark_indent = 0;  // by how much the first of its lines is set in
  std::optional<Torn> remark;     // the last of its remarks, which may go on
  int unended_line = 0;         // the last line of the text, where nothing ends it; 0: it is whole
  std::vector<Line> paragraph;  // of a sweep's text, whose end is not reached yet
  std::optional<Torn> torn;     // the beginning of a row, whose end may be in the next line
  int next_processor = 0;       // its number, where processors follow each other
  int comparisons = 0;          // of a second head with the first
  int guesses = 0;              // titles that were looked at closely
  int unlisted = 0;             // losses and warnings beyond those listed
};

// Whether the text is one of ours that was rendered from a printed report: only those say so, or
// tell of losses.
[[nodiscard]] bool is_rendered(const Draft& draft);

// Says what was not read, or what contradicts something else; beyond a number only counted.
void lose(Draft& draft, int line, std::string text);
void warn(Draft& draft, int line, std::string text);

// The section that is open; a new one where none is.
[[nodiscard]] report::PublishedSection& section_at(Draft& draft, int line);
// A new section, whatever is open.
report::PublishedSection& begin_section(Draft& draft, int line);
void end_section(Draft& draft);

// Adds a table to the open section, or to a new one where it has a table of this category.
report::PublishedTable& begin_table(Draft& draft, int line, std::string_view category);
void end_table(Draft& draft);

}  // namespace unixmark::read
