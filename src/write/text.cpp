// The classic report. Scripts cut it by line starts, word order and columns: what is added stands
// in lines of its own that none of them can take for a row.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/date.hpp"
#include "write/facts.hpp"
#include "write/sureness.hpp"
#include "write/text_parts.hpp"
#include "write/writers.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

std::string kernel_name(const sys::Machine& machine) {
  // Classic reports call Linux so; another kernel goes by its own name.
  const auto& name = machine.kernel_name;
  return name.empty() || name == "Linux" ? "GNU/Linux" : one_line(name);
}

// The banner of the UnixBench whose work this is; its versions have three parts.
std::string banner_version(const std::string& profile) {
  if (profile == report::foreign_profile) return "of the programs in UB_BINDIR";
  return one_line(profile) + (std::ranges::count(profile, '.') == 1 ? ".0" : "");
}

std::string processor_lines(const std::vector<sys::Processor>& processors, bool brief) {
  std::string lines;
  for (const auto& kind : alike(processors, brief)) {
    lines += fmt::format("   CPU {}: {} ({:.1f} bogomips)\n          {}\n", ranges(kind.ids),
                         one_line(kind.processor.model), kind.processor.bogomips,
                         one_line(join(kind.processor.flags, ", ")));
  }
  return lines;
}

// Nobody needs to be told of the table that all indexes are by.
std::string baseline_line(const report::Header& header) {
  const auto name = remark_line(other_baseline(header));
  return name.empty() ? name : cat("   Baseline: ", name, '\n');
}

std::string head(const report::Header& header) {
  const auto& machine = header.machine;
  const auto system = machine.os_name.empty() ? "GNU/Linux" : one_line(machine.os_name);
  auto lines =
      fmt::format("   BYTE UNIX Benchmarks (Version {})\n\n", banner_version(header.profile));
  lines += fmt::format("   System: {}: {}\n", one_line(header.host), system);
  lines += fmt::format("   OS: {} -- {} -- {}\n", kernel_name(machine),
                       one_line(machine.kernel_release), one_line(machine.kernel_version));
  lines += fmt::format("   Machine: {} ({})\n", one_line(machine.architecture),
                       machine.platform.empty() ? "unknown" : one_line(machine.platform));
  lines +=
      fmt::format("   Language: {} (charmap=\"{}\", collate=\"{}\")\n", one_line(machine.language),
                  one_line(machine.charmap), one_line(machine.collate));
  lines += fmt::format("   Measured by: unixmark {}, profile {}, {}\n", one_line(header.version),
                       one_line(header.profile), one_line(build_text(header)));
  lines += baseline_line(header);
  lines += processor_lines(machine.processors, header.brief);
  lines += fmt::format("   {}; runlevel {}\n\n", one_line(trim(machine.uptime_line)),
                       machine.runlevel.empty() ? "unknown" : one_line(machine.runlevel));
  return lines;
}

std::string run_lines(const report::Section& section, const sys::Machine& machine) {
  const auto processors = online(machine);
  return fmt::format("{:-<72}\nBenchmark Run: {}\n{} {} in system; running {} of tests\n\n", "",
                     times_of_run(section.began, section.ended), processors,
                     processors == 1 ? "CPU" : "CPUs", copies_text(section.copies));
}

std::string result_lines(const report::Section& section) {
  std::string lines;
  for (const auto& row : section.rows) {
    if (!row.score) continue;
    lines += fmt::format("{:<40} {:12.1f} {:<5} ({:.1f} s, {} samples)\n", one_line(row.test.title),
                         *row.score, one_line(row.test.unit), row.seconds, row.samples);
  }
  return lines.empty() ? lines : lines + '\n';
}

std::string index_row(const report::Row& row) {
  const auto shown = [](const auto& value) { return value ? fixed(*value, 1) : "---"; };
  return fmt::format("{:<40} {:>12} {:>12} {:>8}\n", one_line(row.test.title), shown(row.baseline),
                     shown(row.score), shown(row.index));
}

std::string table_lines(const report::IndexTable& table, const report::Section& section) {
  const auto category = one_line(table.category);
  if (!table.score) return fmt::format("No index results available for {}\n\n", category);
  const auto title = cat(category, table.partial ? " Partial Index" : " Index Values");
  auto lines = fmt::format("{:<40} {:>12} {:>12} {:>8}\n", title, "BASELINE", "RESULT", "INDEX");
  for (const auto position : table.rows) lines += index_row(section.rows.at(position));
  const auto score = cat(category, " Index Score", table.partial ? " (Partial Only)" : "");
  lines += fmt::format("{:>75}\n{:<66} {:>8.1f}\n\n", "========", score, *table.score);
  return lines;
}

std::string grade_lines(const std::optional<report::Grade>& grade) {
  if (!grade) return {};
  const std::vector<std::string> quiet = {"nothing disturbed the passes"};
  return clause_lines(cat("grade ", grade->letter),
                      grade->reasons.empty() ? quiet : grade->reasons);
}

std::string surety_lines(const report::Row& row) {
  auto lines = clause_lines(one_line(row.test.title), sureness_clauses(row));
  for (const auto& remark : notes_on(row)) lines += how_sure_lines(remark, 2);
  return lines;
}

std::string session_lines(const report::Report& report) {
  std::string lines;
  for (const auto& line : trust_lines(report)) lines += how_sure_lines(line);
  return lines;
}

std::string how_sure(const report::Report& report, const report::Section* section) {
  std::string lines = "How sure\n";
  lines += grade_lines(report.grade);
  for (const auto& mark : marks(report)) lines += how_sure_lines(mark);
  if (section == nullptr || std::ranges::none_of(section->rows, [](const report::Row& row) {
        return row.score.has_value();
      })) {
    lines += "  no measured results\n";
  }
  if (section != nullptr) {
    for (const auto& line : index_lines(*section)) lines += how_sure_lines(line);
    for (const auto& row : section->rows) lines += surety_lines(row);
  }
  // What holds for the whole session stands once, at its end.
  if (section == nullptr || section == &report.sections.back()) lines += session_lines(report);
  return lines + '\n';
}

std::string section_lines(const report::Report& report, const report::Section& section) {
  auto lines = run_lines(section, report.header.machine);
  lines += result_lines(section);
  for (const auto& table : section.tables) lines += table_lines(table, section);
  return lines + how_sure(report, &section);
}

}  // namespace

std::string text(const report::Report& report, Signs signs) {
  auto whole = head(report.header);
  if (report.scaling) return whole + sweep_lines(printed_sweep(report), signs);
  for (const auto& section : report.sections) whole += section_lines(report, section);
  if (report.sections.empty()) whole += how_sure(report, nullptr);
  return whole;
}

std::string text(const report::Report& report) {
  return text(report, Signs::Ascii);
}

}  // namespace unixmark::write
