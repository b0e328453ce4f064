#include "cli/completion_words.hpp"

#include "base/text.hpp"
#include "catalog/catalog.hpp"

#include <utility>

namespace unixmark::cli {

Completed completed(const Option& option) {
  if (!option.words.empty()) return Completed::Words;
  const std::string_view kind = is_positional(option) ? option.names : option.value;
  if (kind == "TEST") return Completed::Words;
  if (kind == "TABLE") return Completed::Tables;
  return kind == "FILE" || kind == "DIR" ? Completed::Files : Completed::Not;
}

std::vector<std::string> words_of(const Option& option) {
  if (!option.words.empty()) return option.words;
  auto names = catalog::group_names();
  for (auto& name : names_of(catalog::tests())) names.push_back(std::move(name));
  return names;
}

std::string meaning_of(std::string_view word) {
  if (const auto* test = catalog::find(word)) return std::string(test->title);
  const auto members = catalog::group(word).size();
  return members == 0 ? "" : cat("a group of ", members, " tests");
}

std::string in_single_quotes(std::string_view text, std::string_view quote) {
  std::string quoted = "'";
  for (const char letter : text) {
    if (letter == '\'') {
      quoted += quote;
    } else {
      quoted += letter;
    }
  }
  return quoted + '\'';
}

}  // namespace unixmark::cli
