// The lines of a text as they were printed, before a mail program, a page or a console had them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace unixmark::read {

struct Line {
  int number = 0;          // of the file, from 1; of the first where a mail program had broken it
  std::string text;        // may be empty
  std::size_t indent = 0;  // by how many blanks it is set in
  std::string printed{};   // as it stands in the file; empty: not known
};

// One printed line: without marks of quotation ("> "), colours of a terminal and blanks at its
// ends, with one blank for any white space within, and with characters for HTML's entities. Other
// bytes stay as they are.
[[nodiscard]] std::string clean_line(std::string_view raw);

// The same with as many blanks within as there are.
[[nodiscard]] std::string spaced_line(std::string_view raw);

// By how many blanks a printed line is set in, behind marks of quotation and the blank that follows
// each.
[[nodiscard]] std::size_t indent_of(std::string_view raw);

// `text` with characters in UTF-8 for HTML's entities (&quot; &#62; &#x3e; ...).
[[nodiscard]] std::string without_entities(std::string_view text);

// Cuts a text into its lines, whatever ends them, and undoes quoted-printable where a mail has it.
// A line beyond any reason comes in several.
class Lines {
 public:
  explicit Lines(std::string_view text);

  // The next line, cleaned; false: there is none. `line.text` is empty for an empty one.
  [[nodiscard]] bool next(Line& line);

 private:
  std::string_view raw();
  std::string joined();

  std::string_view rest_;
  int number_ = 0;
  bool within_ = false;  // what comes next is of the line before
  bool quoted_printable_ = false;
};

}  // namespace unixmark::read
