// What was printed of a report, back from our JSON.
#include "read/decoder.hpp"
#include "read/parse.hpp"
#include "read/reading.hpp"

#include <nlohmann/json.hpp>

namespace unixmark::read {

namespace {

using Json = nlohmann::json;

constexpr std::string_view schema = "unixmark-published/1";

report::Published read_published(std::string_view text) {
  const auto whole = parse_value<Json>(text);
  if (field_of(whole, "schema", std::string()) != schema) {
    throw Error(cat("it does not say \"", schema, "\"; a later unixmark may read it"));
  }
  report::Published report;
  fields(Decoder<Json>(whole), report);
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
