#include "analysis/compare.hpp"

#include "analysis/compare_parts.hpp"
#include "analysis/match.hpp"
#include "analysis/pool.hpp"
#include "base/text.hpp"
#include "score/several.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace unixmark::analysis {

namespace {

Party party_of(const Subject& subject) {
  return {.name = subject.name,
          .host = subject.host,
          .program = subject.program,
          .began = subject.began,
          .sessions = subject.sessions};
}

void add_adjusted(std::vector<ComparedRow>& rows) {
  constexpr double significant = 0.05;
  std::vector<double> p;
  for (const auto& row : rows) {
    if (row.p) p.push_back(*row.p);
  }
  const auto adjusted = score::holm(p);
  auto next = adjusted.begin();
  for (auto& row : rows) {
    if (!row.p) continue;
    row.adjusted = *next++;
    const bool called = row.verdict == Verdict::Faster || row.verdict == Verdict::Slower;
    if (!called || *row.adjusted < significant) continue;
    row.notes.push_back(cat("of ", p.size(), " tests one may differ so by chance (p ",
                            fixed(*row.adjusted, 2), " by Holm)"));
  }
}

Directions directions_of(const std::vector<ComparedRow>& rows) {
  Directions directions;
  for (const auto& row : rows) {
    directions.faster += row.ratio && *row.ratio > 1 ? 1 : 0;
    directions.slower += row.ratio && *row.ratio < 1 ? 1 : 0;
  }
  directions.p = score::sign_test_p(directions.faster, directions.slower);
  return directions;
}

std::vector<std::string> titles_only_in(const SubjectRun& run, const SubjectRun& other) {
  std::vector<std::string> titles;
  for (const auto& test : run.tests) {
    if (find_test(other, test) == nullptr) titles.push_back(test.title);
  }
  return titles;
}

// `run` with its sessions' results for their medians in tests of which `other` has results alone.
SubjectRun of_like_kind(const SubjectRun& run, const SubjectRun& other) {
  auto same_kind = run;
  for (auto& test : same_kind.tests) {
    const auto* same = find_test(other, test);
    if (same == nullptr || !same->of_results || test.of_results || test.median_alone) continue;
    if (test.results.empty()) continue;
    test.rates = test.results;
    test.of_results = true;
    test.variation.reset();
    add_robust(test);
  }
  return same_kind;
}

ComparedRun compare_run(const SubjectRun& run_a, const SubjectRun& run_b, const Terms& terms) {
  ComparedRun compared{.copies_a = run_a.copies, .copies_b = run_b.copies};
  for (const auto& test : run_a.tests) {
    if (const auto* same = find_test(run_b, test)) {
      compared.tests.push_back(compare_test(test, *same, terms));
    }
  }
  add_adjusted(compared.tests);
  compared.directions = directions_of(compared.tests);
  compared.indexes = compare_indexes(run_a, run_b, compared.tests, terms);
  compared.only_a = titles_only_in(run_a, run_b);
  compared.only_b = titles_only_in(run_b, run_a);
  return compared;
}

ComparedRun compare_run(const Matched& runs, const Subject& a, const Subject& b,
                        const Question& question) {
  const Terms terms{.a = a,
                    .b = b,
                    .copies_a = runs.a->copies,
                    .copies_b = runs.b->copies,
                    .by_session = by_session(static_cast<std::size_t>(a.sessions),
                                             static_cast<std::size_t>(b.sessions)),
                    .question = question};
  auto compared = terms.by_session ? compare_run(of_like_kind(*runs.a, *runs.b),
                                                 of_like_kind(*runs.b, *runs.a), terms)
                                   : compare_run(*runs.a, *runs.b, terms);
  compared.all = runs.all;
  return compared;
}

const ComparedRow* row_like(const std::vector<ComparedRow>& rows, const ComparedRow& like) {
  const auto found = std::ranges::find_if(rows, [&](const ComparedRow& row) {
    return row.test == like.test && row.title == like.title;
  });
  return found == rows.end() ? nullptr : &*found;
}

std::optional<double> growth(const std::optional<double>& from, const std::optional<double>& to) {
  if (!from || !to) return {};
  return *to / *from;
}

void add_scaling(std::vector<ComparedRow>& rows, const std::vector<ComparedRow>& of_one) {
  for (auto& row : rows) {
    const auto* one = row_like(of_one, row);
    if (one == nullptr) continue;
    row.scaling_a = growth(one->a, row.a);
    row.scaling_b = growth(one->b, row.b);
  }
}

void add_scaling(std::vector<ComparedRun>& runs) {
  const auto one = std::ranges::find_if(runs, [](const ComparedRun& run) {
    return !run.all && run.copies_a == 1 && run.copies_b == 1;
  });
  if (one == runs.end()) return;
  for (auto& run : runs) {
    if (!run.all) continue;
    add_scaling(run.tests, one->tests);
    add_scaling(run.indexes, one->indexes);
  }
}

std::string processors_note(const Subject& a, const Subject& b) {
  const auto of_a = trait(a, "processors");
  const auto of_b = trait(b, "processors");
  if (of_a.empty() || of_b.empty() || of_a == of_b) return {};
  return cat("The sides differ in processors: ", of_a, " in A, ", of_b,
             " in B. With all copies whole machines are compared, not their processors.");
}

std::string sessions_note(const Subject& a, const Subject& b) {
  if (by_session(static_cast<std::size_t>(a.sessions), static_cast<std::size_t>(b.sessions))) {
    return cat("Each session counts as one value: ", a.sessions, " of A against ", b.sessions,
               " of B.");
  }
  const bool several = a.sessions > 1 || b.sessions > 1;
  return cat(several ? "The passes of each side's sessions are put together, since fewer than four "
                       "sessions a side say little of how these differ. "
                     : "",
             "Intervals and bands are within-session; machine-to-machine variation is not "
             "included.");
}

bool tells_copies(const Subject& subject) {
  return std::ranges::all_of(subject.runs, &SubjectRun::copies_told);
}

std::string copies_note(const Subject& a, const Subject& b) {
  const bool by_a = tells_copies(a);
  const bool by_b = tells_copies(b);
  if (by_a && by_b) return {};
  const auto* whose = by_a ? "B" : "A";
  return cat("Copies not told by ", by_a || by_b ? whose : "A and B",
             ": taken for one, as in reports of before version 5.");
}

// Why there are no curves where a reader may look for them.
std::string curves_note(const Subject& a, const Subject& b, bool compared) {
  if (compared || (!a.sweep && !b.sweep)) return {};
  if (a.scaling && b.scaling) {
    return "No test of the catalogue has results in both sweeps, so there is no table of scaling.";
  }
  if (a.sweep && b.sweep) {
    return "The curves of several sweeps are not put together, so there is no table of their "
           "scaling; --copies N compares what they did with any number of copies.";
  }
  return cat(a.sweep ? "A is a sweep and B" : "B is a sweep and A",
             " is not: numbers of copies that both have are compared, and no curves.");
}

std::vector<std::string> notes_on(const Subject& a, const Subject& b,
                                  const std::vector<Matched>& matched, const Question& question) {
  std::vector<std::string> notes = {copies_note(a, b), processors_note(a, b), sessions_note(a, b)};
  if (question.copies.empty()) notes.push_back(left_out_note(matched, a, b));
  for (const auto& runs : matched) notes.push_back(crowded_note(runs, a, b));
  std::erase(notes, "");
  return notes;
}

}  // namespace

bool by_session(std::size_t sessions_a, std::size_t sessions_b) {
  return std::min(sessions_a, sessions_b) >= enough_sessions;
}

Comparison compare(const Subject& a, const Subject& b, const Question& question) {
  const auto matched = matched_runs(a, b, question.copies);
  Comparison comparison{.a = party_of(a),
                        .b = party_of(b),
                        .other_kind = other_kind(a, b),
                        .differences = differences(a, b),
                        .untold = untold(a, b),
                        .margin = question.margin,
                        .runs = {},
                        .notes = notes_on(a, b, matched, question),
                        .sweeps = compare_sweeps(a, b, question)};
  std::erase_if(comparison.differences, [&](const Difference& one) {
    return std::ranges::count(comparison.other_kind, one) > 0;
  });
  auto curves = curves_note(a, b, comparison.sweeps.has_value());
  if (!curves.empty()) comparison.notes.push_back(std::move(curves));
  for (const auto& runs : matched) {
    comparison.runs.push_back(compare_run(runs, a, b, question));
  }
  add_scaling(comparison.runs);
  return comparison;
}

}  // namespace unixmark::analysis
