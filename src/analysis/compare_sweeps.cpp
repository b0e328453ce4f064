#include "analysis/compare_sweeps.hpp"

#include "analysis/compare_parts.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace unixmark::analysis {

namespace {

using report::Scaling;
using report::ScalingPoint;
using report::ScalingTest;

Scaling frame_alone(const Scaling& scaling) {
  auto frame = scaling;
  frame.tests.clear();
  return frame;
}

std::optional<ScalingPoint> point_at(const ScalingTest& test, int copies) {
  const auto found = std::ranges::find(test.points, copies, &ScalingPoint::copies);
  return found == test.points.end() ? std::nullopt : std::optional(*found);
}

const SubjectTest* measured_with(const Subject& subject, int copies, const std::string& test) {
  const auto run = std::ranges::find(subject.runs, copies, &SubjectRun::copies);
  if (run == subject.runs.end()) return nullptr;
  const auto found = std::ranges::find(run->tests, test, &SubjectTest::test);
  return found == run->tests.end() ? nullptr : &*found;
}

// By the same rules as in a comparison of two runs.
void add_ratio(ComparedPoint& point, const std::string& test, const Subject& a, const Subject& b,
               const Question& question) {
  const auto* of_a = measured_with(a, point.copies, test);
  const auto* of_b = measured_with(b, point.copies, test);
  if (of_a == nullptr || of_b == nullptr) return;
  const Terms terms{.a = a,
                    .b = b,
                    .copies_a = point.copies,
                    .copies_b = point.copies,
                    .by_session = false,
                    .question = question};
  const auto row = compare_test(*of_a, *of_b, terms);
  if (!row.ratio) return;
  point.ratio = report::Figure{*row.ratio, row.interval};
  point.verdict = word(row.verdict);
}

std::set<int> copies_of_either(const ScalingTest& a, const ScalingTest& b) {
  std::set<int> copies;
  for (const auto* test : {&a, &b}) {
    for (const auto& point : test->points) copies.insert(point.copies);
  }
  return copies;
}

ComparedCurve compared_curve(const ScalingTest& of_a, const ScalingTest& of_b, const Subject& a,
                             const Subject& b, const Question& question) {
  ComparedCurve curve{.a = of_a, .b = of_b, .points = {}};
  for (const int copies : copies_of_either(of_a, of_b)) {
    ComparedPoint point{.copies = copies, .a = point_at(of_a, copies), .b = point_at(of_b, copies)};
    if (point.a && point.b) add_ratio(point, of_a.name, a, b, question);
    curve.points.push_back(std::move(point));
  }
  return curve;
}

}  // namespace

std::optional<ComparedSweeps> compare_sweeps(const Subject& a, const Subject& b,
                                             const Question& question) {
  if (!a.scaling || !b.scaling) return {};
  ComparedSweeps sweeps{.a = frame_alone(*a.scaling), .b = frame_alone(*b.scaling), .curves = {}};
  for (const auto& test : a.scaling->tests) {
    const auto same = std::ranges::find(b.scaling->tests, test.name, &ScalingTest::name);
    if (test.name.empty() || same == b.scaling->tests.end()) continue;
    sweeps.curves.push_back(compared_curve(test, *same, a, b, question));
  }
  if (sweeps.curves.empty()) return {};
  return sweeps;
}

}  // namespace unixmark::analysis
