#include "sys/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

namespace unixmark::sys {

bool output_is_terminal() {
  return ::isatty(STDOUT_FILENO) == 1;
}

std::optional<int> terminal_columns() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return {};
  return size.ws_col;
}

}  // namespace unixmark::sys
