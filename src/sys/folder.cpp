#include "sys/folder.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "sys/file.hpp"

#include <cstdlib>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

namespace unixmark::sys {

namespace {

constexpr std::string_view advice = "Name another folder for scratch files with UB_TMPDIR";

// The umask may have taken even this away.
void allow_owner(const std::filesystem::path& folder) {
  ::chmod(folder.c_str(), 0700);
}

// Where everybody may write and nothing keeps them from each other's files.
bool is_open_to_all(const std::filesystem::path& folder) {
  struct stat status {};
  if (::stat(folder.c_str(), &status) != 0) return false;  // whoever uses it reports that
  return (status.st_mode & S_IWOTH) != 0 && (status.st_mode & S_ISVTX) == 0;
}

// Else anybody could put something else in the place of our folder.
void demand_sticky(const std::filesystem::path& parent) {
  if (!is_open_to_all(parent)) return;
  throw Error(cat("Making a folder in ", parent.string(),
                  ": everybody may write there, and for want of the sticky bit also replace what "
                  "is ours. Set it with 'chmod +t ",
                  parent.string(), "'. ", advice, "."));
}

}  // namespace

PrivateFolder::PrivateFolder(const std::filesystem::path& parent, std::string_view prefix)
    : reserve_(open_nowhere()) {
  try {
    make_folders(parent);
  } catch (const Error&) {
    // mkdtemp reports what matters
  }
  demand_sticky(parent);
  std::string name = (parent / prefix).string() + "XXXXXX";
  if (::mkdtemp(name.data()) == nullptr) {
    throw system_error(cat("making a folder in ", parent.string()), errno, advice);
  }
  path_ = name;
  allow_owner(path_);
}

PrivateFolder::~PrivateFolder() {
  reserve_.close();
  remove_folder(path_);
}

std::optional<std::filesystem::path> open_to_all(const std::filesystem::path& folder) {
  std::error_code ignored;
  auto nearest = std::filesystem::weakly_canonical(folder, ignored);
  for (; nearest.has_relative_path(); nearest = nearest.parent_path()) {
    if (is_open_to_all(nearest)) return nearest;
  }
  return {};
}

void make_folder(const std::filesystem::path& folder) {
  if (::mkdir(folder.c_str(), 0700) != 0) {
    throw system_error(cat("making the folder ", folder.string()), errno, advice);
  }
  allow_owner(folder);
}

std::filesystem::path absolute_path(const std::filesystem::path& path) {
  std::error_code failure;
  auto whole = std::filesystem::absolute(path, failure);
  if (!failure) return whole;
  throw system_error(cat("finding ", path.string(), " in the working folder"), failure.value(),
                     "Go to a folder that is there, or name the whole path");
}

bool can_be_written(const std::filesystem::path& folder) {
  auto nearest = absolute_path(folder);
  std::error_code missing;
  while (!std::filesystem::exists(std::filesystem::symlink_status(nearest, missing)) &&
         nearest.has_relative_path()) {
    nearest = nearest.parent_path();
  }
  return std::filesystem::is_directory(nearest, missing) &&
         ::faccessat(AT_FDCWD, nearest.c_str(), W_OK | X_OK, AT_EACCESS) == 0;
}

void remove_folder(const std::filesystem::path& folder) noexcept {
  constexpr timespec pause{.tv_sec = 0, .tv_nsec = 10'000'000};
  for (int attempt = 0; attempt < 20; ++attempt) {
    std::error_code failure;
    std::filesystem::remove_all(folder, failure);
    if (!failure) return;
    ::nanosleep(&pause, nullptr);
  }
}

}  // namespace unixmark::sys
