#include "write/facts.hpp"

#include "base/quantity.hpp"
#include "base/text.hpp"
#include "score/usual_baseline.hpp"
#include "write/date.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

constexpr std::size_t shown_one_by_one = 16;

std::string or_unknown(const std::string& text) {
  return text.empty() ? "unknown" : text;
}

std::string processor_time(const sys::Machine& machine) {
  const auto all = online(machine);
  std::vector<std::string> parts;
  if (machine.quota) parts.push_back(fmt::format("quota {} processors", *machine.quota));
  if (!machine.allowed.empty() && machine.allowed.size() < all) {
    parts.push_back(fmt::format("{} of {} processors allowed ({})", machine.allowed.size(), all,
                                ranges(machine.allowed)));
  }
  return join(parts, ", ");
}

std::string pinning_text(const measure::Pinning& pinning) {
  if (pinning.mode == measure::Pinning::Mode::None) return {};
  const auto* how = pinning.mode == measure::Pinning::Mode::Spread
                        ? "pinned to one processor each in turn: "
                        : "pinned to the listed processors in turn: ";
  return cat("copies ", how, "processors ", ranges(pinning.processors), " of this machine");
}

bool same_kind(const sys::Processor& one, const sys::Processor& other) {
  return one.model == other.model && one.flags == other.flags && one.max_khz == other.max_khz &&
         one.core == other.core && std::abs(one.bogomips - other.bogomips) <= 0.01 * one.bogomips;
}

std::string resumption_text(const report::Resumption& resumption) {
  const auto gap =
      std::max<std::int64_t>(resumption.resumed.unix_seconds - resumption.stopped.unix_seconds, 0);
  const auto length = gap < 60 ? cat(gap, " s") : duration_text(Seconds(static_cast<double>(gap)));
  auto text = cat("resumed ", long_date(resumption.resumed), ", ", length, " after it had stopped");
  if (resumption.differences.empty()) return text;
  return cat(text, ", although it had changed: ", join(resumption.differences, "; "));
}

// "six passes of 2 s", or what the user made of that: "3 to 9 passes of 0.5 s".
std::string passes_text(const measure::Plan& plan) {
  std::set<int> numbers;
  std::set<double> lengths;
  for (const auto& section : plan.sections) {
    for (const auto& test : section.tests) {
      numbers.insert(test.passes);
      lengths.insert(test.duration.count());
    }
  }
  if (numbers.empty()) return {};
  const auto range = [](const auto& values, auto&& shown) {
    const auto first = shown(*values.begin());
    return values.size() == 1 ? first : cat(first, " to ", shown(*values.rbegin()));
  };
  const auto number = range(numbers, [](int one) { return one == 6 ? "six" : cat(one); });
  return cat(": ", number, number == "1" ? " pass" : " passes", " of ", range(lengths, shortest),
             " s");
}

// The runs of the plan that an end before its time left out.
std::string not_begun_text(const std::vector<int>& copies) {
  std::vector<std::string> numbers;
  for (const int one : copies) numbers.push_back(cat(one));
  const bool single = copies.size() == 1;
  return cat("not begun: the run", single ? "" : "s", " with ", join(numbers, ", "),
             single && copies[0] == 1 ? " copy" : " copies");
}

// What makes a schedule other than the classic one, behind its name.
std::string schedule_text(const measure::Plan& plan) {
  if (!plan.note.empty()) return cat(", ", plan.note);
  if (plan.precision) {
    return cat(": in rounds, until each test is known to +-", shortest(*plan.precision * 100),
               " %;", passes_text(plan).substr(1), " at most");
  }
  if (plan.index_precision) {
    return cat(": in rounds, until the index is known to +-", shortest(*plan.index_precision * 100),
               " %;", passes_text(plan).substr(1), " at most");
  }
  return passes_text(plan);
}

std::string memory_text(std::int64_t kib) {
  return kib == 0 ? "unknown" : cat(fixed(static_cast<double>(kib) / (1024 * 1024), 1), " GiB");
}

std::string processors_text(const sys::Machine& machine, bool brief) {
  std::vector<std::string> kinds;
  for (const auto& kind : alike(machine.processors, brief)) {
    kinds.push_back(cat("CPU ", ranges(kind.ids), ": ", or_unknown(kind.processor.model), " (",
                        fixed(kind.processor.bogomips, 1), " bogomips)"));
  }
  return join(kinds, "; ");
}

}  // namespace

std::string grade_line(const report::Report& report) {
  if (!report.grade) return {};
  const auto grade = cat("grade ", report.grade->letter);
  if (report.grade->reasons.empty()) return grade + ": nothing disturbed the passes";
  return cat(grade, ": ", join(report.grade->reasons, "; "));
}

