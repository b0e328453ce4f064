// The one exception of the project: the tool itself cannot go on.
#pragma once

#include <cerrno>
#include <stdexcept>
#include <string_view>

namespace unixmark {

// What went wrong in words for the user: what was being done, to what, why it failed, what to try.
// A failure of a measurement is never an Error; it is data and travels in the sample.
class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// An Error from a failed system call: "opening results/x: No space left on device".
// `advice`, when given, follows as a sentence of its own.
[[nodiscard]] Error system_error(std::string_view doing, int error_number = errno,
                                 std::string_view advice = {});

}  // namespace unixmark
