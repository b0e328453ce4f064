// Whether our kernels do the same work as another set of programs of the same names.
//
// fidelity PEERDIR [--rounds N] [--seconds S] [--tests NAME,NAME...]: ours and the peer's program
// in the order A B B A, round by round; for each test the median over rounds of the ratio ours /
// peer, with its exact interval. Many programs read their time as a whole number of seconds.
#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "score/median.hpp"
#include "trial.hpp"

#include <cmath>
#include <iomanip>
#include <iostream>

namespace unixmark::bench {
namespace {

constexpr const char* usage =
    "usage: fidelity PEERDIR [--rounds N] [--seconds S] [--tests NAME,NAME...]";

struct Options {
  std::filesystem::path peer;
  int rounds = 6;
  Seconds duration{2};
  std::vector<std::string> tests;
};

std::vector<std::string> names_in(std::string_view list) {
  std::vector<std::string> names;
  for (const auto name : split(list, ',')) names.emplace_back(name);
  return names;
}

void take(Options& options, std::string_view option, const std::string& value) {
  if (option == "--rounds") {
    options.rounds = static_cast<int>(to_integer(value).value_or(0));
  } else if (option == "--seconds") {
    options.duration = Seconds(to_double(value).value_or(0));
  } else if (option == "--tests") {
    options.tests = names_in(value);
  } else {
    throw Error(usage);
  }
}

Options read_options(const std::vector<std::string>& arguments) {
  if (arguments.size() % 2 != 1) throw Error(usage);
  Options options;
  options.peer = std::filesystem::absolute(arguments[0]);
  for (std::size_t i = 1; i < arguments.size(); i += 2)
    take(options, arguments[i], arguments[i + 1]);
  if (options.rounds < 1 || options.duration <= Seconds(0)) throw Error(usage);
  if (!std::filesystem::is_directory(options.peer))
    throw Error(cat("no such folder: ", options.peer.string()));
  return options;
}

double log_rate(const Options& options, const std::filesystem::path& kernels,
                const std::string& test) {
  const auto passes = run_trial({.kernels = kernels, .test = test, .duration = options.duration});
  return std::log(rate_of(passes.front()));
}

// One A B B A: drift that is linear in time falls out.
double log_ratio(const Options& options, const std::string& test) {
  const double first = log_rate(options, own_kernels(), test);
  const double peers =
      log_rate(options, options.peer, test) + log_rate(options, options.peer, test);
  return (first + log_rate(options, own_kernels(), test) - peers) / 2;
}

void print_row(std::string_view title, std::span<const double> log_ratios,
               std::string_view wanted) {
  std::cout << std::left << std::setw(40) << title << ' '
            << fixed(std::exp(score::median(log_ratios)), 3);
  if (const auto interval = score::sign_interval(log_ratios)) {
    std::cout << "  [" << fixed(std::exp(interval->low), 3) << ", "
              << fixed(std::exp(interval->high), 3) << ']';
  } else {
    std::cout << "  (no interval below 6 rounds)";
  }
  std::cout << "  (wanted: " << wanted << ')' << std::endl;
}

// Adds the test's log ratios to the rounds' sums; false when it failed on either side.
bool compare(const Options& options, const catalog::Test& test, std::vector<double>& sums) {
  try {
    std::vector<double> ratios;
    for (int round = 0; round < options.rounds; ++round)
      ratios.push_back(log_ratio(options, std::string(test.name)));
    for (std::size_t i = 0; i < ratios.size(); ++i) sums[i] += ratios[i];
    print_row(test.title, ratios, "0.98 to 1.02");
    return true;
  } catch (const Error& error) {
    std::cout << std::left << std::setw(40) << test.title << " failed: " << error.what()
              << std::endl;
    return false;
  }
}

int measure_fidelity(const std::vector<std::string>& arguments) {
  const auto options = read_options(arguments);
  std::vector<double> sums(static_cast<std::size_t>(options.rounds));
  int compared = 0;
  int failed = 0;
  std::cout << "ours / peer, median of " << options.rounds << " rounds A B B A of "
            << shortest(options.duration.count()) << " s passes, and its 95 % interval\n";
  for (const auto* test : catalog::select(options.tests))
    ++(compare(options, *test, sums) ? compared : failed);
  if (compared == 0) throw Error("no test ran on both sides");
  for (double& sum : sums) sum /= compared;
  print_row("Index (geometric mean of the above)", sums, "0.99 to 1.01");
  return failed == 0 ? 0 : 2;
}

}  // namespace
}  // namespace unixmark::bench

int main(int argc, char** argv) {
  return unixmark::bench::guarded(unixmark::bench::measure_fidelity, argc, argv);
}
