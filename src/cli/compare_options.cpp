#include "cli/compare_options.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/parse_command.hpp"
#include "cli/plan_options.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace unixmark::cli {

namespace {

using analysis::Order;

constexpr std::string_view compare_summary =
    "Compares reports of unixmark and UnixBench test by test: the ratio with its interval, and "
    "whether that is more than noise.";

constexpr auto orders =
    std::to_array<std::pair<std::string_view, Order>>({{"loss", Order::Loss},
                                                       {"difference", Order::Difference},
                                                       {"name", Order::Name},
                                                       {"verdict", Order::Verdict}});

// As typed, before it is known to make sense.
struct Typed {
  std::vector<std::string> copies;
  std::string margin;
  std::string fail_if_slower;
  std::string order = "loss";
};

Order order_of(const std::string& typed) {
  std::vector<std::string> known;
  for (const auto& [name, order] : orders) {
    if (name == typed) return order;
    known.emplace_back(name);
  }
  throw Error(cat("Rows cannot be sorted by '", typed, "'. ",
                  did_you_mean(typed, known, cat("They can by ", join(known, ", "), "."))));
}

analysis::Copies copies_of(const std::string& typed) {
  if (typed == "all") return {};
  const auto number = to_integer(typed);
  if (!number || *number < 1 || *number > most_copies) {
    throw Error(cat("--copies takes a number from 1 on, or 'all', and not '", typed, "'."));
  }
  return static_cast<int>(*number);
}

// Each number once, as often as it was named.
void add_copies(std::vector<analysis::Copies>& copies, std::string_view typed) {
  for (const auto part : split(typed, ',')) {
    const auto number = copies_of(std::string(part));
    if (std::ranges::count(copies, number) == 0) copies.push_back(number);
  }
}

// A ':' would stand for a file of that name.
void demand_no_sides(const CompareOptions& options) {
  if (!options.series && options.reference.empty()) return;
  if (std::ranges::count(options.names, ":") == 0) return;
  throw Error(cat(options.series ? "--series takes reports in time"
                                 : "--reference compares each report with one",
                  ", so there are no sides that a ':' could part. ", compare_usage));
}

// "2", "2%" or "2 %" as a part of 1.
std::optional<double> percentage(std::string_view option, std::string_view typed) {
  if (typed.empty()) return {};
  const auto digits = trim(typed.ends_with('%') ? typed.substr(0, typed.size() - 1) : typed);
  const auto number = to_double(digits);
  if (!number || *number < 0 || *number >= 100) {
    throw Error(cat(option, " takes a percentage from 0 to less than 100, and not '", typed, "'."));
  }
  return *number / 100;
}

std::vector<Option> choices(CompareOptions& options, Typed& typed) {
  return {{.names = "FILE",
           .text = "Reports, or folders of reports; a ':' parts two sides",
           .take = into(options.names),
           .group = "Names",
           .repeats = true},
          {.names = "--reference",
           .text = "Compare each of the others with this one: a table of ratios",
           .value = "FILE",
           .take = into(options.reference)},
          {.names = "--series",
           .text = "Reports of one machine in time: where its rates stepped",
           .take = into(options.series),
           .excludes = {"--reference"}},
          {.names = "--copies",
           .text = "Compare runs with N copies, or 'all', one a processor (default: 1 and all); "
                   "1,4,all or repeated for several",
           .value = "N",
           .take = into(typed.copies),
           .repeats = true,
           .words = {"all"}},
          {.names = "--margin",
           .text = "Differences within it are none (default: as calibrated, at least 1 %)",
           .value = "PCT",
           .take = into(typed.margin)},
          {.names = "--force",
           .text = "Compare also what is not of the same work; the differences are listed first",
           .take = into(options.force)}};
}

std::vector<Option> output(CompareOptions& options, Typed& typed) {
  return {{.names = "--sort",
           .text = "loss, difference, name or verdict (default: loss)",
           .value = "ORDER",
           .take = into(typed.order),
           .words = {"loss", "difference", "name", "verdict"}},
          {.names = "--format",
           .text = "text, markdown, json, csv or html",
           .value = "FORMAT",
           .take = into(options.format),
           .words = {"text", "markdown", "json", "csv", "html"}},
          {.names = "--fail-if-slower",
           .text = "End with status 1 where B is slower by more than that",
           .value = "PCT",
           .take = into(typed.fail_if_slower),
           .excludes = {"--series"}},
          {.names = "--strict",
           .text = "With --fail-if-slower: status 3 where that is not known either way",
           .take = into(options.strict),
           .needs = {"--fail-if-slower"}}};
}

std::vector<Option> options_of(CompareOptions& options, Typed& typed) {
  return joined({choices(options, typed), output(options, typed)});
}

}  // namespace

std::vector<Option> compare_options() {
  static CompareOptions forgotten;
  static Typed typed;
  return options_of(forgotten, typed);
}

std::optional<CompareOptions> parse_compare(const Arguments& arguments, const Env& env) {
  CompareOptions options;
  Typed typed;
  const Syntax syntax{.name = "compare",
                      .summary = compare_summary,
                      .usage = compare_usage,
                      .options = options_of(options, typed)};
  if (!parse_command(syntax, arguments, env)) return {};
  demand_no_sides(options);
  for (const auto& one : typed.copies) add_copies(options.copies, one);
  options.margin = percentage("--margin", typed.margin);
  options.fail_if_slower = percentage("--fail-if-slower", typed.fail_if_slower);
  options.order = order_of(typed.order);
  return options;
}

Sides sides_of(const std::vector<std::string>& names) {
  const auto parted = std::ranges::count(names, ":");
  const auto colon = std::ranges::find(names, ":");
  Sides sides;
  if (parted == 0 && names.size() == 2) {
    sides = {.a = {names[0]}, .b = {names[1]}};
  } else if (parted == 1) {
    sides = {.a = {names.begin(), colon}, .b = {colon + 1, names.end()}};
  }
  if (sides.a.empty() || sides.b.empty()) {
    throw Error(cat("A comparison has two sides. ", compare_usage));
  }
  return sides;
}

}  // namespace unixmark::cli
