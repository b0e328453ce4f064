#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/env.hpp"
#include "sys/fd.hpp"
#include "sys/limits.hpp"
#include "sys/own_program.hpp"
#include "sys/terminal.hpp"

#include <iostream>
#include <string>
#include <vector>

extern char** environ;  // NOLINT: POSIX has it so, in a header that only sys/ may include

namespace {

std::vector<std::string> variables() {
  std::vector<std::string> all;
  for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
    all.emplace_back(*entry);
  }
  return all;
}

}  // namespace

int main(int argc, char** argv) {
  unixmark::sys::hold_standard_descriptors();
  const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
  unixmark::sys::raise_stack();
  try {
    if (const auto why = unixmark::sys::too_small_a_stack()) throw unixmark::Error(*why);
    return unixmark::cli::run_command(arguments,
                                      {.out = std::cout,
                                       .err = std::cerr,
                                       .out_is_terminal = unixmark::sys::output_is_terminal(),
                                       .variables = variables(),
                                       .program = unixmark::sys::own_program(),
                                       .stop_requests = {}});
  } catch (const unixmark::Error& error) {
    unixmark::cli::complain(std::cerr, error.what());
  } catch (const std::exception& error) {
    unixmark::cli::complain(std::cerr,
                            unixmark::cat(error.what(), ". This is a mistake in unixmark itself."));
  }
  return 1;
}
