#include "sys/terminal.hpp"

#include <unistd.h>

namespace unixmark::sys {

bool output_is_terminal() {
  return ::isatty(STDOUT_FILENO) == 1;
}

}  // namespace unixmark::sys
