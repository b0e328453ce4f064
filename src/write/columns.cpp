#include "write/columns.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <utility>

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

// Words in lines, all of them as far in as the head of the first.
class Fold {
 public:
  explicit Fold(std::string_view head) : text_(head), indent_(width_of(head)), used_(indent_) {}

  void add(std::string_view word) {
    auto width = width_of(word);
    if (used_ > indent_ && width + 1 > room()) begin_line();
    if (used_ > indent_) put(" ", 1);
    while (width > room() && room() > 0) {  // as of a file deep within folders
      const auto taken = room();
      const auto part = beginning(word, taken);
      put(part, taken);
      word.remove_prefix(part.size());
      width -= taken;
      begin_line();
    }
    put(word, width);
  }

  [[nodiscard]] std::string lines() && { return std::move(text_) + '\n'; }

 private:
  [[nodiscard]] std::size_t room() const { return page_columns - std::min(used_, page_columns); }

  void put(std::string_view part, std::size_t width) {
    text_ += part;
    used_ += width;
  }

  void begin_line() {
    text_ += '\n' + blanks(indent_);
    used_ = indent_;
  }

  std::string text_;
  std::size_t indent_;
  std::size_t used_;
};

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
  Fold fold(head);
  for (const auto word : words(text)) fold.add(word);
  return std::move(fold).lines();
}

}  // namespace unixmark::write
