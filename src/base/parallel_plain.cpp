// The same as parallel.cpp on plain threads, for a program that may need no library.
#include "base/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace unixmark {

namespace {

// Pieces are handed out in order to whoever asks; the first mistake ends the handing out.
class Pieces {
 public:
  Pieces(int count, int grain) : count_(count), grain_(grain) {}

  void take_all(const std::function<void(int, int)>& work) noexcept {
    try {
      for (auto begin = next(); begin < count_; begin = next())
        work(static_cast<int>(begin), static_cast<int>(std::min(count_, begin + grain_)));
    } catch (...) {
      const std::scoped_lock lock(mutex_);
      if (!mistake_) mistake_ = std::current_exception();
      next_ = count_;
    }
  }

  void hand_on_mistake() const {
    if (mistake_) std::rethrow_exception(mistake_);
  }

 private:
  long long next() { return next_.fetch_add(grain_); }

  long long count_;
  long long grain_;
  std::atomic<long long> next_ = 0;
  std::mutex mutex_;
  std::exception_ptr mistake_;
};

int threads_for(int count, int grain, int threads) {
  const int pieces = count / grain + (count % grain == 0 ? 0 : 1);
  const int processors = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  return std::clamp(std::min(pieces, threads), 1, processors);
}

}  // namespace

void in_parallel(int count, int grain, int threads, const std::function<void(int, int)>& work) {
  count = std::max(0, count);
  grain = std::max(1, grain);
  Pieces pieces(count, grain);
  {
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads_for(count, grain, threads); ++i)
      helpers.emplace_back([&] { pieces.take_all(work); });
    pieces.take_all(work);
  }
  pieces.hand_on_mistake();
}

}  // namespace unixmark
