#include "cli/verbose.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <variant>

namespace unixmark::cli {

namespace {

using measure::Pass;

std::string command_line(const measure::PassBegan& began, const measure::Plan& plan) {
  if (began.number != 1) return {};
  for (const auto& section : plan.sections) {
    if (section.copies != began.copies) continue;
    const auto test = std::ranges::find(section.tests, began.test, &measure::PlannedTest::name);
    if (test == section.tests.end()) continue;
    return cat(began.test, ": ", test->program, test->arguments.empty() ? "" : " ",
               join(test->arguments, " "), '\n');
  }
  return {};
}

std::string milliseconds(Nanos span) {
  return cat(fixed(static_cast<double>(span.count()) / 1e6, 3), " ms");
}

std::string evidence(const Pass& pass) {
  std::string text;
  if (pass.skew) text += cat(", begins ", milliseconds(*pass.skew), " apart");
  if (pass.overlap) text += cat(", ", fixed(*pass.overlap * 100, 2), " % in common");
  return text + (pass.synchronised ? "" : ", unsynchronised");
}

std::string notes(const Pass& pass) {
  std::string lines;
  for (const auto& copy : pass.members) {
    for (const auto& note : copy.notes) lines += cat("  ", note, '\n');
  }
  return lines;
}

std::string pass_line(const Pass& pass) {
  const std::string name = cat("  pass ", pass.number, ": ");
  if (!pass.complaint.empty()) return cat(name, pass.complaint, '\n', notes(pass));
  return cat(name, "count ", fixed(total_count(pass), 1), " in ", fixed(mean_time(pass).count(), 3),
             " s", evidence(pass), '\n', notes(pass));
}

}  // namespace

std::string verbose_line(const measure::Event& event, const measure::Plan& plan) {
  if (const auto* began = std::get_if<measure::PassBegan>(&event))
    return command_line(*began, plan);
  if (const auto* ended = std::get_if<measure::PassEnded>(&event)) return pass_line(ended->pass);
  return {};
}

}  // namespace unixmark::cli
