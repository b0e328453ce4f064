// What two reports are compared by, whichever program made them and however much is left of them.
#pragma once

#include "analysis/calibration.hpp"
#include "report/published.hpp"
#include "report/report.hpp"
#include "score/uncertain.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::analysis {

// What numbers may be that are compared: beyond these, ratios could leave what a double holds.
inline constexpr double least_compared = 1e-60;
inline constexpr double most_compared = 1e60;

// A test in one run. Figures are in `unit`.
struct SubjectTest {
  std::string test{};  // its name in the catalogue; empty: none of ours
  std::string title{};
  std::string unit{};
  std::string category{};
  std::optional<double> median{};  // of all passes; nothing: these are not known
  std::optional<double> result{};  // by the classic rule, or as printed; nothing: it failed
  bool median_alone = false;       // printed without passes, as of a sweep: `result` is the median
  std::vector<double> rates{};     // of every pass, in order, or of every session where so pooled
  std::vector<double> results{};   // of every session where so pooled
  std::vector<std::size_t> sessions{};  // that `rates` are of, from 0, where so pooled
  bool of_results = false;  // `rates` are the sessions' results, since not all have medians
  std::optional<score::Uncertain> median_log{};  // with their errors; nothing: of too few passes
  std::optional<score::Uncertain> result_log{};
  // Half the 95 % interval of the median's logarithm, where that was printed beside it.
  std::optional<double> printed_half{};
  std::optional<double> variation{};  // of a pass: 1.4826 MAD / median; nothing: passes not known
  int samples = 0;                    // that `result` is made of; 0: not told
  double seconds = 0;                 // of a pass; 0: not told
  std::optional<double> baseline{};
  std::optional<double> steal{};  // part of the processors' time
  std::string failure{};          // why there is no result
  std::string remark{};           // what else should be known: "interrupted after 3 of 10 passes"
};

struct SubjectIndex {
  std::string category;
  double score = 0;
  bool partial = false;  // of a part of the baseline's tests
};

struct SubjectRun {
  int copies = 1;
  bool copies_told = true;          // false: taken for one, as before version 5
  std::optional<int> processors{};  // of the machine; nothing: not told
  bool rounds = false;              // passes of all tests ran in turn
  std::vector<SubjectTest> tests{};
  std::vector<SubjectIndex> indexes{};  // by the classic rule, or as printed
  std::optional<double> steal{};        // part of the processors' time over all tests
};

// Something that a report tells of its machine or build; an empty value: it does not.
struct Trait {
  std::string name;
  std::string value;

  bool operator==(const Trait&) const = default;
};

// Traits that are a vulnerability's mitigation begin so.
inline constexpr std::string_view mitigation_prefix = "mitigation ";

struct Subject {
  std::string name{};  // the file
  std::string host{};  // empty: not told
  std::string program{};
  std::optional<WallTime> began{};  // nothing: not told, or in no words that are known
  std::vector<Trait> traits{};
  std::optional<MachineIdentity> machine{};  // where a calibration can be looked for
  Conditions conditions{};
  std::vector<SubjectRun> runs{};            // no two of equal copies
  std::optional<int> whole{};                // copies that make one a processor; nothing: not told
  int sessions = 1;                          // that it was pooled from
  bool sweep = false;                        // over numbers of copies, all of its sessions
  std::optional<report::Scaling> scaling{};  // of one sweep; nothing of any other report
};

// `name` is what the file is called.
[[nodiscard]] Subject subject_of(const report::Report& report, std::string_view name);
[[nodiscard]] Subject subject_of(const report::Published& report, std::string_view name);

// The value of a trait; empty where there is none of that name.
[[nodiscard]] std::string_view trait(const Subject& subject, std::string_view name);

// Fills in of `test` what follows from its rates, where there are any: their median, its error from
// six on, and their variation.
void add_robust(SubjectTest& test);

}  // namespace unixmark::analysis
