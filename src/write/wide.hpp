// How many columns of a terminal a character takes.
#pragma once

#include <cstddef>

namespace unixmark::write {

// 2 for the signs of East Asian writing, their full-width forms and pictures, 0 for marks that
// stand on the character before, 1 for all others. By the blocks of Unicode (the classes W and F of
// its annex 11), not by each character in them: those of other blocks that terminals show wide,
// which are single ones, count 1.
[[nodiscard]] std::size_t columns_of(char32_t code);

}  // namespace unixmark::write
