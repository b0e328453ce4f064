#include "write/clean.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <cstddef>

namespace unixmark::write {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD
constexpr std::size_t longest_hyphens = 40;
constexpr std::size_t longest_remark = 300;

std::string without_controls(std::string text) {
  std::ranges::replace_if(
      text, [](char letter) { return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7F; },
      ' ');
  return text;
}

std::string without_unseen(std::string_view text) {
  std::string seen;
  while (!text.empty()) {
    const auto character = text.substr(0, character_at(text).bytes);
    seen += unseen(code_point(character)) ? replacement : character;
    text.remove_prefix(character.size());
  }
  return seen;
}

std::string escaped(std::string_view text, auto&& escape) {
  std::string whole;
  for (const char letter : one_line(text)) escape(whole, letter);
  return whole;
}

}  // namespace

std::string valid_utf8(std::string_view text) {
  std::string whole;
  while (!text.empty()) {
    const auto character = character_at(text);
    whole += character.sound ? text.substr(0, character.bytes) : replacement;
    text.remove_prefix(character.bytes);
  }
  return whole;
}

std::string one_line(std::string_view text) {
  auto line = without_unseen(without_controls(valid_utf8(text)));
  const std::string rule(longest_hyphens - 1, '-');
  replace_all(line, cat(rule, "--"), cat(rule, ' '));
  return line;
}

std::string shortened(std::string_view text) {
  if (text.size() <= longest_remark) return std::string(text);
  return valid_utf8(text.substr(0, longest_remark)) + " ...";
}

// Scripts cut numbers, `---` and `samples)` from the ends of lines.
bool ends_like_a_row(std::string_view text) {
  const auto all = words(text);
  if (all.empty()) return false;
  const auto last = all.back();
  const bool number = last.find_first_of("0123456789") != std::string_view::npos &&
                      last.find_first_not_of("0123456789.,+-eE%") == std::string_view::npos;
  return number || last == "---" || last.ends_with("samples)");
}

std::string remark_line(std::string_view text) {
  auto line = shortened(one_line(trim(text)));
  replace_all(line, "Score", "score");
  replace_all(line, "Benchmark Run:", "benchmark run:");
  replace_all(line, "aborting", "abort");
  replace_all(line, "no measured results", "no results");
  if (ends_like_a_row(line)) line += " (as told)";
  return line;
}

std::string html_text(std::string_view text) {
  return escaped(text, [](std::string& whole, char letter) {
    switch (letter) {
      case '&':
        whole += "&amp;";
        break;
      case '<':
        whole += "&lt;";
        break;
      case '>':
        whole += "&gt;";
        break;
      case '"':
        whole += "&quot;";
        break;
      case '\'':
        whole += "&#39;";
        break;
      default:
        whole += letter;
    }
  });
}

std::string markdown_text(std::string_view text) {
  return escaped(text, [](std::string& whole, char letter) {
    constexpr std::string_view marks = R"(\`*_{}[]|#~)";
    if (letter == '<') {
      whole += "&lt;";
    } else if (letter == '>') {
      whole += "&gt;";
    } else if (letter == '&') {
      whole += "&amp;";
    } else {
      if (marks.find(letter) != std::string_view::npos) whole += '\\';
      whole += letter;
    }
  });
}

std::string csv_cell(std::string_view text) {
  auto cell = one_line(text);
  if (cell.find_first_of(",\"") == std::string::npos) return cell;
  replace_all(cell, "\"", "\"\"");
  return cat('"', cell, '"');
}

}  // namespace unixmark::write
