#include "read/published_titles.hpp"

#include "catalog/catalog.hpp"
#include "read/published_scan.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <vector>

namespace unixmark::read {

namespace {

struct Title {
  std::string_view text;
  std::string_view test;  // empty: a test that the catalogue does not have
};

// What versions 3 and 4 called their tests, where it is not what the catalogue does.
constexpr auto old_titles = std::to_array<Title>({
    {"Arithmetic Test (type = short)", "short"},
    {"Arithmetic Test (type = int)", "int"},
    {"Arithmetic Test (type = long)", "long"},
    {"Arithmetic Test (type = float)", "float"},
    {"Arithmetic Test (type = double)", "double"},
    {"Arithmetic Test (type = arithoh)", "arithoh"},
    {"Arithmetic Test (type = register)", ""},
    {"C Compiler Throughput", "C"},
    {"C Compiler Test", "C"},
    {"Dhrystone 2 without register variables", ""},
    {"Execl Throughput Test", "execl"},
    {"File Copy (10 seconds)", ""},
    {"File Copy (30 seconds)", ""},
    {"File Read (10 seconds)", ""},
    {"File Read (30 seconds)", ""},
    {"File Write (10 seconds)", ""},
    {"File Write (30 seconds)", ""},
    {"Pipe Throughput Test", "pipe"},
    {"Pipe-based Context Switching Test", "context1"},
    {"Process Creation Test", "spawn"},
    {"Recursion Test--Tower of Hanoi", "hanoi"},
    {"Shell scripts (1 concurrent)", "shell1"},
    {"Shell scripts (2 concurrent)", ""},
    {"Shell scripts (4 concurrent)", ""},
    {"Shell scripts (8 concurrent)", "shell8"},
    {"System Call Overhead Test", "syscall"},
});

constexpr auto categories = std::to_array({catalog::Category::System, catalog::Category::Graphics2d,
                                           catalog::Category::Graphics3d, catalog::Category::Misc});

// Sorted, so that those that begin alike stand together and the longest of them last.
std::vector<Title> all_titles() {
  std::vector<Title> titles(old_titles.begin(), old_titles.end());
  for (const auto& test : catalog::tests()) titles.push_back({test.title, test.name});
  std::ranges::sort(titles, {}, &Title::text);
  return titles;
}

const std::vector<Title>& titles() {
  static const auto all = all_titles();
  return all;
}

// Those that begin with a letter.
std::span<const Title> titles_by(char first) {
  const auto letter = [](const Title& title) { return title.text.front(); };
  const auto begin = std::ranges::lower_bound(titles(), first, {}, letter);
  const auto end = std::ranges::upper_bound(titles(), first, {}, letter);
  return {begin, end};
}

bool ends_a_word(std::string_view rest) {
  return rest.empty() || !is_letter(rest.front());
}

// Whether at most `edits` letters added, taken away or changed make one of the other.
bool within(std::string_view left, std::string_view right, int edits) {
  const auto same = std::ranges::mismatch(left, right);
  left.remove_prefix(static_cast<std::size_t>(same.in1 - left.begin()));
  right.remove_prefix(static_cast<std::size_t>(same.in2 - right.begin()));
  if (left.empty() || right.empty())
    return left.size() + right.size() <= static_cast<std::size_t>(edits);
  if (edits == 0) return false;
  return within(left.substr(1), right, edits - 1) || within(left, right.substr(1), edits - 1) ||
         within(left.substr(1), right.substr(1), edits - 1);
}

std::string digits_of(std::string_view text) {
  std::string digits;
  std::ranges::copy_if(text, std::back_inserter(digits), is_digit);
  return digits;
}

Named named(const Title& title) {
  const auto* test = catalog::find(title.test);
  return {std::string(title.test), std::string(test != nullptr ? test->title : title.text), true,
          false};
}

Named unknown(std::string_view printed) {
  return {{}, std::string(printed), false, false};
}

// Numbers tell tests apart: (1 concurrent) is no slip of the hand for (8 concurrent).
bool resembles(std::string_view printed, const Title& title) {
  constexpr int most_edits = 2;
  return within(printed, title.text, most_edits) && digits_of(printed) == digits_of(title.text);
}

}  // namespace

std::string_view title_at(std::string_view text) {
  std::string_view longest;
  if (text.empty()) return longest;
  for (const auto& title : titles_by(text.front())) {
    if (text.starts_with(title.text)) longest = title.text;
  }
  return longest;
}

Named exact_name_of(std::string_view printed) {
  const auto found = std::ranges::lower_bound(titles(), printed, {}, &Title::text);
  if (found != titles().end() && found->text == printed) return named(*found);
  return unknown(printed);
}

Named name_of(std::string_view printed) {
  constexpr std::size_t shortest_guess = 7;
  auto name = exact_name_of(printed);
  if (name.known || printed.size() < shortest_guess) return name;
  for (const auto& title : titles()) {
    if (!resembles(printed, title)) continue;
    if (name.damaged) return unknown(printed);
    name = named(title);
    name.damaged = true;
  }
  return name;
}

std::string_view find_title(std::string_view text) {
  for (; !text.empty(); text.remove_prefix(1)) {
    const auto title = title_at(text);
    if (!title.empty()) return title;
  }
  return {};
}

std::string_view leading_title(std::string_view text) {
  const auto title = title_at(text);
  return ends_a_word(text.substr(title.size())) ? title : std::string_view();
}

std::string_view leading_category(std::string_view text) {
  for (const auto category : categories) {
    if (text.starts_with(catalog::title(category))) return catalog::title(category);
  }
  return {};
}

std::string_view category_of(std::string_view test) {
  const auto* found = catalog::find(test);
  return catalog::title(found != nullptr ? found->category : catalog::Category::System);
}

}  // namespace unixmark::read
