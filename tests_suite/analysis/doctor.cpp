#include "analysis/doctor.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace unixmark::analysis {
namespace {

using sys::Surroundings;
using Kind = Finding::Kind;

constexpr measure::Needs needs{.processes = 500, .descriptors = 200};

std::vector<Finding> found_after(const std::function<void(Surroundings&)>& disturb) {
  Surroundings seen;
  disturb(seen);
  return findings(seen, needs);
}

TEST(Doctor, FindsNothingOnAQuietMachine) {
  EXPECT_EQ(found_after([](Surroundings&) {}), std::vector<Finding>{});
  EXPECT_FALSE(any_finding({}));
}

struct Case {
  const char* subject;
  Kind kind;
  std::function<void(Surroundings&)> disturb;
  const char* command;  // its beginning
};

const std::vector<Case> cases = {
    {"governor", Kind::Finding, [](Surroundings& s) { s.machine.governor = "powersave"; },
     "echo performance | sudo tee /sys"},
    {"turbo", Kind::Finding,
     [](Surroundings& s) {
       s.boost = true;
       s.boost_file = "/x/no_turbo";
     },
     "echo 1 | sudo tee /x/no_turbo"},
    {"SMT", Kind::Note, [](Surroundings& s) { s.machine.smt = "on"; }, "echo off | sudo tee"},
    {"busy processes", Kind::Finding,
     [](Surroundings& s) {
       s.busy = 0.9;
       s.busiest = {{12, "make", 0.6}, {14, "sh", 0.2}};
     },
     "kill -STOP 12 14  # afterwards: kill -CONT 12 14"},
    {"load", Kind::Note, [](Surroundings& s) { s.machine.load_1 = 1.5; }, ""},
    {"steal", Kind::Finding, [](Surroundings& s) { s.steal_of_boot = 0.02; }, ""},
    {"quota", Kind::Finding,
     [](Surroundings& s) {
       s.machine.quota = 1.5;
       s.quota_file = "/sys/fs/cgroup/a/cpu.max";
     },
     "echo max | sudo tee /sys/fs/cgroup/a/cpu.max"},
    {"swap", Kind::Finding, [](Surroundings& s) { s.swap_used_kib = 90'000; }, "sudo swapoff -a"},
    {"memory", Kind::Finding, [](Surroundings& s) { s.available_kib = 90'000; }, "ps "},
    {"clock source", Kind::Finding,
     [](Surroundings& s) {
       s.machine.clock_source = "hpet";
       s.clock_sources = "tsc hpet";
     },
     "echo tsc | sudo tee"},
    {"clock source", Kind::Note, [](Surroundings& s) { s.machine.clock_source = "kvm-clock"; }, ""},
    {"timers", Kind::Finding, [](Surroundings& s) { s.timers = {"apt-daily.timer"}; },
     "sudo systemctl stop apt-daily.timer"},
    {"cron", Kind::Finding, [](Surroundings& s) { s.cron = true; }, "sudo service cron stop"},
    {"temperature", Kind::Finding, [](Surroundings& s) { s.below_throttling = 3.5; }, ""},
    {"thermal events", Kind::Note, [](Surroundings& s) { s.thermal_events = 3; }, ""},
    {"battery", Kind::Finding, [](Surroundings& s) { s.battery = "BAT0"; }, ""},
    {"huge pages", Kind::Note, [](Surroundings& s) { s.huge_pages = "always"; }, "echo madvise"},
    {"scratch folder", Kind::Finding,
     [](Surroundings& s) {
       s.scratch.type = "tmpfs";
       s.scratch.other = "/data";
     },
     "export UB_TMPDIR=/data"},
    {"scratch folder", Kind::Finding, [](Surroundings& s) { s.scratch.type = "fuse.sshfs"; },
     "export UB_TMPDIR="},
    {"free space", Kind::Finding, [](Surroundings& s) { s.scratch.free_kib = 1'000; },
     "export UB_TMPDIR="},
    {"dirty pages", Kind::Finding, [](Surroundings& s) { s.dirty_kib = 90'000; }, "sync"},
    {"virtualisation", Kind::Note,
     [](Surroundings& s) {
       s.machine.layers = {{"cpuid", "KVM"}};
     },
     ""},
    {"file size", Kind::Finding, [](Surroundings& s) { s.limits.file_bytes = 4096; },
     "ulimit -f unlimited"},
    {"limit on processes", Kind::Finding, [](Surroundings& s) { s.limits.processes = 499; },
     "ulimit -u 500"},
    {"limit on descriptors", Kind::Finding, [](Surroundings& s) { s.limits.descriptors = 64; },
     "ulimit -n 200"},
    {"mitigations", Kind::Note,
     [](Surroundings& s) {
       s.machine.mitigations = {"mds: Mitigation: x", "l1tf: Not affected"};
     },
     ""},
    {"NUMA", Kind::Note, [](Surroundings& s) { s.numa_nodes = 2; }, "unixmark --pin spread"},
};

TEST(Doctor, FindsEachDisturbanceWithItsEvidenceAndCommand) {
  for (const auto& [subject, kind, disturb, command] : cases) {
    const auto found = found_after(disturb);

    ASSERT_EQ(found.size(), 1) << subject;
    EXPECT_EQ(found[0].subject, subject);
    EXPECT_EQ(found[0].kind, kind) << subject;
    EXPECT_FALSE(found[0].text.empty()) << subject;
    EXPECT_FALSE(found[0].evidence.empty()) << subject;
    EXPECT_TRUE(found[0].command.starts_with(command)) << found[0].command;
    EXPECT_EQ(found[0].command.empty(), std::string_view(command).empty()) << subject;
  }
}

TEST(Doctor, ShowsFindingsBeforeNotes) {
  const auto found = found_after([](Surroundings& seen) {
    seen.machine.smt = "on";
    seen.limits.processes = 1;
  });

  ASSERT_EQ(found.size(), 2);
  EXPECT_EQ(found[0].kind, Kind::Finding);
  EXPECT_TRUE(any_finding(found));
  EXPECT_FALSE(any_finding({found[1]}));
}

}  // namespace
}  // namespace unixmark::analysis
