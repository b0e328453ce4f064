// The JSON report back into the record that it was made from.
#include "read/decoder.hpp"
#include "read/journal.hpp"
#include "read/parse.hpp"

#include <set>
#include <utility>

#include <nlohmann/json.hpp>

namespace unixmark::read {

namespace {

using Json = nlohmann::json;

constexpr std::string_view report_schema = "unixmark-report/1";

const Json& member(const Json& object, const char* name) {
  if (!object.is_object() || !object.contains(name)) throw Error(cat("\"", name, "\" is missing"));
  return object[name];
}

// Element `event[index]` of the list `holder[list]`.
const Json& element(const Json& holder, const char* list, const Json& event, const char* index) {
  const auto& values = member(holder, list);
  const auto position = field_of(event, index, values.size());
  if (!values.is_array() || position >= values.size()) {
    throw Error(cat("\"", index, "\" points at nothing"));
  }
  return values[position];
}

// Rebuilds the events of one report. A pass stands once in it, in its test; its event says where.
class Events {
 public:
  explicit Events(const Json& report) : report_(report) {}

  measure::Event read(const Json& event) {
    const auto name = field_of(event, "event", std::string());
    if (name == event_name<measure::PassEnded> && event.contains("run")) return pointed(event);
    auto known = decode_event(name, event);
    if (!known) throw Error(cat("unknown event \"", name, "\""));
    return std::move(*known);
  }

 private:
  measure::Event pointed(const Json& event) {
    const auto& run = element(report_, "runs", event, "run");
    const auto& test = element(run, "tests", event, "test");
    const auto& pass = element(test, "passes", event, "pass");
    // Without this a small file could ask for more memory than there is.
    if (!seen_.insert(&pass).second) throw Error("points at a pass that came before");
    measure::PassEnded ended;
    fields(Decoder<Json>(pass), ended.pass);
    return ended;
  }

  const Json& report_;
  std::set<const Json*> seen_;
};

void read_events(const Json& report, Record& record) {
  Events reader(report);
  const auto& events = member(report, "events");
  if (!events.is_array()) throw Error("\"events\" should be a list");
  std::size_t number = 0;
  for (const auto& event : events) {
    ++number;
    try {
      record.events.push_back(reader.read(event));
    } catch (const Error& error) {
      record.lost.push_back(cat("event ", number, ": ", error.what()));
    }
  }
}

Record read_report(std::string_view text) {
  const auto report = parse_value<Json>(text);
  if (field_of(report, "schema", std::string()) != report_schema) {
    throw Error(cat("it does not say \"", report_schema, "\""));
  }
  Record record;
  const auto& header = member(report, "header");
  fields(Decoder<Json>(header), record.header);
  read_events(report, record);
  return record;
}

}  // namespace

Record parse_json(std::string_view text) {
  try {
    return read_report(text);
  } catch (const Error& error) {
    throw Error(cat("reading a report in JSON: ", error.what(),
                    ". The journal beside it (.log) holds the same measurements"));
  }
}

}  // namespace unixmark::read
