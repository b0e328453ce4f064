// Files whose bytes never change by chance. UNIXMARK_UPDATE_GOLDEN=1 in the environment writes them
// anew instead of comparing.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace unixmark::write {

[[nodiscard]] inline std::string golden_path(const std::string& name) {
  return std::string(TESTS_DIR "/golden/") + name;
}

[[nodiscard]] inline std::string golden(const std::string& name) {
  std::ifstream file(golden_path(name), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline void expect_golden(const std::string& name, const std::string& bytes) {
  if (std::getenv("UNIXMARK_UPDATE_GOLDEN") != nullptr) {
    std::ofstream(golden_path(name), std::ios::binary) << bytes;
  }
  const auto expected = golden(name);
  const auto [old, fresh] = std::ranges::mismatch(expected, bytes);
  EXPECT_TRUE(expected == bytes) << name << " differs; the golden goes on with:\n"
                                 << std::string(old, expected.end()).substr(0, 200)
                                 << "\nbut now it is:\n"
                                 << std::string(fresh, bytes.end()).substr(0, 200);
}

}  // namespace unixmark::write
