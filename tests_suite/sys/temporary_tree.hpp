// A tree of small files that a test writes and that is gone with it.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace unixmark {

class TemporaryTree {
 public:
  TemporaryTree() {
    std::string name = (std::filesystem::temp_directory_path() / "unixmark-tree-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    folder_ = name;
  }
  TemporaryTree(const TemporaryTree&) = delete;
  TemporaryTree& operator=(const TemporaryTree&) = delete;
  ~TemporaryTree() {
    std::error_code error;
    std::filesystem::remove_all(folder_, error);
  }

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

  // Where `path` is; its parents exist then.
  [[nodiscard]] std::filesystem::path place(std::string_view path) const {
    const auto file = folder_ / path;
    std::filesystem::create_directories(file.parent_path());
    return file;
  }

  std::filesystem::path write(std::string_view path, std::string_view content) const {
    const auto file = place(path);
    std::ofstream(file, std::ios::binary) << content;
    return file;
  }

 private:
  std::filesystem::path folder_;
};

}  // namespace unixmark
