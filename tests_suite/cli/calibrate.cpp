#include "tests_suite/cli/cli_test.hpp"

#include <filesystem>
#include <fstream>

namespace unixmark::cli {
namespace {

namespace fs = std::filesystem;

class Calibrate : public CliTest {
 protected:
  Calibrate() { variables = {"XDG_STATE_HOME=" + (folder / "state").string()}; }

  // Six passes a session: those of the first count 1000, those after it 1010. Each leaves a line.
  void add_two_speeds(const std::string& name) const {
    const auto log = (folder / name).string();
    add_kernel(name, "echo pass >> " + log + "; count=1010; [ $(wc -l < " + log +
                         ") -le 6 ] && count=1000\n"
                         "echo \"COUNT|$count|1|lps\" >&2; echo 'TIME|0.1' >&2");
  }

  int calibrate(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"calibrate", "--seconds", "0.1", "-c", "1"});
    return command(arguments);
  }

  // The only file with a calibration, or an empty path.
  [[nodiscard]] fs::path file() const {
    fs::path found;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder / "state/unixmark/calibration", none)) {
      if (entry.path().extension() == ".json") found = entry.path();
    }
    return found;
  }

  [[nodiscard]] static int count(const std::string& text, std::string_view what) {
    int found = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
    return found;
  }

  [[nodiscard]] int sessions() const { return count(contents(file()), "\"began\""); }
};

TEST_F(Calibrate, MeasuresTwoSessionsAndShowsTheFloor) {
  add_two_speeds("pipe");

  EXPECT_EQ(calibrate({"pipe"}), 0) << err.str();

  EXPECT_TRUE(said("calibrating by 2 sessions of 1 test with 1 copy, quick schedule")) << out.str();
  EXPECT_TRUE(said("\nSession 2 of 2\n"));
  EXPECT_TRUE(said("pipe                  1  quick 0.1 s         1    2.01 %  on this boot\n"))
      << out.str();
  EXPECT_EQ(sessions(), 2);
  EXPECT_EQ(contents(folder / "pipe").size(), 12 * std::string("pass\n").size());
}

TEST_F(Calibrate, LeavesNothingButTheCalibration) {
  add_two_speeds("pipe");

  EXPECT_EQ(calibrate({"pipe"}), 0) << err.str();

  EXPECT_TRUE(fs::is_empty(folder / "scratch"));
  EXPECT_FALSE(fs::exists(results()));
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(file().parent_path())) {
    names.insert(entry.path().extension().string());
  }
  EXPECT_EQ(names, (std::set<std::string>{".json", ".lock"}));
}

TEST_F(Calibrate, AccumulatesOverInvocations) {
  add_two_speeds("pipe");

  EXPECT_EQ(calibrate({"-q", "pipe"}), 0);
  EXPECT_EQ(calibrate({"-q", "pipe"}), 0);

  EXPECT_EQ(sessions(), 4);
  // Of six pairs the three with the first session differ by 1 %, and so do nine of ten.
  EXPECT_TRUE(said("pipe                  1  quick 0.1 s         6    1.00 %  on this boot\n"))
      << out.str();
}

TEST_F(Calibrate, RunsAsManySessionsAsAreAskedFor) {
  add_counting_kernel("pipe");

  EXPECT_EQ(calibrate({"-q", "--sessions", "3", "pipe"}), 0);

  EXPECT_EQ(sessions(), 3);
  EXPECT_TRUE(out.str().starts_with("Noise between sessions on ")) << out.str();
  EXPECT_TRUE(said("quick 0.1 s         3    0.00 %"));
}

TEST_F(Calibrate, SpeaksJsonAlone) {
  add_two_speeds("pipe");

  EXPECT_EQ(calibrate({"--json", "pipe"}), 0);

  EXPECT_TRUE(out.str().starts_with("{\n \"schema\": \"unixmark-noise/1\","));
  EXPECT_TRUE(said("\"floor\": 0.020")) << out.str();
  EXPECT_EQ(err.str(), "");
}

