// Numbers drawn by lot: the same seed gives the same numbers on every machine.
#pragma once

#include <cstdint>

namespace unixmark {

// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): seeded in a few instructions, where a Mersenne
// twister would spend more on its seed than on the draws of a resample.
class Lot {
 public:
  // Lots of one seed and different numbers have nothing in common: the number is mixed by itself
  // first, since states that differ by a step give the same numbers shifted.
  Lot(std::uint64_t seed, std::uint64_t number) : state_(mixed(seed + mixed(number + 1))) {}

  // Below `bound`, each as likely: the rejection keeps out the remainder that a plain product has
  // (Lemire, ACM TOMACS 29, 2019).
  std::uint32_t below(std::uint32_t bound) {
    const std::uint32_t remainder = -bound % bound;
    std::uint64_t product = 0;
    do {
      product = (next() >> 32U) * bound;
    } while (static_cast<std::uint32_t>(product) < remainder);
    return static_cast<std::uint32_t>(product >> 32U);
  }

 private:
  static std::uint64_t mixed(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
    return bits ^ (bits >> 31U);
  }

  std::uint64_t next() { return mixed(state_ += 0x9e3779b97f4a7c15U); }

  std::uint64_t state_;
};

}  // namespace unixmark
