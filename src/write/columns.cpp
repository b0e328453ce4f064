#include "write/columns.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"

namespace unixmark::write {

namespace {

std::string blanks(std::size_t number) {
  return std::string(number, ' ');
}

// The first `width` characters.
std::string_view beginning(std::string_view text, std::size_t width) {
  std::size_t bytes = 0;
  for (std::size_t taken = 0; taken < width && bytes < text.size(); ++taken) {
    bytes += character_at(text.substr(bytes)).bytes;
  }
  return text.substr(0, bytes);
}

}  // namespace

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  for (; !text.empty(); ++width) text.remove_prefix(character_at(text).bytes);
  return width;
}

std::string cut(std::string_view text, std::size_t width) {
  const auto first = beginning(text, width);
  if (first.size() == text.size() || text[first.size()] == ' ') return std::string(first);
  const auto blank = first.rfind(' ');
  const bool worth = blank != std::string_view::npos && 3 * blank > 2 * first.size();
  return std::string(first.substr(0, worth ? blank : first.size()));
}

std::string left(std::string_view text, std::size_t width) {
  auto whole = cut(text, width);
  return whole + blanks(width - width_of(whole));
}

std::string right(std::string_view text, std::size_t width) {
  auto whole = cut(text, width);
  return blanks(width - width_of(whole)) + whole;
}

std::string folded(std::string_view head, std::string_view text) {
  const auto indent = width_of(head);
  std::string whole(head);
  auto used = indent;
  for (const auto word : words(text)) {
    const auto width = width_of(word);
    const bool first = used == indent;
    if (!first && used + 1 + width > page_columns) {
      whole += '\n' + blanks(indent);
      used = indent;
    } else if (!first) {
      whole += ' ';
      ++used;
    }
    whole += word;
    used += width;
  }
  return whole + '\n';
}

}  // namespace unixmark::write
