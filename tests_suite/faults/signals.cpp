// Ctrl-C and its kin, and what nobody can catch.
#include "tests_suite/faults/site.hpp"

#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <ostream>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace faults {
namespace {

struct Request {
  std::string name;
  int signal;
  bool whole_group = false;  // as a terminal sends it

  friend void PrintTo(const Request& one, std::ostream* out) { *out << one.name; }
};

void send(const Running& running, const Request& request) {
  kill(request.whole_group ? -running.pid() : running.pid(), request.signal);
}

// The test suite itself may have been started with these ignored, which the program would respect.
void default_signals() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, SIG_DFL);
}

class Stop : public testing::TestWithParam<Request> {};

TEST_P(Stop, EndsThePassAndReportsWhatWasMeasured) {
  const Site site;
  site.steady("pipe");
  site.steady("spawn");
  Launch launch = site.launch({"--seconds", "1", "-i", "100", "pipe", "spawn"});
  launch.in_child = default_signals;
  Running running(launch);
  ASSERT_TRUE(eventually([&] { return site.passes_in_journal() > 0; }));

  send(running, GetParam());
  const Ran ran = end_of(running, site);

  EXPECT_EQ(ran.status, 130) << ran.err;
  EXPECT_TRUE(ran.complained(
      "this pass ends as planned, then comes the report; once more to stop at once"));
  EXPECT_TRUE(ran.said("\nPipe Throughput   ")) << ran.out;
  EXPECT_TRUE(ran.said("  interrupted: "));
  EXPECT_TRUE(ran.said("  Process Creation: not run: interrupted")) << ran.out;
  EXPECT_TRUE(ran.said("System Benchmarks Partial Index"));
  EXPECT_EQ(site.shown().out, site.result("report"));
  EXPECT_FALSE(ran.left_processes);
  EXPECT_FALSE(ran.left_files);
}

// One test that has ended, and one that would take ten minutes.
class Long {
 public:
  Long() {
    site.sound("pipe");
    site.steady("spawn", site.file("kernel"));
  }

  [[nodiscard]] Launch launch() const {
    Launch launch = site.launch({"--seconds", "600", "pipe", "spawn"});
    launch.in_child = default_signals;
    return launch;
  }
  [[nodiscard]] bool under_way() const {
    return eventually([this] { return std::filesystem::exists(site.file("kernel")); });
  }

  Site site;
};

TEST_P(Stop, EndsAtOnceWhenAskedAgain) {
  const Long long_run;
  Running running(long_run.launch());
  ASSERT_TRUE(long_run.under_way());

  // One after the other, since signals that come together count as one.
  send(running, GetParam());
  const std::string err = "/proc/" + std::to_string(running.pid()) + "/fd/2";
  ASSERT_TRUE(eventually([&] { return !contract::read_file(err).empty(); }));
  send(running, GetParam());
  const Ran ran = end_of(running, long_run.site);
  EXPECT_EQ(ran.status, 130) << ran.err;
  EXPECT_TRUE(ran.said("\nPipe Throughput   ")) << ran.out;
  EXPECT_TRUE(ran.said("Process Creation: not run: interrupted"));
  EXPECT_EQ(long_run.site.passes_in_journal(), 1);
  EXPECT_FALSE(ran.left_files);
}

INSTANTIATE_TEST_SUITE_P(By, Stop,
                         testing::Values(Request{"Interrupt", SIGINT},
                                         Request{"InterruptOfTheGroup", SIGINT, true},
                                         Request{"Termination", SIGTERM},
                                         Request{"Hangup", SIGHUP}),
                         [](const auto& instance) { return instance.param.name; });

// A pipe that takes nothing more until it is read.
class FullPipe {
 public:
  FullPipe() {
    EXPECT_EQ(pipe2(ends_.data(), O_CLOEXEC | O_NONBLOCK), 0);
    const std::string filling(4096, 'x');
    while (write(ends_[1], filling.data(), filling.size()) > 0) {
    }
    for (const int end : ends_) fcntl(end, F_SETFL, 0);
  }
  FullPipe(const FullPipe&) = delete;
  FullPipe& operator=(const FullPipe&) = delete;
  ~FullPipe() { close(ends_[0]); }

  void become_output() const { dup2(ends_[1], STDOUT_FILENO); }
  // All that was written, after the filling. Nobody here may write any more.
  [[nodiscard]] std::string drain() const {
    close(ends_[1]);
    std::string text;
    std::array<char, 4096> part{};
    for (ssize_t got = 0; (got = read(ends_[0], part.data(), part.size())) > 0;)
      text.append(part.data(), static_cast<std::size_t>(got));
    return text.substr(text.find_first_not_of('x'));
  }

 private:
  std::array<int, 2> ends_{};
};

TEST_P(Stop, WhileTheReportIsPrintedDoesNotCostIt) {
  const Site site;
  site.sound("spawn");
  const FullPipe out;
  Launch launch = site.launch({"-q", "spawn"});
  launch.in_child = [&] {
    default_signals();
    out.become_output();
  };
  Running running(launch);
  ASSERT_TRUE(eventually([&] { return !site.result("report.html").empty(); }));

  send(running, GetParam());
  const std::string printed = out.drain();
  const Ran ran = end_of(running, site);

  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(printed, site.result("report"));
}

TEST(Kill, LeavesNoProcessNoFolderAndAReadableJournal) {
  const Long long_run;
  Running running(long_run.launch());
  ASSERT_TRUE(long_run.under_way());

  running.send(SIGKILL);
  const Ran ran = end_of(running, long_run.site);

  EXPECT_EQ(ran.status, -1);
  EXPECT_FALSE(ran.left_processes);
  EXPECT_TRUE(eventually([&] { return long_run.site.scratch_empty(); }));
  EXPECT_EQ(long_run.site.passes_in_journal(), 1);
  const Outcome shown = long_run.site.shown();
  EXPECT_EQ(shown.exit_status, 0) << shown.err;
  EXPECT_NE(shown.out.find("\nPipe Throughput   "), std::string::npos) << shown.out;
  EXPECT_NE(shown.out.find("  not finished: "), std::string::npos) << shown.out;
}

TEST(Kill, EndsScriptsOfScripts) {
  const Site site;
  for (const char* name : {"looper", "multi.sh", "tst.sh", "data"}) site.real(name);
  Running running(site.launch({"-c", "2", "--seconds", "600", "shell8"}));
  const pid_t session = running.pid();
  ASSERT_TRUE(eventually([&] { return contract::processes_in_session(session) > 20; }));

  running.send(SIGKILL);
  const Ran ran = end_of(running, site);

  EXPECT_FALSE(ran.left_processes);
  EXPECT_TRUE(eventually([&] { return site.scratch_empty(); }));
}

TEST(Pause, InTheMiddleOfAPassIsSurvived) {
  const Site site;
  site.steady("spawn");
  Running running(site.launch({"-c", "2", "--seconds", "2", "spawn"}));
  ASSERT_TRUE(eventually([&] { return contract::processes_in_session(running.pid()) >= 4; }));

  for (int time = 0; time < 4; ++time) {
    running.send(SIGSTOP);
    std::this_thread::sleep_for(std::chrono::milliseconds(150));
    running.send(SIGCONT);
    std::this_thread::sleep_for(std::chrono::milliseconds(150));
  }
  const Ran ran = end_of(running, site);

  EXPECT_EQ(ran.status, 0) << ran.err << ran.out;
  EXPECT_TRUE(ran.said("\nProcess Creation   "));
  EXPECT_FALSE(ran.left_files);
}

}  // namespace
}  // namespace faults
