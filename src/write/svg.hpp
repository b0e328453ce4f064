// The few signs that the page's pictures are made of.
#pragma once

#include <string>
#include <string_view>

namespace unixmark::write::svg {

// What a picture is called and what it shows, for those who hear it; plain text.
[[nodiscard]] std::string names(std::string_view title, std::string_view description);

// `style` is a class of html_style.hpp.
[[nodiscard]] std::string line(std::string_view style, double x1, double y1, double x2, double y2);
[[nodiscard]] std::string disc(std::string_view style, double x, double y, double radius);
[[nodiscard]] std::string label(double x, double y, std::string_view anchor, std::string_view text);

}  // namespace unixmark::write::svg
