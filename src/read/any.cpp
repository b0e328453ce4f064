// Which of our formats a text is in, and the JSON within a page.
#include "base/error.hpp"
#include "base/text.hpp"
#include "read/journal.hpp"

namespace unixmark::read {

namespace {

constexpr std::string_view script_begin =
    R"(<script type="application/json" id="unixmark-report">)";
constexpr std::string_view script_end = "</script>";

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

Record parse_any(std::string_view text) {
  if (text.find(script_begin) != std::string_view::npos) return parse_html(text);
  // Both formats name their schema before anything that came from outside.
  const auto journal = text.find("\"unixmark-journal/");
  const auto report = text.find("\"unixmark-report/");
  if (journal < report) return parse_journal(text);
  if (report != std::string_view::npos) return parse_json(text);
  throw Error(
      "this is none of our files: expected a journal (.log), a report in JSON (.json) or an HTML "
      "page (.html) made by unixmark");
}

}  // namespace unixmark::read
