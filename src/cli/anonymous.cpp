#include "cli/anonymous.hpp"

#include "base/text.hpp"
#include "read/fields_events.hpp"
#include "read/fields_header.hpp"
#include "sys/own_program.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <utility>
#include <variant>

namespace unixmark::cli {

namespace {

constexpr std::string_view hidden_path = "<path>";

constexpr auto everybodys_folders = std::to_array<std::string_view>(
    {"/proc", "/sys", "/dev", "/etc", "/usr", "/bin", "/sbin", "/lib"});

// The fields that hold sentences and what was typed. Others hold words that are looked up again,
// and a host may be called as a test is.
constexpr auto free_texts = std::to_array<std::string_view>(
    {"command", "settings", "note", "skip", "notes", "complaint", "reason", "differences"});

bool is_in_a_word(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '_' || letter == '-' || letter == '.';
}

void replace_all(std::string& text, std::string_view old, std::string_view by) {
  for (auto at = text.find(old); at != std::string::npos; at = text.find(old, at + by.size()))
    text.replace(at, old.size(), by);
}

// Behind a word, and behind the domain that follows it; the end of a sentence is no domain.
std::size_t end_of_name(std::string_view text, std::size_t end) {
  while (end + 1 < text.size() && text[end] == '.' && is_in_a_word(text[end + 1])) {
    ++end;
    while (end < text.size() && is_in_a_word(text[end]) && text[end] != '.') ++end;
  }
  return end;
}

void replace_word(std::string& text, std::string_view word, std::string_view by) {
  if (word.empty()) return;
  for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at)) {
    const auto behind = at + word.size();
    const bool whole =
        (at == 0 || !is_in_a_word(text[at - 1])) &&
        (behind == text.size() || !is_in_a_word(text[behind]) || text[behind] == '.');
    if (whole) text.replace(at, end_of_name(text, behind) - at, by);
    at += whole ? by.size() : 1;
  }
}

// Where a path may begin: not at the slash of "MB/s" or of "and/or". A relative one is known by its
// beginning.
bool begins_path(std::string_view text, std::size_t at) {
  constexpr std::string_view before = " \t'\"=(:<`[,;";
  if (at > 0 && before.find(text[at - 1]) == before.npos) return false;
  const auto rest = text.substr(at);
  for (const std::string_view relative : {"./", "../", "~/"})
    if (rest.starts_with(relative)) return true;
  if (rest.size() > 1 && rest[0] == '~' && is_in_a_word(rest[1])) return true;  // somebody's home
  const auto name = rest.find_first_not_of('/');
  return name != 0 && name != rest.npos && is_in_a_word(rest[name]);
}

// Behind the path's last letter. What a quote opened ends with that quote.
std::size_t end_of_path(std::string_view text, std::size_t begin) {
  const char quote = begin > 0 ? text[begin - 1] : ' ';
  if (quote == '\'' || quote == '"') return std::min(text.find(quote, begin), text.size());
  auto end = std::min(text.find_first_of(" \t'\",;:()<>`]", begin), text.size());
  while (text[end - 1] == '.') --end;  // of the sentence
  return end;
}

bool is_everybodys(std::string_view path) {
  return std::ranges::any_of(everybodys_folders, [&](std::string_view folder) {
    return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
  });
}

std::string without_paths(std::string_view text) {
  std::string shown;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = begins_path(text, at) ? end_of_path(text, at) : at + 1;
    const auto piece = text.substr(at, end - at);
    shown += piece.size() > 1 && !is_everybodys(piece) ? hidden_path : piece;
    at = end;
  }
  return shown;
}

// What was typed may name a folder by a relative path, as a sentence would not: "--results=a/b"
// too, and after "--results" any word is one.
std::string typed(const std::string& word, std::string_view before) {
  if (before == "--results") return std::string(hidden_path);
  if (word.find('/') == std::string::npos) return word;
  const auto value = word.starts_with('-') ? word.find('=') + 1 : 0;
  return cat(std::string_view(word).substr(0, value), hidden_path);
}

// Visits every struct below one, and hides what its free texts give away.
class Hiding {
 public:
  explicit Hiding(const Anonymous& anonymous) : anonymous_(anonymous) {}

  void operator()(std::string_view name, auto& value) {
    if (std::ranges::count(free_texts, name) > 0) {
      hide_text(value);
    } else {
      look_below(value);
    }
  }
  void deltas(std::string_view /*name*/, const auto& /*value*/) {}

 private:
  void hide_text(std::string& text) { text = anonymous_.hidden(text); }
  void hide_text(std::vector<std::string>& texts) {
    for (auto& text : texts) hide_text(text);
  }
  void hide_text(const auto& /*other*/) {}

  void look_below(auto& value) {
    if constexpr (requires { read::fields(*this, value); }) read::fields(*this, value);
  }
  template <class Value>
  void look_below(std::vector<Value>& values) {
    if constexpr (requires(Value & value) { read::fields(*this, value); })
      for (auto& value : values) read::fields(*this, value);
  }
  template <class Value>
  void look_below(std::optional<Value>& value) {
    if (value) look_below(*value);
  }

  const Anonymous& anonymous_;
};

}  // namespace

Anonymous::Anonymous(std::string_view host, const Env& env) : host_(host) {
  for (const std::string_view name : {"USER", "LOGNAME"})
    if (const auto user = variable(env, name)) users_.push_back(*user);
  if (const auto home = variable(env, "HOME")) {
    folders_.push_back(*home);
    users_.push_back(std::filesystem::path(*home).filename().string());
  }
  for (const std::string_view name : {"UB_BINDIR", "UB_TMPDIR", "UB_TESTDIR", "UB_RESULTDIR"})
    if (const auto folder = variable(env, name)) folders_.push_back(*folder);
  folders_.push_back(env.program.parent_path().string());
  if (const auto user = sys::user_name()) users_.push_back(*user);
  std::erase(users_, "root");
  // Their last letters are cut off as of any path.
  std::erase_if(folders_, [](const auto& folder) { return folder.find(' ') == folder.npos; });
}

void Anonymous::hide_in(report::Header& header) const {
  Hiding hiding(*this);
  std::string before;
  for (auto& word : header.command) {
    auto shown = typed(word, before);
    before = std::exchange(word, std::move(shown));
  }
  read::fields(hiding, header);
  header.host = nobody;
  header.machine.host = nobody;
  auto& table = header.baseline.name;
  if (table.find('/') != table.npos) table = hidden_path;
}

void Anonymous::hide_in(measure::Event& event) const {
  Hiding hiding(*this);
  std::visit(
      [&](auto& one) {
        if constexpr (requires { read::fields(hiding, one); }) read::fields(hiding, one);
      },
      event);
}

std::string Anonymous::hidden(std::string_view text) const {
  std::string shown(text);
  for (const auto& folder : folders_) replace_all(shown, folder, "/hidden");
  shown = without_paths(shown);
  replace_word(shown, host_, nobody);
  for (const auto& user : users_) replace_word(shown, user, "<user>");
  return shown;
}

}  // namespace unixmark::cli
