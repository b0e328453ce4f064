// What the runner itself takes while passes run, its progress line on a terminal included.
//
// overhead [SECONDS]: the real program on a pseudo-terminal, 1 copy and one a processor; figures
// from its journal.
#include "base/error.hpp"
#include "base/text.hpp"
#include "read/journal.hpp"
#include "score/median.hpp"
#include "sys/fd.hpp"
#include "sys/folder.hpp"
#include "trial.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <iterator>
#include <variant>

#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

namespace unixmark::bench {
namespace {

constexpr double percent = 100;

// Runs the program on a terminal of its own and reads what it shows, as a person would.
void run_on_terminal(const std::filesystem::path& program, std::vector<std::string> arguments) {
  int terminal = -1;
  const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
  if (child < 0) throw system_error("opening a pseudo-terminal");
  if (child == 0) {
    std::vector<char*> words;
    for (auto& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    execv(program.c_str(), words.data());
    _exit(127);
  }
  const sys::Fd owned(terminal);
  std::array<char, 4096> shown{};
  while (::read(terminal, shown.data(), shown.size()) > 0) {
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (status != 0)
    throw Error(cat("running ", program.string(), ": it ended with status ", status));
}

std::string contents(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

void print_shares(const read::Record& record) {
  std::vector<double> shares;
  for (const auto& event : record.events) {
    const auto* ended = std::get_if<measure::PassEnded>(&event);
    if (ended == nullptr) continue;
    const auto& pass = ended->pass;
    shares.push_back(Seconds(pass.runner_cpu) / Seconds(pass.elapsed) * percent);
  }
  if (shares.empty()) throw Error("the journal holds no pass");
  const auto print = [&](std::string_view which, double share) {
    std::cout << "the runner's CPU time, progress line included, in the " << which << " of "
              << shares.size() << " passes: " << fixed(share, 4)
              << " % of one processor (wanted: at most 0.2 %)\n";
  };
  print("median", score::median(shares));
  print("worst", *std::ranges::max_element(shares));
}

int measure_overhead(const std::vector<std::string>& arguments) {
  const std::string seconds = arguments.empty() ? "5" : arguments[0];
  const sys::PrivateFolder folder("/var/tmp", "unixmark-overhead-");
  const auto program = own_kernels().parent_path() / "src" / "unixmark";
  run_on_terminal(
      program, {"unixmark", "run", "--seconds", seconds, "--rest", "none", "-i", "4", "--results",
                folder.path(), "--output", "overhead", "dhry2reg", "syscall", "pipe", "spawn"});
  const auto record = read::parse_journal(contents(folder.path() / "overhead.log"));
  print_shares(record);
  return 0;
}

}  // namespace
}  // namespace unixmark::bench

int main(int argc, char** argv) {
  return unixmark::bench::guarded(unixmark::bench::measure_overhead, argc, argv);
}
