// The look of the HTML page. No font, picture or script from elsewhere.
#pragma once

#include <string_view>

namespace unixmark::write {

inline constexpr std::string_view html_style = R"css(
:root { color-scheme: light dark; --paper: #fdfdfb; --ink: #1d2329; --soft: #5b6570; --line: #dcdfe3;
  --bar: #7fb0d6; --mean: #a3301a; --warn: #fff3d6; --warn-ink: #6b4a00; --bad: #a32020; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #15181b; --ink: #e4e7ea; --soft: #9aa4ae; --line: #32383e; --bar: #3d7aa8;
    --mean: #ffb08a; --warn: #3b2f10; --warn-ink: #f2d48a; --bad: #ff8f85; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.2rem; margin: 2.75rem 0 .25rem; padding-top: .75rem; border-top: 2px solid var(--ink); }
h3 { font-size: 1rem; margin: 1.75rem 0 .5rem; }
p { margin: .4rem 0; }
.soft { color: var(--soft); }
.marks { list-style: none; margin: 1rem 0 0; padding: 0; }
.marks li { background: var(--warn); color: var(--warn-ink); padding: .5rem .75rem; border-radius: 4px; margin: .4rem 0;
  font-weight: 600; }
.tiles { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
.tiles li { border: 1px solid var(--line); border-radius: 6px; padding: .6rem 1rem .5rem; min-width: 11rem; }
.tiles strong { display: block; font-size: 1.9rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.tiles span { display: block; color: var(--soft); font-size: .85rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: 0 0 .35rem; }
th, td { padding: .22rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th:first-child, td:first-child { padding-left: 0; }
thead th { color: var(--soft); font-weight: 500; font-size: .85rem; border-bottom-color: var(--soft); }
tbody th { font-weight: 400; min-width: 10rem; }
caption { margin-top: 1.75rem; }
@media (min-width: 60rem) { .results th:first-child { width: 21rem; } }
tfoot th, tfoot td { font-weight: 700; border-bottom: 0; border-top: 1px solid var(--soft); }
.n { text-align: right; white-space: nowrap; }
.facts th { width: 10rem; color: var(--soft); }
.facts td { overflow-wrap: anywhere; }
.bad { color: var(--bad); }
.chart { width: 40%; min-width: 9rem; vertical-align: middle; }
.chart svg { display: block; width: 100%; height: .85rem; }
.chart rect { fill: var(--bar); }
.chart line { stroke: var(--mean); stroke-width: 2; vector-effect: non-scaling-stroke; }
ul.plain { margin: .3rem 0; padding-left: 1.1rem; }
@media print {
  :root { --paper: #fff; --ink: #000; --soft: #444; --line: #bbb; --bar: #7fb0d6; --mean: #a3301a; --warn: #fff;
    --warn-ink: #000; --bad: #900; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .marks li { border: 1px solid #000; }
  tr, .tiles li { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
}
)css";

}  // namespace unixmark::write
