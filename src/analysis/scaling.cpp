#include "analysis/scaling.hpp"

#include "analysis/flags.hpp"
#include "analysis/scaling_point.hpp"
#include "base/text.hpp"
#include "report/row.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string_view>

namespace unixmark::analysis {

namespace {

using report::Figure;
using report::Report;
using report::Row;
using report::Scaling;
using report::ScalingPoint;
using report::ScalingTest;
using report::Section;

using Curve = std::vector<Measured>;

// A copy that has a processor for so much of its time never waits by itself.
constexpr double whole_passes = 0.98;

const Row* section_row(const Section& section, std::string_view test) {
  const auto found =
      std::ranges::find_if(section.rows, [&](const Row& row) { return row.test.name == test; });
  return found == section.rows.end() || !found->score || !found->robust ? nullptr : &*found;
}

Curve curve_of(const Report& report, std::string_view test) {
  Curve curve;
  for (const auto& section : report.sections) {
    if (const auto* row = section_row(section, test)) curve.push_back({&section, row});
  }
  std::ranges::sort(curve, {}, &Measured::copies);
  return curve;
}

const Measured* with_copies(const Curve& curve, int copies) {
  const auto found = std::ranges::find(curve, copies, &Measured::copies);
  return found == curve.end() ? nullptr : &*found;
}

// What processors can give to so many copies, in units of one that is never disturbed.
double worth(const Scaling& scaling, int copies) {
  return std::min({static_cast<double>(copies), static_cast<double>(scaling.processors),
                   scaling.quota.value_or(std::numeric_limits<double>::infinity())});
}

bool is_impossible(const ScalingPoint& point, const Scaling& scaling) {
  if (!point.speed_up || point.copies == 1) return false;
  const double most = worth(scaling, point.copies);
  const double surely =
      point.speed_up->interval ? point.speed_up->interval->low : point.speed_up->value;
  return point.speed_up->value > most_of_worth * most && surely > most;
}

std::string impossible_note(const ScalingPoint& point, const Scaling& scaling) {
  return cat("impossible: ", point.copies, " copies did ", fixed(point.speed_up->value, 2),
             " times the work of one, and the processors can give ",
             fixed(worth(scaling, point.copies), 2),
             "; one copy alone was slowed down, or the clock goes wrong");
}

// What the efficiency would be if all had run as fast as one copy alone did.
std::string frequency_note(const ScalingTest& test) {
  const auto& alone = test.points.front();
  const auto& most = *std::ranges::max_element(
      test.points, {}, [](const ScalingPoint& point) { return point.fitted ? point.copies : 0; });
  if (alone.copies != 1 || most.copies == 1 || !alone.mhz || !most.mhz || !(*most.mhz > 0)) {
    return {};
  }
  return cat("at ", fixed(*alone.mhz, 0), " MHz with one copy and ", fixed(*most.mhz, 0), " with ",
             most.copies, "; at equal frequency the efficiency with ", most.copies, " would be ",
             fixed(most.efficiency->value * *alone.mhz / *most.mhz, 3));
}

void add_notes(ScalingTest& test, const Scaling& scaling) {
  for (const auto& point : test.points) {
    if (point.impossible) test.notes.push_back(impossible_note(point, scaling));
  }
  auto frequency = frequency_note(test);
  if (!frequency.empty()) test.notes.push_back(std::move(frequency));
}

void add_fit(ScalingTest& test, const Curve& curve, const Scaling& scaling, int threads) {
  std::vector<score::SweepPoint> points;
  for (std::size_t i = 0; i < curve.size(); ++i) {
    auto& point = test.points[i];
    point.fitted = point.copies <= scaling.fit_limit && curve[i].robust().interval.has_value();
    if (point.fitted) {
      points.push_back({point.copies, report::rates_of(*curve[i].row).robust});
    }
  }
  test.fit = score::fit_scaling(points, {.threads = threads});
  if (test.fit) return;
  test.no_fit = cat("no model: up to ", scaling.fit_limit, " copies only ", points.size(),
                    points.size() == 1 ? " number" : " numbers",
                    " of them had six passes, and it takes ", score::fewest_points, " of these");
}

// By the best pass of one copy alone: others may have kept it from its processor in any of them.
bool is_cpu_bound(const Report& report, const Measured* alone) {
  return alone != nullptr && alone->row->test.processes_per_copy == 1 &&
         !alone->row->test.inherently_parallel &&
         setting_of(report.header, *alone->section, *alone->row).best_cpu_share >= whole_passes;
}

// Copies that wait for a quota tell nothing of what a core can do.
std::optional<Figure> smt_yield_of(const Curve& curve, const Scaling& scaling) {
  const auto* cores = with_copies(curve, scaling.cores);
  const auto* processors = with_copies(curve, scaling.processors);
  const bool shared = scaling.processors > scaling.cores && !scaling.quota;
  if (cores == nullptr || processors == nullptr || !shared) return {};
  return ratio(*processors, *cores);
}

ScalingTest scaling_test(const Report& report, const Curve& curve, const Scaling& scaling) {
  const auto& planned = curve.front().row->test;
  const auto* alone = with_copies(curve, 1);
  ScalingTest test;
  test.name = planned.name;
  test.title = planned.title;
  test.unit = planned.unit;
  test.cpu_bound = is_cpu_bound(report, alone);
  for (const auto& measured : curve) {
    test.points.push_back(point_of(measured, alone));
    auto& point = test.points.back();
    point.impossible = test.cpu_bound && is_impossible(point, scaling);
  }
  test.smt_yield = smt_yield_of(curve, scaling);
  add_fit(test, curve, scaling, sys::usable_processors(report.header.machine));
  add_notes(test, scaling);
  return test;
}

// A plan counts no more processors than a quota is worth, which the frame tells by itself.
int processors_of_sweep(const report::Header& header) {
  const int planned = std::max(1, header.plan.processors);
  if (!header.machine.quota) return planned;
  const auto& pinned = header.plan.pinning.processors;
  const auto& all = pinned.empty() ? header.machine.allowed : pinned;
  return std::max(planned, static_cast<int>(all.size()));
}

Scaling frame_of(const report::Header& header) {
  Scaling scaling;
  scaling.seed = header.plan.sweep->seed;
  scaling.cores = header.plan.sweep->cores;
  scaling.borders = header.plan.sweep->borders;
  scaling.processors = processors_of_sweep(header);
  // One that is larger than what the process may run on is no limit.
  const auto& quota = header.machine.quota;
  if (quota && *quota < scaling.processors) scaling.quota = quota;
  for (const auto& section : header.plan.sections) scaling.copies.push_back(section.copies);
  std::ranges::sort(scaling.copies);
  scaling.fit_limit = fit_limit(scaling);
  return scaling;
}

std::vector<std::string> titles_in_order(const Report& report) {
  std::vector<std::string> names;
  for (const auto& section : report.sections) {
    for (const auto& row : section.rows) {
      if (std::ranges::count(names, row.test.name) == 0) names.push_back(row.test.name);
    }
  }
  return names;
}

}  // namespace

int fit_limit(const Scaling& scaling) {
  int limit = scaling.processors;
  if (scaling.cores > 0) limit = std::min(limit, scaling.cores);
  if (scaling.quota) limit = static_cast<int>(std::min<double>(limit, *scaling.quota));
  return std::max(1, limit);
}

std::optional<Scaling> scaling_of(const Report& report) {
  if (!report.header.plan.sweep) return {};
  auto scaling = frame_of(report.header);
  for (const auto& name : titles_in_order(report)) {
    const auto curve = curve_of(report, name);
    if (!curve.empty()) scaling.tests.push_back(scaling_test(report, curve, scaling));
  }
  scaling.frequency_known = std::ranges::any_of(scaling.tests, [](const ScalingTest& test) {
    return std::ranges::all_of(test.points,
                               [](const ScalingPoint& point) { return point.mhz.has_value(); });
  });
  return scaling;
}

}  // namespace unixmark::analysis
