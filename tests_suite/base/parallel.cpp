#include "base/parallel.hpp"

#include "base/error.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <vector>

namespace unixmark {
namespace {

TEST(InParallel, DoesEveryPieceOnce) {
  for (const int threads : {-1, 0, 1, 2, 16}) {
    std::vector<int> done(1000);

    in_parallel(1000, 7, threads, [&](int begin, int end) {
      for (int i = begin; i < end; ++i) ++done[static_cast<std::size_t>(i)];
    });

    EXPECT_EQ(std::ranges::count(done, 1), 1000) << threads;
  }
}

TEST(InParallel, HasNothingToDoForNothing) {
  for (const int count : {0, -5}) {
    in_parallel(count, 1, 2, [](int, int) { FAIL(); });
  }
}

TEST(InParallel, NeverHasMoreAtWorkThanAllowed) {
  std::atomic<int> at_work = 0;
  std::atomic<int> most = 0;

  in_parallel(200, 1, 1, [&](int, int) {
    most = std::max(most.load(), ++at_work);
    --at_work;
  });

  EXPECT_EQ(most, 1);
}

TEST(InParallel, HandsOnWhatTheWorkThrows) {
  EXPECT_THROW(in_parallel(10, 1, 2, [](int, int) { throw Error("broken"); }), Error);
}

}  // namespace
}  // namespace unixmark
