#include "catalog/profiles.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace unixmark::catalog {

namespace {

constexpr std::string_view version_6 =
    "The usual one: scores stand beside those of UnixBench 6.0 built for the machine that it runs "
    "on. Kernels are compiled with -O3 -ffast-math and tuned to the processor that builds them. "
    "Copies share nothing that the test is not about: each copy of a file test has two files of "
    "its own, and each copy of syscall duplicates a descriptor of its own, so that what one "
    "copy adds is the machine's capacity and not a queue for one file.";

constexpr std::string_view version_5 =
    "The counterpart of reports of UnixBench 5.1.3, old ones above all. Kernels are compiled with "
    "-O2 -fomit-frame-pointer -ffast-math and tuned to no machine. Copies share what they shared "
    "there: all copies of a file test work on the same two files, in one folder, and all copies of "
    "syscall duplicate the standard input that they were started with. With one copy the sharing "
    "changes little; many queue for the locks of one file and for one reference count, so these "
    "tests, and the index with them, grow less with copies than by 6.0, or fall.\n"
    "\n"
    "All else is as in 6.0: a loop of each test, lengths, passes, the rule that makes scores of "
    "them, and that all copies begin and end together. Results of the two do not compare with each "
    "other.";

constexpr auto profile_table = std::to_array<Profile>(
    {{.name = "6.0",
      .ending = "",
      .summary = "As UnixBench 6.0: tuned to this machine, each copy with files of its own",
      .explanation = version_6},
     {.name = "5.1.3",
      .ending = "-5.1.3",
      .summary = "As UnixBench 5.1.3: -O2, no tuning, copies share the file tests' files",
      .explanation = version_5,
      .shares_files = true}});

// A part of a version is nearer to that than to any other of as many letters.
std::string profile_meant_by(std::string_view name) {
  std::vector<std::string> known;
  for (const auto& profile : profile_table) {
    if (profile.name.starts_with(name)) return cat("Did you mean '", profile.name, "'?");
    known.emplace_back(profile.name);
  }
  return did_you_mean(name, known, cat("There are ", join(known, ", "), "."));
}

}  // namespace

std::span<const Profile> profiles() {
  return profile_table;
}

const Profile* find_profile(std::string_view name) {
  const auto found = std::ranges::find(profile_table, name, &Profile::name);
  return found == profile_table.end() ? nullptr : &*found;
}

const Profile& profile_called(std::string_view name) {
  if (name.empty()) return profile_table.front();
  if (const auto* profile = find_profile(name)) return *profile;
  throw Error(cat("There is no profile '", name, "'. ", profile_meant_by(name)));
}

}  // namespace unixmark::catalog
