#include "tests_suite/write/comparisons.hpp"

#include "catalog/catalog.hpp"
#include "report/published.hpp"
#include "tests_suite/analysis/subjects.hpp"

#include <array>
#include <string>
#include <utility>

namespace unixmark::write {

namespace {

using analysis::Subject;
using report::Published;
using report::PublishedIndex;
using report::PublishedRow;
using report::PublishedSection;
using report::PublishedTable;

struct Result {
  const char* name;
  double baseline;
  int samples;
  std::array<double, 2> host;  // with one copy and with all
  std::array<double, 2> guest;
};

// The figures of a study that was published, since what is known of them can be checked.
constexpr std::array<Result, 12> results = {{
    {"dhry2reg", 116'700, 7, {31'286'938.9, 134'976'120.3}, {34'727'302.1, 132'040'998.4}},
    {"whetstone-double", 55, 7, {4'935.1, 34'135.1}, {4'948.3, 26'264.2}},
    {"execl", 43, 2, {2'173.1, 25'045.8}, {1'669.8, 16'806.4}},
    {"fstime", 3'960, 2, {1'164'790.4, 936'668.4}, {1'067'639.6, 671'883.7}},
    {"fsbuffer", 1'655, 2, {342'708.4, 254'989.5}, {297'204.9, 176'490.2}},
    {"fsdisk", 5'800, 2, {2'506'433.3, 2'579'818.8}, {2'268'963.8, 2'219'914.8}},
    {"pipe", 12'440, 7, {2'602'655.6, 10'666'961.4}, {2'598'809.9, 8'925'354.7}},
    {"context1", 4'000, 7, {224'412.5, 1'929'033.6}, {252'469.2, 1'266'987.8}},
    {"spawn", 126, 2, {15'829.8, 63'909.4}, {3'383.3, 37'824.7}},
    {"shell1", 42.4, 2, {5'455.3, 31'369.3}, {4'625.3, 21'340.7}},
    {"shell8", 6, 2, {3'380, 4'530.2}, {2'351.5, 3'018.2}},
    {"syscall", 15'000, 7, {4'519'616, 15'812'586.1}, {4'471'679.3, 14'155'711.6}},
}};

PublishedRow row_of(const Result& result, double value) {
  const auto& test = *catalog::find(result.name);
  PublishedRow row;
  row.test = test.name;
  row.title = test.title;
  row.value = value;
  row.unit = test.unit;
  row.seconds = test.seconds;
  row.samples = result.samples;
  return row;
}

PublishedIndex index_of(const Result& result, const PublishedRow& row) {
  PublishedIndex index;
  index.test = row.test;
  index.title = row.title;
  index.baseline = result.baseline;
  index.value = row.value;
  return index;
}

PublishedSection section_of(std::array<double, 2> Result::*machine, std::size_t run, int copies,
                            int processors) {
  PublishedSection section;
  section.copies = copies;
  section.processors = processors;
  section.began = "Fri Aug 19 2011 08:24:14";
  PublishedTable table;
  table.category = "System Benchmarks";
  for (const auto& result : results) {
    section.rows.push_back(row_of(result, (result.*machine)[run]));
    table.rows.push_back(index_of(result, section.rows.back()));
  }
  section.tables.push_back(std::move(table));
  return section;
}

Published published(std::string host, std::array<double, 2> Result::*machine, int processors) {
  Published report;
  report.version = "5.1.3";
  report.host = std::move(host);
  report.facts = {{"system", "openSUSE 11.4 (x86_64)"}, {"processor", "Core i7 CPU 950"}};
  report.sections = {section_of(machine, 0, 1, processors),
                     section_of(machine, 1, processors, processors)};
  return report;
}

// One more test, without a baseline, that came to nothing.
Subject with_a_failure(Subject subject) {
  for (auto& run : subject.runs) {
    auto test = analysis::sample::failed("hanoi", "failed: pass 1: no record");
    test.baseline.reset();
    run.tests.push_back(std::move(test));
  }
  return subject;
}

}  // namespace

Subject printed_host() {
  return with_a_failure(analysis::subject_of(published("host", &Result::host, 8), "host.txt"));
}

Subject printed_guest() {
  auto guest = analysis::subject_of(published("guest", &Result::guest, 6), "guest.txt");
  guest.traits.push_back({"clock source", "kvm-clock"});
  return with_a_failure(std::move(guest));
}

analysis::Comparison hostile_comparison() {
  using analysis::sample::measured;
  using analysis::sample::quiet;
  auto a = analysis::sample::subject("<b>|`$(x)`\x1b[31m",
                                     {measured("pipe", quiet(100)), measured("spawn", quiet(50))});
  auto b = analysis::sample::subject("\"b\",;\n# --- &amp;",
                                     {measured("pipe", quiet(90)), measured("spawn", quiet(60))});
  a.traits.push_back({"kernel", "<script>alert(1)</script>, 6.1 | 6.2"});
  b.traits.push_back({"kernel", "\xFF\xFE\u202e 6.8 " + std::string(120, '-')});
  auto odd = measured("pipe", quiet(7));
  odd.test.clear();
  odd.title = "</td>| \xE2\x82 a test of nobody's that has got a rather long title";
  odd.baseline.reset();
  a.runs[0].tests.push_back(odd);
  b.runs[0].tests.push_back(odd);
  b.runs[0].steal = 0.05;
  return analysis::compare(a, b);
}

std::vector<Subject> reports_in_time() {
  std::vector<Subject> reports;
  for (int day = 0; day < 8; ++day) {
    const double pipe = (day < 5 ? 2e6 : 1.7e6) * (1 + 0.001 * (day % 3));
    auto report = analysis::sample::subject(
        "box", {analysis::sample::printed("pipe", pipe), analysis::sample::printed("spawn", 9000)});
    report.name = "box-" + std::to_string(day);
    report.began = WallTime{.unix_seconds = 1'796'000'000 + 86'400 * day, .utc_offset_seconds = 0};
    report.traits = {{"kernel", day < 5 ? "6.1" : "6.8"}};
    reports.push_back(std::move(report));
  }
  return reports;
}

}  // namespace unixmark::write
