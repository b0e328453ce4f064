// A comparison for issue trackers and wikis: one table with every number of copies.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/comparison.hpp"
#include "write/comparison_sweeps.hpp"
#include "write/comparison_words.hpp"

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using analysis::ComparedRow;
using analysis::ComparedRun;
using analysis::Comparison;

std::string party_line(char side, const analysis::Party& party) {
  return fmt::format("- **{}**: {} ({})\n", side, markdown_text(party.name),
                     markdown_text(party_words(party)));
}

std::string shared_mark(const analysis::Shared& shared) {
  const auto words = shared_words(shared);
  return words.empty() ? words : fmt::format("\n**{}**\n", markdown_text(words));
}

std::string differences_table(const Comparison& comparison) {
  std::string rows;
  for (const auto* list : {&comparison.other_kind, &comparison.differences}) {
    for (const auto& one : *list) {
      rows += fmt::format("| {} | {} | {} |\n", markdown_text(one.name), markdown_text(one.a),
                          markdown_text(one.b));
    }
  }
  return rows.empty() ? rows : cat("\n| different | A | B |\n| --- | --- | --- |\n", rows);
}

std::string comparison_row(const ComparedRun& run, const ComparedRow& row) {
  return fmt::format("| {} | {} | {} | {} | {} | {} | {} {} | {} | {} |\n",
                     markdown_text(row.title), copies_words(run), side_text(row, true),
                     side_text(row, false), row.ratio ? ratio_text(*row.ratio) : "–",
                     interval_text(row), markdown_text(sign(row.verdict)),
                     analysis::word(row.verdict), scaling_text(row.scaling_a),
                     scaling_text(row.scaling_b));
}

}  // namespace

std::string comparison_markdown(const Comparison& comparison) {
  auto whole =
      cat("## Comparison\n\n", party_line('A', comparison.a), party_line('B', comparison.b),
          shared_mark(comparison.shared), differences_table(comparison));
  whole +=
      "\n| test | copies | A | B | B/A | 95 % | verdict | scaling A | scaling B |\n"
      "| --- | --- | ---: | ---: | ---: | --- | --- | ---: | ---: |\n";
  for (const auto& run : comparison.runs) {
    for (const auto& row : run.tests) whole += comparison_row(run, row);
    for (const auto& row : run.indexes) whole += comparison_row(run, row);
  }
  if (comparison.sweeps) whole += sweeps_markdown(*comparison.sweeps);
  whole += '\n';
  auto lines = note_lines(comparison);
  for (const auto& line : untold_lines(comparison)) lines.push_back(line);
  lines.push_back(margin_words(comparison));
  for (const auto& line : lines) {
    if (!line.empty()) whole += fmt::format("- {}\n", markdown_text(line));
  }
  return whole;
}

}  // namespace unixmark::write
