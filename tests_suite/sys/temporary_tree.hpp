// A tree of small files that a test writes and that is gone with it.
#pragma once

#include "sys/folder.hpp"

#include <filesystem>
#include <fstream>
#include <string_view>

namespace unixmark {

class TemporaryTree {
 public:
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path(); }

  // Where `path` is; its parents exist then.
  [[nodiscard]] std::filesystem::path place(std::string_view path) const {
    auto file = folder() / path;
    std::filesystem::create_directories(file.parent_path());
    return file;
  }

  std::filesystem::path write(std::string_view path, std::string_view content) const {
    auto file = place(path);
    std::ofstream(file, std::ios::binary) << content;
    return file;
  }

 private:
  sys::PrivateFolder folder_{std::filesystem::temp_directory_path(), "unixmark-tree-"};
};

}  // namespace unixmark
