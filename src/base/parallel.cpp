#include "base/parallel.hpp"

#include <algorithm>
#include <cstddef>

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

namespace unixmark {

namespace {

using Control = oneapi::tbb::global_control;
using Range = oneapi::tbb::blocked_range<int>;

}  // namespace

void in_parallel(int count, int grain, int threads, const std::function<void(int, int)>& work) {
  // A quota on processor time is known to the caller alone; TBB sees which processors it may use.
  const auto most = std::min(static_cast<std::size_t>(std::max(1, threads)),
                             Control::active_value(Control::max_allowed_parallelism));
  const Control cap(Control::max_allowed_parallelism, most);
  oneapi::tbb::task_arena arena(static_cast<int>(most));
  arena.execute([&] {
    oneapi::tbb::parallel_for(Range(0, std::max(0, count), std::max(1, grain)),
                              [&](const Range& piece) { work(piece.begin(), piece.end()); });
  });
}

}  // namespace unixmark
