// Starting programs as a strange parent would, and looking at what they leave.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace contract {

struct Launch {
  std::vector<std::string> words{};        // the program and its arguments
  std::vector<std::string> environment{};  // NAME=VALUE, besides what is inherited
  std::string folder{};                    // where it runs; empty: here
  std::function<void()> in_child{};        // done last before the exec
};

struct Outcome {
  int exit_status = -1;  // -1: ended by a signal
  std::string out;
  std::string err;
};

// A process group with its own session, started by `start`; the destructor ends what is left of it.
class Running {
 public:
  explicit Running(const Launch& launch);
  Running(Running&& other) noexcept;
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
  Running& operator=(Running&&) = delete;
  ~Running();

  [[nodiscard]] pid_t pid() const { return pid_; }
  void send(int signal) const;
  // Waits for the process itself, not for what it started.
  [[nodiscard]] Outcome wait();

 private:
  pid_t pid_ = 0;
  pid_t session_ = 0;
  int out_ = -1;
  int err_ = -1;
};

[[nodiscard]] Outcome run(const Launch& launch);

// Where a built kernel or script lies, and the same of profile 5.1.3.
[[nodiscard]] std::string kernel(const std::string& name);
[[nodiscard]] std::string old_kernel(const std::string& name);

// Whether `program` is on the search path.
[[nodiscard]] bool installed(const std::string& program);

// How many processes, zombies apart, are in this session.
[[nodiscard]] int processes_in_session(pid_t session);

// Looks again and again, for a long time, until `condition` holds; whether it does in the end.
[[nodiscard]] bool eventually(const std::function<bool()>& condition);

// COUNT|count|timebase|label and SPAN|begin|end, as printed by a kernel of ours.
struct Record {
  double count = 0;
  int timebase = 0;
  std::string label;
  long long begin_ns = 0;
  long long end_ns = 0;
};
// Nothing unless `text` is exactly the two lines, and METRIC lines.
[[nodiscard]] std::optional<Record> record_of(const std::string& text);

// A folder that goes away with all that is in it.
class Folder {
 public:
  Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder();

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string file(const std::string& name) const { return path_ + "/" + name; }
  [[nodiscard]] bool empty() const;

 private:
  std::string path_;
};

[[nodiscard]] std::string read_file(const std::string& path);

}  // namespace contract
