#include "analysis/match.hpp"

#include "base/text.hpp"
#include "tests_suite/analysis/subjects.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace unixmark::analysis {
namespace {

// A report with runs of these copies, on so many processors.
Subject report(const std::vector<int>& copies, std::optional<int> processors) {
  auto made = sample::subject("box", {});
  made.runs.clear();
  for (const int one : copies) {
    made.runs.push_back({.copies = one, .processors = processors, .tests = {}});
  }
  made.whole = processors;
  return made;
}

Subject sweep(const std::vector<int>& copies, int processors) {
  auto made = report(copies, processors);
  made.sweep = true;
  return made;
}

// "1/1, 4/4 all"
std::string pairs(const Subject& a, const Subject& b, const std::vector<Copies>& copies = {}) {
  std::vector<std::string> found;
  for (const auto& [of_a, of_b, all] : matched_runs(a, b, copies)) {
    found.push_back(std::to_string(of_a->copies) + '/' + std::to_string(of_b->copies) +
                    (all ? " all" : ""));
  }
  return join(found, ", ");
}

TEST(MatchedRuns, AreThoseOfOneCopyAndOfAll) {
  EXPECT_EQ(pairs(report({1, 4}, 4), report({1, 4}, 4)), "1/1, 4/4 all");
  EXPECT_EQ(pairs(report({1, 8}, 8), report({1, 6}, 6)), "1/1, 8/6 all");
  EXPECT_EQ(pairs(report({1, 8}, {}), report({1, 6}, {})), "1/1, 8/6 all");
  EXPECT_EQ(pairs(report({1, 8}, 8), report({1}, 1)), "1/1, 8/1 all");
  EXPECT_EQ(pairs(report({1}, 1), report({1}, 1)), "1/1");
}

TEST(MatchedRuns, OfASweepAreNoMoreThanACopyAProcessor) {
  const auto crowded = sweep({1, 2, 3, 4}, 2);

  EXPECT_EQ(pairs(crowded, report({1, 2}, 2)), "1/1, 2/2 all");
  EXPECT_EQ(pairs(report({1, 2}, 2), crowded), "1/1, 2/2 all");
  EXPECT_EQ(pairs(crowded, sweep({1, 2, 3, 4}, 2)), "1/1, 2/2 all");
  EXPECT_EQ(pairs(crowded, sweep({1, 2, 4, 8}, 4)), "1/1, 2/4 all");
}

TEST(MatchedRuns, OfASweepWithoutThatAreOfEqualNumbers) {
  const auto part = sweep({1, 2, 3}, 8);

  EXPECT_EQ(pairs(part, part), "1/1, 3/3");
  EXPECT_EQ(pairs(part, report({1, 2, 8}, 8)), "1/1, 2/2");
  EXPECT_EQ(pairs(part, report({1, 8}, 8)), "1/1");
}

TEST(MatchedRuns, WithMoreCopiesThanProcessorsAreOfEqualNumbersOnOneMachine) {
  EXPECT_EQ(pairs(report({1, 4}, 2), report({1, 4}, 2)), "1/1, 4/4 all");
  EXPECT_EQ(pairs(report({1, 4}, 2), report({1, 2, 4}, 2)), "1/1, 4/4");
  EXPECT_EQ(pairs(report({1, 4}, 2), report({1, 2}, 2)), "1/1");
  EXPECT_EQ(pairs(report({4}, 1), report({1, 8}, 8)), "4/8 all");
}

TEST(MatchedRuns, AreThereOnceHoweverTheyAreAskedFor) {
  EXPECT_EQ(pairs(report({1, 4}, 4), report({1, 4}, 4), {Copies(4), Copies(), Copies(4)}),
            "4/4 all");
  EXPECT_EQ(pairs(report({1}, 2), report({1}, 2), {Copies()}), "1/1 all");
  EXPECT_EQ(pairs(sweep({1, 2, 4}, 2), sweep({1, 4}, 2), {Copies(4), Copies(7)}), "4/4");
}

std::string left_out(const Subject& a, const Subject& b) {
  return left_out_note(matched_runs(a, b, {}), a, b);
}

TEST(LeftOutNote, NamesRunsWithoutCounterpart) {
  EXPECT_EQ(left_out(report({1, 4}, 2), report({1, 2}, 2)),
            "Left out, having no counterpart: runs with 4 copies in A and 2 copies in B.");
  EXPECT_EQ(left_out(report({1}, 2), report({1, 2}, 2)),
            "Left out, having no counterpart: runs with 2 copies in B.");
  EXPECT_EQ(left_out(report({1, 2}, 2), report({1, 2}, 2)), "");
  EXPECT_EQ(left_out(report({1}, 2), report({1}, 2)), "");
}

TEST(CrowdedNote, TellsOfMoreCopiesThanProcessors) {
  const auto crowded = report({4}, 1);
  const auto other = report({1, 8}, 8);
  const auto runs = matched_runs(crowded, other, {});

  EXPECT_EQ(crowded_note(runs.at(0), crowded, other),
            "All copies are more than one a processor: 4 in A, on 1 processor.");
  EXPECT_EQ(crowded_note({&other.runs[1], &other.runs[1], true}, other, other), "");
}

}  // namespace
}  // namespace unixmark::analysis
