// Which section of its plan a session has come to, read off its events.
#pragma once

#include "measure/plan.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace unixmark::measure {

// Sections are told apart by their order, since two may have equal copies; in a sweep, whose passes
// mix, by their copies. Whoever folds events asks here, so that all of them put an event into the
// same section.
class Whereabouts {
 public:
  // `plan` must live as long.
  explicit Whereabouts(const Plan& plan) : plan_(plan) {}

  // A section with `copies` begins: the position of the first one after that under way; nothing
  // where the plan has none.
  std::optional<std::size_t> begin(int copies);

  // The section under way, for an event of `copies`; where its beginning was lost, the next that
  // fits.
  std::optional<std::size_t> section(int copies);

  // The one that began last, whatever its copies.
  [[nodiscard]] std::optional<std::size_t> last() const;

 private:
  const Plan& plan_;
  std::size_t next_ = 0;  // of the sections from here on none has begun
};

// The position of the test called `name` in `section`; nothing where it has none.
[[nodiscard]] std::optional<std::size_t> test_position(const Section& section,
                                                       std::string_view name);

}  // namespace unixmark::measure
