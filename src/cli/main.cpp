#include "cli/env.hpp"

#include <iostream>
#include <string>
#include <vector>

#include <unistd.h>

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  return unixmark::cli::run_command(arguments, {.out = std::cout,
                                                .err = std::cerr,
                                                .out_is_terminal = isatty(1) == 1,
                                                .variables = {},
                                                .program = {}});
}
