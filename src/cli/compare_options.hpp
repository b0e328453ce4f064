// What `unixmark compare` is asked for.
#pragma once

#include "analysis/compare.hpp"
#include "cli/command.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::cli {

inline constexpr std::string_view compare_usage =
    "The use is: unixmark compare A B, or compare A1 A2 : B1 B2, or compare --reference A B C..., "
    "or compare --series FILE... (each a report or a folder of reports)";

struct CompareOptions {
  std::vector<std::string> names;
  std::string reference;  // --reference; empty: two sides
  bool series = false;
  std::vector<analysis::Copies> copies;
  std::optional<double> margin;          // as parts of 1
  std::optional<double> fail_if_slower;  // nothing: the status tells nothing of the verdicts
  bool strict = false;
  bool force = false;
  analysis::Order order = analysis::Order::Loss;
  std::string format = "text";
};

// Nothing where help was asked for, which has been printed then. Throws Error for wrong use.
[[nodiscard]] std::optional<CompareOptions> parse_compare(const Arguments& arguments,
                                                          const Env& env);

// The two sides: what stands before and behind ":", or two names. Throws Error for anything else.
struct Sides {
  std::vector<std::string> a;
  std::vector<std::string> b;
};
[[nodiscard]] Sides sides_of(const std::vector<std::string>& names);

}  // namespace unixmark::cli
