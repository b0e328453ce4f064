// The classic report again, from what was printed of one: in the columns that scripts cut, whatever
// had become of them where it was found.
#include "base/text.hpp"
#include "report/report.hpp"
#include "write/clean.hpp"
#include "write/published_parts.hpp"
#include "write/text_parts.hpp"
#include "write/writers.hpp"

#include <algorithm>
#include <cstddef>
#include <map>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using report::Published;
using report::PublishedIndex;
using report::PublishedRow;
using report::PublishedSection;
using report::PublishedTable;

constexpr std::string_view no_results_line = "  no measured results\n";

// What the line "Measured by:" says as well.
bool part_of_build(std::string_view name) {
  return name == "profile" || name == "compiler" || name == "flags" || name == "kernels";
}

// Before version 5 some lines looked otherwise.
bool old(const Published& report) {
  return report.program == "UnixBench" &&
         (report.version.starts_with("3.") || report.version.starts_with("4.") ||
          report::fact(report, "version") == report::before_5);
}

// A report of unixmark bears the version of the UnixBench whose work it is.
std::string printed_banner(const Published& report) {
  if (report.program == "UnixBench") {
    return report.version.empty() ? std::string(report::fact(report, "version")) : report.version;
  }
  const auto profile = std::string(report::fact(report, "profile"));
  if (profile == report::foreign_profile) return "of the programs in UB_BINDIR";
  return profile.empty() ? profile
                         : cat(profile, std::ranges::count(profile, '.') == 1 ? ".0" : "");
}

std::string system_line(const Published& report, const std::string& value) {
  if (old(report)) return cat("System -- ", value);
  return cat("System: ", report.host, report.host.empty() ? "" : ": ", value);
}

// Only the words behind it show what an uptime is; without them it needs a name.
std::string uptime_line(const Published& report, const std::string& value) {
  const auto level = report::fact(report, "runlevel");
  if (!level.empty()) return cat(value, "; runlevel ", level);
  return cat(value.find("load average") == std::string::npos ? "Uptime: " : "", value);
}

// Of a name that comes again the host and the runlevel are not.
bool comes_again(const Published& report, const report::PublishedFact& fact) {
  return &*std::ranges::find(report.facts, fact.name, &report::PublishedFact::name) != &fact;
}

// The numbers of the processors that the next line is of.
struct Numbering {
  int next = 0;
  std::string told;  // empty: that one
};

std::string processor_line(Numbering& numbering, const std::string& model) {
  const auto numbers = numbering.told.empty() ? cat(numbering.next) : numbering.told;
  numbering = {.next = report::number_after(numbers), .told = {}};
  return cat("CPU ", numbers, ": ", model);
}

// What a line of the head says; empty: another line says it too.
std::string fact_line(const Published& report, const report::PublishedFact& fact,
                      Numbering& numbering) {
  const auto& [name, value] = fact;
  if (name == "system" && comes_again(report, fact)) return cat("System: ", value);
  if (name == "uptime" && comes_again(report, fact)) return cat("Uptime: ", value);
  if (name == "system") return system_line(report, value);
  if (name == "os") return cat("OS: ", value);
  if (name == "machine") return cat("Machine: ", value);
  if (name == "language") return cat("Language: ", value);
  if (name == "measured by") return cat("Measured by: ", value);
  if (name == "baseline") return cat("Baseline: ", value);
  if (name == "processor") return processor_line(numbering, value);
  if (name == "processors") numbering.told = value;
  if (name == "features") return cat("       ", value);
  if (name == "uptime") return uptime_line(report, value);
  const bool told = name == "runlevel" || name == "processors" || name == "version" ||
                    (report.program == "unixmark" && part_of_build(name));
  return told ? std::string{} : value;
}

std::string printed_head(const Published& report) {
  const auto version = printed_banner(report);
  auto lines = cat("   BYTE UNIX Benchmarks (Version ",
                   version.empty() ? "unknown" : one_line(version), ")\n\n");
  Numbering numbering;
  for (const auto& fact : report.facts) {
    const auto line = fact_line(report, fact, numbering);
    if (!line.empty()) lines += cat("   ", one_line(line), '\n');
  }
  return report.facts.empty() ? lines : lines + '\n';
}

std::string printed_run_lines(const PublishedSection& section, bool of_old) {
  auto lines = std::string(72, '-') + '\n';
  const auto times = times_text(section);
  const auto* start = of_old ? "Start " : "";
  if (!times.empty()) lines += cat(start, "Benchmark Run: ", one_line(times), '\n');
  const auto copies = copies_line(section);
  if (!copies.empty()) lines += copies + '\n';
  return lines + '\n';
}

std::string tail(const PublishedRow& row) {
  std::vector<std::string> parts;
  if (row.seconds) parts.push_back(cat(fixed(*row.seconds, 1), " s"));
  if (row.samples) parts.push_back(cat(*row.samples, " samples"));
  return parts.empty() ? std::string{} : cat(" (", join(parts, ", "), ')');
}

// What only a table tells has no line of its own.
std::string printed_results(const std::vector<PrintedTest>& tests) {
  std::string lines;
  for (const auto& test : tests) {
    const bool has_line = test.row.seconds || test.row.samples || !test.in_table;
    if (!has_line || !test.row.value) continue;
    const auto line = fmt::format("{:<40} {:12.1f} {:<5}{}", one_line(test.row.title),
                                  *test.row.value, one_line(test.row.unit), tail(test.row));
    lines += cat(trim(line), '\n');
  }
  return lines.empty() ? lines : lines + '\n';
}

