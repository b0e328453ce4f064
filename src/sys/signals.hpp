// Signals as something to be read, so that no handler ever runs.
#pragma once

#include "sys/fd.hpp"

#include <initializer_list>
#include <utility>
#include <vector>

#include <csignal>

namespace unixmark::sys {

// Holds the named signals back and makes them readable; promises to give the process its former
// mask again. Signals that are ignored stay so. Programs that spawn() starts do not inherit the
// mask.
class SignalReader {
 public:
  explicit SignalReader(std::initializer_list<int> signals);
  SignalReader(const SignalReader&) = delete;
  SignalReader& operator=(const SignalReader&) = delete;
  ~SignalReader();

  // Readable while a signal waits.
  [[nodiscard]] int number() const { return fd_.number(); }
  // Takes all that wait and returns how many there were; never blocks. Equal signals that came
  // close together count once.
  int drain();

 private:
  sigset_t former_{};
  Fd fd_;
};

// Counts the requests to stop: SIGINT, SIGTERM, SIGHUP. Those that were ignored when the process
// began (nohup, background jobs) stay so.
class Interrupts {
 public:
  Interrupts() : signals_({SIGINT, SIGTERM, SIGHUP}) {}

  // How many came since construction. Cheap enough to ask ten times a second.
  [[nodiscard]] int count() { return count_ += signals_.drain(); }

 private:
  SignalReader signals_;
  int count_ = 0;
};

// Sets signals to one disposition, SIG_IGN or SIG_DFL; promises to give them their former ones
// again. With SIGPIPE and SIGXFSZ ignored a write that cannot be done fails with an errno instead
// of ending the process.
class Disposition {
 public:
  Disposition(std::initializer_list<int> signals, void (*handler)(int));
  Disposition(const Disposition&) = delete;
  Disposition& operator=(const Disposition&) = delete;
  ~Disposition();

 private:
  std::vector<std::pair<int, struct sigaction>> former_;
};

}  // namespace unixmark::sys
