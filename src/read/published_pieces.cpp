#include "read/published_pieces.hpp"

#include "base/text.hpp"
#include "read/published_scan.hpp"
#include "read/published_titles.hpp"

#include <algorithm>
#include <array>

namespace unixmark::read {

namespace {

constexpr std::size_t shortest_rule = 60;
constexpr std::size_t shortest_double_rule = 4;
constexpr std::size_t widest_marker = 24;
constexpr auto head_words = std::to_array<std::string_view>(
    {"System: ", "OS: ", "Machine: ", "Language: ", "Measured by: "});
constexpr auto footers = std::to_array<std::string_view>(
    {"INDEX VALUES", "TEST BASELINE", "FINAL SCORE", "SUM of ", "AVERAGE "});

// Whether a line may have ended so: a result, a row of a table, its head, a run's.
bool ends_a_line(std::string_view text) {
  text = trim(text.substr(text.size() - std::min<std::size_t>(text.size(), 64)));
  if (text.empty()) return false;
  if (text.ends_with("samples)") || text.ends_with("of tests") || text.ends_with("INDEX") ||
      text.ends_with('=') || text.ends_with("---")) {
    return true;
  }
  return decimal(last_word(text)).has_value();
}

std::size_t run_of(std::string_view text, char letter) {
  return std::min(text.find_first_not_of(letter), text.size());
}

// "4 CPUs in system", "unknown CPUs in system" at the front of `text`.
bool begins_with_processors(std::string_view text) {
  auto rest = text.substr(0, widest_marker);
  const auto count = take_word(rest);
  if (!count_of(count) && count != "unknown") return false;
  return rest.starts_with("CPU in system") || rest.starts_with("CPUs in system");
}

bool begins_with_any(std::string_view text, const auto& words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return text.starts_with(word); });
}

// Whether a run's head begins at `at`; what precedes it needs no end.
bool begins_a_run(std::string_view line, std::size_t at) {
  const auto rest = line.substr(at);
  if (begins_any_case(rest, "start benchmark run:")) return true;
  if (begins_any_case(rest, "benchmark run:")) {
    return !line.substr(0, at).ends_with("Start ");
  }
  const bool within_a_word = at > 0 && line[at - 1] != ' ';
  return !within_a_word && begins_with_processors(rest);
}

// What is cut before begins with one of these.
bool may_begin(char letter) {
  return is_digit(letter) || (letter >= 'A' && letter <= 'Z') || letter == 'b' || letter == 's' ||
         letter == 'u';
}

// Looks through one line for the places to cut it at.
class Cutter {
 public:
  explicit Cutter(std::string_view line)
      : line_(line), head_(line.find("BYTE UNIX Benchmarks") != std::string_view::npos) {}

  std::vector<std::string_view> pieces() {
    for (std::size_t at = 0; at < line_.size();) at += step(at);
    cut(line_.size());
    return pieces_;
  }

 private:
  // Cuts before `at` where a piece begins there, and says how far on to look next.
  std::size_t step(std::size_t at) {
    const char letter = line_[at];
    if (letter == '-' || letter == '=') return rule(at, run_of(line_.substr(at), letter), letter);
    if (!may_begin(letter)) return 1;
    const auto rest = line_.substr(at);
    const auto found = title_length(rest);
    const bool a_line = found > 0 || begins_with_any(rest, footers);
    if (begins_a_run(line_, at) || begins_head(at) || (a_line && ended(at))) cut(at);
    return std::max<std::size_t>(found, 1);
  }

  bool ended(std::size_t at) const { return ends_a_line(line_.substr(begin_, at - begin_)); }

  static std::size_t title_length(std::string_view rest) {
    return std::max(title_at(rest).size(), leading_category(rest).size());
  }

  bool begins_head(std::size_t at) const {
    return head_ && at > 0 && (line_[at - 1] == ' ' || line_[at - 1] == ')') &&
           begins_with_any(line_.substr(at), head_words);
  }

  // A rule is a piece of its own.
  std::size_t rule(std::size_t at, std::size_t length, char letter) {
    if (length < (letter == '-' ? shortest_rule : shortest_double_rule)) return length;
    cut(at);
    cut(at + length);
    return length;
  }

  void cut(std::size_t at) {
    const auto piece = trim(line_.substr(begin_, at - begin_));
    if (!piece.empty()) pieces_.push_back(piece);
    begin_ = at;
  }

  std::string_view line_;
  bool head_;
  std::size_t begin_ = 0;
  std::vector<std::string_view> pieces_;
};

}  // namespace

std::vector<std::string_view> pieces_of(std::string_view line) {
  return Cutter(line).pieces();
}

}  // namespace unixmark::read
