// The machines that tests describe: trees of files as their kernels would show them.
#pragma once

#include <filesystem>
#include <string_view>

namespace unixmark {

inline std::filesystem::path fixture(std::string_view name) {
  return std::filesystem::path(TESTS_DIR) / "sys/fixtures" / name;
}

}  // namespace unixmark
