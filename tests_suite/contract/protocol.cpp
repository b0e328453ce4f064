// How a kernel speaks with whoever started it: by hand, through the gate, through the page.
#include "tests_suite/contract/run_program.hpp"

#include "pgms/abi/page.hpp"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace contract {
namespace {

constexpr long long ms = 1'000'000;

TEST(ByHand, APrintedResultIsTheTwoLines) {
  const Outcome outcome = run({.words = {kernel("pipe"), "0.5"}});

  EXPECT_EQ(outcome.exit_status, 0);
  const auto record = record_of(outcome.err);
  ASSERT_TRUE(record) << outcome.err;
  EXPECT_GT(record->count, 0);
  EXPECT_EQ(record->timebase, 1);
  EXPECT_EQ(record->label, "lps");
  EXPECT_GT(record->end_ns, record->begin_ns);
  EXPECT_EQ(outcome.out, "");
}

TEST(ByHand, FstimeTakesSecondsAlone) {
  const Folder folder;

  const Outcome outcome =
      run({.words = {kernel("fstime"), "-p", "0", "-s", "0", "0.1"}, .folder = folder.path()});

  const auto record = record_of(outcome.err);
  ASSERT_TRUE(record) << outcome.err;
  EXPECT_EQ(record->timebase, 0);
  EXPECT_EQ(record->label, "KBps");
}

TEST(ByHand, AResultThatCannotBeWrittenIsAFailure) {
  const Folder folder;
  const auto full = [] { dup2(open("/dev/full", O_WRONLY), STDERR_FILENO); };
  const auto closed = [] { close(STDERR_FILENO); };

  for (const std::function<void()>& stream : {std::function<void()>(full), {closed}}) {
    for (const char* name : {"pipe", "execl", "context1"}) {
      const Outcome outcome =
          run({.words = {kernel(name), "0.1"}, .folder = folder.path(), .in_child = stream});

      EXPECT_EQ(outcome.exit_status, 1) << name;
      EXPECT_EQ(outcome.err, "") << name;
    }
  }
}

class WrongUse : public testing::TestWithParam<std::string> {};

TEST_P(WrongUse, IsToldTheUsage) {
  const Outcome outcome = run({.words = {kernel("pipe"), GetParam()}});

  EXPECT_EQ(outcome.exit_status, 2);
  EXPECT_EQ(outcome.err, "usage: pipe SECONDS\n");
}

INSTANTIATE_TEST_SUITE_P(Seconds, WrongUse,
                         testing::Values("", "0", "-1", "nan", "inf", "1x", "1.2.3", "0x10", "."));

struct Variable {
  std::string assignment;
  std::string complaint;

  friend void PrintTo(const Variable& variable, std::ostream* out) { *out << variable.assignment; }
};

class Malformed : public testing::TestWithParam<Variable> {};

TEST_P(Malformed, ProtocolIsAnError) {
  const Outcome outcome =
      run({.words = {kernel("pipe"), "100"}, .environment = {GetParam().assignment}});

  EXPECT_EQ(outcome.exit_status, 1);
  EXPECT_EQ(outcome.err, "ERROR|" + GetParam().complaint + "\n");
}

const std::string no_gate = "UNIXMARK_GATE is not READ,WRITE, two descriptors";
const std::string no_page = "UNIXMARK_PAGE is not DESCRIPTOR,SLOT";
INSTANTIATE_TEST_SUITE_P(
    Variables, Malformed,
    testing::Values(Variable{"UNIXMARK_GATE=", no_gate}, Variable{"UNIXMARK_GATE=3", no_gate},
                    Variable{"UNIXMARK_GATE=3,", no_gate}, Variable{"UNIXMARK_GATE=a,b", no_gate},
                    Variable{"UNIXMARK_GATE=3,4,5", no_gate},
                    Variable{"UNIXMARK_PAGE=-1,0", no_page}, Variable{"UNIXMARK_PAGE=7", no_page},
                    Variable{"UNIXMARK_GATE=70,71",
                             "looking at the descriptors of UNIXMARK_GATE: Bad file descriptor"},
                    Variable{"UNIXMARK_PAGE=70,0",
                             "looking at the descriptor of UNIXMARK_PAGE: Bad file descriptor"},
                    Variable{"UNIXMARK_PAGE=0,0", "the runner's page has no such slot"}));

// A runner with room for four copies, of which the third is started.
class Runner {
 public:
  static constexpr int slot = 2;

  Runner() {
    EXPECT_EQ(pipe(gate_), 0);
    EXPECT_EQ(pipe(ready_), 0);
    file_ = memfd_create("page", 0);
    const std::size_t bytes = sizeof(page::Header) + 4 * sizeof(page::Slot);
    EXPECT_EQ(ftruncate(file_, static_cast<off_t>(bytes)), 0);
    memory_ =
        static_cast<char*>(mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file_, 0));
  }
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;
  ~Runner() {
    for (const int fd : {gate_[0], gate_[1], ready_[0], ready_[1], file_}) close(fd);
  }

