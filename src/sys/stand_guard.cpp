#include "sys/guardian.hpp"

#include "base/text.hpp"
#include "sys/folder.hpp"
#include "sys/strays.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <set>
#include <string>

#include <sys/socket.h>
#include <time.h>

namespace unixmark::sys {

namespace {

struct Charges {
  std::set<pid_t> groups;
  std::set<std::string> folders;
  std::string mark;
};

void take_in(Charges& charges, char what, std::string_view whom) {
  const auto group = static_cast<pid_t>(to_integer(whom).value_or(0));
  if (what == 'G' && group > 1) charges.groups.insert(group);
  if (what == 'g') charges.groups.erase(group);
  if (what == 'F') charges.folders.emplace(whom);
  if (what == 'M') charges.mark = whom;
}

// Whether any process with `mark` was left to be killed.
bool kill_marked(std::string_view mark) {
  if (mark.empty()) return false;
  const auto strays = marked_processes(mark);
  for (const pid_t pid : strays) ::kill(pid, SIGKILL);
  return !strays.empty();
}

// Again and again, since a process that forks while it is being killed leaves a child behind. Not
// for ever: where nobody reaps orphans, a group of zombies never goes away.
void end_processes(Charges& charges) {
  constexpr timespec pause{.tv_sec = 0, .tv_nsec = 5'000'000};
  for (int attempt = 0; attempt < 40; ++attempt) {
    std::erase_if(charges.groups, [](pid_t group) { return ::kill(-group, SIGKILL) != 0; });
    const bool strays = kill_marked(charges.mark);
    if (!strays && charges.groups.empty()) return;
    ::nanosleep(&pause, nullptr);
  }
}

}  // namespace

void stand_guard(int socket) {
  Charges charges;
  std::array<char, 8192> message{};
  while (true) {
    const auto bytes = ::recv(socket, message.data(), message.size(), 0);
    if (bytes < 0 && errno == EINTR) continue;
    if (bytes <= 0) break;  // closed without a goodbye
    const std::string_view text(message.data(), static_cast<std::size_t>(bytes));
    if (text[0] == 'Q') return;
    take_in(charges, text[0], text.substr(1));
  }
  end_processes(charges);
  for (const auto& folder : charges.folders) remove_folder(folder);
}

}  // namespace unixmark::sys
