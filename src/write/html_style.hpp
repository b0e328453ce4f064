// The look of the HTML page. No font, picture or script from elsewhere.
#pragma once

#include <string_view>

namespace unixmark::write {

inline constexpr std::string_view html_style = R"css(
:root { color-scheme: light dark; --paper: #fdfdfb; --ink: #1d2329; --soft: #5b6570; --line: #dcdfe3;
  --bar: #7fb0d6; --mean: #a3301a; --warn: #fff3d6; --warn-ink: #6b4a00; --bad: #a32020; --dot: #2f6ea3; --band: #dbe8f3;
  --ring: #c2410c; --a: #2c7a3f; --b: #4c7a1f; --c: #a86400; --d: #a32020; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #15181b; --ink: #e4e7ea; --soft: #9aa4ae; --line: #32383e; --bar: #3d7aa8;
    --mean: #ffb08a; --warn: #3b2f10; --warn-ink: #f2d48a; --bad: #ff8f85; --dot: #7db8e8; --band: #20364a;
    --ring: #ff9d5c; --a: #6fce86; --b: #a5cf6b; --c: #f0b350; --d: #ff8f85; }
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
.tiles li { border: 1px solid var(--line); border-radius: 6px; padding: .6rem 1rem .5rem; flex: 0 1 21rem; }
.tiles svg { margin: .2rem 0; }
.tiles strong { display: block; font-size: 1.9rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.tiles span { display: block; color: var(--soft); font-size: .85rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .22rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th:first-child, td:first-child { padding-left: 0; }
thead th { color: var(--soft); font-weight: 500; font-size: .85rem; border-bottom-color: var(--soft); }
tbody th { font-weight: 400; min-width: 10rem; }
tfoot th, tfoot td { font-weight: 700; border-bottom: 0; border-top: 1px solid var(--soft); }
.n { text-align: right; white-space: nowrap; }
.facts th { width: 10rem; color: var(--soft); }
.facts td { overflow-wrap: anywhere; }
.bad { color: var(--bad); }
.chart { width: 40%; min-width: 9rem; vertical-align: middle; }
svg { display: block; width: 100%; overflow: visible; fill: none; }
svg text { fill: var(--soft); font-size: 11px; }
.bar { height: .85rem; }
.bar rect { fill: var(--bar); }
.bar line { stroke: var(--mean); stroke-width: 2; vector-effect: non-scaling-stroke; }
.intervals { width: 17rem; min-width: 13rem; vertical-align: middle; padding-right: 0; }
@media (min-width: 60rem) { .results tbody th { min-width: 18rem; } }
.zero { stroke: var(--line); }
line.robust { stroke: var(--dot); stroke-width: 5; stroke-linecap: round; opacity: .55; }
circle.robust, circle.kept { fill: var(--dot); }
line.classic { stroke: var(--ink); stroke-width: 1.5; }
path.classic, .on { fill: var(--ink); }
line.range { stroke: var(--dot); stroke-width: 3; stroke-dasharray: 1 5; stroke-linecap: round; }
.grade { display: flex; gap: 1rem; align-items: center; margin: 1.25rem 0 0; padding: .6rem 1rem; border: 1px solid var(--line);
  border-left: 6px solid var(--tone); border-radius: 6px; }
.grade > strong { font-size: 2.4rem; line-height: 1; color: var(--tone); text-align: center; }
.grade > strong span { display: block; font-size: .8rem; font-weight: 400; }
.grade p { font-weight: 600; margin: 0; }
.grade-A { --tone: var(--a); } .grade-B { --tone: var(--b); } .grade-C { --tone: var(--c); } .grade-D { --tone: var(--d); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(29rem, 100%), 1fr)); gap: 1rem; }
article { border: 1px solid var(--line); border-radius: 6px; padding: .7rem .9rem; min-width: 0; font-size: .9rem; }
article h4 { margin: 0 0 .3rem; font-size: .95rem; }
.strip circle, .strip path, .strip line { stroke-width: 1.5; }
.kept, .dropped, .outside { stroke: var(--dot); }
.dropped { fill: var(--paper); }
.outside { stroke: var(--soft); fill: var(--soft); }
.failed { stroke: var(--bad); stroke-width: 2; }
.ring { stroke: var(--ring); }
.ring.notice { stroke-dasharray: 3 2.5; }
.band { fill: var(--band); }
.median { stroke: var(--dot); }
.axis { stroke: var(--soft); }
.strip .axis { stroke-width: 1; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .3rem 0 .8rem; padding: 0; list-style: none; color: var(--soft);
  font-size: .85rem; }
.legend li { display: flex; align-items: center; gap: .35rem; }
.legend svg { width: 18px; }
.swatch { width: 24px; height: 10px; background: linear-gradient(var(--dot), var(--dot)) 0 50% / 100% 1px no-repeat var(--band); }
summary { cursor: pointer; color: var(--soft); }
ul.plain { margin: .3rem 0; padding-left: 1.1rem; }
@media print {
  :root { --paper: #fff; --ink: #000; --soft: #444; --line: #bbb; --bar: #7fb0d6; --mean: #a3301a; --warn: #fff;
    --warn-ink: #000; --bad: #900; --dot: #2f6ea3; --band: #dbe8f3; --ring: #c2410c; --a: #2c7a3f; --b: #4c7a1f; --c: #a86400;
    --d: #a32020; }
  * { print-color-adjust: exact; }
  details { display: none; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .wide { overflow: visible; }
  th, td { padding: .2rem .35rem; }
  tbody th { min-width: 0; }
  .results { font-size: 9pt; }
  .intervals { width: 11rem; min-width: 8rem; }
  .intervals text { font-size: 20px; }
  .cards { grid-template-columns: 1fr 1fr; }
  tfoot { display: table-row-group; }
  .marks li { border: 1px solid #000; }
  tr, .tiles li, article, .grade { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
}
)css";

}  // namespace unixmark::write
