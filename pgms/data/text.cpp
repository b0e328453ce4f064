#include "data/text.hpp"

#include "data/shape.hpp"

#include <algorithm>

namespace data {
namespace {

// The standard library's shuffle may differ from one library to the next.
void shuffle(std::vector<std::string>& lines, Random& random) {
  for (std::size_t left = lines.size(); left > 1; --left)
    std::swap(lines[left - 1],
              lines[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
}

std::string join(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

// `count` lines of `fewest` to `most` characters, each of them `times` times in the text.
void plan_lines(std::vector<Shape>& shapes, int count, int fewest, int most, int times,
                Random& random) {
  for (int i = 0; i < count; ++i) {
    const int characters = fewest + random.below(most - fewest + 1);
    const int words = std::max(1, (characters + 3) / 7);
    shapes.push_back({characters, words, times, {}});
  }
}

// A bit more than a third of the lines is below the median of 18 and as many above, so that the
// longer ones can be made to fit the sum.
std::vector<Shape> plan_text_to_sort(Random& random) {
  std::vector<Shape> shapes;
  plan_lines(shapes, 50, 6, 17, 2, random);
  plan_lines(shapes, 15, 18, 18, 2, random);
  plan_lines(shapes, 24, 19, 51, 2, random);
  plan_lines(shapes, 50, 6, 17, 1, random);
  plan_lines(shapes, 32, 18, 18, 1, random);
  const std::size_t longer = shapes.size();
  plan_lines(shapes, 101, 19, 51, 1, random);
  fit_characters(std::span(shapes).subspan(longer), 19, 81,
                 8546 - 362 - 82 - characters_of(std::span(shapes).first(longer)));
  shapes.push_back({82, 12, 1, {}});
  fit_words(shapes, 1200);
  scatter_word(std::span(shapes).subspan(longer), "the", 35);
  return shapes;
}

std::vector<Shape> plan_text_to_search(Random& random) {
  std::vector<Shape> shapes;
  plan_lines(shapes, 10'000, 60, 80, 1, random);
  fit_characters(shapes, 50, 81, 708'495 - 10'000);
  for (Shape& shape : shapes) shape.words = 5 + random.below(3);
  fit_words(shapes, 61'664);
  scatter_word(shapes, "lamp", 1032);
  return shapes;
}

}  // namespace

std::string text_to_sort() {
  Random random(1);
  std::vector<std::string> lines;
  for (const Shape& shape : plan_text_to_sort(random))
    lines.insert(lines.end(), static_cast<std::size_t>(shape.times), write_line(shape, random));
  shuffle(lines, random);
  return join(lines);
}

std::string text_to_search() {
  Random random(2);
  std::vector<std::string> lines;
  for (const Shape& shape : plan_text_to_search(random)) lines.push_back(write_line(shape, random));
  return join(lines);
}

}  // namespace data
