#include "cli/places.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/kernel_set.hpp"
#include "sys/file.hpp"
#include "sys/folder.hpp"

#include <algorithm>
#include <system_error>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view table_ending = ".base";

// The repository that the program was built in: the nearest folder above it that holds what every
// checkout holds. Found by looking, so that a checkout may be moved.
fs::path source_above(const fs::path& program) {
  for (fs::path folder = program.parent_path(); folder.has_relative_path();
       folder = folder.parent_path()) {
    std::error_code ignored;
    if (fs::exists(folder / "baselines/sparc20.base", ignored) &&
        fs::exists(folder / "CMakePresets.json", ignored)) {
      return folder;
    }
  }
  return {};
}

Places in_build(const fs::path& source, const fs::path& build) {
  return {.kernels = build / "pgms",
          .data = {},
          .scratch = build,
          .working = {},
          .results = source / "results",
          .baselines = source / "baselines"};
}

fs::path users_results(const Env& env) {
  const auto state = state_folder(env);
  return state ? *state / "results" : "results";
}

// /var/tmp and not /tmp, which lies in memory on many systems: the file tests would measure that.
Places installed(const Env& env, const fs::path& prefix) {
  return {.kernels = prefix / "libexec/unixmark",
          .data = {},
          .scratch = variable(env, "TMPDIR").value_or("/var/tmp"),
          .working = {},
          .results = users_results(env),
          .baselines = prefix / "share/unixmark/baselines"};
}

// A bundle was unpacked where its user wants to work, so what it makes stays there.
Places unpacked(const Env& env, const fs::path& prefix) {
  auto places = installed(env, prefix);
  places.scratch = prefix;
  places.results = prefix / "results";
  return places;
}

// Also within a checkout, where somebody tries what they will install elsewhere.
bool is_installed(const fs::path& prefix) {
  std::error_code ignored;
  return fs::is_directory(prefix / "libexec/unixmark", ignored);
}

Places usual_places(const Env& env) {
  const fs::path prefix = env.program.parent_path().parent_path();
  const fs::path source = source_above(env.program);
  if (!source.empty() && !is_installed(prefix)) return in_build(source, prefix);
  std::error_code ignored;
  return fs::exists(prefix / "Run", ignored) ? unpacked(env, prefix) : installed(env, prefix);
}

// Kernels that somebody named are used whatever they are.
void settle_kernels(Places& places, const Env& env, const fs::path& ours) {
  if (const auto kernels = variable(env, "UB_BINDIR")) {
    places.kernels = sys::absolute_path(*kernels);
    return;
  }
  const auto set = kernels_that_start(ours);
  places.kernels = set.folder;
  places.kernels_note = set.note;
}

// Our kernels of a profile lie beside the usual ones.
fs::path kernels_of(const catalog::Profile& profile, const fs::path& usual) {
  return cat(usual.string(), profile.ending);
}

bool is_ours(const fs::path& kernels, const fs::path& usual) {
  return std::ranges::any_of(catalog::profiles(), [&](const auto& profile) {
    const auto ours = kernels_of(profile, usual).lexically_normal();
    return kernels.lexically_normal() == ours ||
           kernels.lexically_normal() == without_library(ours);
  });
}

// A folder of foreign programs may bring its own input files, and need not.
fs::path data_beside(const fs::path& kernels, const fs::path& ours) {
  std::error_code ignored;
  return fs::is_directory(kernels / "data", ignored) ? kernels / "data" : ours / "data";
}

// A folder that was named by mistake would have another file system measured than the one meant,
// and in one that is everybody's anybody could have our files written over others.
fs::path existing_folder(const std::string& folder, std::string_view name) {
  std::error_code ignored;
  if (!fs::is_directory(folder, ignored)) {
    throw Error(cat(name, " names '", folder, "', which is no folder. Make it, or name another."));
  }
  if (const auto open = sys::open_to_all(folder)) {
    throw Error(cat(name, " names '", folder, "', and everybody may write in ", open->string(),
                    ", for want of the sticky bit also replace what others made. Set it with "
                    "'chmod +t ",
                    open->string(), "', or name another folder."));
  }
  return sys::absolute_path(folder);
}

