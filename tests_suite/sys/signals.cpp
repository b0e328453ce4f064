#include "sys/signals.hpp"

#include <csignal>

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

TEST(Interrupts, AreCounted) {
  Interrupts interrupts;
  EXPECT_EQ(interrupts.count(), 0);

  raise(SIGINT);
  EXPECT_EQ(interrupts.count(), 1);
  raise(SIGTERM);
  raise(SIGHUP);
  EXPECT_EQ(interrupts.count(), 3);
}

TEST(Interrupts, LeaveIgnoredSignalsAlone) {
  const Disposition ignored({SIGHUP}, SIG_IGN);
  Interrupts interrupts;

  raise(SIGHUP);

  EXPECT_EQ(interrupts.count(), 0);
}

TEST(SignalReader, GivesTheMaskBack) {
  { const SignalReader reader({SIGUSR1}); }

  sigset_t mask;
  sigprocmask(SIG_SETMASK, nullptr, &mask);
  EXPECT_EQ(sigismember(&mask, SIGUSR1), 0);
}

TEST(SignalReader, SwallowsWhatNobodyRead) {
  {
    const SignalReader reader({SIGUSR1});
    raise(SIGUSR1);
  }
  SUCCEED();  // its default would have ended the test
}

TEST(Disposition, IsRestored) {
  { const Disposition ignored({SIGUSR2}, SIG_IGN); }

  struct sigaction now {};
  sigaction(SIGUSR2, nullptr, &now);
  EXPECT_EQ(now.sa_handler, SIG_DFL);
}

}  // namespace
}  // namespace unixmark::sys
