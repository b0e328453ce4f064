// Which UnixBench's workload is measured: how its kernels are built, and what their copies share.
#pragma once

#include <span>
#include <string_view>

namespace unixmark::catalog {

struct Profile {
  std::string_view name;         // what users type, and what kernels say of themselves
  std::string_view ending;       // of the folders of its kernels
  std::string_view summary;      // for lists
  std::string_view explanation;  // paragraphs between empty lines
  bool shares_files = false;     // all copies of a file test work in one folder
};

// The usual one first.
[[nodiscard]] std::span<const Profile> profiles();

// The profile called `name`, or null.
[[nodiscard]] const Profile* find_profile(std::string_view name);

// The same, but the usual one where `name` is empty; throws Error for a name that is none, with the
// nearest one that is.
[[nodiscard]] const Profile& profile_called(std::string_view name);

}  // namespace unixmark::catalog
