// Which of our formats a text is in, and the JSON within a page.
#include "base/error.hpp"
#include "base/text.hpp"
#include "read/journal.hpp"

#include <algorithm>

namespace unixmark::read {

namespace {

constexpr std::string_view script_begin =
    R"(<script type="application/json" id="unixmark-report">)";
constexpr std::string_view script_end = "</script>";
// Both formats name their schema before anything that came from outside.
constexpr std::string_view journal_mark = "\"unixmark-journal/";
constexpr std::string_view report_mark = "\"unixmark-report/";

Error none_of_ours() {
  return Error(
      "this is none of our files: expected a journal (.log), a report in JSON (.json) or an HTML "
      "page (.html) made by unixmark");
}

bool begins_a_page(std::string_view text) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  return trim(text).starts_with('<');
}

}  // namespace

Record parse_html(std::string_view text) {
  const auto begin = text.find(script_begin);
  if (begin == std::string_view::npos) {
    throw Error(
        "reading a report in HTML: the page holds no unixmark report; was it saved by a browser "
        "that drops scripts? The journal beside it (.log) holds the same measurements");
  }
  text.remove_prefix(begin + script_begin.size());
  return parse_json(text.substr(0, text.find(script_end)));
}

void demand_ours(std::string_view beginning) {
  const auto mark = std::min(beginning.find(journal_mark), beginning.find(report_mark));
  // Zeros further on are what a machine that lost its power leaves at a journal's end.
  if (beginning.substr(0, mark).find('\0') != std::string_view::npos) {
    throw Error("this is a binary file, not a report");
  }
  if (mark == std::string_view::npos && !begins_a_page(beginning)) throw none_of_ours();
}

Record parse_any(std::string_view text) {
  if (text.find(script_begin) != std::string_view::npos) return parse_html(text);
  const auto journal = text.find(journal_mark);
  const auto report = text.find(report_mark);
  if (journal < report) return parse_journal(text);
  if (report != std::string_view::npos) return parse_json(text);
  throw none_of_ours();
}

}  // namespace unixmark::read