std::vector<std::string> marks(const report::Report& report) {
  std::vector<std::string> found;
  const auto& plan = report.header.plan;
  if (plan.sweep) {
    found.push_back(cat("a sweep over ", sweep_copies(plan), " copies, in random order (seed ",
                        plan.sweep->seed, ")", schedule_text(plan), "; not a classic result"));
  } else if (plan.schedule != "classic" || !plan.note.empty()) {
    found.push_back(cat(plan.schedule, " schedule", schedule_text(plan), "; not a classic result"));
  }
  if (report.interrupted) {
    found.emplace_back("interrupted: stopped before its end; what had been measured is shown");
  } else if (!report.ended) {
    found.emplace_back(
        "not finished: still running, or ended early; what had been measured is shown");
  } else if (!report.complete) {
    found.emplace_back("incomplete: in this session a planned pass failed or did not run");
  }
  if (!report.not_begun.empty()) found.push_back(not_begun_text(report.not_begun));
  return found;
}

std::vector<std::string> trust_lines(const report::Report& report) {
  const auto& header = report.header;
  const auto& machine = header.machine;
  std::vector<std::string> lines = {
      processor_time(machine), cat("virtualisation: ", sys::virtualization_words(machine)),
      cat("clock source ", or_unknown(machine.clock_source), ", governor ",
          or_unknown(machine.governor), ", SMT ", or_unknown(machine.smt))};
  if (report.runner_share) {
    lines.push_back(fmt::format("the runner used {:.2f} % of one processor while passes ran",
                                *report.runner_share * 100));
  }
  for (const auto& resumption : report.resumptions) lines.push_back(resumption_text(resumption));
  if (!report.not_reported.empty()) {
    lines.push_back(cat("not reported here: ", join(report.not_reported, ", ")));
  }
  if (report.grade && !header.thresholds) {
    lines.emplace_back("judged by this version's thresholds: the journal holds none");
  }
  if (!header.settings.empty()) lines.push_back(cat("settings: ", join(header.settings, ", ")));
  lines.push_back(pinning_text(header.plan.pinning));
  if (header.plan.rest == measure::Rest::None) lines.emplace_back("no rests between passes");
  std::erase(lines, "");
  return lines;
}

std::vector<Fact> system_facts(const report::Header& header) {
  const auto& machine = header.machine;
  return {{"Host", header.host},
          {"System", machine.os_name},
          {"Kernel", cat(machine.kernel_release, " ", machine.kernel_version)},
          {"Architecture", cat(machine.architecture, " (", or_unknown(machine.platform), ")")},
          {"Processors", processors_text(machine, header.brief)},
          {"Memory", memory_text(machine.memory_kib)},
          {"Virtualisation", sys::virtualization_words(machine)},
          {"Mitigations", join(machine.mitigations, "; ")},
          {"Load averages", cat(fixed(machine.load_1, 2), ", ", fixed(machine.load_5, 2), ", ",
                                fixed(machine.load_15, 2))},
          {"Boot", machine.boot_id},
          {"Language", machine.language},
          {"Baseline", header.baseline.name},
          {"Measured by", cat("unixmark ", header.version, ", profile ", header.profile)},
          {"Kernels", build_text(header)},
          {"Command", join(header.command, " ")}};
}

std::vector<Alike> alike(const std::vector<sys::Processor>& processors, bool brief) {
  std::vector<Alike> kinds;
  for (const auto& processor : processors) {
    auto kind = kinds.end();
    if (brief || processors.size() > shown_one_by_one) {
      kind = std::ranges::find_if(
          kinds, [&](const Alike& known) { return same_kind(known.processor, processor); });
    }
    if (kind == kinds.end()) kind = kinds.insert(kind, Alike{{}, processor});
    kind->ids.push_back(processor.id);
  }
  return kinds;
}

std::string ranges(const std::vector<int>& ids) {
  std::vector<std::string> parts;
  for (std::size_t first = 0; first < ids.size();) {
    std::size_t last = first;
    while (last + 1 < ids.size() && ids[last + 1] > ids[last] && ids[last + 1] - 1 == ids[last]) {
      ++last;
    }
    parts.push_back(last == first ? cat(ids[first]) : cat(ids[first], "-", ids[last]));
    first = last + 1;
  }
  return join(parts, ",");
}

std::size_t online(const sys::Machine& machine) {
  return std::max({machine.processors.size(), machine.allowed.size(), std::size_t{1}});
}

std::string build_text(const report::Header& header) {
  const auto& build = header.build;
  if (header.profile == report::foreign_profile) {
    return cat("programs of UB_BINDIR, kernels ", build.hash);
  }
  return cat(build.compiler, " ", build.flags, ", kernels ", build.hash);
}

std::string other_baseline(const report::Header& header) {
  return header.baseline.name == score::usual_baseline ? std::string{} : header.baseline.name;
}

std::string enumerated(const std::vector<int>& numbers) {
  if (numbers.size() < 2) return join(numbers, "");
  return cat(join(std::vector<int>(numbers.begin(), numbers.end() - 1), ", "), " and ",
             numbers.back());
}

std::string sweep_copies(const measure::Plan& plan) {
  std::vector<int> numbers;
  for (const auto& section : plan.sections) numbers.push_back(section.copies);
  return enumerated(numbers);
}

std::string copies_text(int copies) {
  return cat(copies, " parallel ", copies == 1 ? "copy" : "copies");
}

}  // namespace unixmark::write
