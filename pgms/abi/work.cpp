#include "abi/work.hpp"

#include <cstring>

namespace abi {
namespace {

[[noreturn]] void work(const Result& result, Loop loop, std::uint64_t loops) {
  volatile std::uint64_t* count = start_untimed(1, result);
  loop(count, loops);
  finish(static_cast<double>(*count));
}

}  // namespace

std::uint64_t loops_asked(int argc, char** argv, const char* option, const char* usage) {
  if (argc < 2 || std::strcmp(argv[1], option) != 0) return 0;
  return number_of(argc == 3 ? argv[2] : nullptr, UINT64_MAX, usage);
}

void run(int argc, char** argv, const char* usage, const Result& result, Loop loop) {
  if (const auto loops = loops_asked(argc, argv, "--work", usage)) work(result, loop, loops);

  const double length = seconds(argc, argv, usage);
  loop(start(length, result), UINT64_MAX);
  fail("the loop came to its end before its time");
}

}  // namespace abi
