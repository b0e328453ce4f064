#include "measure/together.hpp"

#include <algorithm>

namespace unixmark::measure {

namespace {

struct Spans {
  Nanos first_begin = Nanos::max();
  Nanos last_begin = Nanos::min();
  Nanos first_end = Nanos::max();
  Nanos last_end = Nanos::min();
};

// Nothing unless every sound copy told its span.
std::optional<Spans> spans_of(const std::vector<Copy>& copies) {
  std::optional<Spans> spans;
  for (const auto& copy : copies) {
    if (!copy.complaint.empty()) continue;
    if (!copy.begin || !copy.end) return {};
    if (!spans) spans.emplace();
    spans->first_begin = std::min(spans->first_begin, *copy.begin);
    spans->last_begin = std::max(spans->last_begin, *copy.begin);
    spans->first_end = std::min(spans->first_end, *copy.end);
    spans->last_end = std::max(spans->last_end, *copy.end);
  }
  return spans;
}

std::optional<double> fairness_of(const std::vector<Copy>& copies) {
  double least = 0;
  double most = 0;
  for (const auto& copy : copies) {
    if (!copy.complaint.empty()) continue;
    least = most == 0 ? copy.count : std::min(least, copy.count);
    most = std::max(most, copy.count);
  }
  if (most == 0) return {};
  return least / most;
}

std::optional<double> count_within(const Spans& spans,
                                   const std::vector<std::optional<Course>>& courses) {
  double total = 0;
  for (const auto& course : courses) {
    if (!course) return {};
    total += count_at(*course, spans.first_end) - count_at(*course, spans.last_begin);
  }
  return total;
}

}  // namespace

void sum_up(Pass& pass, const std::vector<std::optional<Course>>& courses) {
  pass.fairness = fairness_of(pass.members);
  const auto spans = spans_of(pass.members);
  if (!spans) return;
  pass.skew = spans->last_begin - spans->first_begin;
  pass.window = std::max(spans->first_end - spans->last_begin, Nanos(0));
  const Seconds whole = spans->last_end - spans->first_begin;
  if (whole.count() > 0) pass.overlap = Seconds(*pass.window) / whole;
  if (pass.complaint.empty() && *pass.window == Nanos(0)) {
    pass.complaint = "its copies did not run at the same time";
  }
  if (*pass.window > Nanos(0)) pass.window_count = count_within(*spans, courses);
}

}  // namespace unixmark::measure
