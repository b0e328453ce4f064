// How a sweep over numbers of copies fits a machine.
#pragma once

#include "measure/plan.hpp"
#include "sys/machine.hpp"
#include "sys/topology.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::cli {

// The tests of a sweep where none is named: two that only compute, three that live in the kernel,
// and one that makes it switch.
[[nodiscard]] std::vector<std::string> usual_sweep_tests();

[[nodiscard]] measure::CopySweep sweep_on(const sys::Topology& topology, std::uint32_t seed);

// The numbers of copies of `--copies auto`: 1, 2, 4 ... up to the physical cores, where memory
// nodes are full, the cores, as many as may run at once by affinity and quota, the quota rounded
// down, and 1.5 times and twice as many as may run. Where these are fewer than six, numbers in
// between are added. Ascending.
[[nodiscard]] std::vector<int> usual_sweep_copies(const sys::Machine& machine,
                                                  const measure::CopySweep& sweep);

// Those of `--copies`: "auto", or "1,2,4-8" with 1 added where it is missing, since everything is
// held against one copy; "auto,7" are the usual ones and 7. Throws Error for what is neither, and
// for one copy alone.
[[nodiscard]] std::vector<int> sweep_copies(std::string_view list, const sys::Machine& machine,
                                            const measure::CopySweep& sweep);

}  // namespace unixmark::cli
