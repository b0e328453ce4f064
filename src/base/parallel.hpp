// Several threads, for work that is left when nothing is being measured.
#pragma once

#include <functional>

namespace unixmark {

// Cuts 0 to `count` into pieces of about `grain` or more and calls `work(begin, end)` for each, on
// at most `threads` threads, and on no more than there are processors for. Which piece is done
// when, and by whom, is open, so `work` may touch nothing that another piece touches. Returns when
// all is done. What `work` throws is thrown here, and then some pieces may not have been done.
void in_parallel(int count, int grain, int threads,
                 const std::function<void(int begin, int end)>& work);

}  // namespace unixmark
