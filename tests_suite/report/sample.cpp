#include "tests_suite/report/sample.hpp"

#include "catalog/catalog.hpp"

#include <chrono>
#include <utility>

namespace unixmark::report::sample {

WallTime moment(int seconds) {
  auto at = begin;
  at.unix_seconds += seconds;
  return at;
}

measure::PlannedTest planned(std::string_view name) {
  const auto& known = *catalog::find(name);
  measure::PlannedTest test;
  test.name = known.name;
  test.title = known.title;
  test.unit = known.unit;
  test.timebase = known.timebase;
  test.category = catalog::title(known.category);
  test.inherently_parallel = known.inherently_parallel;
  return test;
}

measure::Pass pass(std::string_view test, int copies, int number, double count) {
  measure::Pass made;
  made.test = test;
  made.copies = copies;
  made.number = number;
  made.began = moment(10 * number);
  made.elapsed = std::chrono::seconds(10);
  measure::Copy copy;
  copy.count = count;
  copy.timebase = catalog::find(test)->timebase;
  copy.time = Seconds(10);
  made.members.assign(static_cast<std::size_t>(copies), copy);
  return made;
}

measure::Pass failed_pass(std::string_view test, int number, std::string complaint) {
  auto made = pass(test, 1, number, 0);
  made.complaint = std::move(complaint);
  return made;
}

Header header(const std::vector<std::string_view>& tests, const std::vector<int>& copies) {
  Header made;
  made.baseline = {.name = "small", .rows = {{"pipe", 10}, {"spawn", 20}}};
  for (const int number : copies) {
    measure::Section section{.copies = number, .tests = {}};
    for (const auto test : tests) section.tests.push_back(planned(test));
    made.plan.sections.push_back(std::move(section));
  }
  return made;
}

void add_passes(std::vector<measure::Event>& events, std::string_view test) {
  for (const int number : {1, 2, 3}) {
    events.emplace_back(measure::PassEnded{pass(test, 1, number, 900 + 100 * number)});
  }
}

measure::Event section_began(int copies, int at) {
  return measure::SectionBegan{.copies = copies, .at = moment(at)};
}

measure::Event section_ended(int copies, int at) {
  return measure::SectionEnded{.copies = copies, .at = moment(at)};
}

measure::Event session_ended(bool interrupted, int at) {
  return measure::SessionEnded{.at = moment(at), .interrupted = interrupted, .runner_share = 0.001};
}

std::vector<measure::Event> session(const std::vector<std::string_view>& tests) {
  std::vector<measure::Event> events = {section_began()};
  for (const auto test : tests) add_passes(events, test);
  events.push_back(section_ended());
  events.push_back(session_ended());
  return events;
}

Row row(const Report& report, std::string_view test) {
  if (report.sections.size() != 1) return {};
  for (const auto& row : report.sections[0].rows) {
    if (row.test.name == test) return row;
  }
  return {};
}

}  // namespace unixmark::report::sample
