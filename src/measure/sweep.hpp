// The order of a sweep's passes.
#pragma once

#include "measure/done.hpp"
#include "measure/plan.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace unixmark::measure {

// The order of the round `round`, from 0, of a sweep: all positions below `points`, each order as
// likely. The same seed gives the same order.
[[nodiscard]] std::vector<std::size_t> order_of_sweep(std::uint32_t seed, int round,
                                                      std::size_t points);

// Which pass of a sweep comes next. In each round every test has a pass with every number of
// copies, so that the points of a sweep that ends early are known alike.
class SweepTurns {
 public:
  // A test with one number of copies, by positions in the plan.
  struct Point {
    std::size_t section = 0;
    std::size_t test = 0;

    bool operator==(const Point&) const = default;
  };

  // `plan` must live as long, and have a sweep. `done` has what each of its sections had already.
  SweepTurns(const Plan& plan, const std::vector<SectionDone>& done);

  // The next one, or nothing when none needs a pass.
  [[nodiscard]] std::optional<Point> next() const;

  void count(Point point) { ++at(point).passes; }
  // There will be no more passes of it.
  void close(Point point) { at(point).closed = true; }
  [[nodiscard]] bool closed(Point point) const { return at(point).closed; }
  [[nodiscard]] int passes(Point point) const { return at(point).passes; }
  // No point of the section needs a pass.
  [[nodiscard]] bool finished(std::size_t section) const;

 private:
  struct Turn {
    Point point;
    int passes = 0;
    bool closed = false;
  };

  [[nodiscard]] bool open(const Turn& turn) const;
  [[nodiscard]] Turn& at(Point point) { return turns_.at(first_.at(point.section) + point.test); }
  [[nodiscard]] const Turn& at(Point point) const {
    return turns_.at(first_.at(point.section) + point.test);
  }

  const Plan& plan_;
  std::vector<Turn> turns_;         // section by section
  std::vector<std::size_t> first_;  // the position of each section's first
};

}  // namespace unixmark::measure
