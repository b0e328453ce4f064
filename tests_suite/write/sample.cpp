#include "tests_suite/write/sample.hpp"

#include "write/writers.hpp"

#include <array>
#include <chrono>
#include <utility>

namespace unixmark::write {

namespace {

struct Row {
  const char* name;
  const char* title;
  const char* program;
  const char* unit;
  int timebase;
  int seconds;
  std::int64_t count;  // of a pass with one copy
  double baseline;
};

constexpr std::array<Row, 12> rows = {{
    {"dhry2reg", "Dhrystone 2 using register variables", "dhry2reg", "lps", 1, 10, 392'794'423,
     116'700},
    {"whetstone-double", "Double-Precision Whetstone", "whetstone-double", "MWIPS", 0, 10, 6'853,
     55},
    {"execl", "Execl Throughput", "execl", "lps", 1, 30, 121'020, 43},
    {"fstime", "File Copy 1024 bufsize 2000 maxblocks", "fstime", "KBps", 0, 30, 1'130'482, 3'960},
    {"fsbuffer", "File Copy 256 bufsize 500 maxblocks", "fstime", "KBps", 0, 30, 301'233, 1'655},
    {"fsdisk", "File Copy 4096 bufsize 8000 maxblocks", "fstime", "KBps", 0, 30, 2'904'120, 5'800},
    {"pipe", "Pipe Throughput", "pipe", "lps", 1, 10, 18'201'440, 12'440},
    {"context1", "Pipe-based Context Switching", "context1", "lps", 1, 10, 1'402'377, 4'000},
    {"spawn", "Process Creation", "spawn", "lps", 1, 30, 281'302, 126},
    {"syscall", "System Call Overhead", "syscall", "lps", 1, 10, 15'330'118, 15'000},
    {"shell1", "Shell Scripts (1 concurrent)", "looper", "lpm", 60, 60, 9'871, 42.4},
    {"shell8", "Shell Scripts (8 concurrent)", "looper", "lpm", 60, 60, 2'204, 6},
}};

// How far each pass lies from the middle, in thousandths.
constexpr std::array<std::int64_t, 3> sample_deviations = {-4, 0, 9};
constexpr std::int64_t first_begin = 1'000'000'000'000;
constexpr std::int64_t start = 1'796'071'702;  // Mon Nov 30 2026 21:48:22 one hour east
constexpr std::int32_t hour = 3'600;

measure::PlannedTest planned(const Row& row) {
  measure::PlannedTest test;
  test.name = row.name;
  test.title = row.title;
  test.program = row.program;
  test.unit = row.unit;
  test.timebase = row.timebase;
  test.category = "System Benchmarks";
  test.duration = Seconds(row.seconds);
  test.passes = static_cast<int>(sample_deviations.size());
  return test;
}

measure::Section planned_section(int copies) {
  measure::Section section{.copies = copies, .tests = {}};
  for (const auto& row : rows) section.tests.push_back(planned(row));
  return section;
}

sys::Machine machine() {
  sys::Machine made;
  made.host = "web-07";
  made.os_name = "Debian GNU/Linux 12 (bookworm)";
  made.kernel_name = "Linux";
  made.kernel_release = "6.1.0-38-amd64";
  made.kernel_version = "#1 SMP PREEMPT_DYNAMIC Debian 6.1.147-1 (2025-08-02)";
  made.architecture = "x86_64";
  made.platform = "unknown";
  made.language = "en_US.utf8";
  made.charmap = "UTF-8";
  made.collate = "en_US.utf8";
  made.uptime_line = " 21:48:22 up 3 days,  4:05,  1 user,  load average: 0.08, 0.03, 0.01";
  made.runlevel = "5";
  for (int id = 0; id < 2; ++id) {
    made.processors.push_back({.id = id,
                               .model = "AMD EPYC 7B13",
                               .bogomips = 4'899.98,
                               .flags = {"x86-64", "MMX", "Physical Address Ext"},
                               .max_khz = 0,
                               .core = {}});
  }
  made.allowed = {0, 1};
  made.quota = 1.5;
  made.layers = {{"cpuid", "KVM"}, {"marker", "docker"}};
  made.boot_id = "0f0e0d0c-0b0a-0908-0706-050403020100";
  made.clock_source = "kvm-clock";
  made.governor = "unknown";
  made.smt = "notsupported";
  made.mitigations = {"spectre_v2: Mitigation: Retpolines", "meltdown: Not affected"};
  made.load_1 = 0.08;
  made.load_5 = 0.03;
  made.load_15 = 0.01;
  made.memory_kib = 4'030'464;
  return made;
}

report::Header header() {
  report::Header made;
  made.version = "0.1.0";
  made.host = "web-07";
  made.began = {start, hour};
  made.machine = machine();
  made.build = {"gcc 12.2.0", "-O3 -ffast-math -march=native", "0123456789abcdef"};
  made.plan.sections = {planned_section(1), planned_section(2)};
  made.baseline.name = "sparc20";
  for (const auto& row : rows) made.baseline.rows.push_back({row.name, row.baseline});
  made.command = {"./Run"};
  made.settings = {"MULTI_SH_WORK_FACTOR=2"};
  return made;
}

measure::Copy member(const Row& row, int position, std::int64_t deviation) {
  const std::int64_t count = row.count + row.count * (deviation - 2LL * position) / 1'000;
  const std::int64_t span = row.seconds * 1'000'000'000LL;
  measure::Copy copy;
  copy.count = static_cast<double>(count);
  copy.timebase = row.timebase;
  copy.time = Seconds(row.seconds);
  copy.begin = Nanos(first_begin + position * 12'345LL);
  copy.end = Nanos(first_begin + position * 12'345LL + span);
  copy.running = {static_cast<std::uint64_t>(count / 3), static_cast<std::uint64_t>(count / 3 * 2),
                  static_cast<std::uint64_t>(count)};
  copy.user = Nanos(span / 4);
  copy.system = Nanos(span / 2);
  copy.voluntary_switches = 7;
  copy.involuntary_switches = 31;
  copy.peak_memory_kib = 1'280;
  copy.processor_begin = position;
  copy.processor_end = position;
  return copy;
}

// A neighbour on the host, and a hypervisor that tells no frequency; a quota that was never met.
measure::Evidence evidence(const measure::Copy& copy, int copies) {
  measure::Evidence made;
  made.span = *copy.end - *copy.begin + std::chrono::milliseconds(12);
  made.steal = std::chrono::milliseconds(40);
  made.own = (copy.user + copy.system) * copies;
  made.busy = *made.own + std::chrono::milliseconds(70);
  made.machine.cpu_some = std::chrono::microseconds(1'234);
  made.machine.io_full = Nanos(0);
  made.throttled_periods = 0;
  made.throttled = Nanos(0);
  made.migrations = 2;
  made.run_delay = std::chrono::microseconds(987);
  made.clock_drift_ppm = -0.25;
  made.suspended = Nanos(0);
  made.clock_source_changed = false;
  made.dirty_kib = 412;
  made.writeback_kib = 0;
  return made;
}

measure::Pass pass(const Row& row, int copies, int number) {
  measure::Pass made;
  made.test = row.name;
  made.copies = copies;
  made.number = number;
  made.began = {start + number, hour};
  for (int position = 0; position < copies; ++position) {
    made.members.push_back(
        member(row, position, sample_deviations.at(static_cast<std::size_t>(number - 1))));
  }
  made.skew = Nanos((copies - 1) * 12'345LL);
  made.window = Nanos(row.seconds * 1'000'000'000LL - (copies - 1) * 12'345LL);
  made.overlap = copies == 1 ? 1.0 : 0.9999;
  made.fairness = copies == 1 ? 1.0 : 0.998;
  made.runner_cpu = Nanos(4'000'000);
  made.elapsed = Nanos(row.seconds * 1'000'000'000LL);
  made.evidence = evidence(made.members[0], copies);
  return made;
}

using Events = std::vector<measure::Event>;

void add_passes(Events& events, const Row& row, int copies) {
  for (int number = 1; number <= static_cast<int>(sample_deviations.size()); ++number) {
    events.emplace_back(measure::PassBegan{row.name, copies, number});
    events.emplace_back(measure::PassEnded{pass(row, copies, number)});
  }
}

// What a machine does whose limit on processes is too low for two copies.
void add_failure(Events& events, const Row& row, int copies) {
  auto failed = pass(row, copies, 1);
  failed.members[1].complaint = "fork: Resource temporarily unavailable";
  failed.complaint = "copy 2 of 2: fork: Resource temporarily unavailable";
  events.emplace_back(measure::PassBegan{row.name, copies, 1});
  events.emplace_back(measure::PassEnded{failed});
  events.emplace_back(measure::TestFailed{row.name, copies, failed.complaint, false});
}

void add_section(Events& events, int copies, std::int64_t begin, std::int64_t end) {
  events.emplace_back(measure::SectionBegan{copies, {begin, hour}});
  for (const auto& row : rows) {
    const bool fails = copies == 2 && row.name == std::string_view("spawn");
    fails ? add_failure(events, row, copies) : add_passes(events, row, copies);
  }
  events.emplace_back(measure::SectionEnded{copies, {end, hour}});
}

void add_note(Events& events) {
  for (auto& event : events) {
    auto* ended = std::get_if<measure::PassEnded>(&event);
    if (ended == nullptr || ended->pass.test != "shell1") continue;
    ended->pass.members[0].notes = {"sort: using the C locale"};
    ended->pass.members[0].metrics = {{"p99", 6.25, "ms"}};
    ended->pass.members[0].series = {{"depth", "jobs", Seconds(1), {1, 2.5, 3}}};
    return;
  }
}

constexpr const char* breakout = "</script><b>\"a\" & 'b' | `c`\n\xFF";

report::Header hostile_header() {
  auto made = header();
  made.host = "a<b>&\"c";
  made.machine.os_name = breakout;
  made.machine.processors[0].model = breakout;
  made.machine.layers = {};
  made.settings = {std::string(100, '-')};
  made.command = {"./Run", "--schedule", "quick", breakout};
  made.plan.schedule = "quick";
  made.plan.rest = measure::Rest::None;
  auto test = planned(rows[0]);
  test.title = "A title, too \"wide\" for its column <i>or two</i>";
  made.plan.sections = {{.copies = 1, .tests = {test}}};
  return made;
}

}  // namespace

read::Record sample() {
  read::Record record{.header = header(), .events = {}, .lost = {}};
  add_section(record.events, 1, start, start + 77);
  add_section(record.events, 2, start + 77, start + 150);
  record.events.emplace_back(measure::SessionEnded{{start + 150, hour}, false, 0.000'5});
  add_note(record.events);
  return record;
}

read::Record hostile_sample() {
  read::Record record{.header = hostile_header(), .events = {}, .lost = {}};
  record.events.emplace_back(measure::SectionBegan{1, {start, hour}});
  auto only = pass(rows[0], 1, 1);
  only.members[0].notes = {breakout, "System Benchmarks Index Score   12.0   13.0   14.0"};
  record.events.emplace_back(measure::PassBegan{only.test, 1, 1});
  record.events.emplace_back(measure::PassEnded{only});
  record.events.emplace_back(measure::SessionEnded{{start + 10, hour}, true, 0.001});
  return record;
}

std::string journal_of(const read::Record& record) {
  auto text = journal_line(record.header);
  for (const auto& event : record.events) text += journal_line(event);
  return text;
}

}  // namespace unixmark::write
