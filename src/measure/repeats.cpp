#include "measure/repeats.hpp"

#include <algorithm>
#include <utility>

namespace unixmark::measure {

namespace {

constexpr int most_tries = 2;

int planned_passes(const Plan& plan) {
  long long passes = 0;
  for (const auto& section : plan.sections) {
    for (const auto& test : section.tests) passes += test.skip.empty() ? test.passes : 0;
  }
  return static_cast<int>(std::min(passes, 1'000'000'000LL));
}

}  // namespace

Repeats::Repeats(const Plan& plan, Disturbed disturbed)
    : disturbed_(std::move(disturbed)), left_(std::max(1, planned_passes(plan) / 5)) {}

void Repeats::note(const Pass& pass) {
  if (!disturbed_ || !disturbed_(pass)) return;
  const Again original{pass.test, pass.repeats.value_or(pass.number), pass.copies};
  if (tries_[original] < most_tries) waiting_.push_back(original);
}

std::optional<Repeats::Again> Repeats::next() {
  if (waiting_.empty() || left_ == 0) return {};
  const auto original = waiting_.front();
  waiting_.pop_front();
  ++tries_[original];
  --left_;
  return original;
}

void Repeats::forget() {
  waiting_.clear();
  tries_.clear();
}

}  // namespace unixmark::measure
