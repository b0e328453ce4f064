// unixmark doctor: what on this machine will disturb a measurement.
#include "analysis/doctor.hpp"

#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/paragraph.hpp"
#include "cli/parse_command.hpp"
#include "cli/places.hpp"
#include "cli/plan_for.hpp"
#include "sys/surroundings.hpp"
#include "write/clean.hpp"
#include "write/doctor.hpp"

#include <algorithm>
#include <ostream>

namespace unixmark::cli {

namespace {

using analysis::Finding;

constexpr std::string_view doctor_summary =
    "Shows what on this machine will disturb a measurement, with the command that would change it. "
    "Changes nothing.";

std::string indented(std::string_view text) {
  std::string lines;
  const auto whole = wrapped(write::one_line(text), page_width - 4);
  for (const auto line : split(trim(whole), '\n')) lines += cat("    ", line, '\n');
  return lines;
}

std::string finding_lines(const Finding& one) {
  const bool note = one.kind == Finding::Kind::Note;
  auto lines = cat(note ? "note     " : "finding  ", one.subject, '\n', indented(one.text),
                   indented(cat("Seen: ", one.evidence)));
  // Not wrapped: it is to be copied.
  if (!one.command.empty()) lines += cat("    $ ", write::one_line(one.command), '\n');
  return lines + '\n';
}

std::string number_of(std::ptrdiff_t number, std::string_view one) {
  return cat(number, ' ', one, number == 1 ? "" : "s");
}

std::string page(const std::vector<Finding>& findings) {
  std::string lines;
  for (const auto& one : findings) lines += finding_lines(one);
  const auto notes = std::ranges::count(findings, Finding::Kind::Note, &Finding::kind);
  const auto count = static_cast<std::ptrdiff_t>(findings.size()) - notes;
  return cat(lines, number_of(count, "finding"), " that will disturb a measurement, ",
             number_of(notes, "note"), ". Nothing was changed.\n");
}

std::vector<Option> options_of(bool& as_json) {
  return {{.names = "--json", .text = "The same for programs", .take = into(as_json)}};
}

}  // namespace

std::vector<Option> doctor_options() {
  static bool forgotten = false;
  return options_of(forgotten);
}

int doctor(const Arguments& arguments, const Env& env) {
  bool as_json = false;
  const Syntax syntax{.name = "doctor",
                      .summary = doctor_summary,
                      .usage = "The use is: unixmark doctor [--json]",
                      .options = options_of(as_json)};
  if (!parse_command(syntax, arguments, env)) return Complete;
  const auto seen = sys::look_around(find_places(env).scratch);
  const auto needs = measure::needs_of(plan_for({}, seen.machine));
  const auto findings = analysis::findings(seen, needs);
  env.out << (as_json ? write::doctor_json(findings) : page(findings));
  return analysis::any_finding(findings) ? SomeFailed : Complete;
}

}  // namespace unixmark::cli
