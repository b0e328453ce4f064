#include "write/html_parts.hpp"

#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/html_style.hpp"

#include <fmt/format.h>

namespace unixmark::write {

namespace {

// A page loads nothing from anywhere and runs nothing: what it carries in its script element is no
// program. Style stands in the page itself, also beside what is drawn.
constexpr std::string_view content_policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    "form-action 'none'";

// JSON that no browser can take for the end of its script element.
std::string embedded(const std::string& json) {
  std::string safe;
  for (const char letter : json) {
    switch (letter) {
      case '<':
        safe += "\\u003c";
        break;
      case '>':
        safe += "\\u003e";
        break;
      case '&':
        safe += "\\u0026";
        break;
      default:
        safe += letter;
    }
  }
  return safe;
}

}  // namespace

std::string shown(const std::optional<double>& value) {
  return value ? fixed(*value, 1) : "–";
}

std::string html_list(const std::vector<std::string>& items, std::string_view style) {
  if (items.empty()) return {};
  auto lines = fmt::format("<ul class=\"{}\">\n", style);
  for (const auto& item : items) lines += fmt::format("<li>{}</li>\n", html_text(item));
  return lines + "</ul>\n";
}

std::string html_facts(std::string_view heading, const std::vector<Fact>& facts) {
  std::string rows;
  for (const auto& fact : facts) {
    rows += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n", html_text(fact.name),
                        html_text(fact.value));
  }
  return fmt::format("<h2>{}</h2>\n<div class=\"wide\"><table class=\"facts\">\n{}</table></div>\n",
                     heading, rows);
}

std::string html_head(std::string_view title, std::string_view more_style) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}{}</style>\n</head>\n<body>\n<header>\n",
      content_policy, title, html_style, more_style);
}

std::string html_archive(const std::string& json) {
  return fmt::format(
      "<script type=\"application/json\" id=\"unixmark-report\">{}</script>\n</body>\n</html>\n",
      embedded(json));
}

}  // namespace unixmark::write
