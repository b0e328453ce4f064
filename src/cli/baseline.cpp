// unixmark baseline: a table that rates other machines by the one that a report is of.
#include "write/baseline.hpp"

#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/load.hpp"
#include "cli/parse_command.hpp"
#include "cli/plan_options.hpp"
#include "read/reading.hpp"

#include <filesystem>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

namespace unixmark::cli {

namespace {

constexpr std::string_view baseline_usage =
    "The use is: unixmark baseline FILE [--copies N] [--rating N] > baselines/NAME.base";

constexpr std::string_view baseline_summary =
    "Makes a table for --baseline of any report: by it the machine of that report has an index of "
    "10, and every other machine's index is a share of its.";

struct WantedTable {
  std::string file;
  report::Choice choice;
};

std::string check_rating(const std::string& text) {
  const double rating = to_double(text).value_or(0);
  if (rating >= 1 && rating <= 1e6) return {};
  return cat("'", text, "' is not a number from 1 to 1000000");
}

std::vector<Option> options_of(WantedTable& wanted) {
  return {{.names = "FILE",
           .text = "Any report",
           .take = into(wanted.file),
           .group = "Names",
           .required = true},
          {.names = "--copies",
           .text = "The run with so many copies (default: with 1, or the only one)",
           .value = "N",
           .check = number_check(1, most_copies),
           .take = into(wanted.choice.copies)},
          {.names = "--rating",
           .text = "The index of that machine itself (default: 10)",
           .value = "N",
           .check = check_rating,
           .take = into(wanted.choice.rating)}};
}

template <class AnyReport>
std::string baseline_of(const AnyReport& report, const WantedTable& wanted, const Env& env) {
  const auto scores = report::scores_of(report, wanted.choice);
  for (const auto& test : scores.left_out) {
    complain(env.err, cat("left out: ", test.test, ", ", test.why));
  }
  return write::baseline(report, scores, std::filesystem::path(wanted.file).filename().string());
}

std::string table_of_reading(const read::Reading& reading, const WantedTable& wanted,
                             const Env& env) {
  if (const auto* published = std::get_if<report::Published>(&reading)) {
    return baseline_of(*published, wanted, env);
  }
  const auto& record = std::get<read::Record>(reading);
  return baseline_of(report::build_report(record.header, record.events), wanted, env);
}

}  // namespace

std::vector<Option> baseline_options() {
  static WantedTable forgotten;
  return options_of(forgotten);
}

int baseline(const Arguments& arguments, const Env& env) {
  WantedTable wanted;
  const Syntax syntax{.name = "baseline",
                      .summary = baseline_summary,
                      .usage = baseline_usage,
                      .options = options_of(wanted)};
  if (!parse_command(syntax, arguments, env)) return Complete;
  env.out << table_of_reading(load_reading(wanted.file, env), wanted, env);
  return Complete;
}

}  // namespace unixmark::cli
