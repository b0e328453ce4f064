#include "read/published_tags.hpp"

#include "base/text.hpp"
#include "read/published_scan.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace unixmark::read {

namespace {

constexpr std::size_t longest_text = 65'536;
constexpr std::size_t most_cells = 100;

bool one_of(std::string_view name, const auto& names) {
  return std::ranges::count(names, name) > 0;
}

// Before and behind these a line ends.
bool ends_lines(std::string_view name) {
  constexpr auto names = std::to_array<std::string_view>(
      {"br",  "p",    "div",      "h1",   "h2",   "h3",    "h4",         "h5",
       "h6",  "li",   "ul",       "ol",   "hr",   "title", "blockquote", "caption",
       "pre", "code", "textarea", "body", "head", "html",  "table"});
  return one_of(name, names);
}

// "!--", "script" and "style" begin what nobody sees; what ends it.
std::string_view end_of_unseen(std::string_view tag) {
  if (tag.starts_with("!--")) return "-->";
  if (begins_any_case(tag, "script")) return "</script";
  if (begins_any_case(tag, "style")) return "</style";
  return {};
}

std::string lower_case(std::string_view text) {
  std::string low(text);
  std::ranges::transform(low, low.begin(), lower);
  return low;
}

bool begins_tag(std::string_view text) {
  return text.size() > 1 && text[0] == '<' &&
         (is_letter(text[1]) || std::string_view("/!?").find(text[1]) != std::string_view::npos);
}

}  // namespace

bool Page::next(Shown& shown) {
  if (given_ == ready_.size()) {
    ready_.clear();
    given_ = 0;
  }
  while (ready_.empty() && !rest_.empty()) {
    if (begins_tag(rest_)) {
      take_tag();
    } else {
      take_text();
    }
    cut_ = rest_.empty() && cell_open_;
    if (rest_.empty()) end_row();
  }
  if (ready_.empty()) return false;
  shown = std::move(ready_[given_++]);
  return true;
}

void Page::skip(std::size_t bytes) {
  line_ += static_cast<int>(std::ranges::count(rest_.substr(0, bytes), '\n'));
  rest_.remove_prefix(std::min(bytes, rest_.size()));
}

void Page::skip_behind(std::string_view end) {
  const auto at = find_any_case(rest_, end);
  skip(at == std::string_view::npos ? rest_.size() : at + end.size());
}

// Up to the next tag or the end of the line.
void Page::take_text() {
  const auto end = std::min(rest_.find_first_of("<\n", 1), rest_.size());
  const bool breaks = rest_.front() == '\n';
  if (breaks && (as_it_stands_ > 0 || !cell_open_)) end_line();
  if (text_.size() >= longest_text) {
    show({text_}, false);
    text_.clear();
  }
  text_ += breaks ? ' ' : rest_.front();
  text_ += rest_.substr(1, end - 1);
  skip(end);
}

void Page::take_tag() {
  if (const auto end = end_of_unseen(rest_.substr(1)); !end.empty()) {
    skip_behind(end);
    if (end != "-->") skip_behind(">");
    return;
  }
  auto tag = rest_.substr(1, rest_.find_first_of("<>", 1) - 1);
  skip(tag.size() + (rest_.substr(tag.size() + 1).starts_with('>') ? 2 : 1));
  const bool closes = tag.starts_with('/');
  if (closes) tag.remove_prefix(1);
  open_or_close(lower_case(tag.substr(0, tag.find_first_of(" \t\r\n/"))), closes);
}

void Page::open_or_close(std::string_view name, bool closes) {
  if (name == "tr" || name == "table") end_row();
  if (name == "td" || name == "th") {
    if (cell_open_ && cells_.size() < most_cells) cells_.push_back(std::exchange(text_, {}));
    if (!cell_open_) end_line();
    cell_open_ = !closes;
  } else if (name == "br" && cell_open_ && as_it_stands_ == 0) {
    text_ += '\n';
  } else if (ends_lines(name)) {
    end_line();
  }
  if (name == "pre") as_it_stands_ = std::max(0, as_it_stands_ + (closes ? -1 : 1));
}

// In a cell only text that stands as it is has lines of its own.
void Page::end_line() {
  if (cell_open_ && as_it_stands_ == 0) return;
  if (!trim(text_).empty()) show({text_}, false);
  text_.clear();
}

void Page::end_row() {
  if (cell_open_) cells_.push_back(std::exchange(text_, {}));
  cell_open_ = false;
  as_it_stands_ = 0;
  if (!cells_.empty()) show(std::exchange(cells_, {}), true);
  end_line();
}

void Page::show(std::vector<std::string> cells, bool row) {
  ready_.push_back({line_, std::move(cells), row, row && cut_});
}

}  // namespace unixmark::read
