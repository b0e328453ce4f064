// Subjects as short as a claim about comparing needs them.
#pragma once

#include "analysis/subject.hpp"
#include "catalog/catalog.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace unixmark::analysis::sample {

// The catalogue's test `name` with these rates; the baseline is 10.
[[nodiscard]] inline SubjectTest measured(std::string_view name, std::vector<double> rates) {
  const auto& known = *catalog::find(name);
  SubjectTest test{.test = std::string(known.name),
                   .title = std::string(known.title),
                   .unit = std::string(known.unit),
                   .category = std::string(catalog::title(known.category))};
  test.baseline = 10;
  test.rates = std::move(rates);
  test.samples = static_cast<int>(test.rates.size());
  add_robust(test);
  test.result = test.median;
  return test;
}

// The same of which only a result is known, made of `samples` passes.
[[nodiscard]] inline SubjectTest printed(std::string_view name, double result, int samples = 7) {
  auto test = measured(name, {result});
  test.rates.clear();
  test.median.reset();
  test.result = result;
  test.samples = samples;
  return test;
}

// As the text of a sweep tells it: the interval is exp(-half) to exp(half) times the median.
[[nodiscard]] inline SubjectTest printed_median(std::string_view name, double median, double half) {
  auto test = printed(name, median, 0);
  test.median = median;
  test.median_alone = true;
  test.printed_half = half;
  return test;
}

[[nodiscard]] inline SubjectTest failed(std::string_view name, std::string why) {
  auto test = printed(name, 1);
  test.result.reset();
  test.failure = std::move(why);
  return test;
}

// A machine of two processors with one run.
[[nodiscard]] inline Subject subject(std::string_view host, std::vector<SubjectTest> tests,
                                     int copies = 1) {
  Subject made{
      .name = std::string(host) + ".log", .host = std::string(host), .program = "unixmark"};
  made.traits = {{"processors", "2"}, {"profile", "6.0"}};
  made.runs.push_back(
      {.copies = copies, .processors = 2, .rounds = false, .tests = std::move(tests)});
  return made;
}

// Six rates about `middle` that lie within half a percent of it.
[[nodiscard]] inline std::vector<double> quiet(double middle) {
  std::vector<double> rates;
  for (const double off : {-0.002, 0.004, 0.001, -0.005, 0.003, -0.001}) {
    rates.push_back(middle * (1 + off));
  }
  return rates;
}

}  // namespace unixmark::analysis::sample
