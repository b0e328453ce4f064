// Where things lie: in the folder that unixmark was built in, or where it was installed.
#pragma once

#include "catalog/profiles.hpp"
#include "cli/env.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::cli {

struct Places {
  std::filesystem::path kernels;    // UB_BINDIR, or ours of the profile
  std::filesystem::path data;       // the kernels' own folder data, or ours
  std::filesystem::path scratch;    // UB_TMPDIR, or one on a disk
  std::filesystem::path working;    // UB_TESTDIR, or empty
  std::filesystem::path results;    // where reports go when nothing else was asked
  std::filesystem::path baselines;  // the tables that came with unixmark
  bool foreign = false;             // the kernels are not ours
  std::string kernels_note{};       // why they are not the usual ones
  std::string scratch_note{};       // why scratch files do not lie where they usually do
};

// All paths absolute. Where nobody named a folder for scratch files and the usual one cannot be
// written, another is taken, and the note says so.
[[nodiscard]] Places find_places(const Env& env,
                                 const catalog::Profile& profile = catalog::profile_called({}));

// Where a user's own lasting files go that are no reports: in XDG_STATE_HOME or ~/.local/state.
// Nothing where neither is known. It need not be there, and may be relative by mistake.
[[nodiscard]] std::optional<std::filesystem::path> state_folder(const Env& env);

// A table by its name among ours, by its path, or by the name of a file NAME.base in the working
// folder or in `baselines` there. Throws Error with the names there are.
[[nodiscard]] std::filesystem::path find_baseline(const Places& places, std::string_view wanted);

// The names of our tables, sorted.
[[nodiscard]] std::vector<std::string> baseline_names(const Places& places);

// Throws Error for what is no regular file or has more than `most` bytes, whole MiB. Looks at the
// name alone: opening a pipe would wait for its writer.
void demand_readable(const std::filesystem::path& file, std::uintmax_t most);

// The whole of such a file.
[[nodiscard]] std::string read_whole(const std::filesystem::path& file, std::uintmax_t most);

}  // namespace unixmark::cli
