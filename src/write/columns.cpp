#include "write/columns.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "write/clean.hpp"
#include "write/wide.hpp"

#include <algorithm>
#include <utility>

namespace unixmark::write {

namespace {

std::string blanks(std::size_t number) {
  return std::string(number, ' ');
}

struct ShownSign {
  std::size_t bytes;
  std::size_t columns;
};

// The character at the front of `text`.
ShownSign sign_at(std::string_view text) {
  const auto [bytes, sound] = character_at(text);
  return {bytes, sound ? columns_of(code_point(text.substr(0, bytes))) : 1};
}

// Words in lines, all of them as far in as the head of the first.
class Fold {
 public:
  explicit Fold(std::string_view head) : text_(head), indent_(width_of(head)), used_(indent_) {}

  void add(std::string_view word) {
    auto width = width_of(word);
    if (used_ > indent_ && width + 1 > room()) begin_line();
    if (used_ > indent_) put(" ", 1);
    while (width > room() && room() > 1) {  // as of a file deep within folders
      const auto part = front_columns(word, room());
      put(part, width_of(part));
      word.remove_prefix(part.size());
      width = width_of(word);
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

// Words in lines, of which the first may be set in otherwise than the others.
class Hanging {
 public:
  Hanging(std::size_t first, std::size_t next, std::size_t width)
      : indent_(first), next_(next), width_(width), used_(first) {}

  void add(std::string_view word) {
    while (!words_.empty() && used_ + 1 + width_of(word) > width_) end_line();
    while (width_of(word) > room()) {
      const auto part = front_columns(word, room());
      put(part);
      word.remove_prefix(part.size());
      end_line();
    }
    put(word);
  }

  [[nodiscard]] std::vector<std::string> lines() && {
    if (!words_.empty() || lines_.empty()) push(words_.size());
    return std::move(lines_);
  }

 private:
  // What a line that is set in too far has too.
  static constexpr std::size_t least_room = 8;

  [[nodiscard]] std::size_t room() const {
    return std::max(width_ - std::min(indent_, width_), least_room);
  }

  void put(std::string_view word) {
    used_ += (words_.empty() ? 0 : 1) + width_of(word);
    words_.emplace_back(word);
  }

  void push(std::size_t number) {
    const std::vector<std::string> shown(words_.begin(),
                                         words_.begin() + static_cast<std::ptrdiff_t>(number));
    lines_.push_back(blanks(indent_) + join(shown, " "));
  }

  // Words that look like cells go into the next line, with a word before them if there is one.
  void end_line() {
    auto kept = words_.size();
    while (kept > 1 && ends_like_a_row(words_[kept - 1])) --kept;
    push(kept);
    words_.erase(words_.begin(), words_.begin() + static_cast<std::ptrdiff_t>(kept));
    indent_ = next_;
    used_ = indent_;
    for (const auto& word : words_) used_ += width_of(word) + (&word == &words_.front() ? 0 : 1);
  }

  std::size_t indent_;
  std::size_t next_;
  std::size_t width_;
  std::size_t used_;
  std::vector<std::string> words_;
  std::vector<std::string> lines_;
};

}  // namespace

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  while (!text.empty()) {
    const auto sign = sign_at(text);
    width += sign.columns;
    text.remove_prefix(sign.bytes);
  }
  return width;
}

std::string_view front_columns(std::string_view text, std::size_t width) {
  std::size_t bytes = 0;
  for (std::size_t used = 0; bytes < text.size();) {
    const auto sign = sign_at(text.substr(bytes));
    used += sign.columns;
    if (used > width) break;
    bytes += sign.bytes;
  }
  return text.substr(0, bytes);
}

std::string cut(std::string_view text, std::size_t width) {
  const auto first = front_columns(text, width);
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

std::vector<std::string> hanging_lines(std::string_view text, std::size_t first, std::size_t next,
                                       std::size_t width) {
  Hanging hanging(first, next, width);
  for (const auto word : words(text)) hanging.add(word);
  return std::move(hanging).lines();
}

}  // namespace unixmark::write
