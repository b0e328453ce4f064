#include "data/shape.hpp"

#include <stdexcept>

namespace data {
namespace {

constexpr int shortest_word = 2;
constexpr int longest_word = 17;

// One vowel or consonant after the other makes no "th" and no "mp".
std::string write_word(int letters, Random& random) {
  constexpr std::string_view vowels = "aeiou";
  constexpr std::string_view consonants = "bdfgklmnprstvz";
  const bool vowel_first = random.below(3) == 0;
  std::string word;
  for (int i = 0; i < letters; ++i) {
    const std::string_view from = (i % 2 == 0) == vowel_first ? vowels : consonants;
    word += from[static_cast<std::size_t>(random.below(static_cast<int>(from.size())))];
  }
  return word;
}

// `letters` cut in `count` words, first evenly, then shaken.
std::vector<int> word_lengths(int letters, int count, Random& random) {
  std::vector<int> lengths(static_cast<std::size_t>(count), letters / count);
  for (int i = 0; i < letters % count; ++i) ++lengths[static_cast<std::size_t>(i)];
  for (int i = 0; i < 4 * count; ++i) {
    int& giver = lengths[static_cast<std::size_t>(random.below(count))];
    int& taker = lengths[static_cast<std::size_t>(random.below(count))];
    if (giver <= shortest_word || taker >= longest_word) continue;
    --giver;
    ++taker;
  }
  return lengths;
}

// Steps round the lines until nothing is missing; a whole round without a step cannot be mended.
template <class Step>
void fit(std::span<Shape> shapes, int missing, Step step) {
  while (missing != 0) {
    bool moved = false;
    for (Shape& shape : shapes) {
      const int by = missing > 0 ? 1 : -1;
      if (missing == 0 || shape.times != 1 || !step(shape, by)) continue;
      missing -= by;
      moved = true;
    }
    if (!moved) throw std::logic_error("the lines cannot be made to fit");
  }
}

}  // namespace

int Random::below(int bound) {
  state_ += 0x9E3779B97F4A7C15U;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
  mixed ^= mixed >> 31;
  return static_cast<int>(mixed % static_cast<std::uint64_t>(bound));
}

int characters_of(std::span<const Shape> shapes) {
  int sum = 0;
  for (const Shape& shape : shapes) sum += shape.characters * shape.times;
  return sum;
}

void fit_characters(std::span<Shape> shapes, int fewest, int most, int total) {
  fit(shapes, total - characters_of(shapes), [&](Shape& shape, int by) {
    const int characters = shape.characters + by;
    if (characters < fewest || characters > most) return false;
    shape.characters = characters;
    return true;
  });
}

void fit_words(std::span<Shape> shapes, int total) {
  int sum = 0;
  for (const Shape& shape : shapes) sum += shape.words * shape.times;
  fit(shapes, total - sum, [](Shape& shape, int by) {
    const int words = shape.words + by;
    if (words < 1 || shape.characters < 5 * words || shape.characters > 14 * words) return false;
    shape.words = words;
    return true;
  });
}

void scatter_word(std::span<Shape> shapes, std::string_view word, int count) {
  const auto every = static_cast<int>(shapes.size());
  for (int i = 0; i < every; ++i)
    if ((i + 1) * count / every > i * count / every)
      shapes[static_cast<std::size_t>(i)].holds = word;
}

std::string write_line(const Shape& shape, Random& random) {
  const int place = shape.holds.empty() ? -1 : random.below(shape.words);
  const int others = place < 0 ? shape.words : shape.words - 1;
  const int letters = shape.characters - (shape.words - 1) - static_cast<int>(shape.holds.size());
  const std::vector<int> lengths = word_lengths(letters, others, random);
  std::string line;
  std::size_t next = 0;
  for (int i = 0; i < shape.words; ++i) {
    if (i > 0) line += ' ';
    line += i == place ? std::string(shape.holds) : write_word(lengths[next++], random);
  }
  return line;
}

}  // namespace data
