// Runs that were killed, and go on.
#include "tests_suite/faults/site.hpp"

#include <csignal>
#include <fstream>

#include <gtest/gtest.h>

namespace faults {
namespace {

// A run whose first test is done and whose second hangs until somebody allows it to go on.
class Held {
 public:
  Held() {
    site.sound("pipe");
    site.script("spawn", "[ -e '" + site.file("allowed") +
                             "' ] || sleep 600\n"
                             "exec '" FAKES_DIR "/speaks_classic'");
  }

  [[nodiscard]] Launch launch() const {
    return site.launch({"-q", "--seconds", "600", "pipe", "spawn"});
  }
  [[nodiscard]] bool under_way(const Running& running) const {
    return eventually([&] {
      return site.passes_in_journal() == 1 && contract::processes_in_session(running.pid()) >= 4;
    });
  }
  void allow() const { std::ofstream(site.file("allowed")) << "go"; }

  [[nodiscard]] Launch resume() const {
    auto again = launch();
    again.words = {again.words.front(), "resume", "-q", site.file("results/report.log")};
    return again;
  }

  const Site site;
};

TEST(Resume, GoesOnWithARunThatWasKilled) {
  const Held held;
  Running running(held.launch());
  ASSERT_TRUE(held.under_way(running));
  running.send(SIGKILL);
  ASSERT_EQ(end_of(running, held.site).status, -1);
  held.allow();

  const Ran ran = run(held.resume(), held.site);

  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(ran.said("Pipe Throughput")) << ran.out;
  EXPECT_TRUE(ran.said("Process Creation"));
  EXPECT_TRUE(ran.said("  resumed "));
  EXPECT_EQ(held.site.passes_in_journal(), 2);
  EXPECT_EQ(ran.out, held.site.result("report"));
  EXPECT_FALSE(ran.left_processes);
  EXPECT_FALSE(ran.left_files);
}

TEST(Resume, LeavesARunAloneThatStillGoesOn) {
  const Held held;
  Running running(held.launch());
  ASSERT_TRUE(held.under_way(running));

  const Outcome refused = contract::run(held.resume());
  running.send(SIGKILL);
  const Ran ran = end_of(running, held.site);

  EXPECT_EQ(refused.exit_status, 1);
  EXPECT_NE(refused.err.find("another process is still writing it"), std::string::npos)
      << refused.err;
  EXPECT_EQ(held.site.passes_in_journal(), 1);
  EXPECT_FALSE(ran.left_processes);
}

}  // namespace
}  // namespace faults
