#include "sys/machine_files.hpp"

#include "base/text.hpp"
#include "sys/fd.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace unixmark::sys {

namespace {

unsigned byte_at(std::string_view text, std::size_t at) {
  return static_cast<unsigned char>(text[at]);
}

// How many bytes a code point has that begins with `lead`; 0: none begins so.
std::size_t sequence_length(unsigned lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

// Overlong forms, surrogates and what lies beyond Unicode show in the second byte.
bool second_byte_fits(unsigned lead, unsigned second) {
  if (lead == 0xe0) return second >= 0xa0;
  if (lead == 0xed) return second < 0xa0;
  if (lead == 0xf0) return second >= 0x90;
  return lead != 0xf4 || second < 0x90;
}

// The length of the valid code point at the front of `text`, or 0.
std::size_t code_point_length(std::string_view text) {
  const std::size_t length = sequence_length(byte_at(text, 0));
  if (length < 2) return length;
  if (length > text.size() || !second_byte_fits(byte_at(text, 0), byte_at(text, 1))) return 0;
  const auto continues = [](char byte) { return (static_cast<unsigned char>(byte) >> 6) == 2; };
  return std::ranges::all_of(text.substr(1, length - 1), continues) ? length : 0;
}

// C0, DEL, and the C1 range, which some terminals obey as they obey escape sequences.
bool is_control(std::string_view code_point) {
  const unsigned lead = byte_at(code_point, 0);
  if (code_point.size() == 1) return lead < 0x20 || lead == 0x7f;
  return lead == 0xc2 && byte_at(code_point, 1) < 0xa0;
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
    const std::size_t length = code_point_length(text);
    const std::string_view code_point = text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(length, 1));
    if (length == 0) continue;
    if (clean.size() + length > limit) break;
    clean += is_control(code_point) ? " " : code_point;
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
    const ssize_t got = ::read(fd.number(), content.data() + before, content.size() - before);
    content.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (got == 0 || (got < 0 && errno != EINTR)) break;
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
