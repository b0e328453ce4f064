#include "read/published_sweep_test.hpp"

#include "base/text.hpp"
#include "read/published_scan.hpp"
#include "read/published_titles.hpp"

#include <algorithm>

namespace unixmark::read {

namespace {

using report::Figure;
using report::ScalingTest;

constexpr std::size_t most_points_of_sweep = 1'000;
constexpr std::size_t longest_note = 400;

bool is_table_of_sweep(const Line& line) {
  return line.text.starts_with("copies rate 95 % speed");
}

// A sign a point, of eight that are plain or of eight blocks, U+2581 to U+2588.
bool is_sparkline(std::string_view word, std::size_t points) {
  if (word.size() == points) return word.find_first_not_of("_.,-=+*#") == std::string_view::npos;
  if (word.size() != 3 * points) return false;
  for (; !word.empty(); word.remove_prefix(3)) {
    if (!word.starts_with("\xE2\x96")) return false;
  }
  return true;
}

// "Pipe Throughput, lps .,=*#"
void take_title(ScalingTest& test, std::string_view text) {
  const auto [before, last] = split_last_word(text);
  if (is_sparkline(last, test.points.size())) text = before;
  const auto comma = std::min(text.rfind(", "), text.size());
  const auto name = exact_name_of(front_of(text.substr(0, comma), longest_title));
  test.name = name.test;
  test.title = name.title;
  test.unit = front_of(text.substr(std::min(comma + 2, text.size())), longest_title);
}

// "SMT yield 1.092 +-0.6 %: the rate ..."
bool take_smt_yield(ScalingTest& test, std::string_view text) {
  constexpr std::string_view mark = "SMT yield ";
  if (!text.starts_with(mark)) return false;
  const auto parts = words(text.substr(mark.size(), text.find(':') - mark.size()));
  const auto value = parts.empty() ? std::nullopt : to_double(parts[0]);
  if (!value) return false;
  Figure figure{*value};
  if (parts.size() == 3 && parts[1].starts_with("+-")) {
    const auto percent = to_double(parts[1].substr(2));
    if (!percent) return false;
    const double half = *value * *percent / 100;
    figure.interval = score::Interval{*value - half, *value + half};
  }
  test.smt_yield = figure;
  return true;
}

void take_sentence(ScalingTest& test, std::string_view text) {
  if (text.starts_with("fit to ")) test.fit = sweep_fit_in(text);
  if (text.starts_with("fit to ") && test.fit) return;
  if (take_smt_yield(test, text)) return;
  if (text.starts_with("no model: ")) {
    test.no_fit = front_of(text, longest_note);
  } else {
    test.notes.emplace_back(front_of(text, longest_note));
  }
}

}  // namespace

std::string joined_text(const std::vector<Line>& lines) {
  std::string text;
  for (const auto& line : lines) text += cat(text.empty() ? "" : " ", line.text);
  return text;
}

std::string_view take_number_of(std::string_view text) {
  return take_number(text);
}

std::vector<Sentence> sentences_of(const std::vector<Line>& lines, std::size_t from) {
  std::vector<Sentence> sentences;
  for (auto i = from; i < lines.size(); ++i) {
    if (sentences.empty() || lines[i].indent <= lines[from].indent) {
      sentences.push_back({lines[i].number, lines[i].text});
    } else {
      sentences.back().text += cat(' ', lines[i].text);
    }
  }
  return sentences;
}

bool is_sweep_test(const std::vector<Line>& lines) {
  return std::ranges::any_of(lines, is_table_of_sweep);
}

std::optional<ScalingTest> sweep_test_in(Draft& draft, const std::vector<Line>& lines) {
  const auto head =
      static_cast<std::size_t>(std::ranges::find_if(lines, is_table_of_sweep) - lines.begin());
  ScalingTest test;
  std::vector<bool> outside;
  auto next = head + 1;
  for (; next < lines.size() && test.points.size() < most_points_of_sweep; ++next) {
    const auto row = sweep_row_in(lines[next].text);
    if (!row) break;
    test.points.push_back(row->point);
    outside.push_back(row->outside);
  }
  if (test.points.empty()) {
    lose(draft, lines.front().number, "the table of a test");
    return {};
  }
  take_title(test, joined_text({lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(head)}));
  for (const auto& sentence : sentences_of(lines, next)) take_sentence(test, sentence.text);
  for (std::size_t i = 0; i < test.points.size(); ++i) {
    test.points[i].fitted = test.fit && !outside[i];
  }
  std::ranges::stable_sort(test.points, {}, &report::ScalingPoint::copies);
  return test;
}

}  // namespace unixmark::read
