// What the look of the page has besides where it shows a sweep.
#pragma once

#include <string_view>

namespace unixmark::write {

inline constexpr std::string_view html_scaling_style = R"css(
.curve circle, .curve path { stroke-width: 1.5; }
.curve .grid { stroke: var(--line); }
.curve .mark { stroke: var(--soft); stroke-dasharray: 2 4; }
.curve .ideal { stroke: var(--soft); stroke-dasharray: 6 4; }
.curve .fit { stroke: var(--dot); stroke-width: 2; }
.curve .thin { stroke: var(--dot); stroke-width: 1; opacity: .6; }
.curve .whisker { stroke: var(--dot); stroke-width: 2; }
.curve .impossible { stroke: var(--bad); fill: var(--bad); }
)css";

}  // namespace unixmark::write
