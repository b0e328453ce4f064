#include "sys/limits.hpp"

#include "sys/file.hpp"
#include "sys/folder.hpp"

#include <sys/resource.h>

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

class ControlGroup : public testing::Test {
 protected:
  void put(const std::string& file, std::string_view text) const {
    const auto path = folder_.path() / file;
    make_folders(path.parent_path());
    write_file(path, text);
  }
  [[nodiscard]] std::string root() const { return folder_.path().string() + "/"; }

 private:
  PrivateFolder folder_{std::filesystem::temp_directory_path(), "sys-test-"};
};

TEST_F(ControlGroup, LeastRoomOfAllLevelsCounts) {
  put("proc/self/cgroup", "0::/box/run\n");
  put("sys/fs/cgroup/box/pids.max", "100\n");
  put("sys/fs/cgroup/box/pids.current", "90\n");
  put("sys/fs/cgroup/box/run/pids.max", "max\n");
  put("sys/fs/cgroup/box/run/pids.current", "3\n");

  EXPECT_EQ(free_in_cgroup(root()), 10);
}

TEST_F(ControlGroup, TheFirstVersionIsKnownToo) {
  put("proc/self/cgroup", "4:memory:/box\n3:pids:/box\n");
  put("sys/fs/cgroup/pids/box/pids.max", "50\n");
  put("sys/fs/cgroup/pids/box/pids.current", "60\n");

  EXPECT_EQ(free_in_cgroup(root()), 0);
}

TEST_F(ControlGroup, NoFilesMeanNoLimit) {
  EXPECT_EQ(free_in_cgroup(root()), std::nullopt);
}

TEST(TooFewDescriptors, SaysWhatIsNeededAndHowToGetIt) {
  const auto why = too_few_descriptors(4'000'000'000);

  ASSERT_TRUE(why.has_value());
  EXPECT_EQ(why->find("needs 4000000000 open descriptors"), 0);
  EXPECT_NE(why->find("ulimit -n 4000000000"), std::string::npos);
}

TEST(TooFewDescriptors, SaysNothingWhenThereAreEnough) {
  EXPECT_EQ(too_few_descriptors(3), std::nullopt);
}

TEST(RaiseLimits, GoesUpToTheHardOnes) {
  rlimit limit{};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &limit), 0);

  raise_limits();

  EXPECT_EQ(descriptor_limit().value_or(RLIM_INFINITY), limit.rlim_max);
}

}  // namespace
}  // namespace unixmark::sys
