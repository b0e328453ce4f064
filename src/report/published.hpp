// A report of which only what was printed is known: one of UnixBench's, of any age, or a text
// report of ours that lost its journal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::report {

// A place in a file that could not be read, or that cannot be right.
struct Loss {
  int line = 0;  // from 1; 0: the file as a whole
  std::string text;

  bool operator==(const Loss&) const = default;
};

struct PublishedRow {
  std::string test;             // its name in the catalogue; empty: none of ours
  std::string title;            // the catalogue's, or as it stood
  std::optional<double> value;  // in `unit`; nothing: the test failed, or the number was lost
  std::string unit;
  std::optional<double> seconds;  // of a pass
  std::optional<int> samples;     // that the value is made of
  std::vector<double> rates;      // of every pass, in order and in `unit`, where a log tells them
  std::string failure;            // why there is no value; empty: there is one, or it was lost
  int line = 0;

  bool operator==(const PublishedRow&) const = default;
};

struct PublishedIndex {
  std::string test;
  std::string title;
  std::optional<double> baseline;  // nothing: "---", or lost
  std::optional<double> value;
  std::optional<double> index;
  int line = 0;

  bool operator==(const PublishedIndex&) const = default;
};

struct PublishedTable {
  std::string category;  // "System Benchmarks"; that of all tables before version 5
  std::vector<PublishedIndex> rows;
  bool partial = false;
  std::optional<double> score;       // as printed
  std::optional<double> recomputed;  // from rows, where all of them are whole and none failed

  bool operator==(const PublishedTable&) const = default;
};

struct PublishedSection {
  std::optional<int> copies;      // nothing: not told; before version 5 there was one
  std::optional<int> processors;  // nothing: "unknown", or not told
  std::string began;              // "Mon Nov 30 2026 21:48:22", as printed
  std::string ended;              // "21:49:40"
  std::vector<PublishedRow> rows;
  std::vector<PublishedTable> tables;
  int line = 0;

  bool operator==(const PublishedSection&) const = default;
};

// "Machine" and "x86_64 (x86_64)": what the head of a report says, by the words before its colons.
struct PublishedFact {
  std::string name;  // "system", "os", "machine", "language", "processor", "uptime", "measured by"
  std::string value;

  bool operator==(const PublishedFact&) const = default;
};

struct Published {
  std::string program = "UnixBench";  // or "unixmark"
  std::string version;                // "5.1.3"; empty: not told
  std::string host;                   // empty: not told
  std::vector<PublishedFact> facts;   // a name may occur more than once
  std::vector<PublishedSection> sections;
  std::vector<Loss> lost;      // what was not read
  std::vector<Loss> warnings;  // what was, and contradicts something else

  bool operator==(const Published&) const = default;
};

// The value of the first fact of that name; empty without one.
[[nodiscard]] std::string_view fact(const Published& report, std::string_view name);

}  // namespace unixmark::report
