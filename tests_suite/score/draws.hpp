// Numbers drawn by lot that are the same with every C++ library.
#pragma once

#include <cmath>
#include <numbers>
#include <random>

namespace unixmark::score {

// Between 0 and 1, neither of them.
inline double uniform(std::mt19937_64& bits) {
  return (static_cast<double>(bits() >> 11U) + 0.5) * 0x1p-53;
}

// Of mean 0 and variance 1, by Box and Muller.
inline double normal(std::mt19937_64& bits) {
  const double radius = std::sqrt(-2 * std::log(uniform(bits)));
  return radius * std::cos(2 * std::numbers::pi * uniform(bits));
}

}  // namespace unixmark::score
