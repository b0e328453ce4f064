// Replacing a process's program by itself, again and again.
//
// Nothing survives an exec but the arguments: execl SECONDS COUNT BEGIN_NS END_NS.
#include "abi/kernel.hpp"

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <unistd.h>

namespace {

constexpr const char* usage = "execl SECONDS";
constexpr abi::Result result = {.label = "lps"};
constexpr int arguments_of_a_later_image = 5;

// An image must have something to load: data that it never looks at, but that the linker keeps.
[[gnu::used]] char ballast[9000];

struct Progress {
  std::uint64_t count = 0;
  abi::Span span;
};

Progress read_progress(char** argv) {
  return {std::strtoull(argv[2], nullptr, 10),
          {std::strtoll(argv[3], nullptr, 10), std::strtoll(argv[4], nullptr, 10)}};
}

// Where this program lies, in UB_BINDIR or wherever it was started from.
void find_itself(char (&path)[PATH_MAX]) {
  if (const char* folder = std::getenv("UB_BINDIR"); folder != nullptr && *folder != '\0') {
    const int length = std::snprintf(path, sizeof path, "%s/execl", folder);
    if (length >= PATH_MAX) abi::fail("UB_BINDIR is too long");
    return;
  }
  const ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (length < 0) abi::fail("finding this program; UB_BINDIR may name its folder", errno);
  path[length] = '\0';
}

[[noreturn]] void exec_again(const char* path, const char* seconds, const Progress& progress) {
  char count[24];
  char begin[24];
  char end[24];
  std::snprintf(count, sizeof count, "%llu", static_cast<unsigned long long>(progress.count));
  std::snprintf(begin, sizeof begin, "%lld", static_cast<long long>(progress.span.begin_ns));
  std::snprintf(end, sizeof end, "%lld", static_cast<long long>(progress.span.end_ns));
  execl(path, path, seconds, count, begin, end, nullptr);
  abi::fail("executing itself; UB_BINDIR names the folder it is looked for in", errno);
}

[[noreturn]] void go_on(char** argv) {
  Progress progress = read_progress(argv);
  const std::int64_t now = abi::now_ns();
  if (now >= progress.span.end_ns)
    abi::finish(result, progress.count, {progress.span.begin_ns, now});
  ++progress.count;
  exec_again(argv[0], argv[1], progress);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == arguments_of_a_later_image) go_on(argv);

  abi::set_up();
  const double seconds = abi::seconds(argc, argv, usage);
  char path[PATH_MAX];
  find_itself(path);
  abi::start_untimed(seconds, result);
  exec_again(path, argv[1], {.count = 1, .span = {abi::now_ns(), abi::span().end_ns}});
}
