#include "cli/calibration_store.hpp"

#include "sys/file.hpp"
#include "tests_suite/cli/cli_test.hpp"

#include <thread>

namespace unixmark::cli {
namespace {

namespace fs = std::filesystem;

class CalibrationStoreTest : public CliTest {
 protected:
  CalibrationStoreTest() { variables = {"XDG_STATE_HOME=" + (folder / "state").string()}; }

  [[nodiscard]] static sys::Machine machine() {
    sys::Machine machine;
    machine.host = "my/box";
    machine.processors.resize(2);
    return machine;
  }

  CalibrationStore store() { return calibration_store(machine(), env()); }

  static analysis::CalibrationSession session(double rate) {
    analysis::CalibrationSession session;
    session.rates = {
        {.test = "pipe", .copies = 1, .duration = Seconds(2), .passes = 6, .rate = rate}};
    return session;
  }

  std::string complaint() {
    try {
      static_cast<void>(load_calibration(store()));
    } catch (const Error& error) {
      return error.what();
    }
    return {};
  }
};

TEST_F(CalibrationStoreTest, LiesInTheUsersFolderForState) {
  EXPECT_EQ(store().file.parent_path(), folder / "state/unixmark/calibration");
  EXPECT_TRUE(store().file.filename().string().starts_with("my-box-"));
  variables = {"HOME=" + folder.string(), "XDG_STATE_HOME="};
  EXPECT_EQ(store().file.parent_path(), folder / ".local/state/unixmark/calibration");
}

TEST_F(CalibrationStoreTest, NeedsAFolderThatIsKnown) {
  for (const std::string state : {"", "relative"}) {
    variables = {"XDG_STATE_HOME=" + state, "HOME="};
    EXPECT_THROW(static_cast<void>(store()), Error) << state;
  }
}

TEST_F(CalibrationStoreTest, IsAnotherOneForAnotherMachine) {
  auto other = machine();
  other.processors.resize(3);

  EXPECT_NE(calibration_store(other, env()).file, store().file);
}

TEST_F(CalibrationStoreTest, GrowsByEachSession) {
  EXPECT_TRUE(load_calibration(store()).sessions.empty());

  EXPECT_EQ(store_session(store(), session(1), env()).sessions.size(), 1);
  EXPECT_EQ(store_session(store(), session(2), env()).sessions.size(), 2);

  const auto known = load_calibration(store());
  ASSERT_EQ(known.sessions.size(), 2);
  EXPECT_EQ(known.sessions[1].rates[0].rate, 2);
  EXPECT_EQ(known.machine, analysis::identity_of(machine()));
  EXPECT_EQ(err.str(), "");
}

TEST_F(CalibrationStoreTest, LosesNothingWhereSeveralAddAtOnce) {
  const auto place = store();
  const auto outside = env();
  const auto add = [&] {
    for (int i = 1; i <= 5; ++i) static_cast<void>(store_session(place, session(i), outside));
  };

  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) threads.emplace_back(add);
  for (auto& thread : threads) thread.join();

  EXPECT_EQ(load_calibration(place).sessions.size(), 20);
}

TEST_F(CalibrationStoreTest, SaysWhatIsWrongWithADamagedFileAndLeavesIt) {
  static_cast<void>(store_session(store(), session(1), env()));
  const auto whole = contents(store().file);
  const std::string damaged = whole.substr(0, whole.size() / 2);
  std::ofstream(store().file) << damaged;

  EXPECT_EQ(complaint(), "The calibration in " + store().file.string() +
                             " cannot be used: not JSON, or cut off in the middle. Move it away to "
                             "begin anew.");
  EXPECT_EQ(contents(store().file), damaged);
}

TEST_F(CalibrationStoreTest, RefusesTheFileOfAnotherMachine) {
  auto other = store();
  other.machine.host = "other";
  static_cast<void>(store_session(other, session(1), env()));

  EXPECT_NE(complaint().find("it is of another machine"), std::string::npos);
}

TEST_F(CalibrationStoreTest, RefusesWhatIsNoFile) {
  fs::create_directories(store().file);
  EXPECT_NE(complaint().find("is a folder"), std::string::npos);
  fs::remove(store().file);
  fs::create_symlink("nowhere", store().file);
  EXPECT_NE(complaint().find("There is no file"), std::string::npos);
}

TEST_F(CalibrationStoreTest, KeepsAFileThatWasDamagedMeanwhileAside) {
  fs::create_directories(store().file.parent_path());
  for (const char* damage : {"one", "two"}) {
    std::ofstream(store().file) << damage;
    EXPECT_EQ(store_session(store(), session(1), env()).sessions.size(), 1);
  }

  EXPECT_EQ(contents(store().file.string() + ".damaged"), "one");
  EXPECT_EQ(contents(store().file.string() + ".damaged-2"), "two");
  EXPECT_TRUE(complained("It is kept as " + store().file.string() + ".damaged, "));
  EXPECT_EQ(load_calibration(store()).sessions.size(), 1);
}

TEST_F(CalibrationStoreTest, SaysBeforehandThatNothingCanBeWritten) {
  EXPECT_NO_THROW(demand_writable(store()));
  std::ofstream(folder / "state") << "in the way";
  EXPECT_THROW(demand_writable(store()), Error);
}

}  // namespace
}  // namespace unixmark::cli
