// A fixed amount of work instead of a fixed time: for processor simulators, which cannot wait for
// a clock, and for whoever counts instructions. Both ways run the same loop, compiled once.
#pragma once

#include "abi/kernel.hpp"

#include <cstdint>

namespace abi {

// The work of a kernel, `loops` times, with the number made so far stored to *count after each.
using Loop = void (*)(volatile std::uint64_t* count, std::uint64_t loops);

// N where the command line is `NAME option N`, else 0. An N that is no whole number above 0 is
// wrong use.
[[nodiscard]] std::uint64_t loops_asked(int argc, char** argv, const char* option,
                                        const char* usage);

// The main of a kernel that only loops, after set_up: `NAME SECONDS` until the time is up,
// `NAME --work N` exactly N loops; then the result's lines.
[[noreturn]] void run(int argc, char** argv, const char* usage, const Result& result, Loop loop);

}  // namespace abi
