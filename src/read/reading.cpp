// Which kind of report a text is, and the JSON within a page.
#include "read/reading.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "read/published.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace unixmark::read {

namespace {

constexpr std::string_view script_begin =
    R"(<script type="application/json" id="unixmark-report">)";
constexpr std::string_view script_end = "</script>";

// Each names its schema before anything that came from outside.
struct Kind {
  std::string_view mark;
  Reading (*parse)(std::string_view text);
};

constexpr auto kinds = std::to_array<Kind>(
    {{"\"unixmark-journal/", [](std::string_view text) -> Reading { return parse_journal(text); }},
     {"\"unixmark-report/", [](std::string_view text) -> Reading { return parse_json(text); }},
     {"\"unixmark-published/",
      [](std::string_view text) -> Reading { return parse_published_json(text); }}});

struct Found {
  const Kind* kind = nullptr;
  std::size_t position = std::string_view::npos;
};

// The kind whose mark stands first.
Found find_kind(std::string_view text) {
  Found first;
  for (const auto& kind : kinds) {
    const auto position = text.substr(0, first.position).find(kind.mark);
    if (position != std::string_view::npos) first = {&kind, position};
  }
  return first;
}

bool begins_a_page(std::string_view text) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  return trim(text).starts_with('<');
}

// The JSON that a page of ours carries.
std::optional<std::string_view> embedded(std::string_view text) {
  const auto begin = text.find(script_begin);
  if (begin == std::string_view::npos) return {};
  text.remove_prefix(begin + script_begin.size());
  return text.substr(0, text.find(script_end));
}

Error no_report(std::string_view text) {
  if (begins_a_page(text)) {
    return Error(
        "the page holds no report of unixmark or UnixBench; was it saved by a browser that drops "
        "scripts? The journal beside it (.log) holds the same measurements");
  }
  return Error(
      "this is none of our files: expected a journal (.log), a report in JSON (.json), an HTML "
      "page (.html) or a text report made by unixmark, or a text report, a page or a log made by "
      "UnixBench");
}

Error too_large(std::uintmax_t bytes) {
  return Error(cat("this is no journal, JSON or page of unixmark, and with ", bytes >> 20U,
                   " MiB it is too large for a report as UnixBench prints them, which has at most ",
                   most_printed >> 20U, " MiB"));
}

}  // namespace

void demand_promising(std::string_view beginning, std::uintmax_t bytes) {
  const auto found = find_kind(beginning);
  // Zeros further on are what a machine that lost its power leaves at a journal's end.
  if (beginning.substr(0, found.position).find('\0') != std::string_view::npos) {
    throw Error("this is a binary file, not a report");
  }
  const bool ours = found.kind != nullptr || begins_a_page(beginning);
  if (!ours && bytes > most_printed) throw too_large(bytes);
}

Reading parse_report(std::string_view text) {
  const auto json = embedded(text);
  const auto part = json.value_or(text);
  if (const auto* kind = find_kind(part).kind) return kind->parse(part);
  if (json) throw Error("reading a report in HTML: what it carries does not say what it is");
  if (text.size() > most_printed) throw too_large(text.size());
  if (auto published = parse_published(text)) return std::move(*published);
  throw no_report(text);
}

}  // namespace unixmark::read