TEST_F(Calibrate, ShowsWhatIsKnownWithoutMeasuring) {
  add_two_speeds("pipe");
  add_counting_kernel("syscall");
  EXPECT_EQ(calibrate({"-q", "pipe", "syscall"}), 0);
  const auto passes = contents(folder / "pipe");
  const auto table = out.str();
  out.str("");

  EXPECT_EQ(command({"calibrate", "--show"}), 0);
  EXPECT_EQ(out.str(), table);
  out.str("");
  EXPECT_EQ(command({"calibrate", "--show", "syscall"}), 0);
  EXPECT_FALSE(said("\npipe "));
  EXPECT_TRUE(said("\nsyscall "));
  out.str("");
  EXPECT_EQ(command({"calibrate", "--show", "-c", "2"}), 0);
  EXPECT_FALSE(said("\npipe "));
  out.str("");
  EXPECT_EQ(command({"calibrate", "--show", "--json"}), 0);
  EXPECT_EQ(count(out.str(), "\"pairs\": 1"), 2);
  EXPECT_EQ(contents(folder / "pipe"), passes);
}

TEST_F(Calibrate, ShowsThatNothingIsKnownYet) {
  EXPECT_EQ(command({"calibrate", "--show"}), 0);

  EXPECT_TRUE(said("so 1 % is assumed"));
  EXPECT_FALSE(fs::exists(folder / "state"));
}

TEST_F(Calibrate, WhatWasMeasuredOfAnotherBuildIsAssumed) {
  add_two_speeds("pipe");
  EXPECT_EQ(calibrate({"-q", "pipe"}), 0);
  add_counting_kernel("syscall");

  EXPECT_EQ(command({"calibrate", "--show"}), 0);

  EXPECT_TRUE(said("2.01 %  of another build: assumed")) << out.str();
}

TEST_F(Calibrate, AFailedTestIsToldOnceAndIsStatusTwo) {
  add_two_speeds("pipe");
  add_kernel("syscall", "echo 'ERROR|out of luck' >&2; exit 1");

  EXPECT_EQ(calibrate({"pipe", "syscall"}), 2);

  EXPECT_TRUE(said("pipe                  1  quick"));
  EXPECT_EQ(count(err.str(), "unixmark: syscall, 1 parallel copy: pass 1: "), 1) << err.str();
  EXPECT_EQ(sessions(), 2);
}

TEST_F(Calibrate, WhereAllTestsFailNothingIsStored) {
  add_kernel("syscall", "echo 'ERROR|out of luck' >&2; exit 1");

  EXPECT_EQ(calibrate({"syscall"}), 2);

  EXPECT_EQ(file(), "");
}

TEST_F(Calibrate, StoresWhatWasCompleteWhenItWasInterrupted) {
  add_two_speeds("pipe");
  add_two_speeds("syscall");
  auto here = env();
  const auto twenty_passes = 20 * std::string("pass\n").size();
  // In the second session: pipe has its six passes by then, syscall two of them.
  here.stop_requests = [&] {
    return contents(folder / "pipe").size() + contents(folder / "syscall").size() >= twenty_passes;
  };

  EXPECT_EQ(run_command({"calibrate", "--seconds", "0.1", "-c", "1", "pipe", "syscall"}, here),
            130);

  EXPECT_EQ(sessions(), 2);
  EXPECT_EQ(count(contents(file()), "\"pipe\""), 2);
  EXPECT_EQ(count(contents(file()), "\"syscall\""), 1);
  EXPECT_TRUE(said("\npipe                  1  quick")) << out.str();
  EXPECT_FALSE(said("\nsyscall "));
  EXPECT_TRUE(fs::is_empty(folder / "scratch"));
}

