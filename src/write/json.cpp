// The report in JSON: what was measured, what was computed from it, and the order in which it
// happened, so that a reader can rebuild the session.
#include "write/encoder.hpp"
#include "write/facts.hpp"
#include "write/json_layout.hpp"
#include "write/json_scaling.hpp"
#include "write/writers.hpp"

#include <nlohmann/json.hpp>

namespace unixmark::write {

namespace {

using Json = nlohmann::ordered_json;
using Encode = Encoder<Json>;

Json classic_json(const std::optional<score::ClassicInterval>& interval) {
  if (!interval) return nullptr;
  return {{"method", "winsorised t"},
          {"confidence", 0.95},
          {"low", interval->low},
          {"high", interval->high},
          {"freedom", interval->logarithm.freedom},
          {"wide", interval->wide},
          {"widening", interval->widening}};
}

Json median_json(const std::optional<score::MedianInterval>& interval) {
  if (!interval) return nullptr;
  return {{"method", "order statistics"},
          {"confidence", interval->level},
          {"low", interval->low},
          {"high", interval->high}};
}

Json trend_json(const std::optional<score::Trend>& trend) {
  if (!trend) return nullptr;
  return {{"change", trend->change},
          {"p", trend->p},
          {"exact", trend->exact},
          {"flagged", trend->flagged}};
}

Json robust_json(const std::optional<score::Robust>& robust) {
  if (!robust) return nullptr;
  return {{"passes", robust->passes},
          {"least", robust->least},
          {"median", robust->median},
          {"most", robust->most},
          {"relative_mad", robust->relative_mad},
          {"interval", median_json(robust->interval)},
          {"correlation", Encode::encode(robust->checks.correlation)},
          {"widening", robust->checks.widening},
          {"trend", trend_json(robust->checks.trend)},
          {"warm_up", Encode::encode(robust->checks.warm_up)}};
}

Json index_json(const std::optional<score::IndexEstimate>& index) {
  if (!index) return nullptr;
  return {{"value", index->value},
          {"confidence", 0.95},
          {"low", index->interval.low},
          {"high", index->interval.high},
          {"over_rounds", index->over_rounds}};
}

Json resampled_json(const std::optional<report::Resampled>& resampled) {
  if (!resampled) return nullptr;
  return {{"method", "percentile bootstrap"},
          {"confidence", 0.95},
          {"resamples", resampled->resamples},
          {"low", resampled->low},
          {"high", resampled->high}};
}

Json grade_json(const std::optional<report::Grade>& grade) {
  if (!grade) return nullptr;
  return {{"letter", std::string(1, grade->letter)}, {"reasons", Encode::encode(grade->reasons)}};
}

Json flag_json(const report::Flag& flag) {
  return {{"signal", Encode::encode(flag.signal)},
          {"level", flag.level == report::Flag::Level::Suspect ? "suspect" : "notice"},
          {"local", flag.local},
          {"value", flag.value},
          {"text", Encode::encode(flag.text)}};
}

// A list for each pass, in the order of the passes.
Json flags_json(const report::Row& row) {
  auto list = Json::array();
  for (const auto& of_pass : row.flags) {
    auto flags = Json::array();
    for (const auto& flag : of_pass) flags.push_back(flag_json(flag));
    list.push_back(std::move(flags));
  }
  return list;
}

Json undisturbed_json(const std::optional<report::Undisturbed>& undisturbed) {
  if (!undisturbed) return nullptr;
  return {{"method", "median of the passes that are not suspect"},
          {"rate", undisturbed->rate},
          {"passes", undisturbed->passes},
          {"excluded", undisturbed->excluded}};
}

Json test_json(const report::Row& row) {
  const auto text_or_null = [](const std::string& text) {
    return text.empty() ? Json(nullptr) : Encode::encode(text);
  };
  return {{"name", Encode::encode(row.test.name)},
          {"title", Encode::encode(row.test.title)},
          {"category", Encode::encode(row.test.category)},
          {"unit", Encode::encode(row.test.unit)},
          {"timebase", row.test.timebase},
          {"score", Encode::encode(row.score)},
          {"reason", text_or_null(row.failure)},
          {"skipped", row.skipped},
          {"seconds", row.seconds},
          {"samples", row.samples},
          {"kept", Encode::encode(row.kept)},
          {"interval", classic_json(row.classic)},
          {"robust", robust_json(row.robust)},
          {"resampled", resampled_json(row.resampled)},
          {"baseline", Encode::encode(row.baseline)},
          {"index", Encode::encode(row.index)},
          {"findings", Encode::encode(row.findings)},
          {"remarks", Encode::encode(row.remarks)},
          {"without_suspects", undisturbed_json(row.undisturbed)},
          {"flags", flags_json(row)},
          {"passes", Encode::encode(row.passes)}};
}

Json table_json(const report::IndexTable& table, const report::Section& section) {
  auto names = Json::array();
  for (const auto position : table.rows) {
    names.push_back(Encode::encode(section.rows.at(position).test.name));
  }
  return {{"category", Encode::encode(table.category)},
          {"tests", names},
          {"partial", table.partial},
          {"score", Encode::encode(table.score)},
          {"classic", index_json(table.classic)},
          {"robust", index_json(table.robust)}};
}

Json run_json(const report::Section& section) {
  auto tests = Json::array();
  for (const auto& row : section.rows) tests.push_back(test_json(row));
  auto tables = Json::array();
  for (const auto& table : section.tables) tables.push_back(table_json(table, section));
  return {{"copies", section.copies},
          {"began", Encode::encode(section.began)},
          {"ended", Encode::encode(section.ended)},
          {"tests", tests},
          {"indexes", tables}};
}

// Finds where the report shows the passes of its events, each in turn.
class Places {
 public:
  explicit Places(const report::Report& report) : report_(report) {
    for (const auto& section : report.sections) next_.emplace_back(section.rows.size(), 0);
  }

