// A report of which only what was printed is known: one of UnixBench's, of any age, or a text
// report of ours that lost its journal.
#pragma once

#include "report/scaling.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::report {

// Said wherever such a report is shown; a text that says it was rendered from one.
inline constexpr std::string_view only_printed =
    "only what was printed is known, so nothing tells how sure these numbers are";

inline constexpr std::string_view before_5 = "before 5";

// Stands for a moment that a file does not tell.
inline constexpr std::string_view not_told = "not told";

// A place in a file that could not be read, or that cannot be right.
struct Loss {
  int line = 0;  // from 1; 0: the file as a whole
  std::string text;

  bool operator==(const Loss&) const = default;
};

// A test of a run. Where a report has a test in its table alone, the row is made of that and has
// neither time nor samples.
struct PublishedRow {
  std::string test;   // its name in the catalogue; empty: none of ours
  std::string title;  // the catalogue's, or as it stood
  // The classic result in `unit`; nothing: the test failed, the number was lost, or a median stands
  // for it.
  std::optional<double> value;
  std::string unit;
  std::optional<double> seconds;  // of a pass
  std::optional<int> samples;     // that the value is made of
  std::vector<double> rates;      // of every pass, in order and in `unit`, where a log tells them
  std::string failure;            // why there is no value; empty: there is one, or it was lost
  int line = 0;
  // Of a sweep, whose text has medians and no classic results: with its interval of 95 %.
  std::optional<double> median{};
  std::optional<double> median_low{};
  std::optional<double> median_high{};
  std::optional<int> passes{};  // planned, that the median is of; nothing: not told

  bool operator==(const PublishedRow&) const = default;
};

struct PublishedIndex {
  std::string test;
  std::string title;
  std::optional<double> baseline;  // nothing: "---", or lost
  std::optional<double> value;     // nothing: the test failed, or the number was lost
  std::optional<double> index;
  std::string failure;  // as in PublishedRow
  int line = 0;

  bool operator==(const PublishedIndex&) const = default;
};

struct PublishedTable {
  std::string category;  // "System Benchmarks"; that of all tables before version 5
  std::vector<PublishedIndex> rows;
  bool partial = false;
  bool plain = false;                // of version 3: index = value / baseline, score = their mean
  std::optional<double> score;       // as printed
  std::optional<double> recomputed;  // from rows, where all of them are whole and none failed
  int line = 0;
  int score_line = 0;

  bool operator==(const PublishedTable&) const = default;
};

struct PublishedSection {
  std::optional<int> copies;      // nothing: not told; before version 5 there was one
  std::optional<int> processors;  // nothing: "unknown", or not told
  std::string began;              // "Mon Nov 30 2026 21:48:22", as printed
  std::string ended;              // "21:49:40"
  std::vector<PublishedRow> rows;
  std::vector<PublishedTable> tables;
  std::vector<std::string> unrated;  // categories of which it says that there is no index
  // Lines of the block How sure, where a text of ours had one: those of a test's are set in by two,
  // and what goes on from the line before by four.
  std::vector<std::string> remarks;
  int line = 0;

  bool operator==(const PublishedSection&) const = default;
};

// "Machine" and "x86_64 (x86_64)": what the head of a report says, by the words before its colons.
// Names are "system", "os", "machine", "language", "processors" ("0-63", the numbers of the next,
// where they are not the one that follows), "processor", "features" (of the one before it),
// "uptime", "runlevel", "users", "shell", "file system", and, of ours, "measured by", "profile",
// "compiler", "flags", "kernels", and "baseline" where it is not the usual one.
// "version" is `before_5` where its words tell no more of that.
struct PublishedFact {
  std::string name;
  std::string value;

  bool operator==(const PublishedFact&) const = default;
};

// A sweep over numbers of copies, of which a text of ours remains: its figures as far as they are
// shown. Fits have no band, and neither passes, variations nor frequencies are known.
struct PublishedSweep {
  std::string began;  // as in PublishedSection
  std::string ended;
  std::optional<int> processors;    // in the system
  std::optional<int> passes{};      // planned of every test; nothing: not told, or they differ
  std::optional<double> seconds{};  // of a pass; nothing: as above
  Scaling scaling;
  std::vector<std::string> remarks;  // lines of the block How sure; what goes on is set in by two
  int line = 0;

  bool operator==(const PublishedSweep&) const = default;
};

struct Published {
  std::string program = "UnixBench";       // or "unixmark"
  std::string version;                     // of the program: "5.1.3"; empty: not told
  std::string host;                        // empty: not told
  std::vector<PublishedFact> facts;        // a name may occur more than once
  std::vector<PublishedSection> sections;  // of a sweep one for each number of copies
  std::optional<PublishedSweep> sweep;     // where the report is of one
  std::vector<Loss> lost;                  // what was not read
  std::vector<Loss> warnings;              // what was, and contradicts something else

  bool operator==(const Published&) const = default;
};

// What a table says of a test that has no line of its own: a row without times and samples.
[[nodiscard]] PublishedRow row_of(const PublishedIndex& index);

// What is known of how fast a test was: its classic result, or the median that stands for it.
[[nodiscard]] std::optional<double> rate_of(const PublishedRow& row);

// The medians of a sweep as runs, one for each number of copies, in their order.
[[nodiscard]] std::vector<PublishedSection> runs_of(const PublishedSweep& sweep);

// The value of the first fact of that name; empty without one.
[[nodiscard]] std::string_view fact(const Published& report, std::string_view name);

// Where the numbers of processors go on behind "7", "0-63" or "0-3,8-11"; 0 where that is none.
[[nodiscard]] int number_after(std::string_view numbers);

// How many processors there are by the numbers that the head lists; nothing: it lists none.
[[nodiscard]] std::optional<int> processors_listed(const Published& report);

// Their models, each once and at most sixteen, without what tells those of one model apart.
[[nodiscard]] std::vector<std::string> models_listed(const Published& report);

}  // namespace unixmark::report
