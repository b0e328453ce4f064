// A report as plain data: everything that any writer shows is in here, computed once.
#pragma once

#include "measure/event.hpp"
#include "measure/plan.hpp"
#include "report/scaling.hpp"
#include "report/thresholds.hpp"
#include "score/baseline.hpp"
#include "score/index.hpp"
#include "score/robust.hpp"
#include "score/winsorised.hpp"
#include "sys/machine.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::report {

// What the kernels are: read from the file `kernels.build` beside them, or "unknown".
struct Build {
  std::string compiler = "unknown";  // "gcc 12.2.0"
  std::string flags = "unknown";     // "-O3 -ffast-math -march=native"
  std::string hash = "unknown";      // of the kernels' files, 16 hex digits

  bool operator==(const Build&) const = default;
};

// The profile of programs from elsewhere that do not say what they are.
inline constexpr std::string_view foreign_profile = "foreign";

// What was known before the first pass: the first line of a journal.
struct Header {
  std::string version;          // of unixmark
  std::string profile = "6.0";  // which UnixBench's workload this is
  std::string host;
  WallTime began;
  sys::Machine machine;
  Build build;
  measure::Plan plan;
  score::Baseline baseline;
  std::optional<Thresholds> thresholds;  // nothing: of a version that judged nothing
  bool brief = false;  // -b: processors that are alike share their lines whatever their number
  std::vector<std::string> command;  // as typed
  std::vector<std::string>
      settings;  // what changes the meaning of numbers: "MULTI_SH_WORK_FACTOR=2"

  bool operator==(const Header&) const = default;
};

// Where 95 % of the scores of resamples of a row's passes lie.
struct Resampled {
  int resamples = 0;
  double low = 0;
  double high = 0;
};

// A sign of disturbance in one pass, read from its evidence and never from its score.
struct Flag {
  enum class Level { Notice, Suspect };
  std::string signal;  // a fixed word: "steal", "foreign", "throttled", "gap" ...
  Level level = Level::Notice;
  bool local = false;  // this machine's own doing, which another try may escape; else the host's
  double value = 0;    // in the unit of the text
  std::string text;    // "other processes used 7.2 % of a processor"

  bool operator==(const Flag&) const = default;
};

// What a test's rate would be by the passes alone that nothing makes suspect.
struct Undisturbed {
  double rate = 0;   // the median of theirs
  int passes = 0;    // that it is of
  int excluded = 0;  // suspect ones, which the score keeps

  bool operator==(const Undisturbed&) const = default;
};

// A test of a section.
struct Row {
  measure::PlannedTest test;
  std::optional<double> score;  // by the classic rule; nothing: the test failed
  double seconds = 0;
  int samples = 0;
  std::vector<std::size_t> kept;  // of the sound passes, in order: which the rule kept
  std::optional<score::ClassicInterval> classic;  // of the score; nothing: of a single pass
  std::optional<score::Robust> robust;            // of all sound passes, over the common window
  std::optional<Resampled> resampled;             // nothing: too few passes for it to be true
  std::optional<double> not_converged;  // the half-width, where it stayed above the precision asked
  std::vector<measure::Pass> passes;    // all of them, also those that failed
  std::optional<double> baseline;
  std::optional<double> index;
  std::vector<std::vector<Flag>> flags;    // a list for each of `passes`; empty: nothing was judged
  std::optional<Undisturbed> undisturbed;  // nothing: no pass is suspect, or all but one
  std::vector<std::string> findings;       // about all passes: "grew by 2.1 % over the run"
  std::string failure;  // why there is no score, or why fewer passes than planned
  bool skipped = false;
  bool not_run = false;  // the session ended before the test had a pass: no failure of the test's
  std::vector<std::string>
      remarks;  // "copies began up to 3.2 ms apart", "unsynchronised", kernels' notes
};

// The index table of one category.
struct IndexTable {
  std::string category;
  std::vector<std::size_t> rows;  // positions in Section::rows of the tests that ran, by title
  bool partial = false;
  std::optional<double> score;                    // nothing: no test of it has a baseline
  std::optional<score::IndexEstimate> classic{};  // of the same value; nothing: of a single pass
  std::optional<score::IndexEstimate> robust{};   // of medians; nothing: a test has too few passes
};

struct Section {
  int copies = 1;
  WallTime began;
  WallTime ended;
  std::vector<Row> rows;           // by title, byte order
  std::vector<IndexTable> tables;  // in the order of the categories, those with rows alone
};

// How far a whole run may be trusted, from A (quiet) to D (do not compare).
struct Grade {
  char letter = 'A';
  std::vector<std::string> reasons;  // the largest three, the largest first
};

// A session that had ended too early went on.
struct Resumption {
  WallTime stopped;  // the last that was heard of it before
  WallTime resumed;
  std::vector<std::string> differences;  // what was not as it had been
};

struct Report {
  Header header;
  std::vector<Section> sections;  // those that began
  std::vector<int> not_begun;     // the copies of the others
  bool complete = false;          // every planned pass ran and was sound
  bool interrupted = false;
  bool ended = false;  // the session reached its end; false: the runner was killed
  std::optional<double> runner_share;
  std::vector<Resumption> resumptions;
  std::optional<Grade> grade;               // nothing: no pass has evidence
  std::vector<std::string> not_reported{};  // signals that this machine did not give in any pass
  std::optional<Scaling> scaling{};         // nothing: the run was no sweep
  std::vector<measure::Event>
      events;  // what it was folded from, in order, without ticks: JSON can give them back
};

// Folds a session's events into its report. Pure: the same header and events give the same report.
[[nodiscard]] Report build_report(const Header& header, std::span<const measure::Event> events);

}  // namespace unixmark::report
