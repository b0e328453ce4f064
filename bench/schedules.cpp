// What the quick schedule costs in certainty, and saves in time.
//
// schedules FOLDER PAIRS: reads the journals classic-N.log and quick-N.log of FOLDER; for each test
// the median over pairs of quick's robust rate over classic's, its exact interval (from six pairs
// on, else the range), and in how many pairs classic's robust rate lay within quick's interval.
#include "base/error.hpp"
#include "base/text.hpp"
#include "read/journal.hpp"
#include "report/report.hpp"
#include "score/median.hpp"
#include "sys/file.hpp"
#include "trial.hpp"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <map>

namespace unixmark::bench {
namespace {

struct Comparison {
  std::vector<double> ratios;  // of each pair
  int held = 0;                // pairs in which quick's interval held classic's median
};

report::Report load(const std::filesystem::path& folder, const char* schedule, int number) {
  const auto file = folder / cat(schedule, '-', number, ".log");
  const auto record = read::parse_journal(sys::read_file(file));
  return report::build_report(record.header, record.events);
}

Seconds length(const report::Report& report) {
  const auto& section = report.sections.at(0);
  return Seconds(static_cast<double>(section.ended.unix_seconds - section.began.unix_seconds));
}

void compare(const report::Row& classic, const report::Row& quick, Comparison& into) {
  if (!classic.robust || !quick.robust || !quick.robust->interval) return;
  const double median = classic.robust->median;
  into.ratios.push_back(quick.robust->median / median);
  const auto& interval = *quick.robust->interval;
  if (interval.low <= median && median <= interval.high) ++into.held;
}

score::Interval range_of(const std::vector<double>& ratios) {
  if (const auto interval = score::sign_interval(ratios)) return *interval;
  const auto [least, most] = std::ranges::minmax(ratios);
  return {.low = least, .high = most};
}

void print_row(const std::string& title, const Comparison& found) {
  const auto range = range_of(found.ratios);
  std::cout << std::left << std::setw(40) << title << ' ' << fixed(score::median(found.ratios), 4)
            << "  [" << fixed(range.low, 4) << ", " << fixed(range.high, 4) << "]  held "
            << found.held << " of " << found.ratios.size() << '\n';
}

int measure(const std::vector<std::string>& arguments) {
  if (arguments.size() != 2) throw Error("usage: schedules FOLDER PAIRS");
  const auto pairs = static_cast<int>(to_integer(arguments[1]).value_or(0));
  std::map<std::string, Comparison> tests;
  Seconds quick_time{0};
  Seconds classic_time{0};
  for (int number = 1; number <= pairs; ++number) {
    const auto classic = load(arguments[0], "classic", number);
    const auto quick = load(arguments[0], "quick", number);
    classic_time += length(classic);
    quick_time += length(quick);
    const auto& rows = classic.sections.at(0).rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      compare(rows[i], quick.sections.at(0).rows.at(i), tests[rows[i].test.title]);
    }
  }
  int held = 0;
  int all = 0;
  for (const auto& [title, found] : tests) {
    if (found.ratios.empty()) continue;
    print_row(title, found);
    held += found.held;
    all += static_cast<int>(found.ratios.size());
  }
  std::cout << "classic's rate within quick's interval: " << held << " of " << all
            << " (wanted: 9 in 10)\nquick took " << fixed(quick_time / classic_time, 3)
            << " of classic's time (wanted: 0.1)\n";
  return 0;
}

}  // namespace
}  // namespace unixmark::bench

int main(int argc, char** argv) {
  return unixmark::bench::guarded(unixmark::bench::measure, argc, argv);
}
