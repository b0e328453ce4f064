// What on a machine will disturb a measurement, and how to change it.
#pragma once

#include "measure/plan.hpp"
#include "sys/surroundings.hpp"

#include <string>
#include <vector>

namespace unixmark::analysis {

struct Finding {
  enum class Kind { Finding, Note };
  Kind kind = Kind::Finding;  // a note tells what bears on numbers and need not be changed
  std::string subject;        // a fixed word or two: "governor"
  std::string text;           // what is so, and why it matters
  std::string evidence;       // where that was seen, and the value there
  std::string command;        // that would change it; empty: none could from here

  bool operator==(const Finding&) const = default;
};

// All that `seen` gives reason for, the findings first. `needs` are those of the usual plan.
[[nodiscard]] std::vector<Finding> findings(const sys::Surroundings& seen,
                                            const measure::Needs& needs);

// Whether there is more than notes.
[[nodiscard]] bool any_finding(const std::vector<Finding>& findings);

}  // namespace unixmark::analysis
