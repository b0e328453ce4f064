#include "read/published_told.hpp"

#include "base/text.hpp"
#include "read/published_scan.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace unixmark::read {

namespace {

using report::Loss;
using Losses = std::vector<Loss>;

constexpr std::size_t most_told_again = 500;
// Behind what would end like a row of a table.
constexpr std::string_view told_mark = " (as told)";

bool ends_the_told(std::string_view text) {
  return text.starts_with("------------") || begins_any_case(text, "benchmark run:") ||
         text.find("BYTE UNIX Benchmarks (Version") != std::string_view::npos;
}

void add_told(Losses& list, std::string_view text) {
  if (text.ends_with(told_mark)) text.remove_suffix(told_mark.size());
  if (list.size() < most_told_again) list.push_back({0, std::string(text)});
}

// What is lost wherever it stands: without the numbers of lines, which are of another file.
std::string without_line_numbers(std::string_view text) {
  constexpr std::string_view word = "line ";
  std::string plain;
  while (!text.empty()) {
    const auto end = std::min(text.find(word), text.size());
    plain += text.substr(0, end);
    text.remove_prefix(end);
    if (text.empty()) break;
    plain += word;
    text.remove_prefix(word.size());
    static_cast<void>(take_number(text));
  }
  constexpr std::string_view prefix = "line : ";
  return plain.starts_with(prefix) ? plain.substr(prefix.size()) : plain;
}

// Long ones end in dots where they are told.
bool same_loss(std::string_view told, std::string_view found) {
  constexpr std::string_view dots = " ...";
  if (!told.ends_with(dots)) return told == found;
  return found.starts_with(told.substr(0, told.size() - dots.size()));
}

void put_before(Losses told, Losses& found) {
  std::vector<std::string> known;
  for (const auto& loss : told) known.push_back(without_line_numbers(loss.text));
  std::ranges::copy_if(found, std::back_inserter(told), [&](const Loss& loss) {
    const auto text = without_line_numbers(loss.text);
    return std::ranges::none_of(known, [&](const auto& one) { return same_loss(one, text); });
  });
  found = std::move(told);
}

}  // namespace

bool take_told(Draft& draft, const Line& line) {
  if (draft.place != Place::HowSure || line.text.empty() || ends_the_told(line.text)) {
    draft.telling = nullptr;
    return false;
  }
  if (line.text == report::only_printed) draft.retold = true;
  if (line.text == "What was lost") {
    draft.telling = &Draft::told_lost;
  } else if (line.text == "Warnings") {
    draft.telling = &Draft::told_warnings;
  } else if (draft.telling != nullptr) {
    add_told(draft.*draft.telling, line.text);
  } else {
    return false;
  }
  return true;
}

void settle_told(Draft& draft) {
  put_before(std::move(draft.told_lost), draft.report.lost);
  put_before(std::move(draft.told_warnings), draft.report.warnings);
}

}  // namespace unixmark::read
