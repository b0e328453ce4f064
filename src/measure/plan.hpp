// What will be run: sections of tests, each a number of passes, before anything starts.
#pragma once

#include "base/units.hpp"
#include "catalog/catalog.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace unixmark::measure {

// The pauses between passes: the classic sync, 1 s, sync, 2 s; or none.
enum class Rest { Classic, None };

// Where copies may run: wherever the scheduler likes, one processor each in turn, or the listed
// ones in turn.
struct Pinning {
  enum class Mode { None, Spread, List } mode = Mode::None;
  std::vector<int> processors;  // for Spread the allowed ones, for List those listed

  bool operator==(const Pinning&) const = default;
};

// Where the two processes of context1 run: wherever the scheduler likes, on one processor, or on
// two, of different cores where there are.
enum class Placement { Free, Same, Cross };

// One test of a section. The names are copied out of the catalogue so that a plan read from an old
// journal still stands when the catalogue has moved on.
struct PlannedTest {
  std::string name;
  std::string title;
  std::string program;  // file name in the folder of kernels
  std::vector<std::string>
      arguments;  // {scratch}, {shared}, {kernels}, {data} still to be filled in, the rest done
  std::string unit;
  int timebase = 1;
  std::string category;  // title of the category
  Seconds duration{10};
  Seconds setup{0};  // what the kernel needs by itself before it begins: priming, calibration
  Seconds foreign_setup{0};  // the same of a program that always makes the classic pauses
  int passes = 3;            // at most, where a test may stop earlier
  int scored = 0;            // the classic rule scores the first so many of them; 0: all
  int enough = 0;            // so many make a row complete where the session may stop early; 0: all
  std::vector<std::string> needs;  // programs that must be on the search path
  int processes_per_copy = 1;
  bool inherently_parallel = false;
  std::string skip;  // why it will not run in this section; empty: it will
  std::string note;  // what is unlike the user's wish or the schedule, and why; empty: nothing

  bool operator==(const PlannedTest&) const = default;
};

struct Section {
  int copies = 1;
  std::vector<PlannedTest> tests;

  bool operator==(const Section&) const = default;
};

// All sections of a plan are one sweep over numbers of copies: its passes mix, in an order drawn by
// lot, so that no drift of the machine can pass for scaling. No two sections have equal copies.
struct CopySweep {
  std::uint32_t seed = 1;    // of the order
  int cores = 0;             // physical ones that copies may run on; 0: the machine does not tell
  std::vector<int> borders;  // so many copies fill one, two ... of several memory nodes

  bool operator==(const CopySweep&) const = default;
};

struct Plan {
  std::string schedule = "classic";  // or "quick", "precise"
  bool rounds = false;               // a pass of every test in turn; else test by test
  Rest rest = Rest::Classic;
  Pinning pinning;
  Placement placement = Placement::Free;
  int processors = 1;               // that the copies share
  std::optional<double> precision;  // a test stops once the 95 % interval of its median is at most
                                    // +- this part of it wide
  std::optional<double> index_precision;  // a section stops once the index's interval is
  std::optional<Seconds> budget;          // the session ends by then
  std::string note;                       // what was cut to fit the budget; empty: nothing
  std::optional<CopySweep> sweep;         // nothing: section by section
  std::vector<Section> sections;

  bool operator==(const Plan&) const = default;
};

// What the user asked for; nothing means the schedule's own choice.
struct Wishes {
  std::vector<const catalog::Test*> tests;
  std::vector<int> copies;  // a section for each, in this order
  std::string schedule = "classic";
  std::optional<int> iterations;    // -i N: long tests N passes, short ones max(1, (N + 1) div 3)
  std::optional<Seconds> duration;  // --seconds: of every pass
  std::optional<Rest> rest;
  std::optional<double> precision;        // --precision, as a part of 1
  std::optional<double> index_precision;  // --target-index
  std::optional<Seconds> budget;          // --budget
  std::optional<CopySweep> sweep;         // then -i is the number of passes of all tests
  Pinning pinning;
  Placement placement = Placement::Free;
  bool share_files = false;  // all copies of a file test work in one folder
  int processors = 1;        // usable; where copies are pinned, those that they are pinned to count
};

// So many passes make the test's row complete.
[[nodiscard]] int enough_passes(const PlannedTest& test);

// So many are made in any case, unless a budget or the user ends the session: those, and the ones
// that the classic rule scores.
[[nodiscard]] int owed_passes(const PlannedTest& test);

// How many copies wait for each processor beyond the one that it runs.
[[nodiscard]] int queued_copies(int copies, int processors);

// The plan for `wishes`, by their schedule. Passes with hundreds of copies a processor are
// lengthened so that each copy has its turn; the test's note says so. A plan that does not fit the
// budget is cut: first the pauses go, then passes are shortened, then fewer make a row complete; it
// runs in rounds, and its note says what was cut. Throws Error for an unknown schedule and where
// the budget is too small for one short pass of each test.
[[nodiscard]] Plan make_plan(const Wishes& wishes);

// How long a pass of `test` takes with its rests and the kernel's own set-up.
[[nodiscard]] Seconds expected_duration(const PlannedTest& test, Rest rest);
[[nodiscard]] Seconds expected_duration(const Section& section, Rest rest);
[[nodiscard]] Seconds expected_duration(const Plan& plan);

// The time for as many passes of each test as make its row complete, and for those that are made in
// any case.
[[nodiscard]] Seconds least_duration(const Section& section, Rest rest);
[[nodiscard]] Seconds owed_duration(const Plan& plan);

// What a plan needs at its widest moment, to be held against the limits before anything starts.
struct Needs {
  int processes = 0;
  int descriptors = 0;
};
[[nodiscard]] Needs needs_of(const PlannedTest& test, int copies);
[[nodiscard]] Needs needs_of(const Plan& plan);

}  // namespace unixmark::measure
