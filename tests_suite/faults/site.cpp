#include "tests_suite/faults/site.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string_view>

#include <unistd.h>

namespace faults {
namespace {

namespace fs = std::filesystem;

const std::string program = BINARY_DIR "/src/unixmark";

}  // namespace

Site::Site() {
  for (const char* name : {"kernels", "scratch", "results"}) fs::create_directory(file(name));
  // Also for users other than root.
  fs::permissions(folder_.path(), fs::perms::others_exec | fs::perms::others_read,
                  fs::perm_options::add);
  for (const char* name : {"scratch", "results"}) {
    fs::permissions(file(name), fs::perms::all | fs::perms::sticky_bit);
  }
  std::ofstream(file("table")) << "pipe|10|lps|1000|1000|3\nspawn|30|lps|1000|1000|3\n";
}

void Site::script(const std::string& name, const std::string& text) const {
  const std::string place = file("kernels/" + name);
  std::ofstream(place) << "#!/bin/sh\n" << text << '\n';
  fs::permissions(place, fs::perms::owner_all | fs::perms::others_read | fs::perms::others_exec);
}

void Site::fake(const std::string& name, const std::string& fake) const {
  fs::create_symlink(std::string(FAKES_DIR "/") + fake, file("kernels/" + name));
}

void Site::steady(const std::string& name, const std::string& words) const {
  script(name, "exec '" STEADY "' " + words);
}

void Site::real(const std::string& name) const {
  fs::create_symlink(contract::kernel(name), file("kernels/" + name));
}

Launch Site::launch(std::vector<std::string> arguments, const std::string& name) const {
  std::vector<std::string> words = {program, "run", "--rest", "none", "--baseline", file("table")};
  const auto given = [&](const char* option) {
    return std::ranges::find(arguments, option) != arguments.end();
  };
  if (!given("--seconds")) words.insert(words.end(), {"--seconds", "0.2"});
  if (!given("-i")) words.insert(words.end(), {"-i", "1"});
  if (!given("-c")) words.insert(words.end(), {"-c", "1"});
  if (!name.empty()) words.insert(words.end(), {"--output", name});
  words.insert(words.end(), arguments.begin(), arguments.end());
  // Looking for leaks takes a thread and a pipe, which limits may not leave.
  return {.words = words,
          .environment = {"UB_BINDIR=" + file("kernels"), "UB_TMPDIR=" + file("scratch"),
                          "UB_RESULTDIR=" + file("results"), "ASAN_OPTIONS=detect_leaks=0"}};
}

std::string Site::result(const std::string& name) const {
  return contract::read_file(file("results/" + name));
}

Outcome Site::shown() const {
  return contract::run({.words = {program, "show", file("results/report.log")}});
}

int Site::passes_in_journal() const {
  const std::string journal = result("report.log");
  const auto lines = unixmark::split(journal, '\n');
  return static_cast<int>(std::ranges::count_if(
      lines, [](auto line) { return line.starts_with(R"({"event":"pass_ended")"); }));
}

bool Site::scratch_empty() const {
  return fs::is_empty(file("scratch"));
}

std::string unfolded(std::string text) {
  for (const std::string_view blanks : {"\n      ", "\n    "}) {
    unixmark::replace_all(text, blanks, " ");
  }
  return text;
}

Ran end_of(Running& running, const Site& site) {
  const pid_t session = running.pid();
  const Outcome outcome = running.wait();
  const bool gone = eventually([&] { return contract::processes_in_session(session) == 0; });
  return {.status = outcome.exit_status,
          .out = outcome.out,
          .err = outcome.err,
          .left_processes = !gone,
          .left_files = !site.scratch_empty()};
}

Ran run(const Launch& launch, const Site& site) {
  Running running(launch);
  return end_of(running, site);
}

bool root() {
  return geteuid() == 0;
}

}  // namespace faults
