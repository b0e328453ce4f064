// The shape of a line before it has letters.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace data {

// The same numbers on every machine (splitmix64: Steele, Lea and Flood, OOPSLA 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  [[nodiscard]] int below(int bound);

 private:
  std::uint64_t state_;
};

struct Shape {
  int characters = 0;  // without the line's end
  int words = 1;
  int times = 1;           // that the line is in the text
  std::string_view holds;  // a word that it must hold; empty: none
};

[[nodiscard]] int characters_of(std::span<const Shape> shapes);

// Makes lines longer or shorter by a character at a time, each within `fewest` and `most`, until
// all together have `total`. Only lines that are in the text once are touched.
void fit_characters(std::span<Shape> shapes, int fewest, int most, int total);
// The same for words.
void fit_words(std::span<Shape> shapes, int total);

// Lets `count` lines, evenly spread, hold `word`.
void scatter_word(std::span<Shape> shapes, std::string_view word, int count);

// No line holds "the" or "lamp" but those that are to.
[[nodiscard]] std::string write_line(const Shape& shape, Random& random);

}  // namespace data
