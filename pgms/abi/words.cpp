// What a kernel says and is told in words: its arguments and its complaints.
#include "abi/kernel.hpp"
#include "abi/line.hpp"

#include <cerrno>
#include <cstring>

#include <unistd.h>

namespace abi {
namespace {

bool is_digit(char byte) {
  return byte >= '0' && byte <= '9';
}

// strerror may allocate and translate; neither suits a signal handler.
const char* meaning(int error_number) {
#ifdef UNIXMARK_HAS_STRERRORDESC
  const char* text = strerrordesc_np(error_number);
#else
  const char* text = std::strerror(error_number);
#endif
  return text == nullptr ? "unknown error" : text;
}

}  // namespace

double decimal(const char* text) {
  double value = 0;
  double place = 0;  // 0 until the point
  for (const char* at = text; *at != '\0'; ++at) {
    if (*at == '.' && place == 0) {
      place = 1;
      continue;
    }
    if (!is_digit(*at)) return -1;
    value = value * 10 + (*at - '0');
    place *= 10;
  }
  return place == 0 ? value : value / place;
}

double seconds(int argc, char** argv, const char* usage) {
  return seconds_of(argc > 1 ? argv[1] : nullptr, usage);
}

double seconds_of(const char* text, const char* usage) {
  const double longest = 1e9;  // as nanoseconds still far from the end of 64 bits
  const double value = text == nullptr ? -1 : decimal(text);
  if (value <= 0 || value > longest) wrong_use(usage);
  return value;
}

std::uint64_t number_of(const char* text, std::uint64_t most, const char* usage) {
  std::uint64_t value = 0;
  for (const char* at = text; at != nullptr && *at != '\0'; ++at) {
    if (!is_digit(*at) || value > most) wrong_use(usage);
    value = value * 10 + static_cast<std::uint64_t>(*at - '0');
  }
  if (value == 0 || value > most) wrong_use(usage);
  return value;
}

void wrong_use(const char* usage) {
  Line line;
  line.add("usage: ").add(usage).add('\n').send(STDERR_FILENO);
  _exit(2);
}

void fail(const char* doing, int error_number) {
  Line line;
  line.add("ERROR|").add(doing).add(": ").add(meaning(error_number)).add('\n');
  line.send(STDERR_FILENO);
  _exit(1);
}

void fail(const char* doing, const char* what, int error_number) {
  Line line;
  line.add("ERROR|").add(doing).add(' ').add(what).add(": ");
  line.add(meaning(error_number)).add('\n').send(STDERR_FILENO);
  _exit(1);
}

void fail(const char* text) {
  Line line;
  line.add("ERROR|").add(text).add('\n').send(STDERR_FILENO);
  _exit(1);
}

}  // namespace abi