// Where scratch files may go besides, on a disk as a rule, in the order of preference.
std::vector<fs::path> other_scratch_folders(const Env& env) {
  std::vector<fs::path> folders;
  if (const auto state = state_folder(env)) folders.push_back(*state);
  if (const auto temporary = variable(env, "TMPDIR")) folders.emplace_back(*temporary);
  folders.emplace_back("/var/tmp");
  return folders;
}

// Sources that root has built, or that lie on a file system without writing, are no reason not to
// measure; but it is another file system then, perhaps, and the report must say so.
void settle_scratch(Places& places, const Env& env) {
  if (sys::can_be_written(places.scratch)) return;
  for (const auto& folder : other_scratch_folders(env)) {
    if (!folder.is_absolute() || !sys::can_be_written(folder)) continue;
    places.scratch_note = cat("scratch files lie in ", folder.string(), ", since ",
                              places.scratch.string(), " cannot be written");
    places.scratch = folder;
    return;
  }
}

}  // namespace

std::optional<fs::path> state_folder(const Env& env) {
  if (const auto state = variable(env, "XDG_STATE_HOME")) return fs::path(*state) / "unixmark";
  if (const auto home = variable(env, "HOME")) return fs::path(*home) / ".local/state/unixmark";
  return {};
}

Places find_places(const Env& env, const catalog::Profile& profile) {
  Places places = usual_places(env);
  const fs::path usual = places.kernels;
  settle_kernels(places, env, kernels_of(profile, usual));
  if (const auto scratch = variable(env, "UB_TMPDIR")) {
    places.scratch = existing_folder(*scratch, "UB_TMPDIR");
  } else {
    settle_scratch(places, env);
  }
  if (const auto working = variable(env, "UB_TESTDIR")) {
    places.working = existing_folder(*working, "UB_TESTDIR");
  }
  places.foreign = !is_ours(places.kernels, usual);
  places.data = data_beside(places.kernels, usual);
  places.scratch = sys::absolute_path(places.scratch);
  places.results = sys::absolute_path(places.results);
  return places;
}

std::vector<std::string> baseline_names(const Places& places) {
  std::vector<std::string> names;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(places.baselines, ignored)) {
    if (entry.path().extension() == table_ending) names.push_back(entry.path().stem().string());
  }
  std::ranges::sort(names);
  return names;
}

fs::path find_baseline(const Places& places, std::string_view wanted) {
  const auto names = baseline_names(places);
  if (std::ranges::count(names, wanted) > 0) return places.baselines / cat(wanted, table_ending);
  const auto file = cat(wanted, table_ending);
  for (const auto& place : {fs::path(wanted), fs::path(file), "baselines" / fs::path(file)}) {
    std::error_code ignored;
    if (fs::exists(place, ignored) && !fs::is_directory(place, ignored)) return place;
  }
  const auto all = cat("The tables there are: ", names.empty() ? "none" : join(names, ", "), ".");
  throw Error(cat("There is no baseline table called '", wanted, "', and no file of that name. ",
                  did_you_mean(wanted, names, all)));
}

void demand_readable(const fs::path& file, std::uintmax_t most) {
  if (file.empty()) throw Error("The name of the file is empty.");
  std::error_code error;
  const auto status = fs::status(file, error);
  if (!fs::exists(status)) throw Error(cat("There is no file ", file.string(), "."));
  if (fs::is_directory(status)) throw Error(cat(file.string(), " is a folder, not a file."));
  if (!fs::is_regular_file(status)) throw Error(cat(file.string(), " is not a regular file."));
  if (fs::file_size(file, error) > most) {
    throw Error(cat(file.string(), " has more than ", most >> 20U, " MiB, which is the limit."));
  }
}

std::string read_whole(const fs::path& file, std::uintmax_t most) {
  demand_readable(file, most);
  return sys::read_file(file, most);  // it may grow meanwhile
}

}  // namespace unixmark::cli
