#include "analysis/assess.hpp"

#include "analysis/course.hpp"
#include "analysis/flags.hpp"
#include "analysis/grade.hpp"
#include "analysis/scaling.hpp"
#include "analysis/steal.hpp"
#include "base/text.hpp"
#include "score/median.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace unixmark::analysis {

namespace {

using report::Report;
using report::Row;
using report::Section;
using Flags = std::vector<std::vector<report::Flag>>;

// Rows say these in remarks of their own, whatever the evidence.
constexpr auto remarked_anyway = std::to_array<std::string_view>({"skew", "apart", "fairness"});

bool has_evidence(const Report& report) {
  return std::ranges::any_of(report.sections, [](const Section& section) {
    return std::ranges::any_of(section.rows, [](const Row& row) {
      return std::ranges::any_of(row.passes,
                                 [](const auto& pass) { return pass.evidence.has_value(); });
    });
  });
}

// The median of one pass is no median.
constexpr std::size_t fewest_undisturbed = 2;

std::optional<report::Undisturbed> undisturbed(const Row& row) {
  std::vector<double> rates;
  int excluded = 0;
  for (std::size_t i = 0; i < row.passes.size(); ++i) {
    const auto& pass = row.passes[i];
    if (!pass.complaint.empty() || pass.members.empty()) continue;
    if (suspect(row.flags[i])) {
      ++excluded;
    } else {
      rates.push_back(measure::window_rate(pass, pass.members.front().timebase));
    }
  }
  if (!row.score || excluded == 0 || rates.size() < fewest_undisturbed) return {};
  return report::Undisturbed{score::median(rates), static_cast<int>(rates.size()), excluded};
}

std::string steal_finding(const Row& row, const Setting& setting) {
  const double share = share_of(steal_in(row, setting)).value_or(0);
  if (share <= setting.thresholds.steal.notice) return {};
  return cat("steal took about ", fixed(share * 100, 1),
             " %, which is the machine's performance and stays in the result");
}

void assess_row(const Report& report, const Section& section, Row& row) {
  const auto setting = setting_of(report.header, section, row);
  for (const auto& pass : row.passes) row.flags.push_back(flags_of(pass, setting));
  for (auto& summary : summaries(row.flags)) {
    if (std::ranges::count(remarked_anyway, summary.signal) == 0) {
      row.remarks.push_back(std::move(summary.text));
    }
  }
  row.undisturbed = undisturbed(row);
  const auto steal = steal_finding(row, setting);
  if (!steal.empty()) row.findings.push_back(steal);
  std::ranges::move(course_findings(row), std::back_inserter(row.findings));
}

void add_grade(Report& report) {
  Flags flags;
  std::vector<const measure::Pass*> passes;
  std::vector<Setting> settings;
  bool others_seen = false;
  for (const auto& section : report.sections) {
    for (const auto& row : section.rows) {
      flags.insert(flags.end(), row.flags.begin(), row.flags.end());
      settings.insert(settings.end(), row.passes.size(), setting_of(report.header, section, row));
      for (const auto& pass : row.passes) {
        passes.push_back(&pass);
        others_seen = others_seen || (pass.evidence && pass.evidence->busy && pass.evidence->own);
      }
    }
  }
  report.grade = grade_of(flags, others_seen);
  report.not_reported = not_reported(passes, settings);
}

}  // namespace

void assess(Report& report) {
  if (!has_evidence(report)) return;
  for (auto& section : report.sections) {
    for (auto& row : section.rows) assess_row(report, section, row);
  }
  add_grade(report);
}

Report full_report(const report::Header& header, std::span<const measure::Event> events) {
  auto report = report::build_report(header, events);
  assess(report);
  report.scaling = scaling_of(report);
  return report;
}

bool any_suspect(const Report& report) {
  return std::ranges::any_of(report.sections, [](const Section& section) {
    return std::ranges::any_of(section.rows, [](const Row& row) {
      return std::ranges::any_of(row.flags, [](const auto& flags) { return suspect(flags); });
    });
  });
}

bool worth_repeating(const report::Header& header, const measure::Pass& pass) {
  for (const auto& section : header.plan.sections) {
    for (const auto& test : section.tests) {
      if (section.copies != pass.copies || test.name != pass.test) continue;
      return worth_repeating(flags_of(pass, setting_of(header, test, pass.copies)));
    }
  }
  return false;
}

}  // namespace unixmark::analysis
