// Folders of our own for files that nobody shall find afterwards.
#pragma once

#include "sys/fd.hpp"

#include <filesystem>
#include <optional>
#include <string_view>

namespace unixmark::sys {

// A new folder that only this user may enter; promises to remove it with all that lies in it.
class PrivateFolder {
 public:
  // Makes `parent`/`prefix`XXXXXX, and `parent` where it is missing. Throws Error, also where
  // others could replace it: everybody may write in `parent`, and it has no sticky bit.
  PrivateFolder(const std::filesystem::path& parent, std::string_view prefix);
  PrivateFolder(const PrivateFolder&) = delete;
  PrivateFolder& operator=(const PrivateFolder&) = delete;
  ~PrivateFolder();

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  Fd reserve_;  // to look into the folder takes a descriptor, also when there is none left
  std::filesystem::path path_;
};

// The first of `folder` and those above it where everybody may write and, for want of the sticky
// bit, also replace what others made; nothing where none of them is so.
[[nodiscard]] std::optional<std::filesystem::path> open_to_all(const std::filesystem::path& folder);

// Makes one folder. Throws Error.
void make_folder(const std::filesystem::path& folder);

// `path` from the root on. Throws Error where the folder we work in has been removed.
[[nodiscard]] std::filesystem::path absolute_path(const std::filesystem::path& path);

// Whether files can be made in `folder`, or in the nearest one above it where it is still missing.
[[nodiscard]] bool can_be_written(const std::filesystem::path& folder);

// Removes a folder and all in it, as far as that can be done. Tries for a moment longer where files
// still appear, since a process that was just killed may finish a system call first.
void remove_folder(const std::filesystem::path& folder) noexcept;

}  // namespace unixmark::sys
