#include "tests_suite/write/published_sample.hpp"

#include "base/text.hpp"

#include <string>
#include <utility>
#include <vector>

namespace unixmark::write {

namespace {

using report::PublishedIndex;
using report::PublishedRow;
using report::PublishedSection;
using report::PublishedTable;

PublishedRow row(const char* test, const char* title, const char* unit, int line) {
  PublishedRow made;
  made.test = test;
  made.title = title;
  made.unit = unit;
  made.line = line;
  return made;
}

PublishedRow result(PublishedRow made, double value) {
  made.value = value;
  made.seconds = 10.0;
  made.samples = 7;
  return made;
}

PublishedRow failed(PublishedRow made) {
  made.seconds = 29.9;
  made.samples = 2;
  made.failure = "its result is 0.0, which stands for a failure";
  return made;
}

PublishedRow pipe() {
  auto made = result(row("pipe", "Pipe Throughput", "lps", 17), 2602655.6);
  made.rates = {2598121.25, 2602655.5, 2607190};
  return made;
}

PublishedRow from_table(PublishedRow made, double value) {
  made.value = value;
  return made;
}

PublishedIndex index_row(const PublishedRow& of, double baseline, double index, int line) {
  PublishedIndex made;
  made.test = of.test;
  made.title = of.title;
  made.baseline = baseline;
  made.value = of.value;
  made.index = index;
  made.line = line;
  return made;
}

PublishedTable table(const char* category, std::vector<PublishedIndex> rows, double recomputed,
                     int line) {
  PublishedTable made;
  made.category = category;
  made.rows = std::move(rows);
  made.recomputed = recomputed;
  made.line = line;
  return made;
}

PublishedSection run(const char* began, const char* ended, int line) {
  PublishedSection made;
  made.processors = 2;
  made.began = began;
  made.ended = ended;
  made.line = line;
  return made;
}

// The tables stand in another order than reports have them.
PublishedSection first_run() {
  auto made = run("Fri Jan 15 2027 09:00:00", "09:02:10", 12);
  made.copies = 1;
  const auto dhrystone =
      result(row("dhry2reg", "Dhrystone 2 using register variables", "lps", 15), 31286938.9);
  const auto shells = result(row("shell8", "Shell Scripts (8 concurrent)", "lpm", 18), 3380);
  const auto rectangles =
      from_table(row("2d-rects", "2D graphics: rectangles", "score", 22), 100.5);
  made.rows = {dhrystone, failed(row("execl", "Execl Throughput", "lps", 16)), pipe(), shells,
               rectangles};
  made.tables = {table("2D Graphics Benchmarks", {index_row(rectangles, 15, 67, 22)}, 67, 21),
                 table("System Benchmarks",
                       {index_row(dhrystone, 116700, 2681, 26),
                        index_row(pipe(), 12440, 2092.2, 27), index_row(shells, 6, 5633.3, 28)},
                       3161.4, 25)};
  auto& system = made.tables.back();
  made.tables.front().partial = true;
  system.partial = true;
  system.score = 3171.8;
  system.score_line = 30;
  return made;
}

// Its end is cut off.
PublishedSection second_run() {
  auto made = run("Fri Jan 15 2027 09:02:10", "09:04:00", 33);
  made.rows = {row("dhry2reg", "Dhrystone 2 using register variables", "lps", 36),
               result(row("", "A test that nobody knows", "lps", 37), 0.1)};
  return made;
}

// What tries to be markup, a command, colours, a line that turns, a score, a rule, and no UTF-8.
std::string hostile() {
  return cat("</script><b>\"x\"</b> | `rm` \x1b[31m\xE2\x80\xAE, Score\n", std::string(72, '-'),
             " \xff");
}

PublishedSection hostile_run() {
  const auto name = hostile();
  auto made = run(name.c_str(), name.c_str(), 1);
  made.copies = 1'000'000;
  auto only = result(row("", name.c_str(), name.c_str(), 2), 1e18);
  only.rates = {1e-9, 1e18};
  only.failure = "aborting, " + name;
  made.rows = {only};
  made.tables = {table(name.c_str(), {index_row(only, 0, 1e18, 2)}, 1e18, 1)};
  made.tables.back().rows.back().failure = name;
  return made;
}

}  // namespace

report::Published published_sample() {
  return {.program = "UnixBench",
          .version = "5.1.3",
          .host = "web-08",
          .facts = {{"system", "GNU/Linux"},
                    {"os", "GNU/Linux -- 5.10.0 -- #1 SMP Debian 5.10.1"},
                    {"machine", "x86_64 (unknown)"},
                    {"language", "en_US.utf8 (charmap=\"UTF-8\", collate=\"UTF-8\")"},
                    {"processor", "Intel(R) Xeon(R) CPU E5-2690 @ 2.90GHz (5800.1 bogomips)"},
                    {"features", "Hyper-Threading, x86-64, MMX"},
                    {"processor", "Intel(R) Xeon(R) CPU E5-2690 @ 2.90GHz (5800.1 bogomips)"},
                    {"uptime", "09:00:00 up 1:07, 1 user, load average: 0.01, 0.02, 0.05"},
                    {"runlevel", "5"}},
          .sections = {first_run(), second_run()},
          .sweep = {},
          .lost = {{33, "the number of copies"},
                   {36, "'Dhrystone 2 using register variables': value cut off or damaged"},
                   {0, "the end of the last run"}},
          .warnings = {{30, "a score of 3171.8 is shown, and the rows make 3161.4"}}};
}

report::Published hostile_published() {
  return {.program = "UnixBench",
          .version = hostile(),
          .host = hostile(),
          .facts = {{"system", hostile()}, {"users", hostile()}, {"uptime", "aborting"}},
          .sections = {hostile_run()},
          .sweep = {},
          .lost = {{1, hostile()},
                   {2, "Pipe Throughput 1.0 lps (10.0 s, 7 samples)"},
                   {3, "Benchmark Run: 7 ---"}},
          .warnings = {{4, "Pipe Throughput 12440.0 1.0 0.1"}}};
}

}  // namespace unixmark::write
