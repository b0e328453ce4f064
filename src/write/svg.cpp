#include "write/svg.hpp"

#include "write/clean.hpp"

#include <fmt/format.h>

namespace unixmark::write::svg {

std::string names(std::string_view title, std::string_view description) {
  return fmt::format("<title>{}</title><desc>{}</desc>", html_text(title), html_text(description));
}

std::string line(std::string_view style, double x1, double y1, double x2, double y2) {
  return fmt::format(R"(<line class="{}" x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}"/>)", style,
                     x1, y1, x2, y2);
}

std::string disc(std::string_view style, double x, double y, double radius) {
  return fmt::format(R"(<circle class="{}" cx="{:.1f}" cy="{:.1f}" r="{:.1f}"/>)", style, x, y,
                     radius);
}

std::string label(double x, double y, std::string_view anchor, std::string_view text) {
  return fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="{}">{}</text>)", x, y, anchor,
                     html_text(text));
}

}  // namespace unixmark::write::svg
