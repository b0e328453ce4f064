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

// `text` without the zeros at its end, as a machine leaves them that lost its power.
std::string_view without_zeros(std::string_view text) {
  return text.substr(0, text.find_last_not_of('\0') + 1);
}

bool is_plain_text(std::string_view text) {
  constexpr std::string_view of_lines = "\t\n\v\f\r\b\x1B";
  return !text.empty() && std::ranges::none_of(text, [&](char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte == 0x7F || (byte < 0x20 && of_lines.find(letter) == std::string_view::npos);
  });
}

report::Loss loss_of_zeros(std::string_view kept, std::size_t zeros) {
  const auto line = std::ranges::count(kept, '\n') + 1;
  return {static_cast<int>(std::min<std::ptrdiff_t>(line, 1'000'000'000)),
          cat("the end of the file: ", zeros, zeros == 1 ? " byte" : " bytes",
              " of zeros, as a machine leaves them that lost its power")};
}

// A text as far as it goes.
std::optional<report::Published> published_in(std::string_view text) {
  const auto kept = without_zeros(text);
  auto report = parse_published(kept);
  if (report && kept.size() < text.size()) {
    report->lost.push_back(loss_of_zeros(kept, text.size() - kept.size()));
  }
  return report;
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
  const auto before = beginning.substr(0, found.position);
  const bool torn_text = found.kind == nullptr && is_plain_text(without_zeros(before));
  if (before.find('\0') != std::string_view::npos && !torn_text) {
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
  if (auto published = published_in(text)) return std::move(*published);
  throw no_report(text);
}

}  // namespace unixmark::read
