// What several tests say together.
#pragma once

#include <span>
#include <vector>

namespace unixmark::score {

// Each p adjusted for being one of several, in the order given: with the k-th smallest of n times
// n - k + 1, never below a smaller one's, at most 1 (Holm, Scand. J. Stat. 6, 1979). Where all
// adjusted ones below 0.05 are called significant, the chance of any false call is below 5 %.
[[nodiscard]] std::vector<double> holm(std::span<const double> p);

// The two-sided p of `up` of `up + down` going one way where both ways are as likely, exact; 1
// where there are none (Arbuthnott, Phil. Trans. 27, 1710).
[[nodiscard]] double sign_test_p(int up, int down);

}  // namespace unixmark::score
