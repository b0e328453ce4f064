// The final values that a Dhrystone must end with: the paper's proof that its work was done.
#pragma once

#include <cstdint>

namespace dhrystone {

struct Number {
  const char* name;
  std::int64_t found;
  std::int64_t published;
};

struct Text {
  const char* name;
  const char* found;
  const char* published;
};

// Prints `name found` a line on standard output, if asked to, and says whether found and published
// agree. Where they do not, both stand in an ERROR line on standard error.
bool agree(const Number& number, bool print);
bool agree(const Text& text, bool print);

// The same for a list of them; all are printed whatever the first says.
template <class Value, int size>
bool all_agree(const Value (&values)[size], bool print) {
  bool all = true;
  for (const Value& value : values) all = agree(value, print) && all;
  return all;
}

}  // namespace dhrystone
