#include "report/differences.hpp"

#include <gtest/gtest.h>

namespace unixmark::report {
namespace {

TEST(Differences, AreNoneBetweenEquals) {
  Header header;
  header.machine.boot_id = "a";

  EXPECT_TRUE(differences(header, header).empty());
}

TEST(Differences, NameWhatChanged) {
  Header before;
  before.machine.boot_id = "a";
  before.build.hash = "0123";
  Header now = before;
  now.machine.boot_id = "b";
  now.machine.quota = 1.5;
  now.plan.schedule = "quick";

  EXPECT_EQ(differences(before, now),
            (std::vector<std::string>{"boot: a before, b now", "quota: none before, 1.5 now",
                                      "plan: the same command would now be planned otherwise"}));
}

TEST(Differences, NameAnotherProfile) {
  Header before;
  before.profile = "5.1.3";
  Header now = before;
  now.profile = "6.0";

  EXPECT_EQ(differences(before, now), (std::vector<std::string>{"profile: 5.1.3 before, 6.0 now"}));
}

TEST(Differences, CallWhatIsNotThereNone) {
  const Header before;
  Header now = before;
  now.settings = {"MULTI_SH_WORK_FACTOR=2"};

  EXPECT_EQ(differences(before, now),
            (std::vector<std::string>{"settings: none before, MULTI_SH_WORK_FACTOR=2 now"}));
}

}  // namespace
}  // namespace unixmark::report
