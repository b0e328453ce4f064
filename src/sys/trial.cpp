#include "sys/trial.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "sys/clock.hpp"
#include "sys/fd.hpp"
#include "sys/process.hpp"

#include <cerrno>
#include <chrono>
#include <thread>

#include <sys/wait.h>

namespace unixmark::sys {

namespace {

constexpr auto longest_trial = std::chrono::seconds(10);
constexpr std::size_t most_words = 4096;

// The status that waitpid gives, or nothing where the program is still running after its time.
std::optional<int> status_of(const Process& process) {
  const auto last = monotonic_now() + longest_trial;
  int status = 0;
  for (;;) {
    const auto ended = ::waitpid(process.pid(), &status, WNOHANG);
    if (ended == process.pid()) return status;
    if ((ended < 0 && errno != EINTR) || monotonic_now() > last) return {};
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

std::string how_it_ended(int status) {
  if (WIFSIGNALED(status)) return signal_text(WTERMSIG(status));
  return cat("exit status ", WEXITSTATUS(status));
}

// The first line of what it said.
std::string words_in(const Fd& output) {
  set_nonblocking(output);
  const auto said = read_some(output, most_words).value_or(std::string());
  return std::string(trim(split(said, '\n').front()));
}

}  // namespace

std::optional<std::string> why_it_fails(const std::vector<std::string>& arguments) {
  auto talk = make_pipe();
  const int in = talk.read.number();
  const int out = talk.write.number();
  auto process = spawn({.arguments = arguments, .descriptors = {{in, 0}, {out, 1}, {out, 2}}});
  const auto status = status_of(process);
  if (!status) return "it does not end";
  process.forget();
  if (*status == 0) return {};
  const auto words = words_in(talk.read);
  return words.empty() ? how_it_ended(*status) : words;
}

}  // namespace unixmark::sys