  // {"run": 0, "test": 6, "pass": 2}, or the pass itself where the report does not show it.
  Json of(const measure::PassEnded& event) {
    for (std::size_t run = 0; run < next_.size(); ++run) {
      for (std::size_t test = 0; test < next_[run].size(); ++test) {
        const auto& passes = report_.sections[run].rows[test].passes;
        auto& pass = next_[run][test];
        if (pass < passes.size() && passes[pass] == event.pass) {
          return {{"event", "pass_ended"}, {"run", run}, {"test", test}, {"pass", pass++}};
        }
      }
    }
    Json whole = {{"event", "pass_ended"}};
    read::fields(Encode(whole), event);
    return whole;
  }

 private:
  const report::Report& report_;
  std::vector<std::vector<std::size_t>> next_;  // by run and test
};

Json events_json(const report::Report& report) {
  auto list = Json::array();
  Places places(report);
  const auto add = [&]<class Event>(const Event& event) {
    if constexpr (std::same_as<Event, measure::PassEnded>) {
      list.push_back(places.of(event));
    } else if constexpr (!read::event_name<Event>.empty()) {
      Json object = {{"event", read::event_name<Event>}};
      read::fields(Encode(object), event);
      list.push_back(object);
    }
  };
  for (const auto& event : report.events) std::visit(add, event);
  return list;
}

}  // namespace

std::string json(const report::Report& report) {
  auto runs = Json::array();
  for (const auto& section : report.sections) runs.push_back(run_json(section));
  Json whole = {{"schema", "unixmark-report/1"},
                {"grade", grade_json(report.grade)},
                {"marks", Encode::encode(marks(report))},
                {"complete", report.complete},
                {"interrupted", report.interrupted},
                {"ended", report.ended},
                {"runner_share", Encode::encode(report.runner_share)},
                {"not_reported", Encode::encode(report.not_reported)},
                {"header", Encode::encode(report.header)},
                {"runs", std::move(runs)},
                {"events", events_json(report)}};
  if (report.scaling) whole["scaling"] = ScalingEncoder<Json>::encode(*report.scaling);
  return laid_out(whole);
}

}  // namespace unixmark::write
