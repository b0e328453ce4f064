// Comparisons, matrices and series for programs.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/comparison.hpp"
#include "write/comparison_data.hpp"
#include "write/date.hpp"
#include "write/matrix.hpp"
#include "write/series.hpp"

#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace unixmark::write {

namespace {

using Json = nlohmann::ordered_json;
using analysis::ComparedRow;
using analysis::ComparedRun;

template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json text_or_null(std::string_view text) {
  return text.empty() ? Json(nullptr) : Json(valid_utf8(text));
}

Json list_of(const std::vector<std::string>& texts) {
  auto list = Json::array();
  for (const auto& text : texts) list.push_back(valid_utf8(text));
  return list;
}

Json party_json(const analysis::Party& party) {
  return {{"name", valid_utf8(party.name)},
          {"host", text_or_null(party.host)},
          {"program", text_or_null(party.program)},
          {"began", party.began ? Json(iso_date(*party.began)) : Json(nullptr)},
          {"sessions", party.sessions}};
}

Json differences_json(const std::vector<analysis::Difference>& differences) {
  auto list = Json::array();
  for (const auto& one : differences) {
    list.push_back(
        {{"name", valid_utf8(one.name)}, {"a", valid_utf8(one.a)}, {"b", valid_utf8(one.b)}});
  }
  return list;
}

Json interval_json(const ComparedRow& row) {
  if (!row.interval) return nullptr;
  return {{"low", row.interval->low},
          {"high", row.interval->high},
          {"confidence", 0.95},
          {"basis", word(row.basis)}};
}

Json estimator_json(const ComparedRow& row) {
  return row.ratio ? Json(word(row.estimator)) : Json(nullptr);
}

Json compared_row_json(const ComparedRow& row) {
  return {{"test", text_or_null(row.test)},
          {"title", valid_utf8(row.title)},
          {"unit", text_or_null(row.unit)},
          {"a", or_null(row.a)},
          {"b", or_null(row.b)},
          {"failure_a", text_or_null(row.a_failure)},
          {"failure_b", text_or_null(row.b_failure)},
          {"ratio", or_null(row.ratio)},
          {"estimator", estimator_json(row)},
          {"interval", interval_json(row)},
          {"p", or_null(row.p)},
          {"p_adjusted", or_null(row.adjusted)},
          {"margin", row.margin.value},
          {"margin_measured", row.margin.measured},
          {"verdict", text_or_null(analysis::word(row.verdict))},
          {"scaling_a", or_null(row.scaling_a)},
          {"scaling_b", or_null(row.scaling_b)},
          {"notes", list_of(row.notes)}};
}

Json rows_json(const std::vector<ComparedRow>& rows) {
  auto list = Json::array();
  for (const auto& row : rows) list.push_back(compared_row_json(row));
  return list;
}

Json compared_run_json(const ComparedRun& run) {
  return {{"copies_a", run.copies_a},
          {"copies_b", run.copies_b},
          {"all", run.all},
          {"tests", rows_json(run.tests)},
          {"indexes", rows_json(run.indexes)},
          {"sign_test",
           {{"faster", run.directions.faster},
            {"slower", run.directions.slower},
            {"p", run.directions.p}}},
          {"only_in_a", list_of(run.only_a)},
          {"only_in_b", list_of(run.only_b)}};
}

Json figure_json(const std::optional<report::Figure>& figure) {
  if (!figure) return nullptr;
  const auto& interval = figure->interval;
  return {{"value", figure->value},
          {"low", interval ? Json(interval->low) : Json(nullptr)},
          {"high", interval ? Json(interval->high) : Json(nullptr)}};
}

Json sweep_point_json(const std::optional<report::ScalingPoint>& point) {
  if (!point) return nullptr;
  return {{"rate", figure_json(point->rate)},
          {"speed_up", figure_json(point->speed_up)},
          {"efficiency", figure_json(point->efficiency)}};
}

Json curve_json(const analysis::ComparedCurve& curve) {
  auto points = Json::array();
  for (const auto& point : curve.points) {
    points.push_back({{"copies", point.copies},
                      {"a", sweep_point_json(point.a)},
                      {"b", sweep_point_json(point.b)},
                      {"ratio", figure_json(point.ratio)},
                      {"verdict", text_or_null(point.verdict)}});
  }
  return {{"test", valid_utf8(curve.a.name)},
          {"title", valid_utf8(curve.a.title)},
          {"unit", valid_utf8(curve.a.unit)},
          {"points", std::move(points)}};
}

Json curves_json(const std::optional<analysis::ComparedSweeps>& sweeps) {
  auto list = Json::array();
  if (!sweeps) return list;
  for (const auto& curve : sweeps->curves) list.push_back(curve_json(curve));
  return list;
}

Json comparison_object(const analysis::Comparison& comparison) {
  auto runs = Json::array();
  for (const auto& run : comparison.runs) runs.push_back(compared_run_json(run));
  return {{"schema", "unixmark-comparison/1"},
          {"a", party_json(comparison.a)},
          {"b", party_json(comparison.b)},
          {"other_kind", differences_json(comparison.other_kind)},
          {"differences", differences_json(comparison.differences)},
          {"not_told_by_a", list_of(comparison.untold.by_a)},
          {"not_told_by_b", list_of(comparison.untold.by_b)},
          {"margin_asked", or_null(comparison.margin)},
          {"runs", std::move(runs)},
          {"notes", list_of(comparison.notes)},
          {"on_both_sides", list_of(comparison.shared.names)},
          {"same_run", comparison.shared.all},
          {"curves", curves_json(comparison.sweeps)}};
}

Json step_json(const analysis::Series& series, const analysis::SeriesStep& step) {
  const auto& point = series.points[step.at];
  return {{"report", valid_utf8(point.name)},
          {"began", point.began ? Json(iso_date(*point.began)) : Json(nullptr)},
          {"before", step.before},
          {"after", step.after},
          {"ratio", step.after / step.before},
          {"changed", differences_json(step.changed)}};
}

Json series_row_json(const analysis::Series& series, const analysis::SeriesRow& row) {
  auto values = Json::array();
  for (const auto& value : row.values) values.push_back(or_null(value));
  auto steps = Json::array();
  for (const auto& step : row.steps) steps.push_back(step_json(series, step));
  return {{"test", text_or_null(row.test)},
          {"title", valid_utf8(row.title)},
          {"unit", text_or_null(row.unit)},
          {"copies", row.copies},
          {"all", row.all},
          {"values", std::move(values)},
          {"steps", std::move(steps)}};
}

}  // namespace

std::string comparison_json(const analysis::Comparison& comparison) {
  return comparison_object(comparison).dump(1) + '\n';
}

std::string matrix_json(const std::vector<analysis::Comparison>& comparisons) {
  auto list = Json::array();
  for (const auto& one : comparisons) list.push_back(comparison_object(one));
  const Json whole = {{"schema", "unixmark-matrix/1"}, {"comparisons", std::move(list)}};
  return whole.dump(1) + '\n';
}

std::string series_json(const analysis::Series& series) {
  auto points = Json::array();
  for (const auto& point : series.points) points.push_back(party_json(point));
  auto rows = Json::array();
  for (const auto& row : series.rows) rows.push_back(series_row_json(series, row));
  const Json whole = {{"schema", "unixmark-series/1"},
                      {"dated", series.dated},
                      {"reports", std::move(points)},
                      {"tests", std::move(rows)}};
  return whole.dump(1) + '\n';
}

}  // namespace unixmark::write