TEST_F(Calibrate, BeginsNoSessionAfterAnInterruptBetweenTwo) {
  add_two_speeds("pipe");
  auto here = env();
  int asked_after_the_end = 0;
  here.stop_requests = [&] {
    return contents(folder / "pipe").size() == 6 * std::string("pass\n").size() &&
                   !file().empty() && ++asked_after_the_end > 0
               ? 1
               : 0;
  };

  EXPECT_EQ(run_command({"calibrate", "--seconds", "0.1", "-c", "1", "pipe"}, here), 130);

  EXPECT_EQ(asked_after_the_end, 1);
  EXPECT_EQ(sessions(), 1);
  EXPECT_FALSE(said("Session 2"));
}

TEST_F(Calibrate, StopsBeforehandWhereTheCalibrationIsDamaged) {
  add_two_speeds("pipe");
  EXPECT_EQ(calibrate({"-q", "pipe"}), 0);
  const auto passes = contents(folder / "pipe");
  std::ofstream(file()) << "{\"schema\":";

  EXPECT_EQ(calibrate({"-q", "pipe"}), 1);
  EXPECT_EQ(command({"calibrate", "--show"}), 1);

  EXPECT_EQ(contents(file()), "{\"schema\":");
  EXPECT_EQ(contents(folder / "pipe"), passes);
  EXPECT_EQ(count(err.str(), "not JSON, or cut off in the middle. Move it away to begin anew."), 2);
}

TEST_F(Calibrate, StopsBeforehandWhereNothingCouldBeStored) {
  add_two_speeds("pipe");
  std::ofstream(folder / "state") << "in the way";

  EXPECT_EQ(calibrate({"-q", "pipe"}), 1);

  EXPECT_TRUE(complained("Name another place with XDG_STATE_HOME"));
  EXPECT_FALSE(fs::exists(folder / "pipe"));
}

TEST_F(Calibrate, ShowsWhatCouldNotBeStored) {
  // The pass itself puts a file where the folder should be.
  add_kernel("pipe", "mkdir -p " + (folder / "state").string() + "; : > " +
                         (folder / "state/unixmark").string() +
                         "\necho 'COUNT|1000|1|lps' >&2; echo 'TIME|0.1' >&2");

  EXPECT_EQ(calibrate({"-q", "pipe"}), 1);

  EXPECT_TRUE(complained("This session could not be stored: making the folder "));
  EXPECT_TRUE(said("quick 0.1 s         1    0.00 %  on this boot"));
}

TEST_F(Calibrate, RefusesWhatCannotBe) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong = {
      {{"--sessions", "1"}, "--sessions: '1' is not a whole number from 2 to 100. The use is: "},
      {{"--sessions", "two"}, "--sessions: 'two' is not a whole number from 2 to 100. "},
      {{"--schedule", "slow"}, "There is no schedule 'slow'. "},
      {{"--seconds", "0"}, "--seconds: '0' is not a number of seconds from 0.01 to 86400. "},
      {{"sycall"}, "There is no test or group called 'sycall'. Did you mean 'syscall'?"},
      {{"--show", "sycall"}, "There is no test or group called 'sycall'. "},
      {{"--show", "--sessions", "3"}, "--show excludes --sessions. The use is: "},
      {{"--csv"}, "There is no option '--csv'. The use is: "}};

  for (const auto& [arguments, words] : wrong) {
    err.str("");
    auto all = arguments;
    all.insert(all.begin(), "calibrate");
    EXPECT_EQ(command(all), 1);
    EXPECT_TRUE(err.str().starts_with(words)) << err.str();
  }
  EXPECT_FALSE(fs::exists(folder / "state"));
}

TEST_F(Calibrate, HasAHelpOfItsOwn) {
  EXPECT_EQ(command({"calibrate", "--help"}), 0);

  EXPECT_TRUE(said("--sessions N"));
  EXPECT_TRUE(said("--schedule KIND"));
}

}  // namespace
}  // namespace unixmark::cli
