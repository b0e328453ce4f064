#include "base/error.hpp"

#include <cerrno>

#include <gtest/gtest.h>

namespace unixmark {
namespace {

TEST(SystemError, SaysWhatWasDoneAndWhyItFailed) {
  EXPECT_STREQ(system_error("opening x", ENOSPC).what(), "opening x: No space left on device");
}

TEST(SystemError, EndsInTheAdvice) {
  EXPECT_STREQ(system_error("opening x", EACCES, "Be root").what(),
               "opening x: Permission denied. Be root");
}

}  // namespace
}  // namespace unixmark
