#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/html_pictures.hpp"
#include "write/sureness.hpp"
#include "write/svg.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using svg::disc;
using svg::label;
using svg::line;

std::string_view standing_words(report::Standing standing) {
  switch (standing) {
    case report::Standing::Kept:
      return "kept by the classic rule";
    case report::Standing::Dropped:
      return "dropped by the classic rule";
    case report::Standing::Outside:
      return "not in the classic result";
    case report::Standing::Failed:
      break;
  }
  return "failed";
}

std::string flags_text(const report::Row& row, std::size_t position) {
  std::string text;
  if (position >= row.flags.size()) return text;
  for (const auto& flag : row.flags[position]) {
    text += cat("; ", flag.text, flag.level == report::Flag::Level::Suspect ? " (suspect)" : "");
  }
  return text;
}

// "pass 5: 19990.0 lps, -0.3 %; dropped by the classic rule; steal ..."
std::string pass_text(const report::Row& row, const report::PassFigure& figure,
                      std::size_t position) {
  auto text = cat("pass ", row.passes.at(position).number, ": ");
  if (figure.rate) text += fmt::format("{:.1f} {}", *figure.rate, row.test.unit);
  if (figure.rate && row.robust) text += ", " + distance(*figure.rate, row.robust->median);
  return cat(text, figure.rate ? "; " : "", standing_text(row, figure, position));
}

std::string dot_text(const report::Row& row, const std::vector<report::PassFigure>& figures,
                     const Dot& dot) {
  if (dot.first == dot.last) return pass_text(row, figures[dot.first], dot.first);
  return cat("passes ", dot.first + 1, " to ", dot.last + 1,
             dot.suspect   ? "; suspect ones among them"
             : dot.noticed ? "; flagged ones among them"
                           : "",
             dot.failed ? "; failed ones among them" : "");
}

std::string mark_of(const Dot& dot) {
  constexpr double arm = 4;
  if (dot.standing == report::Standing::Failed || (dot.first == dot.last && dot.failed)) {
    return fmt::format(R"(<path class="failed" d="M{:.1f} {:.1f}l8 8m0 -8l-8 8"/>)", dot.x - arm,
                       dot.y - arm);
  }
  const auto* style = dot.standing == report::Standing::Kept      ? "kept"
                      : dot.standing == report::Standing::Dropped ? "dropped"
                                                                  : "outside";
  auto drawn =
      dot.first == dot.last ? std::string{} : line(style, dot.x, dot.top, dot.x, dot.bottom);
  return drawn + disc(style, dot.x, dot.y, 3.5);
}

std::string dot_svg(const report::Row& row, const std::vector<report::PassFigure>& figures,
                    const Dot& dot) {
  const auto ring = dot.noticed ? disc(dot.suspect ? "ring" : "ring notice", dot.x, dot.y, 7) : "";
  return fmt::format("<g><title>{}</title>{}{}</g>", html_text(dot_text(row, figures, dot)), ring,
                     mark_of(dot));
}

std::string strip_axis(const Strip& strip, std::size_t passes) {
  const auto& axis = strip.deviation;
  auto drawn = line("axis", 50, axis.end, 50, axis.begin);
  for (const double value : {axis.high, axis.low}) {
    drawn += line("axis", 46, axis.at(value), 50, axis.at(value));
    drawn += label(42, axis.at(value) + 4, "end", fmt::format("{:+g} %", value));
  }
  drawn += label(42, axis.at(0) + 4, "end", "median");
  drawn += label(strip.dots.front().x, strip_height - 6, "middle", "1");
  if (strip.dots.size() > 1) {
    drawn += label(strip.dots.back().x, strip_height - 6, "middle", cat(passes));
  }
  return drawn + label((50 + strip_width) / 2, strip_height - 6, "middle", "passes in order");
}

std::string strip_ground(const Strip& strip) {
  std::string drawn;
  if (strip.interval) {
    drawn += fmt::format(R"(<rect class="band" x="50" y="{:.1f}" width="{:.1f}" height="{:.1f}"/>)",
                         strip.interval->top, strip_width - 50,
                         std::max(1.0, strip.interval->bottom - strip.interval->top));
  }
  if (strip.median) drawn += line("median", 50, *strip.median, strip_width, *strip.median);
  return drawn;
}

std::string strip_description(const report::Row& row, const Strip& strip) {
  const auto count = [&](auto&& of) { return std::ranges::count_if(strip.dots, of); };
  const auto flagged = count([](const Dot& dot) { return dot.noticed; });
  const auto dropped =
      count([](const Dot& dot) { return dot.standing == report::Standing::Dropped; });
  return cat(row.passes.size(), " passes from left to right, the rate upwards; ", flagged,
             " ringed as flagged, ", dropped,
             " hollow as dropped by the classic rule. The figures are in the table below.");
}

}  // namespace

std::string strip_svg(const report::Row& row) {
  const auto strip = strip_of(row);
  if (strip.dots.empty()) return {};
  const auto figures = report::figures_of(row);
  auto drawn = strip_ground(strip) + strip_axis(strip, row.passes.size());
  for (const auto& dot : strip.dots) drawn += dot_svg(row, figures, dot) + '\n';
  return fmt::format("<svg class=\"strip\" viewBox=\"0 0 {} {}\" role=\"img\">{}{}</svg>\n",
                     strip_width, strip_height,
                     svg::names(cat("Passes of ", row.test.title), strip_description(row, strip)),
                     drawn);
}

std::string standing_text(const report::Row& row, const report::PassFigure& figure,
                          std::size_t position) {
  const auto& pass = row.passes.at(position);
  if (!pass.complaint.empty()) return shortened(cat("failed: ", pass.complaint));
  if (!figure.rate) return "nothing counted";
  const auto repeats = pass.repeats ? cat("repeats pass ", *pass.repeats, "; ") : std::string{};
  return cat(repeats, standing_words(figure.standing), flags_text(row, position));
}

std::string strip_legend() {
  struct Sign {
    Dot dot;
    std::string_view text;
  };
  using report::Standing;
  const auto dot = [](Standing standing, bool noticed = false, bool suspect = false) {
    return Dot{.x = 9, .y = 9, .noticed = noticed, .suspect = suspect, .standing = standing};
  };
  std::string items;
  for (const auto& [sign, text] :
       {Sign{dot(Standing::Kept), "kept by the classic rule"},
        Sign{dot(Standing::Dropped), "dropped by it"},
        Sign{dot(Standing::Outside), "not in the classic result"},
        Sign{dot(Standing::Kept, true, true), "suspect"},
        Sign{dot(Standing::Kept, true), "flagged"}, Sign{dot(Standing::Failed), "failed"}}) {
    const auto ring = sign.noticed ? disc(sign.suspect ? "ring" : "ring notice", 9, 9, 7) : "";
    items += fmt::format(
        "<li><svg class=\"strip\" viewBox=\"0 0 18 18\" aria-hidden=\"true\">{}{}</svg>{}</li>\n",
        ring, mark_of(sign), text);
  }
  return fmt::format(
      "<ul class=\"legend\">\n{}<li><span class=\"swatch\"></span>median and its 95 % "
      "interval</li>\n</ul>\n",
      items);
}

}  // namespace unixmark::write
