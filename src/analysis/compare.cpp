#include "analysis/compare.hpp"

#include "analysis/compare_parts.hpp"
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

struct Matched {
  const SubjectRun* a = nullptr;
  const SubjectRun* b = nullptr;
  bool all = false;
};

const SubjectRun* run_with(const Subject& subject, int copies) {
  const auto found = std::ranges::find(subject.runs, copies, &SubjectRun::copies);
  return found == subject.runs.end() ? nullptr : &*found;
}

const SubjectRun* largest_run(const Subject& subject) {
  if (subject.runs.empty()) return nullptr;
  return &*std::ranges::max_element(subject.runs, {}, &SubjectRun::copies);
}

// One copy is all of a machine with one processor alone.
bool uses_all(const SubjectRun& run) {
  return run.copies > 1 || run.processors == 1;
}

std::vector<Matched> usual_runs(const Subject& a, const Subject& b) {
  std::vector<Matched> found = {{run_with(a, 1), run_with(b, 1), false}};
  const Matched most{largest_run(a), largest_run(b), true};
  const bool both = most.a != nullptr && most.b != nullptr;
  if (!both || (most.a->copies == 1 && most.b->copies == 1)) return found;
  if (uses_all(*most.a) && uses_all(*most.b)) found.push_back(most);
  return found;
}

std::vector<Matched> matched_runs(const Subject& a, const Subject& b,
                                  const std::vector<Copies>& copies) {
  auto found = copies.empty() ? usual_runs(a, b) : std::vector<Matched>{};
  for (const auto& number : copies) {
    found.push_back(number ? Matched{run_with(a, *number), run_with(b, *number), false}
                           : Matched{largest_run(a), largest_run(b), true});
  }
  std::erase_if(found, [](const Matched& one) { return one.a == nullptr || one.b == nullptr; });
  return found;
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

ComparedRun compare_run(const Matched& runs, const Subject& a, const Subject& b,
                        const Question& question) {
  const Terms terms{.a = a,
                    .b = b,
                    .copies_a = runs.a->copies,
                    .copies_b = runs.b->copies,
                    .by_session = by_session(static_cast<std::size_t>(a.sessions),
                                             static_cast<std::size_t>(b.sessions)),
                    .question = question};
  ComparedRun compared{.copies_a = runs.a->copies, .copies_b = runs.b->copies, .all = runs.all};
  for (const auto& test : runs.a->tests) {
    if (const auto* same = find_test(*runs.b, test)) {
      compared.tests.push_back(compare_test(test, *same, terms));
    }
  }
  add_adjusted(compared.tests);
  compared.directions = directions_of(compared.tests);
  compared.indexes = compare_indexes(*runs.a, *runs.b, terms);
  compared.only_a = titles_only_in(*runs.a, *runs.b);
  compared.only_b = titles_only_in(*runs.b, *runs.a);
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

std::vector<std::string> notes_on(const Subject& a, const Subject& b) {
  std::vector<std::string> notes = {copies_note(a, b), processors_note(a, b), sessions_note(a, b)};
  std::erase(notes, "");
  return notes;
}

}  // namespace

bool by_session(std::size_t sessions_a, std::size_t sessions_b) {
  return std::min(sessions_a, sessions_b) >= enough_sessions;
}

Comparison compare(const Subject& a, const Subject& b, const Question& question) {
  Comparison comparison{.a = party_of(a),
                        .b = party_of(b),
                        .other_kind = other_kind(a, b),
                        .differences = differences(a, b),
                        .untold = untold(a, b),
                        .margin = question.margin,
                        .runs = {},
                        .notes = notes_on(a, b),
                        .sweeps = compare_sweeps(a, b, question)};
  std::erase_if(comparison.differences, [&](const Difference& one) {
    return std::ranges::count(comparison.other_kind, one) > 0;
  });
  for (const auto& runs : matched_runs(a, b, question.copies)) {
    comparison.runs.push_back(compare_run(runs, a, b, question));
  }
  add_scaling(comparison.runs);
  return comparison;
}

}  // namespace unixmark::analysis
