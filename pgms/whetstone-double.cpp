// Floating point as scientific programs of the 1970s used it: the Whetstone of Curnow and Wichmann
// (Computer Journal 19(1), 1976) in R. Longbottom's eight sections, in double precision.
//
// `whetstone-double --work PASSES` makes exactly that many passes, `--check PASSES` prints each
// section's result after them.
#include "abi/kernel.hpp"
#include "abi/work.hpp"

#include <cmath>
#include <cstdint>
#include <cstdio>

namespace {

constexpr const char* usage = "whetstone-double SECONDS | --work PASSES | --check PASSES";
constexpr int sections = 8;

// Each section's inner loop makes 100 times as many turns a pass.
constexpr long turns_1 = 12 * 100L;
constexpr long turns_2 = 14 * 100L;
constexpr long turns_3 = 345 * 100L;
constexpr long turns_4 = 210 * 100L;
constexpr long turns_5 = 32 * 100L;
constexpr long turns_6 = 899 * 100L;
constexpr long turns_7 = 616 * 100L;
constexpr long turns_8 = 93 * 100L;

// Section 1 is so short that it is run ten times as long, and its time divided by that.
constexpr long stretch = 10;

constexpr double t_first = 0.49999975;
constexpr double t1 = 0.50000025;
constexpr double t2 = 2.0;

struct Run {
  long passes;
  volatile std::uint64_t* count;  // sections of a pass done so far, eight a pass
  double results[sections];
};

void count_section(Run& run) {
  *run.count = *run.count + 1;
}

void array_as_parameter(double e[4], double t) {
  for (int turn = 0; turn < 6; ++turn) {
    e[0] = (e[0] + e[1] + e[2] - e[3]) * t;
    e[1] = (e[0] + e[1] - e[2] + e[3]) * t;
    e[2] = (e[0] - e[1] + e[2] + e[3]) * t;
    e[3] = (-e[0] + e[1] + e[2] + e[3]) / t2;
  }
}

void rotate(double e[4], int j, int k, int l) {
  e[j] = e[k];
  e[k] = e[l];
  e[l] = e[j];
}

void through_pointers(double* x, double* y, double* z, double t) {
  *x = *y;
  *y = *z;
  *x = t * (*x + *y);
  *y = t1 * (*x + *y);
  *z = (*x + *y) / t2;
}

double section_1(Run& run, double e[4]) {
  double t = t_first;
  for (long pass = 0; pass < run.passes; ++pass) {
    for (long turn = 0; turn < turns_1 * stretch; ++turn) {
      e[0] = (e[0] + e[1] + e[2] - e[3]) * t;
      e[1] = (e[0] + e[1] - e[2] + e[3]) * t;
      e[2] = (e[0] - e[1] + e[2] + e[3]) * t;
      e[3] = (-e[0] + e[1] + e[2] + e[3]) * t;
    }
    t = 1.0 - t;
    count_section(run);
  }
  return e[3];
}

double section_2(Run& run, double e[4]) {
  double t = t_first;
  for (long pass = 0; pass < run.passes; ++pass) {
    for (long turn = 0; turn < turns_2; ++turn) array_as_parameter(e, t);
    t = 1.0 - t;
    count_section(run);
  }
  return e[3];
}

double section_3(Run& run) {
  int j = 1;
  for (long pass = 0; pass < run.passes; ++pass) {
    for (long turn = 0; turn < turns_3; ++turn) {
      j = j == 1 ? 2 : 3;
      j = j > 2 ? 0 : 1;
      j = j < 1 ? 1 : 0;
    }
    count_section(run);
  }
  return j;
}

double section_4(Run& run, double e[4]) {
  long j = 1;
  long k = 2;
  long l = 3;
  for (long pass = 0; pass < run.passes; ++pass) {
    for (long turn = 0; turn < turns_4; ++turn) {
      j = j * (k - j) * (l - k);
      k = l * k - (l - j) * k;
      l = (l - k) * (k + j);
      e[l - 2] = static_cast<double>(j + k + l);
      e[k - 2] = static_cast<double>(j * k * l);
    }
    count_section(run);
  }
  return e[0] + e[1];
}

double section_5(Run& run) {
  double t = t_first;
  double x = 0.5;
  double y = 0.5;
  for (long pass = 0; pass < run.passes; ++pass) {
    for (long turn = 1; turn < turns_5; ++turn) {
      x = t * std::atan(t2 * std::sin(x) * std::cos(x) / (std::cos(x + y) + std::cos(x - y) - 1.0));
      y = t * std::atan(t2 * std::sin(y) * std::cos(y) / (std::cos(x + y) + std::cos(x - y) - 1.0));
    }
    t = 1.0 - t;
    count_section(run);
  }
  return y;
}

double section_6(Run& run) {
  double x = 1.0;
  double y = 1.0;
  double z = 1.0;
  for (long pass = 0; pass < run.passes; ++pass) {
    for (long turn = 0; turn < turns_6; ++turn) through_pointers(&x, &y, &z, t_first);
    count_section(run);
  }
  return z;
}

double section_7(Run& run, double e[4]) {
  e[0] = 1.0;
  e[1] = 2.0;
  e[2] = 3.0;
  for (long pass = 0; pass < run.passes; ++pass) {
    for (long turn = 0; turn < turns_7; ++turn) rotate(e, 0, 1, 2);
    count_section(run);
  }
  return e[2];
}

double section_8(Run& run) {
  double x = 0.75;
  for (long pass = 0; pass < run.passes; ++pass) {
    for (long turn = 0; turn < turns_8; ++turn) x = std::sqrt(std::exp(std::log(x) / t1));
    count_section(run);
  }
  return x;
}

// The seconds that `section` takes; its result goes where it belongs.
template <class Section>
double timed(double& result, Section section) {
  const std::int64_t begin = abi::now_ns();
  result = section();
  return static_cast<double>(abi::now_ns() - begin) * 1e-9;
}

// Makes run.passes passes, one section after the other, and returns their seconds.
double make_passes(Run& run) {
  double e[4] = {1.0, -1.0, -1.0, -1.0};
  double* result = run.results;
  double seconds = timed(result[0], [&] { return section_1(run, e); }) / stretch;
  seconds += timed(result[1], [&] { return section_2(run, e); });
  seconds += timed(result[2], [&] { return section_3(run); });
  seconds += timed(result[3], [&] { return section_4(run, e); });
  seconds += timed(result[4], [&] { return section_5(run); });
  seconds += timed(result[5], [&] { return section_6(run); });
  seconds += timed(result[6], [&] { return section_7(run, e); });
  seconds += timed(result[7], [&] { return section_8(run); });
  return seconds;
}

// How many passes take `wanted` seconds: rounds of five times as many each, until one has taken
// more than half a second, or a tenth of what is wanted where that is less.
double passes_a_second(double wanted) {
  const double enough = wanted < 5 ? wanted / 10 : 0.5;
  volatile std::uint64_t not_counted = 0;
  Run run{.passes = 1, .count = &not_counted, .results = {}};
  double seconds = make_passes(run);
  while (seconds <= enough) {
    run.passes *= 5;
    seconds = make_passes(run);
  }
  return static_cast<double>(run.passes) / seconds;
}

[[noreturn]] void measure(std::uint64_t passes, volatile std::uint64_t* count) {
  Run run{.passes = passes > 0 ? static_cast<long>(passes) : 1, .count = count, .results = {}};
  const double seconds = make_passes(run);
  // A pass is ten million Whetstone instructions.
  abi::finish(static_cast<double>(run.passes) * 100 / (10 * seconds));
}

void check(std::uint64_t passes) {
  volatile std::uint64_t count = 0;
  Run run{.passes = static_cast<long>(passes), .count = &count, .results = {}};
  make_passes(run);
  for (const double result : run.results) std::printf("%.11f\n", result);
}

}  // namespace

int main(int argc, char** argv) {
  abi::set_up();
  if (const auto passes = abi::loops_asked(argc, argv, "--check", usage)) {
    check(passes);
    return 0;
  }
  constexpr abi::Result result{.label = "MWIPS", .timebase = 0};
  if (const auto passes = abi::loops_asked(argc, argv, "--work", usage))
    measure(passes, abi::start_untimed(1, result));

  const double seconds = abi::seconds(argc, argv, usage);
  const double rate = passes_a_second(seconds);
  volatile std::uint64_t* count = abi::start_untimed(seconds, result);
  measure(static_cast<std::uint64_t>(rate * abi::duration()), count);
}
