#include "read/calibration.hpp"

#include "read/decoder.hpp"
#include "read/parse.hpp"

#include <set>
#include <tuple>

#include <nlohmann/json.hpp>

namespace unixmark::read {

namespace {

using Json = nlohmann::json;

constexpr std::string_view calibration_schema = "unixmark-calibration/1";

void demand_sound(const analysis::SessionRate& rate) {
  if (rate.test.empty()) throw Error("\"test\" is missing");
  if (rate.rate <= 0) throw Error(cat("\"rate\" of ", rate.test, " is missing"));
}

// Pairs are counted per test and copies, so a rate that stands twice would count for more.
void demand_sound(const analysis::CalibrationSession& session) {
  std::set<std::tuple<std::string, int, Seconds>> seen;
  for (const auto& rate : session.rates) {
    demand_sound(rate);
    if (seen.emplace(rate.test, rate.copies, rate.duration).second) continue;
    throw Error(cat("a session holds ", rate.test, " twice"));
  }
}

void demand_sound(const analysis::Calibration& calibration) {
  if (calibration.sessions.size() > analysis::most_sessions) {
    throw Error(cat("more than ", analysis::most_sessions, " sessions"));
  }
  for (const auto& session : calibration.sessions) demand_sound(session);
}

}  // namespace

analysis::Calibration parse_calibration(std::string_view text) {
  const auto whole = parse_value<Json>(text);
  if (field_of(whole, "schema", std::string()) != calibration_schema) {
    throw Error(cat("it does not say \"", calibration_schema, "\"; a later unixmark may read it"));
  }
  analysis::Calibration calibration;
  fields(Decoder<Json>(whole), calibration);
  demand_sound(calibration);
  return calibration;
}

}  // namespace unixmark::read
