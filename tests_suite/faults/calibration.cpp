// A calibration that is ended from outside.
#include "tests_suite/faults/site.hpp"

#include <csignal>
#include <filesystem>
#include <set>

#include <gtest/gtest.h>

namespace faults {
namespace {

namespace fs = std::filesystem;

// A hundred sessions of a test, of which the first is stored after a second or two.
class Calibration : public testing::Test {
 protected:
  Calibration() { site.steady("pipe"); }

  [[nodiscard]] Launch launch() const {
    Launch launch = site.launch({"pipe"});
    launch.words = {std::string(BINARY_DIR) + "/src/unixmark",
                    "calibrate",
                    "--sessions",
                    "100",
                    "-c",
                    "1",
                    "--seconds",
                    "0.2",
                    "pipe"};
    launch.environment.push_back("XDG_STATE_HOME=" + site.file("state"));
    launch.in_child = [] { std::signal(SIGINT, SIG_DFL); };
    return launch;
  }

  // The endings of what lies in the folder of calibrations.
  [[nodiscard]] std::multiset<std::string> kept() const {
    std::multiset<std::string> endings;
    std::error_code none;
    for (const auto& entry :
         fs::directory_iterator(site.file("state/unixmark/calibration"), none)) {
      endings.insert(entry.path().extension().string());
    }
    return endings;
  }

  [[nodiscard]] bool one_is_stored() const {
    return eventually([this] { return kept().contains(".json"); });
  }

  Site site;
};

TEST_F(Calibration, InterruptedLeavesWhatIsStoredAndNothingElse) {
  Running running(launch());
  ASSERT_TRUE(one_is_stored());

  running.send(SIGINT);
  const Ran ran = end_of(running, site);

  EXPECT_EQ(ran.status, 130) << ran.err;
  EXPECT_TRUE(ran.said("\nNoise between sessions on ")) << ran.out;
  EXPECT_EQ(kept(), (std::multiset<std::string>{".json", ".lock"}));
  EXPECT_TRUE(fs::is_empty(site.file("results")));
  EXPECT_FALSE(ran.left_processes);
  EXPECT_FALSE(ran.left_files);
}

TEST_F(Calibration, KilledLeavesWhatIsStoredAndNothingElse) {
  Running running(launch());
  ASSERT_TRUE(one_is_stored());

  running.send(SIGKILL);
  const Ran ran = end_of(running, site);

  EXPECT_FALSE(ran.left_processes);
  EXPECT_TRUE(eventually([&] { return site.scratch_empty(); }));
  EXPECT_TRUE(kept().contains(".json"));
  EXPECT_TRUE(fs::is_empty(site.file("results")));
}

}  // namespace
}  // namespace faults
