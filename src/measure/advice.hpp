// Why a test will not run here, and what its user may do about it.
#pragma once

#include "measure/plan.hpp"
#include "measure/session.hpp"

#include <string>

namespace unixmark::measure {

// Why `copies` of `test` need not be tried: its program or one that it needs is missing, or a limit
// is too low. Empty: they may run.
[[nodiscard]] std::string why_not(const Setup& setup, const PlannedTest& test, int copies);

// Marks the tests of `plan` that lack a program, so that it tells beforehand what it will come to.
void skip_impossible(Plan& plan, const Setup& setup);

// A kernel's complaint, with the limit named that it has probably met.
[[nodiscard]] std::string with_advice(std::string complaint, const Setup& setup);

}  // namespace unixmark::measure
