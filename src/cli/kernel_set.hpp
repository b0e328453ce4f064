// Which of the sets of kernels that a bundle brings can be used here.
#pragma once

#include <filesystem>
#include <string>

namespace unixmark::cli {

struct KernelSet {
  std::filesystem::path folder;
  std::string note;  // why it is not the usual one; empty where it is
};

// Where a bundle has the same kernels without need of a C library: beside the usual ones.
[[nodiscard]] std::filesystem::path without_library(const std::filesystem::path& usual);

// `usual`, or those without need of a C library, where there are some and a kernel of the usual
// ones does not start: the machine may have another library or none.
[[nodiscard]] KernelSet kernels_that_start(const std::filesystem::path& usual);

}  // namespace unixmark::cli
