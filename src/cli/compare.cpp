// unixmark compare: two reports, or two sets of them, side by side.
#include "analysis/compare.hpp"

#include "analysis/series.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/compare_options.hpp"
#include "cli/formats.hpp"
#include "cli/lines_once.hpp"
#include "cli/sides.hpp"
#include "write/comparison.hpp"
#include "write/matrix.hpp"
#include "write/series.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <ostream>
#include <span>
#include <utility>

namespace unixmark::cli {

namespace {

using analysis::Comparison;
using analysis::Gate;
using analysis::Subject;

constexpr auto comparison_formats =
    std::to_array<std::string_view>({"text", "markdown", "json", "csv", "html"});

void demand_format(const std::string& format) {
  if (std::ranges::count(comparison_formats, format) > 0) return;
  const std::vector<std::string> known(comparison_formats.begin(), comparison_formats.end());
  throw unknown_format(format, known);
}

bool coloured(const Env& env) {
  return env.out_is_terminal && !variable(env, "NO_COLOR") &&
         variable(env, "TERM").value_or("dumb") != "dumb";
}

// Of several reports with one it is told which is of other work.
void demand_one_kind(const Subject& a, const Subject& b, const CompareOptions& options,
                     const Env& env) {
  const auto others = analysis::other_kind(a, b);
  if (others.empty() || options.force) return;
  const auto whose = options.reference.empty() ? std::string{} : cat(b.name, ": ");
  for (const auto& one : others) {
    complain(env.err, cat(whose, "different ", one.name, ": ", one.a, " / ", one.b));
  }
  throw Error(cat(a.name, " and ", b.name,
                  " are not of the same work, so their ratios say little of the machines. --force "
                  "compares them all the same."));
}

std::string copies_had(const Subject& subject) {
  std::vector<int> copies;
  for (const auto& run : subject.runs) copies.push_back(run.copies);
  return copies.empty() ? "none" : join(copies, ", ");
}

Comparison compared(const Subject& a, const Subject& b, const CompareOptions& options,
                    const Env& env) {
  demand_one_kind(a, b, options, env);
  auto comparison = analysis::compare(a, b,
                                      {.copies = options.copies,
                                       .margin = options.margin,
                                       .floors_a = floors_of(a, env),
                                       .floors_b = floors_of(b, env),
                                       .force = options.force});
  if (comparison.runs.empty()) {
    throw Error(cat(a.name, " and ", b.name,
                    " have no run with the same number of copies that could be compared: ",
                    copies_had(a), " and ", copies_had(b), "."));
  }
  if (std::ranges::all_of(comparison.runs, [](const auto& run) { return run.tests.empty(); })) {
    throw Error(
        cat(a.name, " and ", b.name, " have no test in common: there is nothing to compare."));
  }
  analysis::sort_rows(comparison, options.order);
  return comparison;
}

// Whether any of `comparisons` stands so; what does is told.
bool any_at(Gate gate, std::string_view words, const std::vector<Comparison>& comparisons,
            const CompareOptions& options, const Env& env) {
  std::vector<std::string> all;
  for (const auto& one : comparisons) {
    const auto whose = comparisons.size() > 1 ? cat(" of ", one.b.name) : std::string{};
    for (const auto& row : analysis::at_gate(one, *options.fail_if_slower, gate)) {
      all.push_back(row + whose);
    }
  }
  for (const auto& row : all) complain(env.err, cat(words, ": ", row));
  return !all.empty();
}

// A run and itself are alike whatever the noise.
bool any_of_one_run(const std::vector<Comparison>& comparisons, const Env& env) {
  bool any = false;
  for (const auto& one : comparisons) {
    if (!one.shared.all) continue;
    complain(env.err, cat("cannot be told: ", one.b.name, " is the same run as ", one.a.name));
    any = true;
  }
  return any;
}

// `left_out`: a report that a folder holds is not among `comparisons`.
int comparison_status(const std::vector<Comparison>& comparisons, bool left_out,
                      const CompareOptions& options, const Env& env) {
  constexpr int undecided = 3;
  if (!options.fail_if_slower) return Complete;
  if (any_at(Gate::Regressed, "slower than allowed", comparisons, options, env)) return ToolFailed;
  if (!options.strict) return Complete;
  const bool alike = any_of_one_run(comparisons, env);
  const bool open = any_at(Gate::Undecided, "cannot be told", comparisons, options, env);
  if (left_out) complain(env.err, "cannot be told: what was passed over");
  return alike || open || left_out ? undecided : Complete;
}

std::string rendered(const Comparison& comparison, const std::string& format, bool colours) {
  if (format == "markdown") return write::comparison_markdown(comparison);
  if (format == "json") return write::comparison_json(comparison);
  if (format == "csv") return write::comparison_csv(comparison);
  if (format == "html") return write::comparison_html(comparison);
  return write::comparison_text(comparison, colours);
}

std::string rendered(const write::Grid& grid, const std::string& format) {
  if (format == "markdown") return write::grid_markdown(grid);
  return format == "html" ? write::grid_html(grid) : write::grid_text(grid);
}

int compare_two(const CompareOptions& options, const Env& env) {
  const auto names = sides_of(options.names);
  const auto a = load_reports(names.a, env);
  const auto b = load_reports(names.b, env);
  const bool by_session = analysis::by_session(a.size(), b.size());
  auto comparison =
      compared(one_side(subjects_of(a), by_session, options.force, env),
               one_side(subjects_of(b), by_session, options.force, env), options, env);
  comparison.shared = shared_runs(a, b);
  env.out << rendered(comparison, options.format, coloured(env));
  return comparison_status({comparison}, false, options, env);
}

// What reports are held against.
struct Reference {
  std::vector<Loaded> reports;
  Subject side;
};

Reference reference_of(const CompareOptions& options, const Env& env) {
  auto reports = load_reports({options.reference}, env);
  auto side = one_side(subjects_of(reports), false, options.force, env);
  return {std::move(reports), std::move(side)};
}

Comparison compared(const Reference& reference, const Loaded& report, const CompareOptions& options,
                    const Env& env) {
  auto comparison = compared(reference.side, report.subject, options, env);
  comparison.shared = shared_runs(reference.reports, std::span(&report, 1));
  return comparison;
}

// Of a folder's report: nothing, with the reason on standard error, where it cannot be compared.
std::optional<Comparison> compared_if_possible(const Reference& reference, const Loaded& report,
                                               const CompareOptions& options, const Env& env) {
  if (!report.found) return compared(reference, report, options, env);
  try {
    return compared(reference, report, options, env);
  } catch (const Error& error) {
    complain(env.err, cat("passed over: ", error.what()));
    return {};
  }
}

std::string matrix_in(const std::vector<Comparison>& comparisons, const CompareOptions& options) {
  if (options.format == "json") return write::matrix_json(comparisons);
  if (options.format == "csv") return write::matrix_csv(comparisons);
  return rendered(write::matrix_grid(comparisons, options.order), options.format);
}

int compare_with_reference(const CompareOptions& options, const Env& env) {
  if (options.names.empty()) {
    throw Error(cat("--reference needs reports to compare with it. ", compare_usage));
  }
  const auto reference = reference_of(options, env);
  std::vector<Comparison> comparisons;
  bool left_out = false;
  for (const auto& report : load_reports(options.names, env)) {
    auto one = compared_if_possible(reference, report, options, env);
    if (one && report.found && one->shared.all) {
      complain(env.err, cat("passed over: ", report.subject.name, " is the reference itself."));
    } else if (one) {
      comparisons.push_back(std::move(*one));
    } else {
      left_out = true;
    }
  }
  if (comparisons.empty()) {
    throw Error(cat("There is nothing to compare with ", reference.side.name, "."));
  }
  std::ranges::stable_sort(comparisons, std::greater{}, analysis::overall_ratio);
  env.out << matrix_in(comparisons, options);
  return comparison_status(comparisons, left_out, options, env);
}

int show_series(const CompareOptions& options, const Env& env) {
  auto subjects = subjects_of(load_reports(options.names, env));
  if (subjects.size() < 2) {
    throw Error(cat("A series has two reports or more. ", compare_usage));
  }
  demand_one_machine(subjects, options.force, env);
  const auto series = analysis::series_of(std::move(subjects), options.copies);
  if (options.format == "json") {
    env.out << write::series_json(series);
  } else if (options.format == "csv") {
    env.out << write::series_csv(series);
  } else {
    env.out << rendered(write::series_grid(series), options.format);
  }
  return Complete;
}

int compare_as_asked(const CompareOptions& options, const Env& env) {
  if (options.series) return show_series(options, env);
  if (!options.reference.empty()) return compare_with_reference(options, env);
  return compare_two(options, env);
}

}  // namespace

int compare(const Arguments& arguments, const Env& env) {
  const auto options = parse_compare(arguments, env);
  if (!options) return Complete;
  demand_format(options->format);
  LinesOnce lines(env.err);
  std::ostream err(&lines);
  return compare_as_asked(*options, {.out = env.out,
                                     .err = err,
                                     .out_is_terminal = env.out_is_terminal,
                                     .variables = env.variables,
                                     .program = env.program,
                                     .stop_requests = env.stop_requests});
}

}  // namespace unixmark::cli