  [[nodiscard]] Running start(const std::vector<std::string>& words) const {
    const std::string gate =
        "UNIXMARK_GATE=" + std::to_string(gate_[0]) + "," + std::to_string(ready_[1]);
    const std::string page = "UNIXMARK_PAGE=" + std::to_string(file_) + "," + std::to_string(slot);
    return Running({.words = words, .environment = {gate, page}, .in_child = [this] {
                      close(gate_[1]), close(ready_[0]);
                    }});
  }
  void wait_until_ready() const {
    char byte = 0;
    EXPECT_EQ(read(ready_[0], &byte, 1), 1);
  }
  // Begins in 50 ms and ends half a second later.
  void open_gate() {
    header().begin_ns = now() + 50 * ms;
    header().end_ns = header().begin_ns + 500 * ms;
    close(gate_[1]);
    gate_[1] = -1;
  }
  [[nodiscard]] page::Header& header() const { return *reinterpret_cast<page::Header*>(memory_); }
  [[nodiscard]] const page::Slot& copy(int number) const {
    return reinterpret_cast<const page::Slot*>(memory_ + sizeof(page::Header))[number];
  }

 private:
  static long long now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<long long>(time.tv_sec) * 1000 * ms + time.tv_nsec;
  }

  int gate_[2] = {-1, -1};
  int ready_[2] = {-1, -1};
  int file_ = -1;
  char* memory_ = nullptr;
};

TEST(UnderARunner, AKernelWaitsForTheGate) {
  const Runner runner;

  const Running running = runner.start({kernel("pipe"), "100"});
  runner.wait_until_ready();
  usleep(50'000);

  EXPECT_EQ(runner.copy(Runner::slot).ready, 1U);
  EXPECT_EQ(runner.copy(Runner::slot).count, 0U);
  EXPECT_EQ(runner.copy(Runner::slot).begin_ns, 0);
}

TEST(UnderARunner, AKernelKeepsToThePageAndCountsInItsSlot) {
  Runner runner;

  Running running = runner.start({kernel("pipe"), "100"});
  runner.wait_until_ready();
  runner.open_gate();
  const Outcome outcome = running.wait();

  const auto record = record_of(outcome.err);
  ASSERT_TRUE(record) << outcome.err;
  const page::Slot& copy = runner.copy(Runner::slot);
  EXPECT_EQ(outcome.exit_status, 0);
  EXPECT_EQ(record->count, static_cast<double>(copy.count));
  EXPECT_GE(record->begin_ns, runner.header().begin_ns);
  EXPECT_GE(record->end_ns, runner.header().end_ns);
  EXPECT_EQ(record->begin_ns, copy.begin_ns);
  EXPECT_EQ(record->end_ns, copy.end_ns);
  EXPECT_EQ(runner.copy(Runner::slot - 1).ready, 0U);
  EXPECT_EQ(runner.copy(Runner::slot + 1).ready, 0U);
}

class EveryKernel : public testing::TestWithParam<std::vector<std::string>> {};

TEST_P(EveryKernel, EndsWhenThePageSaysSo) {
  Runner runner;
  const Folder folder;
  std::vector<std::string> words = GetParam();
  words[0] = kernel(words[0]);
  if (words[0].ends_with("fstime")) words.insert(words.end(), {"-d", folder.path()});

  Running running = runner.start(words);
  runner.wait_until_ready();
  runner.open_gate();
  const Outcome outcome = running.wait();

  const auto record = record_of(outcome.err);
  ASSERT_TRUE(record) << outcome.err;
  EXPECT_EQ(outcome.exit_status, 0);
  EXPECT_GE(record->begin_ns, runner.header().begin_ns);
  // The Whetstone makes the passes that should fill the time; how long they take is the machine's
  // say.
  if (!words[0].ends_with("whetstone-double")) {
    EXPECT_GE(record->end_ns, runner.header().end_ns);
  }
}

using Words = std::vector<std::string>;
INSTANTIATE_TEST_SUITE_P(Of, EveryKernel,
                         testing::Values(Words{"dhry2reg", "100"}, Words{"whetstone-double", "100"},
                                         Words{"hanoi", "100"}, Words{"arithoh", "100"},
                                         Words{"double", "100"}, Words{"syscall", "100"},
                                         Words{"syscall", "100", "exec"}, Words{"context1", "100"},
                                         Words{"spawn", "100"}, Words{"execl", "100"},
                                         Words{"looper", "100", "true"},
                                         Words{"fstime", "-r", "-t", "100", "-p", "0", "-s", "0"}));

// Without a full disk in reach: a file size limit fails the priming, and nothing ever was ready.
TEST(UnderARunner, FstimePrimesBeforeItIsReady) {
  const Runner runner;
  const Folder folder;

  Running running = runner.start({"sh", "-c", "ulimit -f 1; exec \"$@\"", "sh", kernel("fstime"),
                                  "-c", "-t", "100", "-p", "0", "-s", "0", "-d", folder.path()});
  const Outcome outcome = running.wait();

  EXPECT_EQ(outcome.err, "ERROR|writing a scratch file: File too large\n");
  EXPECT_EQ(outcome.exit_status, 1);
  EXPECT_EQ(runner.copy(Runner::slot).ready, 0U);
}

TEST(UnderARunner, AProgramOfTheLooperKnowsNothingOfTheProtocol) {
  Runner runner;
  const Folder folder;
  const std::string list = "env >> " + folder.file("environment");

  Running running = runner.start({kernel("looper"), "100", "sh", "-c", list});
  runner.wait_until_ready();
  runner.open_gate();
  const Outcome outcome = running.wait();

  EXPECT_EQ(outcome.exit_status, 0) << outcome.err;
  const std::string environment = read_file(folder.file("environment"));
  EXPECT_NE(environment.find("LANG=en_US.utf8"), std::string::npos);
  EXPECT_EQ(environment.find("UNIXMARK"), std::string::npos);
}

}  // namespace
}  // namespace contract
