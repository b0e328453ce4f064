#pragma once

#include "read/journal.hpp"

namespace unixmark::write {

// A sweep on six cores with eight processors: Dhrystone scales, pipes hinder each other so much
// that four copies do more than six. The machine does not tell its frequency.
[[nodiscard]] read::Record sweep_sample();

}  // namespace unixmark::write
