#include "dhrystone/finals.hpp"

#include <cinttypes>
#include <cstdio>
#include <cstring>

namespace dhrystone {

bool agree(const Number& number, bool print) {
  if (print) std::printf("%s %" PRId64 "\n", number.name, number.found);
  if (number.found == number.published) return true;

  std::fprintf(stderr, "ERROR|%s is %" PRId64 " instead of %" PRId64 "\n", number.name,
               number.found, number.published);
  return false;
}

bool agree(const Text& text, bool print) {
  if (print) std::printf("%s %s\n", text.name, text.found);
  if (std::strcmp(text.found, text.published) == 0) return true;

  std::fprintf(stderr, "ERROR|%s is '%s' instead of '%s'\n", text.name, text.found, text.published);
  return false;
}

}  // namespace dhrystone
