#include "analysis/match.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace unixmark::analysis {

namespace {

const SubjectRun* whole_run(const Subject& subject) {
  return subject.whole ? run_with(subject, *subject.whole) : nullptr;
}

// One copy is all of a machine with one processor alone.
bool uses_all(const SubjectRun& run) {
  return run.copies > 1 || run.processors == 1;
}

bool is_crowded(const Subject& subject, const SubjectRun& run) {
  return subject.whole && run.copies > *subject.whole;
}

bool are_both(const Matched& runs) {
  return runs.a != nullptr && runs.b != nullptr;
}

bool are_single(const Matched& runs) {
  return runs.a->copies == 1 && runs.b->copies == 1;
}

// The largest number of copies, above 1, that both have.
Matched largest_of_both(const Subject& a, const Subject& b) {
  Matched most;
  for (const auto& run : a.runs) {
    const auto* same = run_with(b, run.copies);
    if (same == nullptr || run.copies == 1) continue;
    if (most.a != nullptr && most.a->copies >= run.copies) continue;
    most = {&run, same, &run == all_run(a) && same == all_run(b)};
  }
  return most;
}

// On machines of one size other numbers of copies are other work, once they are too many.
bool are_comparable(const Matched& runs, const Subject& a, const Subject& b) {
  if (!uses_all(*runs.a) || !uses_all(*runs.b)) return false;
  const bool crowded = is_crowded(a, *runs.a) || is_crowded(b, *runs.b);
  return !crowded || a.whole != b.whole;
}

Matched all_of_both(const Subject& a, const Subject& b) {
  const Matched whole{whole_run(a), whole_run(b), true};
  if (are_both(whole) && !are_single(whole)) return whole;
  if (const auto equal = largest_of_both(a, b); are_both(equal)) return equal;
  const Matched most{all_run(a), all_run(b), true};
  if (!are_both(most) || are_single(most)) return {};
  return are_comparable(most, a, b) ? most : Matched{};
}

// Where nothing else is there, one copy is all that was asked for.
Matched all_asked_for(const Subject& a, const Subject& b) {
  const auto all = all_of_both(a, b);
  const Matched single{all_run(a), all_run(b), true};
  return !are_both(all) && are_both(single) && are_single(single) ? single : all;
}

void add(std::vector<Matched>& found, const Matched& runs) {
  if (!are_both(runs)) return;
  for (auto& one : found) {
    if (one.a != runs.a || one.b != runs.b) continue;
    one.all = one.all || runs.all;
    return;
  }
  found.push_back(runs);
}

std::string copies_above_one(const Subject& subject, std::string_view side) {
  std::vector<int> copies;
  for (const auto& run : subject.runs) {
    if (run.copies > 1) copies.push_back(run.copies);
  }
  return copies.empty() ? std::string{} : cat(join(copies, ", "), " copies in ", side);
}

std::string crowd_of(std::string_view side, const Subject& subject, const SubjectRun& run) {
  if (!is_crowded(subject, run)) return {};
  return cat(run.copies, " in ", side, ", on ", *subject.whole,
             *subject.whole == 1 ? " processor" : " processors");
}

}  // namespace

const SubjectRun* run_with(const Subject& subject, int copies) {
  const auto found = std::ranges::find(subject.runs, copies, &SubjectRun::copies);
  return found == subject.runs.end() ? nullptr : &*found;
}

const SubjectRun* all_run(const Subject& subject) {
  if (const auto* whole = whole_run(subject)) return whole;
  if (subject.sweep || subject.runs.empty()) return nullptr;
  return &*std::ranges::max_element(subject.runs, {}, &SubjectRun::copies);
}

std::vector<Matched> matched_runs(const Subject& a, const Subject& b,
                                  const std::vector<Copies>& copies) {
  std::vector<Matched> found;
  if (copies.empty()) {
    add(found, {run_with(a, 1), run_with(b, 1)});
    add(found, all_of_both(a, b));
  }
  for (const auto& number : copies) {
    add(found, number ? Matched{run_with(a, *number), run_with(b, *number)} : all_asked_for(a, b));
  }
  return found;
}

std::string left_out_note(const std::vector<Matched>& matched, const Subject& a, const Subject& b) {
  if (!std::ranges::all_of(matched, are_single)) return {};
  std::vector<std::string> sides = {copies_above_one(a, "A"), copies_above_one(b, "B")};
  std::erase(sides, "");
  if (sides.empty()) return {};
  return cat("Left out, having no counterpart: runs with ", join(sides, " and "), ".");
}

std::string crowded_note(const Matched& runs, const Subject& a, const Subject& b) {
  if (!runs.all) return {};
  std::vector<std::string> sides = {crowd_of("A", a, *runs.a), crowd_of("B", b, *runs.b)};
  std::erase(sides, "");
  if (sides.empty()) return {};
  return cat("All copies are more than one a processor: ", join(sides, "; "), ".");
}

}  // namespace unixmark::analysis
