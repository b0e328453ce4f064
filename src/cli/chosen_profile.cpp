#include "cli/chosen_profile.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/header.hpp"

namespace unixmark::cli {

const catalog::Profile& chosen_profile(std::string_view asked, const Env& env) {
  const auto& wanted = catalog::profile_called(asked);
  if (!variable(env, "UB_BINDIR")) return wanted;
  const auto places = find_places(env, wanted);
  const auto* theirs = catalog::find_profile(profile_of(places));
  if (theirs == nullptr || theirs == &wanted) return wanted;
  if (asked.empty()) return *theirs;
  throw Error(cat("--profile ", asked, ": the kernels in UB_BINDIR=", places.kernels.string(),
                  " are of profile ", theirs->name, ". Leave one of the two out."));
}

}  // namespace unixmark::cli
