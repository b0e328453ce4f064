// Which profile is measured where.
#pragma once

#include "catalog/profiles.hpp"
#include "cli/env.hpp"

#include <string_view>

namespace unixmark::cli {

// The profile that was asked for; where nobody asked, the one that the kernels in UB_BINDIR say
// they are of, else the usual one. Throws Error for one that does not exist, and where those
// kernels say that they are of another. Foreign ones say nothing, and are run as the profile asked
// for would be.
[[nodiscard]] const catalog::Profile& chosen_profile(std::string_view asked, const Env& env);

}  // namespace unixmark::cli
