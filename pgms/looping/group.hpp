// By hand, nobody but the looper can end what its child started.
// In a runner's process group the child has none of its own, and the firm end is the runner's.
#pragma once

#include <sys/types.h>

namespace looper {

// Tells the end of the time, and the signals that end the looper, whom they have to end; 0: nobody.
void set_running(pid_t child);

// Whatever loses its parent becomes the looper's child, and signals that end the looper end them.
void prepare_to_clean_up();

// Ends the running child's process group politely, so that scripts can remove their files, then
// firmly. Async-signal-safe.
void end_group();

}  // namespace looper
