// The tests by the titles that reports of all ages give them.
#pragma once

#include <string>
#include <string_view>

namespace unixmark::read {

// What a title in a report stands for.
struct Named {
  std::string test;   // a name of the catalogue; empty: none of its tests
  std::string title;  // the catalogue's, or as it stands
  bool known = false;
  bool damaged = false;  // it stands with a letter or two lost or changed
};

// `printed` with single blanks. A title that no report is known to have is taken for the one of a
// test that differs by at most two letters and in no digit, where only one does.
[[nodiscard]] Named name_of(std::string_view printed);

// The same without the guess.
[[nodiscard]] Named exact_name_of(std::string_view printed);

// The first known title in `text`; empty: it holds none.
[[nodiscard]] std::string_view find_title(std::string_view text);

// The longest known title at the front of `text`; empty: none.
[[nodiscard]] std::string_view title_at(std::string_view text);

// The same where what follows is no part of the title's last word.
[[nodiscard]] std::string_view leading_title(std::string_view text);

// What a report of any age calls a category, "System Benchmarks", at the front of `text`; empty:
// none.
[[nodiscard]] std::string_view leading_category(std::string_view text);

// The category of a test's index, or that of most for a test that is none of the catalogue's.
[[nodiscard]] std::string_view category_of(std::string_view test);

}  // namespace unixmark::read
