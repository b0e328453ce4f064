#include "read/published_lines.hpp"

#include "base/text.hpp"
#include "read/published_scan.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace unixmark::read {

namespace {

// More than a whole report whose lines were lost.
constexpr std::size_t longest_line = 65'536;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::string_view no_break_space = "\xC2\xA0";

struct Entity {
  std::string_view name;
  std::string_view text;
};
constexpr auto entities = std::to_array<Entity>({{"quot", "\""},
                                                 {"amp", "&"},
                                                 {"lt", "<"},
                                                 {"gt", ">"},
                                                 {"nbsp", " "},
                                                 {"apos", "'"},
                                                 {"ndash", "-"},
                                                 {"mdash", "-"},
                                                 {"hellip", "..."}});

std::string utf8(unsigned code) {
  const auto byte = [](unsigned value) { return static_cast<char>(value); };
  const auto next = [&](unsigned shift) { return byte(0x80U | ((code >> shift) & 0x3FU)); };
  if (code < 0x80) return {byte(code)};
  if (code < 0x800) return {byte(0xC0U | (code >> 6U)), next(0)};
  if (code < 0x10000) return {byte(0xE0U | (code >> 12U)), next(6), next(0)};
  return {byte(0xF0U | (code >> 18U)), next(12), next(6), next(0)};
}

std::optional<unsigned> hex(char letter) {
  if (is_digit(letter)) return static_cast<unsigned>(letter - '0');
  const char low = lower(letter);
  if (low < 'a' || low > 'f') return {};
  return static_cast<unsigned>(low - 'a' + 10);
}

// "#62" or "#x3e" as a character; nothing where it is none.
std::optional<std::string> numbered(std::string_view name) {
  name.remove_prefix(1);
  const bool sixteen = !name.empty() && lower(name.front()) == 'x';
  if (sixteen) name.remove_prefix(1);
  if (name.empty()) return {};
  unsigned code = 0;
  for (const char letter : name) {
    const auto digit = hex(letter);
    if (!digit || (!sixteen && *digit > 9)) return {};
    code = code * (sixteen ? 16 : 10) + *digit;
  }
  const bool character = code > 0 && code < 0x110000 && (code < 0xD800 || code > 0xDFFF);
  return character ? std::optional(utf8(code)) : std::nullopt;
}

std::optional<std::string> entity(std::string_view name) {
  if (name.starts_with('#')) return numbered(name);
  const auto found = std::ranges::find(entities, name, &Entity::name);
  if (found == entities.end()) return {};
  return std::string(found->text);
}

// How many bytes at the front of `text` change a terminal's colours and print nothing.
std::size_t escape_length(std::string_view text) {
  if (!text.starts_with("\x1B[")) return 0;
  std::size_t end = 2;
  while (end < text.size() && text[end] >= 0x20 && text[end] < 0x40) ++end;
  return std::min(end + 1, text.size());
}

// How many bytes at the front of `text` are white.
std::size_t blank_length(std::string_view text) {
  if (text.starts_with(no_break_space)) return no_break_space.size();
  // Characters that control something are shown as blanks too.
  const auto first = static_cast<unsigned char>(text.front());
  return first <= ' ' || first == 0x7F ? 1 : 0;
}

std::string without_quotation(std::string_view text) {
  while (text.starts_with('>')) text = trim(text.substr(1));
  return std::string(text);
}

std::string cleaned(std::string_view raw, bool every_blank) {
  const auto decoded = without_entities(raw);
  std::string_view rest = decoded;
  std::string clean;
  while (!rest.empty()) {
    const auto escape = escape_length(rest);
    const auto blank = escape == 0 ? blank_length(rest) : 0;
    if (blank > 0 && !clean.empty() && (every_blank || clean.back() != ' ')) clean += ' ';
    if (escape + blank == 0) clean += rest.front();
    rest.remove_prefix(std::max<std::size_t>(escape + blank, 1));
  }
  return without_quotation(trim(clean));
}

// A mail's lines that go on end in one equals sign; a rule of them does not.
bool goes_on(std::string_view line) {
  return line.ends_with('=') && !line.ends_with("==");
}

std::string without_quoted_printable(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool coded =
        text[at] == '=' && at + 2 < text.size() && hex(text[at + 1]) && hex(text[at + 2]);
    if (!coded) {
      plain += text[at];
      continue;
    }
    plain += static_cast<char>(*hex(text[at + 1]) * 16 + *hex(text[at + 2]));
    at += 2;
  }
  return plain;
}

}  // namespace

std::string without_entities(std::string_view text) {
  constexpr std::size_t longest_name = 8;
  std::string plain;
  while (!text.empty()) {
    const auto begin = std::min(text.find('&'), text.size());
    plain += text.substr(0, begin);
    text.remove_prefix(begin);
    if (text.empty()) break;
    const auto end = text.substr(0, longest_name + 2).find(';');
    const auto known =
        end == std::string_view::npos ? std::nullopt : entity(text.substr(1, end - 1));
    plain += known ? *known : "&";
    text.remove_prefix(known ? end + 1 : 1);
  }
  return plain;
}

std::string clean_line(std::string_view raw) {
  return cleaned(raw, false);
}

std::string spaced_line(std::string_view raw) {
  return cleaned(raw, true);
}

std::size_t indent_of(std::string_view raw) {
  while (raw.starts_with('>')) raw.remove_prefix(raw.starts_with("> ") ? 2 : 1);
  return std::min(raw.find_first_not_of(' '), raw.size());
}

// In quoted-printable every equals sign that was meant is written so.
Lines::Lines(std::string_view text)
    : rest_(text.starts_with(byte_order_mark) ? text.substr(byte_order_mark.size()) : text),
      quoted_printable_(text.find("=3D") != std::string_view::npos) {}

std::string_view Lines::raw() {
  if (!within_) ++number_;
  const auto end = rest_.substr(0, longest_line).find_first_of("\r\n");
  within_ = end == std::string_view::npos && rest_.size() > longest_line;
  const auto line = rest_.substr(0, std::min(end, longest_line));
  rest_.remove_prefix(line.size());
  if (!within_ && !rest_.empty()) rest_.remove_prefix(rest_.starts_with("\r\n") ? 2 : 1);
  return line;
}

std::string Lines::joined() {
  std::string whole(raw());
  while (goes_on(whole) && !rest_.empty() && whole.size() < longest_line) {
    whole.pop_back();
    whole += raw();
  }
  return without_quoted_printable(whole);
}

bool Lines::next(Line& line) {
  if (rest_.empty()) return false;
  line.number = number_ + (within_ ? 0 : 1);
  const auto decoded = quoted_printable_ ? joined() : std::string();
  const auto printed = quoted_printable_ ? std::string_view(decoded) : raw();
  line.text = clean_line(printed);
  line.indent = indent_of(printed);
  line.printed = printed;
  return true;
}

}  // namespace unixmark::read
