// Text from outside (kernels, the machine, files) made harmless for the format that it lands in.
#pragma once

#include <string>
#include <string_view>

namespace unixmark::write {

// `text` with every byte that is no UTF-8 replaced by U+FFFD, the same way in every format, so that
// a report shows the same before and after a journey through a journal.
[[nodiscard]] std::string valid_utf8(std::string_view text);

// Valid UTF-8 on one line: control characters become blanks, characters that are not seen and turn
// or hide what stands around them become U+FFFD, and no run of hyphens is long enough
// to be taken for the rule between two runs.
[[nodiscard]] std::string one_line(std::string_view text);

// `text` cut behind 300 bytes, with " ..." for the rest.
[[nodiscard]] std::string shortened(std::string_view text);

// Whether the last word of `text` is one that rows of tables end in: a number, "---", "samples)".
[[nodiscard]] bool ends_like_a_row(std::string_view text);

// One line that no script can take for a result row, an index row or a score, at most 300 bytes.
[[nodiscard]] std::string remark_line(std::string_view text);

// One line with the characters that mean something in HTML (also within quotes) as entities.
[[nodiscard]] std::string html_text(std::string_view text);

// One line for a cell of a Markdown table.
[[nodiscard]] std::string markdown_text(std::string_view text);

// A cell as RFC 4180 wants it: quoted where it holds a comma, a quote or a line's end.
[[nodiscard]] std::string csv_cell(std::string_view text);

}  // namespace unixmark::write
