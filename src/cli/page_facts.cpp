#include "cli/page_facts.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>

namespace unixmark::cli {

namespace {

constexpr std::string_view those_that_measure = "run resume scale calibrate";
constexpr std::string_view those_that_do_not = "show compare doctor baseline list completion help";

constexpr auto status_table = std::to_array<Fact>(
    {{"0", "Everything that was planned has been measured", those_that_measure},
     {"0", "What was asked for has been done", those_that_do_not},
     {"1", "Wrong use, or unixmark itself could not go on or could not write a file"},
     {"1", "compare --fail-if-slower: B is slower", "compare"},
     {"2",
      "Some tests failed or were skipped; the report says which and why. With --noise strict also: "
      "some pass is suspect",
      those_that_measure},
     {"2", "doctor: something will disturb a measurement", "doctor"},
     {"3", "compare --fail-if-slower --strict: whether B is slower cannot be told", "compare"},
     {"130", "Interrupted; what had been measured is reported", those_that_measure}});

constexpr auto variable_table = std::to_array<Fact>(
    {{"UB_BINDIR", "Folder of kernels; may hold any programs that print UnixBench's lines",
      those_that_measure},
     {"UB_TMPDIR",
      "Where tests keep their scratch files: the file system that is measured. The folder must be "
      "there (default: that of the build, or /var/tmp for an installed unixmark; where it cannot "
      "be written unixmark in XDG_STATE_HOME, TMPDIR or /var/tmp, and the report says so)",
      those_that_measure},
     {"UB_TESTDIR",
      "Folder that kernels run in, which must be there (default: a scratch folder for each copy)",
      those_that_measure},
     {"UB_RESULTDIR", "As --results", "run resume scale"},
     {"UB_OUTPUT_FILE_NAME", "As --output", "run resume scale"},
     {"UB_OUTPUT_CSV", "'true': as --csv", "run resume scale"},
     {"UB_OUTPUT_JSON", "'true': as --json", "run resume scale"},
     {"MULTI_SH_WORK_FACTOR",
      "Makes the shell tests' input that many times as long. The report says so, since it changes "
      "what their scores mean",
      those_that_measure},
     {"XDG_STATE_HOME",
      "Where calibrations are kept, in unixmark/calibration, and the reports of an installed "
      "unixmark, in unixmark/results (default: ~/.local/state)",
      "calibrate compare run scale"},
     {"NO_COLOR", "No colours in comparisons, whatever it holds", "compare"},
     {"COLUMNS, TERM", "Width of the progress line; with TERM=dumb it is not redrawn",
      those_that_measure}});

constexpr auto file_table = std::to_array<Fact>(
    {{"NAME", "The report as text, with UnixBench's lines in UnixBench's columns",
      "run resume scale"},
     {"NAME.html", "The same as a page, which holds all that was measured", "run resume scale"},
     {"NAME.log",
      "The journal: a line of JSON for each event, on the disk as soon as a pass has ended",
      "run resume scale"},
     {"results",
      "Their folder, in that of the sources or of the bundle (of an installed unixmark: "
      "~/.local/state/unixmark/results)",
      "run resume scale"},
     {"~/.local/state/unixmark/calibration/HOST-DIGITS.json", "The calibration of one machine",
      "calibrate compare"}});

}  // namespace

std::span<const Fact> status_facts() {
  return status_table;
}

std::span<const Fact> variable_facts() {
  return variable_table;
}

std::span<const Fact> file_facts() {
  return file_table;
}

bool is_about(const Fact& fact, std::string_view command) {
  return fact.commands.empty() || std::ranges::count(words(fact.commands), command) > 0;
}

}  // namespace unixmark::cli
