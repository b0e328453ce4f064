#include "sys/machine_parts.hpp"

#include "tests_suite/sys/fixture.hpp"

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

TEST(Distribution, IsThePrettyName) {
  EXPECT_EQ(distribution(Root(fixture("hybrid"))), "Ubuntu 24.04 LTS");
}

TEST(Distribution, IsTheNameWhereNoneIsPretty) {
  EXPECT_EQ(distribution(Root(fixture("docker"))), "Alpine Linux");
}

TEST(Distribution, IsFoundInUsrLibToo) {
  EXPECT_EQ(distribution(Root(fixture("wsl"))), "Example \"Linux\" 1");
}

TEST(Distribution, IsGnuLinuxOtherwise) {
  EXPECT_EQ(distribution(Root(fixture("kvm"))), "GNU/Linux");
}

TEST(KernelNames, ComeFromTheFilesBelowTheRoot) {
  const KernelNames names = kernel_names(Root(fixture("hybrid")));

  EXPECT_EQ(names.host, "testhost");
  EXPECT_EQ(names.kernel, "GNU/Linux");
  EXPECT_EQ(names.release, "6.8.0-40-generic");
  EXPECT_EQ(names.version, "#40-Ubuntu SMP PREEMPT_DYNAMIC");
  EXPECT_EQ(names.architecture, "x86_64");
}

TEST(KernelNames, AreUnknownWhereAKernelDoesNotTell) {
  EXPECT_EQ(kernel_names(Root(fixture("no_model"))).architecture, "unknown");
}

// Only the GNU C library tells locales apart by whether they are installed.
#ifdef __GLIBC__
TEST(CharsetsOf, FollowTheLocale) {
  const Charsets charsets = charsets_of("C");

  EXPECT_EQ(charsets.charmap, "ANSI_X3.4-1968");
  EXPECT_EQ(charsets.collate, "ANSI_X3.4-1968");
}

TEST(CharsetsOf, FallBackOnAsciiWhereALocaleIsMissing) {
  const Charsets charsets = charsets_of("xx_XX.utf8");

  EXPECT_EQ(charsets.charmap, "ANSI_X3.4-1968");
  EXPECT_EQ(charsets.collate, "ANSI_X3.4-1968");
}
#endif

}  // namespace
}  // namespace unixmark::sys
