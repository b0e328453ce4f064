// The fields of reports of which only what was printed is known.
#pragma once

#include "read/fields_of.hpp"
#include "report/published.hpp"

namespace unixmark::read {

void fields(auto&& visit, Of<report::Loss> auto& loss) {
  visit("line", loss.line);
  visit("text", loss.text);
}

void fields(auto&& visit, Of<report::PublishedRow> auto& row) {
  visit("name", row.test);
  visit("title", row.title);
  visit("result", row.value);
  visit("unit", row.unit);
  visit("seconds", row.seconds);
  visit("samples", row.samples);
  visit("pass_rates", row.rates);
  visit("failure", row.failure);
  visit("line", row.line);
  visit("median", row.median);
  visit("median_low", row.median_low);
  visit("median_high", row.median_high);
  visit("median_passes", row.passes);
}

void fields(auto&& visit, Of<report::PublishedIndex> auto& row) {
  visit("name", row.test);
  visit("title", row.title);
  visit("baseline", row.baseline);
  visit("result", row.value);
  visit("index", row.index);
  visit("failure", row.failure);
  visit("line", row.line);
}

void fields(auto&& visit, Of<report::PublishedTable> auto& table) {
  visit("category", table.category);
  visit("partial", table.partial);
  visit("plain", table.plain);
  visit("index_printed", table.score);
  visit("index_recomputed", table.recomputed);
  visit("line", table.line);
  visit("index_line", table.score_line);
  visit("rows", table.rows);
}

void fields(auto&& visit, Of<report::PublishedSection> auto& section) {
  visit("copies_printed", section.copies);
  visit("processors_printed", section.processors);
  visit("began", section.began);
  visit("ended", section.ended);
  visit("line", section.line);
  visit("tests", section.rows);
  visit("indexes", section.tables);
  visit("no_index", section.unrated);
  visit("how_sure", section.remarks);
}

void fields(auto&& visit, Of<report::PublishedFact> auto& fact) {
  visit("name", fact.name);
  visit("value", fact.value);
}

void fields(auto&& visit, Of<report::Published> auto& report) {
  visit("program", report.program);
  visit("version", report.version);
  visit("host", report.host);
  visit("facts", report.facts);
  visit("runs", report.sections);
  visit("lost", report.lost);
  visit("warnings", report.warnings);
}

}  // namespace unixmark::read
