#include "read/published_rows.hpp"

#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "read/published_scan.hpp"
#include "read/published_titles.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace unixmark::read {

namespace {

using report::PublishedRow;

constexpr std::size_t most_result_rows = 200;
constexpr std::size_t longest_unit = 16;
constexpr std::size_t longest_reason = 300;

// "10.0 s, 7 samples)" or as much of it as there is.
struct Tail {
  std::optional<double> seconds;
  std::optional<int> samples;
};

bool is_second(std::string_view word) {
  constexpr auto names = std::to_array<std::string_view>({"s", "sec", "secs", "second", "seconds"});
  return std::ranges::count(names, word) > 0;
}

// What stands behind the opening bracket; nothing where it is no time. A number that nothing
// follows may have lost its last digits.
std::optional<Tail> tail_in(std::string_view text) {
  const auto time = number(take_number(text));
  text = trim(text);
  if (!time || !is_second(take_letters(text))) return {};
  if (text == ")") return Tail{time, {}};  // as we write a time whose samples were lost
  const bool comma = text.starts_with(',');
  if (comma) text = trim(text.substr(1));
  const auto samples = count_of(take_number(text));
  text = trim(text);
  const bool whole =
      samples && !text.empty() &&
      std::string_view("samples").starts_with(text.substr(0, text.find(')')).substr(0, 7));
  if (!comma && !whole) return {};
  return Tail{time, whole ? samples : std::nullopt};
}

// Letters, signs and bytes beyond ASCII, but no digits or brackets.
bool is_unit(std::string_view word) {
  if (word.empty() || word.size() > longest_unit) return false;
  const auto first = static_cast<unsigned char>(word.front());
  if (!is_letter(word.front()) && first < 0x80) return false;
  return word.find_first_of("0123456789()[],;:=\"'") == std::string_view::npos;
}

// "1816447.2" or "1816447.2lps" as number and unit.
struct Amount {
  std::optional<double> value;
  std::string_view unit;
};
Amount amount_in(std::string_view word) {
  const auto digits = take_number(word);
  const auto value = number(digits);
  if (!value || (!word.empty() && !is_unit(word))) return {};
  return {value, word};
}

// Takes value and unit from the end of `text`, in which the title stays.
Amount take_amount(std::string_view& text) {
  const auto [rest, last] = split_last_word(text);
  if (const auto amount = amount_in(last); amount.value) {
    text = rest;
    return amount;
  }
  const auto [title, before] = split_last_word(rest);
  const auto value = number(before);
  if (!value || !is_unit(last)) return {};
  text = title;
  return {value, last};
}

// The section for one row more. A run tells its results before its tables and each test once, so a
// row that breaks this is of the next run.
report::PublishedSection& section_for_row(Draft& draft, int line, std::string_view title) {
  const bool tables = draft.section_open && !draft.report.sections.back().tables.empty();
  const bool twice = has_result(draft, title);
  if (twice && !tables) {
    warn(draft, line, cat(in_quotes(title), " comes a second time: taken for the next run"));
  }
  auto& section = tables || twice ? begin_section(draft, line) : section_at(draft, line);
  draft.place = Place::Run;
  return section;
}

void add_row(Draft& draft, PublishedRow row) {
  auto& section = section_for_row(draft, row.line, row.title);
  if (section.rows.size() < most_result_rows) {
    section.rows.push_back(std::move(row));
  } else {
    lose(draft, row.line, cat(in_quotes(row.title), ": more results than any run has"));
  }
}

void tell_missing(Draft& draft, const PublishedRow& row) {
  std::vector<std::string> parts;
  if (!row.value && row.failure.empty()) parts.emplace_back("value");
  if (row.unit.empty()) parts.emplace_back("unit");
  if (!row.seconds) parts.emplace_back("time");
  if (!row.samples) parts.emplace_back("samples");
  if (parts.empty()) return;
  lose(draft, row.line, cat(in_quotes(row.title), ": ", join(parts, ", "), " cut off or damaged"));
}

void check_unit(Draft& draft, const PublishedRow& row) {
  const auto* test = catalog::find(row.test);
  if (test == nullptr || row.unit.empty() || row.unit == test->unit) return;
  warn(draft, row.line, cat(in_quotes(row.title), " is in ", row.unit, " and not in ", test->unit));
}

}  // namespace

