#include "tests_suite/contract/run_program.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <utility>

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace contract {
namespace {

namespace fs = std::filesystem;

int open_memory() {
  const int fd = memfd_create("output", MFD_CLOEXEC);
  if (fd < 0) throw std::runtime_error("no memory for a program's output");
  return fd;
}

std::string take_memory(int& fd) {
  std::string text;
  std::array<char, 4096> part{};
  lseek(fd, 0, SEEK_SET);
  for (ssize_t got = 0; (got = read(fd, part.data(), part.size())) > 0;)
    text.append(part.data(), static_cast<std::size_t>(got));
  close(fd);
  fd = -1;
  return text;
}

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  pointers.reserve(words.size() + 1);
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

[[noreturn]] void become(const Launch& launch, int out, int err) {
  setsid();
  dup2(out, STDOUT_FILENO);
  dup2(err, STDERR_FILENO);
  if (!launch.folder.empty() && chdir(launch.folder.c_str()) != 0) _exit(126);
  for (const char* name : {"UB_BINDIR", "MULTI_SH_WORK_FACTOR"}) unsetenv(name);
  std::vector<std::string> variables = launch.environment;
  for (std::string& variable : variables) putenv(variable.data());
  std::vector<std::string> words = launch.words;
  const std::vector<char*> arguments = pointers(words);
  if (launch.in_child) launch.in_child();
  execvp(arguments[0], arguments.data());
  _exit(127);
}

std::vector<std::string> process_files() {
  std::vector<std::string> files;
  for (const auto& entry : fs::directory_iterator("/proc")) {
    const std::string name = entry.path().filename();
    if (unixmark::to_integer(name)) files.push_back(entry.path() / "stat");
  }
  return files;
}

// `file` is /proc/PID/stat; the process may have gone meanwhile.
bool lives_in_session(const std::string& file, pid_t session) {
  const std::string text = read_file(file);
  const std::size_t name_end = text.rfind(')');
  if (name_end == std::string::npos) return false;
  const auto fields = unixmark::words(std::string_view(text).substr(name_end + 1));
  return fields.size() > 3 && fields[0] != "Z" && fields[3] == std::to_string(session);
}

}  // namespace

Running::Running(const Launch& launch) : out_(open_memory()), err_(open_memory()) {
  pid_ = fork();
  if (pid_ < 0) throw std::runtime_error("cannot fork");
  if (pid_ == 0) become(launch, out_, err_);
  session_ = pid_;
}

Running::Running(Running&& other) noexcept
    : pid_(std::exchange(other.pid_, 0)),
      session_(std::exchange(other.session_, 0)),
      out_(std::exchange(other.out_, -1)),
      err_(std::exchange(other.err_, -1)) {}

Running::~Running() {
  if (session_ != 0) kill(-session_, SIGKILL);
  if (pid_ != 0) waitpid(pid_, nullptr, 0);
  if (out_ >= 0) close(out_);
  if (err_ >= 0) close(err_);
}

void Running::send(int signal) const {
  kill(pid_, signal);
}

Outcome Running::wait() {
  int status = 0;
  waitpid(std::exchange(pid_, 0), &status, 0);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, take_memory(out_), take_memory(err_)};
}

Outcome run(const Launch& launch) {
  return Running(launch).wait();
}

std::string kernel(const std::string& name) {
  return std::string(BINARY_DIR) + "/pgms/" + name;
}

std::string old_kernel(const std::string& name) {
  return std::string(BINARY_DIR) + "/pgms-5.1.3/" + name;
}

bool installed(const std::string& program) {
  const char* path = std::getenv("PATH");
  const std::string folders = path == nullptr ? "/usr/bin:/bin" : path;
  const auto holds = [&](std::string_view folder) {
    return access((std::string(folder) + "/" + program).c_str(), X_OK) == 0;
  };
  return std::ranges::any_of(unixmark::split(folders, ':'), holds);
}

int processes_in_session(pid_t session) {
  const auto lives = [&](const std::string& file) { return lives_in_session(file, session); };
  return static_cast<int>(std::ranges::count_if(process_files(), lives));
}

bool eventually(const std::function<bool()>& condition) {
  for (int look = 0; look < 3000; ++look) {
    if (condition()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

std::optional<Record> record_of(const std::string& text) {
  auto lines = unixmark::split(text, '\n');
  std::erase_if(lines, [](std::string_view line) { return line.starts_with("METRIC|"); });
  if (lines.size() != 3 || !lines[2].empty()) return std::nullopt;
  const auto count = unixmark::split(lines[0], '|');
  const auto span = unixmark::split(lines[1], '|');
  if (count.size() != 4 || count[0] != "COUNT" || span.size() != 3 || span[0] != "SPAN")
    return std::nullopt;
  const auto score = unixmark::to_double(count[1]);
  const auto timebase = unixmark::to_integer(count[2]);
  const auto begin = unixmark::to_integer(span[1]);
  const auto end = unixmark::to_integer(span[2]);
  if (!score || !timebase || !begin || !end) return std::nullopt;
  return Record{*score, static_cast<int>(*timebase), std::string(count[3]), *begin, *end};
}

Folder::Folder() : path_(fs::temp_directory_path() / "unixmark-contract-XXXXXX") {
  if (mkdtemp(path_.data()) == nullptr) throw std::runtime_error("cannot make a folder");
}

Folder::~Folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

bool Folder::empty() const {
  return fs::is_empty(path_);
}

std::string read_file(const std::string& path) {
  const std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace contract
