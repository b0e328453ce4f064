// Files below a folder that stands for "/", read in a way that no content can harm.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::sys {

// Where the kernel tells of processors.
inline constexpr std::string_view cpu_folder = "sys/devices/system/cpu/";

// Text of others made fit for a report: control characters (line ends too) become blanks, bytes
// that are not UTF-8 are left out, the ends are trimmed, and at most `limit` bytes remain.
[[nodiscard]] std::string clean_text(std::string_view text, std::size_t limit = 512);

// The folder that a machine is described from: "/", or a tree that a test has written.
class Root {
 public:
  static constexpr std::size_t default_limit = std::size_t{1} << 20;

  explicit Root(std::filesystem::path folder) : folder_(std::move(folder)) {}

  // Whether system calls tell about the same machine as the files do.
  [[nodiscard]] bool real() const { return folder_ == "/"; }

  // Where `path`, relative to the root or absolute within it, is found.
  [[nodiscard]] std::filesystem::path find(std::string_view path) const;

  // The first `limit` bytes of a regular file as they are. Empty for whatever else stands there: a
  // folder, a device or a FIFO is never waited for.
  [[nodiscard]] std::string read(std::string_view path, std::size_t limit = default_limit) const;

  // The first line of a file, cleaned; empty when there is none.
  [[nodiscard]] std::string line(std::string_view path) const;

  // The same, or "unknown".
  [[nodiscard]] std::string line_or_unknown(std::string_view path) const;

  [[nodiscard]] bool exists(std::string_view path) const;

  // The names in a folder, sorted; at most a thousand are looked at.
  [[nodiscard]] std::vector<std::string> names(std::string_view path) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace unixmark::sys
