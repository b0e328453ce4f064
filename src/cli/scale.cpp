// unixmark scale: a sweep over numbers of copies, which is a run in all but its order.
#include "base/lot.hpp"
#include "cli/command.hpp"
#include "cli/measuring.hpp"
#include "cli/scale_options.hpp"
#include "sys/clock.hpp"

#include <limits>

namespace unixmark::cli {

namespace {

std::uint32_t drawn_seed() {
  const auto now = static_cast<std::uint64_t>(sys::monotonic_now().count());
  return Lot(now, 0).below(std::numeric_limits<std::uint32_t>::max()) + 1;
}

}  // namespace

int scale(const Arguments& arguments, const Env& env) {
  auto options = parse_scale(arguments, env);
  if (!options) return Complete;
  if (options->sweep->seed == 0) options->sweep->seed = drawn_seed();
  return plan_and_measure(*options, as_typed("scale", arguments), env);
}

}  // namespace unixmark::cli
