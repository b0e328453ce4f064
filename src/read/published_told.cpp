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
constexpr std::string_view lost_heading = "What was lost";
constexpr std::string_view warnings_heading = "Warnings";
// Behind what would end like a row of a table.
constexpr std::string_view told_mark = " (as told)";

// Within what was told no run of hyphens is that long, and nothing is written with this "B".
bool ends_the_told(std::string_view text) {
  return text.starts_with(std::string(60, '-')) || text.starts_with("Benchmark Run:") ||
         text.starts_with("BYTE UNIX Benchmarks (Version");
}

// The lists stand below everything else, whatever a run says of itself.
bool begins_a_list(const Draft& draft, std::string_view text) {
  return draft.headed && draft.place != Place::Head &&
         (text == lost_heading || text == warnings_heading);
}

// What is set in deeper than the first line goes on from the line before.
void add_told(Draft& draft, Losses& list, const Line& line) {
  if (list.empty()) draft.told_indent = line.indent;
  if (!list.empty() && line.indent > draft.told_indent) {
    list.back().text += cat(' ', line.text);
  } else if (list.size() < most_told_again) {
    list.push_back({0, line.text});
  }
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
  for (auto& loss : told) {
    if (loss.text.ends_with(told_mark)) loss.text.resize(loss.text.size() - told_mark.size());
    known.push_back(without_line_numbers(loss.text));
  }
  std::ranges::copy_if(found, std::back_inserter(told), [&](const Loss& loss) {
    const auto text = without_line_numbers(loss.text);
    return std::ranges::none_of(known, [&](const auto& one) { return same_loss(one, text); });
  });
  found = std::move(told);
}

}  // namespace

bool take_told(Draft& draft, const Line& line) {
  if (begins_a_list(draft, line.text)) {
    draft.place = Place::HowSure;
    draft.telling = line.text == lost_heading ? &Draft::told_lost : &Draft::told_warnings;
    return true;
  }
  if (draft.place != Place::HowSure || line.text.empty() || ends_the_told(line.text)) {
    draft.telling = nullptr;
    return false;
  }
  if (line.text == report::only_printed) draft.retold = true;
  if (draft.telling == nullptr) return false;
  add_told(draft, draft.*draft.telling, line);
  return true;
}

void settle_told(Draft& draft) {
  put_before(std::move(draft.told_lost), draft.report.lost);
  put_before(std::move(draft.told_warnings), draft.report.warnings);
}

}  // namespace unixmark::read
