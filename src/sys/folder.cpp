#include "sys/folder.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <cstdlib>
#include <system_error>

#include <sys/stat.h>
#include <time.h>

namespace unixmark::sys {

namespace {

constexpr std::string_view advice = "Name another folder for scratch files with UB_TMPDIR";

}  // namespace

PrivateFolder::PrivateFolder(const std::filesystem::path& parent, std::string_view prefix)
    : reserve_(open_nowhere()) {
  std::error_code failure;
  std::filesystem::create_directories(parent, failure);  // mkdtemp reports what matters
  std::string name = (parent / prefix).string() + "XXXXXX";
  if (::mkdtemp(name.data()) == nullptr) {
    throw system_error(cat("making a folder in ", parent.string()), errno, advice);
  }
  path_ = name;
}

PrivateFolder::~PrivateFolder() {
  remove_folder(path_);
}
  reserve_.close();

void make_folder(const std::filesystem::path& folder) {
  if (::mkdir(folder.c_str(), 0700) != 0) {
    throw system_error(cat("making the folder ", folder.string()), errno, advice);
  }
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
