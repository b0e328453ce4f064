// A place to run commands in: a folder with kernels that answer at once, and what was printed.
#pragma once

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/env.hpp"
#include "sys/folder.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::cli {

class CliTest : public testing::Test {
 protected:
  CliTest() {
    std::filesystem::create_directory(kernels());
    std::filesystem::create_directory(folder / "scratch");
  }

  [[nodiscard]] std::filesystem::path kernels() const { return folder / "kernels"; }
  [[nodiscard]] std::filesystem::path results() const { return folder / "results"; }

  // A program of the classic protocol that does what `script` says.
  void add_kernel(const std::string& name, const std::string& script) const {
    const auto file = kernels() / name;
    std::ofstream(file) << "#!/bin/sh\n" << script << '\n';
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
  }

  // A kernel that counted 1000 in the tenth of a second that a pass is asked to last.
  void add_counting_kernel(const std::string& name) const {
    add_kernel(name, "echo 'COUNT|1000|1|lps' >&2\necho 'TIME|0.1' >&2");
  }

  [[nodiscard]] Env env() {
    std::vector<std::string> all = {"PATH=/usr/bin:/bin", "UB_BINDIR=" + kernels().string(),
                                    "UB_TMPDIR=" + (folder / "scratch").string(),
                                    "UB_RESULTDIR=" + results().string()};
    all.insert(all.begin(), variables.begin(), variables.end());  // the first of a name counts
    return {.out = out,
            .err = err,
            .out_is_terminal = terminal,
            .variables = all,
            .program = program,
            .stop_requests = [this] { return stop_when ? stop_when() : stop_requests; }};
  }

  // A baseline of one test, for programs that find none of their own.
  [[nodiscard]] std::string table() const {
    std::ofstream(folder / "table") << "pipe|10|lps|5000|5000|3\n";
    return (folder / "table").string();
  }

  // Runs a command; an Error is status 1 with its text on standard error, as in the program.
  int command(const std::vector<std::string>& arguments) {
    try {
      return run_command(arguments, env());
    } catch (const Error& error) {
      err << error.what();
      return 1;
    }
  }

  // Short passes without rests, quietly unless told otherwise.
  int quick_run(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"--seconds", "0.1", "--rest", "none"});
    return command(arguments);
  }

  [[nodiscard]] std::set<std::string> result_names() const {
    std::set<std::string> names;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(results(), none)) {
      names.insert(entry.path().filename().string());
    }
    return names;
  }

  [[nodiscard]] static std::string contents(const std::filesystem::path& file) {
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  // As it stands, or where remarks of several lines are put into one.
  [[nodiscard]] bool said(std::string_view text) const {
    auto whole = out.str();
    if (whole.find(text) != std::string::npos) return true;
    replace_all(whole, "\n      ", " ");
    return whole.find(text) != std::string::npos;
  }
  [[nodiscard]] bool complained(std::string_view text) const {
    return err.str().find(text) != std::string::npos;
  }

  // The length of the longest line that was printed.
  [[nodiscard]] std::size_t widest() const {
    std::size_t most = 0;
    const std::string text = out.str();
    for (const auto line : split(text, '\n')) most = std::max(most, line.size());
    return most;
  }

  const sys::PrivateFolder own{std::filesystem::temp_directory_path(), "unixmark-cli-"};
  const std::filesystem::path folder = own.path();
  std::vector<std::string> variables;  // before those that name the folders
  std::filesystem::path program = std::filesystem::path(BINARY_DIR) / "src/unixmark";
  std::ostringstream out;
  std::ostringstream err;
  bool terminal = false;
  int stop_requests = 0;
  std::function<int()> stop_when;  // instead, where it depends
};

}  // namespace unixmark::cli
