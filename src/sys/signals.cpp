#include "sys/signals.hpp"

#include "base/error.hpp"

#include <array>

#include <sys/signalfd.h>
#include <unistd.h>

namespace unixmark::sys {

namespace {

bool ignored(int signal) {
  struct sigaction now {};
  return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

}  // namespace

SignalReader::SignalReader(std::initializer_list<int> signals) {
  sigset_t held;
  ::sigemptyset(&held);
  for (const int signal : signals) {
    // Once held back, even an ignored signal would wait to be read.
    if (!ignored(signal)) ::sigaddset(&held, signal);
  }
  fd_ = Fd(::signalfd(-1, &held, SFD_CLOEXEC | SFD_NONBLOCK));
  if (!fd_.open()) throw system_error("making a descriptor for signals");
  ::sigprocmask(SIG_BLOCK, &held, &former_);
}

SignalReader::~SignalReader() {
  drain();  // what still waits was for us and must not strike once the mask is gone
  ::sigprocmask(SIG_SETMASK, &former_, nullptr);
}

int SignalReader::drain() {
  std::array<signalfd_siginfo, 8> waiting{};
  int count = 0;
  while (true) {
    const auto bytes = ::read(fd_.number(), waiting.data(), sizeof waiting);
    if (bytes <= 0) return count;
    count += static_cast<int>(static_cast<std::size_t>(bytes) / sizeof waiting[0]);
  }
}

Disposition::Disposition(std::initializer_list<int> signals, void (*handler)(int)) {
  struct sigaction wanted {};
  wanted.sa_handler = handler;
  for (const int signal : signals) {
    struct sigaction former {};
    ::sigaction(signal, &wanted, &former);
    former_.emplace_back(signal, former);
  }
}

Disposition::~Disposition() {
  for (const auto& [signal, former] : former_) ::sigaction(signal, &former, nullptr);
}

}  // namespace unixmark::sys
