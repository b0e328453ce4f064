// What a kernel did, counted from outside by valgrind, which the machine's noise cannot touch.
#pragma once

#include "tests_suite/contract/run_program.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace contract {

// Where the kernel built for x86-64-v2 lies.
std::string portable_kernel(const std::string& name);

// The number between `before` and what follows it in `text`; -1 where there is none.
double number_after(const std::string& before, const std::string& text);

// Why instructions cannot be counted here; empty where they can.
std::string why_not_counted();
// Why they cannot be compared with stated figures, which hold for one compiler and for the C
// library's routines of one kind of processor.
std::string why_not_comparable();

// Instructions of the x86-64-v2 kernel run with `arguments`, and what it printed.
struct Counted {
  double instructions = 0;
  std::string output;
};
Counted counted(const std::string& name, const std::vector<std::string>& arguments);

// Instructions of that kernel for a fixed number of loops.
double instructions_of(const std::string& name, std::uint64_t loops);

// Instructions a loop: the difference between runs of `few` and of `many` loops.
double instructions_a_loop(const std::string& name, std::uint64_t few, std::uint64_t many);

// By how many instructions a timed run of `seconds` and its reported count disagree, as a share of
// all it made; a loop cut short and the setting of the timer are not counted.
double unexplained(const std::string& name, double seconds, std::uint64_t few, std::uint64_t many);

// How often the kernel's own code divided in a run of `loops` loops.
std::uint64_t divisions(const std::string& name, std::uint64_t loops);

}  // namespace contract
