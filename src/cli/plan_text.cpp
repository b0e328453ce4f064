#include "cli/plan_text.hpp"

#include "base/text.hpp"
#include "catalog/profiles.hpp"
#include "cli/paragraph.hpp"
#include "write/clean.hpp"
#include "write/columns.hpp"
#include "write/facts.hpp"

#include <algorithm>
#include <set>

namespace unixmark::cli {

namespace {

using measure::PlannedTest;
using measure::Rest;

std::string counted(std::size_t number, std::string_view one) {
  return cat(number, ' ', one, number == 1 ? "" : "s");
}

std::string copies_words(const measure::Plan& plan) {
  if (plan.sweep) return cat(write::sweep_copies(plan), " copies");
  std::string text;
  for (const auto& section : plan.sections) {
    text += cat(text.empty() ? "" : ", then ", section.copies);
  }
  return text + (plan.sections.back().copies == 1 ? " copy" : " copies");
}

// "12 tests", or "28 tests (11 more are skipped)": those that run in no section.
std::string tests_words(const measure::Plan& plan) {
  std::set<std::string> all;
  std::set<std::string> running;
  for (const auto& section : plan.sections) {
    for (const auto& test : section.tests) {
      all.insert(test.name);
      if (test.skip.empty()) running.insert(test.name);
    }
  }
  const auto skipped = all.size() - running.size();
  return counted(running.size(), "test") +
         (skipped == 0 ? "" : cat(" (", skipped, " more cannot run here)"));
}

// Where tests may stop early there are two ends.
std::string range_words(const report::Header& header, int sessions) {
  const auto& plan = header.plan;
  const auto once = std::min(expected_duration(plan), plan.budget.value_or(Seconds::max()));
  const auto most = sessions * once;
  const auto least = sessions * std::min(owed_duration(plan), once);
  return cat("From ", in_words(least), " to ", in_words(most), ", done by ",
             end_face(later(header.began, most), header.began), " at the latest");
}

std::string end_words(const report::Header& header, int sessions) {
  if (header.plan.rounds) return range_words(header, sessions);
  const auto length = sessions * expected_duration(header.plan);
  return cat("About ", in_words(length), ", done near ",
             end_face(later(header.began, length), header.began));
}

std::string test_line(const PlannedTest& test, Rest rest) {
  const std::string name = cat("  ", padded(test.name, 17));
  if (!test.skip.empty()) {
    return write::folded(name, cat("skipped: ", write::one_line(test.skip)));
  }
  const std::string passes = cat(test.passes, " x ", shortest(test.duration.count()), " s  ");
  return cat(name, padded(passes, 12), in_words(expected_duration(test, rest) * test.passes), '\n');
}

std::string section_lines(const measure::Section& section, Rest rest) {
  std::string lines = cat('\n', section.copies, section.copies == 1 ? " copy" : " copies", ": ",
                          in_words(expected_duration(section, rest)), '\n');
  for (const auto& test : section.tests) lines += test_line(test, rest);
  return lines;
}

std::string place_lines(const Places& places) {
  const auto line = [](std::string_view name, const std::filesystem::path& folder) {
    return cat(padded(name, 10), write::one_line(folder.string()), '\n');
  };
  return line("Kernels:", places.kernels) + line("Scratch:", places.scratch) +
         line("Reports:", places.results);
}

// What bears on the meaning of the numbers, and what tests' notes say, each once.
std::string note_lines(const report::Header& header) {
  std::vector<std::string> seen = header.settings;
  seen.insert(seen.begin(), header.plan.note);
  for (const auto& section : header.plan.sections) {
    for (const auto& test : section.tests) {
      if (test.skip.empty() && std::ranges::count(seen, test.note) == 0) seen.push_back(test.note);
    }
  }
  std::string lines;
  for (const auto& note : seen) {
    if (!note.empty()) lines += write::folded("Note: ", write::one_line(note));
  }
  return lines;
}

// The usual profile goes without saying, and what foreign programs are a note tells.
std::string profile_words(const report::Header& header) {
  const auto* profile = catalog::find_profile(header.profile);
  if (profile == nullptr || profile == &catalog::profiles().front()) return {};
  return cat(", profile ", profile->name);
}

// What will run, when it will end, and what is to be known of it.
std::string lead(const report::Header& header, std::string_view what, int sessions) {
  const auto& plan = header.plan;
  const auto whole =
      cat("unixmark ", header.version, ": ", what, tests_words(plan), " with ", copies_words(plan),
          ", ", plan.sweep ? "passes in random order" : cat(plan.schedule, " schedule"),
          profile_words(header));
  return cat(wrapped(whole, page_width), end_words(header, sessions), '\n', note_lines(header));
}

}  // namespace

std::string announcement(const report::Header& header, std::optional<Seconds> quick) {
  auto text = lead(header, header.plan.sweep ? "a sweep of " : "", 1);
  if (quick) text += cat("With --schedule quick: about ", in_words(*quick), '\n');
  return text;
}

std::string calibration_announcement(const report::Header& header, int sessions) {
  return lead(header, cat("calibrating by ", sessions, " sessions of "), sessions);
}

std::string dry_run(const report::Header& header, const Places& places) {
  const auto& plan = header.plan;
  const auto needs = needs_of(plan);
  std::string text = announcement(header, {});
  for (const auto& section : plan.sections) text += section_lines(section, plan.rest);
  return cat(text, "\nNeeds:    ", needs.processes, " processes and ", needs.descriptors,
             " descriptors at once\n", place_lines(places));
}

}  // namespace unixmark::cli