std::string printed_index_row(const PublishedIndex& row) {
  const auto shown = [](const auto& value) { return value ? fixed(*value, 1) : "---"; };
  return fmt::format("{:<40} {:>12} {:>12} {:>8}\n", one_line(row.title), shown(row.baseline),
                     shown(row.value), shown(row.index));
}

std::string printed_table(const PublishedTable& table) {
  const auto category = one_line(table.category);
  const auto title = cat(category, table.partial ? " Partial Index" : " Index Values");
  auto lines = fmt::format("{:<40} {:>12} {:>12} {:>8}\n", title, "BASELINE", "RESULT", "INDEX");
  for (const auto& row : table.rows) {
    if (row.failure.empty()) lines += printed_index_row(row);
  }
  lines += fmt::format("{:>75}\n", "========");
  if (!table.score) return lines + '\n';
  const auto score = cat(category, " Index Score", table.partial ? " (Partial Only)" : "");
  return lines +
         fmt::format("{:<66} {:>8.1f}\n\n", table.plain ? "     AVERAGE" : score, *table.score);
}

// Tables, and categories without one, in their order.
std::string printed_tables(const PublishedSection& section) {
  std::multimap<std::size_t, std::string> parts;
  for (const auto& table : tables_of(section)) {
    parts.emplace(category_place(table.category), printed_table(table));
  }
  for (const auto& category : section.unrated) {
    parts.emplace(category_place(category),
                  cat("No index results available for ", one_line(category), "\n\n"));
  }
  std::string lines;
  for (const auto& part : parts) lines += part.second;
  return lines;
}

std::string lines_of_items(const std::vector<std::string>& items) {
  std::string lines;
  for (const auto& item : items) lines += how_sure_lines(item);
  return lines;
}

std::string block(std::string_view heading, const std::string& lines) {
  return lines.empty() ? lines : cat(heading, '\n', lines, '\n');
}

bool measured(const PrintedTest& test) {
  return test.row.value.has_value();
}

// What is to be said of the tests of a run, where our own reports do.
std::string run_remarks(const std::vector<PrintedTest>& tests, const PublishedSection& section) {
  std::vector<std::string> remarks;
  if (!section.copies) remarks.push_back(copies_text(section));
  for (const auto& table : tables_of(section)) {
    const auto remark = index_remark(table);
    if (!remark.empty()) remarks.push_back(cat("index of ", table.category, ": ", remark));
  }
  for (const auto& test : tests) {
    const auto& why = test.row.failure;
    if (!why.empty()) remarks.push_back(cat(test.row.title, ": failed: ", why));
  }
  const bool any = std::ranges::any_of(tests, measured);
  return cat(any ? std::string_view() : no_results_line, lines_of_items(remarks));
}

// Whether `lines` begin one that says what `said` does of a test: by its words, or by the line that
// they would begin with.
bool tells_of(const std::string& lines, std::string_view title, std::string_view said) {
  const auto all = cat('\n', lines);
  const auto begins = [&](std::string_view line) {
    return all.find(cat('\n', line)) != std::string::npos;
  };
  return begins(cat("  ", title, ": failed: ")) || begins(cat("  ", title, ": skipped: ")) ||
         begins(said.substr(0, said.find('\n') + 1));
}

// What a text of ours said, line by line, and failures that it does not tell of.
std::string told_remarks(const std::vector<PrintedTest>& tests, const PublishedSection& section) {
  constexpr std::string_view no_results = "no measured results";
  const bool none = std::ranges::none_of(tests, measured);
  std::string lines;
  if (none && std::ranges::count(section.remarks, no_results) == 0) lines = no_results_line;
  for (const auto& remark : section.remarks) {
    if (remark == no_results) {
      lines += none ? no_results_line : std::string_view();
    } else if (!trim(remark).empty()) {
      lines += told_lines(remark);
    }
  }
  for (const auto& test : tests) {
    const auto title = one_line(test.row.title);
    const auto said = how_sure_lines(cat(title, ": failed: ", test.row.failure));
    if (!test.row.failure.empty() && !tells_of(lines, title, said)) lines += said;
  }
  return lines;
}

// What holds for the whole report stands once, at its end.
std::string printed_section(const Published& report, const PublishedSection& section) {
  const auto tests = tests_of(section);
  const auto lines =
      printed_run_lines(section, old(report)) + printed_results(tests) + printed_tables(section);
  if (!section.remarks.empty()) return lines + block("How sure", told_remarks(tests, section));
  const bool last = &section == &report.sections.back() && !tells_how_sure(report);
  const auto whole = last ? lines_of_items({std::string(report::only_printed)}) : std::string{};
  return lines + block("How sure", run_remarks(tests, section) + whole);
}

}  // namespace

std::string text(const Published& report) {
  auto whole = printed_head(report);
  if (report.sweep) {
    whole += sweep_lines(*report.sweep, Signs::Ascii);
  } else if (report.sections.empty()) {
    whole += "How sure\n  no measured results\n\n";
  } else {
    for (const auto& section : report.sections) whole += printed_section(report, section);
  }
  whole += block("What was lost", lines_of_items(loss_lines(report.lost)));
  return whole + block("Warnings", lines_of_items(loss_lines(report.warnings)));
}

}  // namespace unixmark::write
