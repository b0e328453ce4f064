#include "sys/kernel_hash.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "sys/fd.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <system_error>

#include <fcntl.h>

namespace unixmark::sys {

namespace {

// Offset basis and prime of FNV-1a, 64 bits (Fowler, Noll and Vo).
constexpr std::uint64_t fnv_basis = 0xcbf29ce484222325;
constexpr std::uint64_t fnv_prime = 0x100000001b3;

std::uint64_t add_bytes(std::uint64_t hash, std::string_view bytes) {
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * fnv_prime;
  return hash;
}

std::uint64_t add_content(std::uint64_t hash, const std::filesystem::path& file) {
  const std::string doing = cat("reading ", file.string(), " to identify the kernels");
  const Fd fd(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  if (!fd.open()) throw system_error(doing);
  std::string buffer(65536, '\0');
  while (const auto got = read_into(fd, buffer.data(), buffer.size())) {
    if (got < 0) throw system_error(doing);
    hash = add_bytes(hash, std::string_view(buffer).substr(0, static_cast<std::size_t>(got)));
  }
  return hash;
}

bool is_regular(const std::filesystem::path& file) {
  std::error_code error;
  return std::filesystem::is_regular_file(file, error);
}

// The size between name and content keeps files apart whose bytes only run on into each other's.
std::uint64_t add_file(std::uint64_t hash, const std::filesystem::path& file) {
  std::error_code error;
  const auto size = static_cast<long long>(std::filesystem::file_size(file, error));
  return add_content(add_bytes(hash, cat(file.filename().string(), '\0', size, '\0')), file);
}

std::string sixteen_digits(std::uint64_t number) {
  std::string digits(16, '0');
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number >>= 4) {
    *digit = "0123456789abcdef"[number & 0xf];
  }
  return digits;
}

}  // namespace

std::string hash_files(const std::vector<std::filesystem::path>& files) {
  std::vector<std::filesystem::path> sorted = files;
  std::ranges::sort(sorted, {}, [](const auto& file) { return file.filename(); });
  std::uint64_t hash = fnv_basis;
  for (const auto& file : sorted) {
    if (is_regular(file)) hash = add_file(hash, file);
  }
  return sixteen_digits(hash);
}

std::string hash_text(std::string_view text) {
  return sixteen_digits(add_bytes(fnv_basis, text));
}

}  // namespace unixmark::sys