std::optional<Result> result_in(std::string_view text) {
  const auto bracket = text.rfind('(');
  if (bracket == std::string_view::npos || bracket == 0) return {};
  const auto tail = tail_in(text.substr(bracket + 1));
  if (!tail) return {};
  auto title = trim(text.substr(0, bracket));
  const auto amount = take_amount(title);
  // Without a value only a title that is known can be told from what became of the value.
  if (!amount.value) title = leading_title(title);
  if (title.empty() || title.size() > longest_title) return {};
  return Result{std::string(title), amount.value, std::string(amount.unit), tail->seconds,
                tail->samples};
}

std::optional<Result> torn_result_in(std::string_view text) {
  const auto title = leading_title(text);
  if (title.empty()) return {};
  Result result;
  result.title = title;
  auto rest = trim(text.substr(title.size()));
  if (rest.empty()) return result;
  const auto word = take_word(rest);
  auto amount = amount_in(word);
  if (!amount.value) return {};
  if (amount.unit.empty() && is_unit(rest.substr(0, rest.find(' ')))) amount.unit = take_word(rest);
  if (!rest.empty() && (amount.unit.empty() || !rest.starts_with('('))) return {};
  // What has neither unit nor decimal behind it may lack its last digits.
  if (!amount.unit.empty() || decimal(word)) result.value = amount.value;
  result.unit = amount.unit;
  const auto tail = tail_in(rest.substr(rest.empty() ? 0 : 1));
  if (tail) result.seconds = tail->seconds;
  return result;
}

void add_result(Draft& draft, int line, const Result& result) {
  const auto test = test_called(draft, line, result.title);
  PublishedRow row;
  row.test = test.name;
  row.title = test.title;
  row.value = result.value;
  row.unit = result.unit;
  row.seconds = result.seconds;
  row.samples = result.samples;
  row.line = line;
  if (row.value) row.failure = failure_of(draft, row.test, *row.value);
  if (!row.failure.empty()) row.value.reset();
  tell_missing(draft, row);
  check_unit(draft, row);
  add_row(draft, std::move(row));
}

void add_failure(Draft& draft, int line, std::string_view title, std::string_view reason) {
  const auto test = test_called(draft, line, front_of(title, longest_title));
  if (has_result(draft, test.title)) return;
  const auto* known = catalog::find(test.name);
  PublishedRow row;
  row.test = test.name;
  row.title = test.title;
  row.line = line;
  if (known != nullptr) row.unit = known->unit;
  row.failure = front_of(reason, longest_reason);
  auto& rows = section_at(draft, line).rows;
  if (rows.size() < most_result_rows) rows.push_back(std::move(row));
}

bool has_result(const Draft& draft, std::string_view title) {
  if (!draft.section_open) return false;
  return std::ranges::count(draft.report.sections.back().rows, title, &PublishedRow::title) > 0;
}

bool take_result(Draft& draft, const Piece& piece) {
  const auto result = result_in(piece.text);
  if (!result || !result->samples) return false;
  if (find_any_case(piece.text, " secs,") < piece.text.size()) draft.old = true;
  add_result(draft, piece.line, *result);
  return true;
}

TestName test_called(Draft& draft, int line, std::string_view title) {
  constexpr int most_guesses = 1000;
  auto name = exact_name_of(title);
  if (!name.known && draft.guesses < most_guesses) {
    ++draft.guesses;
    name = name_of(title);
  }
  if (name.damaged) {
    lose(draft, line,
         cat("the title ", in_quotes(title), " is damaged: taken for ", in_quotes(name.title)));
  }
  return {name.test, name.title};
}

std::string failure_of(const Draft& draft, std::string_view test, double value) {
  constexpr auto arithmetic =
      std::to_array<std::string_view>({"short", "int", "long", "float", "double", "arithoh"});
  if (value == 0) return "its result is 0.0, which stands for a failure";
  if (draft.old && value == 1 && std::ranges::count(arithmetic, test) > 0) {
    return "its result is 1.0, which stands for a failure of this test in version 4";
  }
  return {};
}

}  // namespace unixmark::read
