// What was printed of a report, back from our JSON.
#include "read/decoder.hpp"
#include "read/parse.hpp"
#include "read/published_sweep.hpp"
#include "read/reading.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace unixmark::read {

namespace {

using Json = nlohmann::json;

constexpr std::string_view published_schema = "unixmark-published/1";

std::optional<report::PublishedSweep> sweep_of(const std::vector<std::string>& lines) {
  Draft draft;
  read_sweep(draft, lines);
  return std::move(draft.report.sweep);
}

report::Published read_published(std::string_view text) {
  const auto whole = parse_value<Json>(text);
  if (field_of(whole, "schema", std::string()) != published_schema) {
    throw Error(cat("it does not say \"", published_schema, "\"; a later unixmark may read it"));
  }
  report::Published report;
  fields(Decoder<Json>(whole), report);
  report.sweep = sweep_of(field_of(whole, "sweep_text", std::vector<std::string>()));
  if (!report.sweep) return report;
  if (!report.sections.empty()) report.sweep->line = report.sections[0].line;
  report.sections = report::runs_of(*report.sweep);  // which older files have as results
  return report;
}

}  // namespace

report::Published parse_published_json(std::string_view text) {
  try {
    return read_published(text);
  } catch (const Error& error) {
    throw Error(cat("reading what was printed of a report, in JSON: ", error.what()));
  }
}

}  // namespace unixmark::read
