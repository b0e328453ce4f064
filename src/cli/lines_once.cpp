#include "cli/lines_once.hpp"

#include <utility>

namespace unixmark::cli {

LinesOnce::~LinesOnce() {
  to_ << line_ << std::flush;
}

LinesOnce::int_type LinesOnce::overflow(int_type character) {
  if (traits_type::eq_int_type(character, traits_type::eof()))
    return traits_type::not_eof(character);
  line_ += traits_type::to_char_type(character);
  if (!line_.ends_with('\n')) return character;
  const auto [line, is_new] = told_.insert(std::exchange(line_, {}));
  if (is_new) to_ << *line << std::flush;
  return character;
}

}  // namespace unixmark::cli
