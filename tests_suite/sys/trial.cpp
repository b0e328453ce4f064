#include "sys/trial.hpp"

#include "base/error.hpp"
#include "sys/own_program.hpp"

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

std::string failure_of(const std::string& script) {
  return why_it_fails({"/bin/sh", "-c", script}).value_or("it did not fail");
}

TEST(Trial, AProgramThatEndsWellDoesNotFail) {
  EXPECT_EQ(why_it_fails({"/bin/true"}), std::nullopt);
}

TEST(Trial, ItsFirstLineSaysWhyItFails) {
  EXPECT_EQ(failure_of("echo; echo no such library >&2; exit 3"), "exit status 3");
  EXPECT_EQ(failure_of("echo no such library >&2; echo more; exit 3"), "no such library");
}

TEST(Trial, WithoutWordsItsEndSaysSo) {
  EXPECT_EQ(failure_of("exit 3"), "exit status 3");
  EXPECT_EQ(failure_of("kill -SEGV $$"), "segmentation fault");
}

TEST(Trial, WhatCannotBeExecutedIsAnError) {
  EXPECT_THROW((void)why_it_fails({"/nowhere/program"}), Error);
}

TEST(OwnProgram, IsTheFileThatRuns) {
  const auto program = own_program();

  EXPECT_TRUE(program.is_absolute());
  EXPECT_EQ(program.filename(), "test_sys");
}

}  // namespace
}  // namespace unixmark::sys
