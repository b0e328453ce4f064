#include "sys/machine_files.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "sys/fd.hpp"

#include <algorithm>
#include <cstdint>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>

namespace unixmark::sys {

namespace {

// C0, DEL, and the C1 range, which some terminals obey as they obey escape sequences.
bool is_control(std::string_view character) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(character[at]); };
  if (character.size() == 1) return byte(0) < 0x20 || byte(0) == 0x7f;
  return byte(0) == 0xc2 && byte(1) < 0xa0;
}

Fd open_regular(const std::filesystem::path& file) {
  // Without O_NONBLOCK the open itself would wait for a FIFO's other end.
  Fd fd(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
  struct stat status {};
  if (!fd.open() || ::fstat(fd.number(), &status) != 0 || !S_ISREG(status.st_mode)) return {};
  return fd;
}

}  // namespace

std::string clean_text(std::string_view text, std::size_t limit) {
  std::string clean;
  while (!text.empty()) {
    const auto [bytes, sound] = character_at(text);
    const std::string_view character = text.substr(0, bytes);
    text.remove_prefix(bytes);
    if (!sound) continue;
    if (clean.size() + bytes > limit) break;
    clean += is_control(character) ? " " : character;
  }
  return std::string(trim(clean));
}

std::filesystem::path Root::find(std::string_view path) const {
  return folder_ / path.substr(std::min(path.find_first_not_of('/'), path.size()));
}

std::string Root::read(std::string_view path, std::size_t limit) const {
  const Fd fd = open_regular(find(path));
  if (!fd.open()) return {};
  std::string content;
  while (content.size() < limit) {
    const std::size_t before = content.size();
    content.resize(std::min(limit, before + 65536));
    const auto got = read_into(fd, content.data() + before, content.size() - before);
    content.resize(before + static_cast<std::size_t>(std::max<std::ptrdiff_t>(got, 0)));
    if (got <= 0) break;
  }
  return content;
}

std::string Root::line(std::string_view path) const {
  const std::string content = read(path);
  return clean_text(std::string_view(content).substr(0, content.find('\n')));
}

std::string Root::line_or_unknown(std::string_view path) const {
  const std::string found = line(path);
  return found.empty() ? "unknown" : found;
}

bool Root::exists(std::string_view path) const {
  std::error_code error;
  return std::filesystem::exists(find(path), error);
}

std::vector<std::string> Root::names(std::string_view path) const {
  std::vector<std::string> found;
  std::error_code error;
  std::filesystem::directory_iterator entry(find(path), error);
  for (; !error && entry != std::filesystem::directory_iterator() && found.size() < 1000;
       entry.increment(error)) {
    found.push_back(entry->path().filename().string());
  }
  std::ranges::sort(found);
  return found;
}

}  // namespace unixmark::sys
