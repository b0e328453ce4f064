// What every format says of a comparison, worded once.
#pragma once

#include "analysis/compare.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace unixmark::write {

// ">>" faster, "<<" slower, "==" equivalent, ">" and "<" likely so, "?" open; empty: nothing to
// say.
[[nodiscard]] std::string_view sign(analysis::Verdict verdict);

// Four digits and a prefix: "31.29 M", "4935", "126.0".
[[nodiscard]] std::string figure(double value);
// What stands for a side's value in a table: figure(), an index to one decimal, "failed", "-".
[[nodiscard]] std::string side_text(const analysis::ComparedRow& row, bool of_a);

// "failed" or "skipped" for what a row tells of it; empty for nothing.
[[nodiscard]] std::string_view failure_word(std::string_view failure);

// "0.214", at most six characters.
[[nodiscard]] std::string ratio_text(double ratio);
// "0.208-0.220", or empty.
[[nodiscard]] std::string interval_text(const analysis::ComparedRow& row);

// "x4.04", or empty.
[[nodiscard]] std::string scaling_text(const std::optional<double>& scaling);

// "1 copy", "8 copies in A, 6 in B (all)"
[[nodiscard]] std::string copies_words(const analysis::ComparedRun& run);

// "host-i7, UnixBench 5.1.3, 2011-08-19": what is known of a side besides its file.
[[nodiscard]] std::string party_words(const analysis::Party& party);

// That both sides are one run, or share some, and what that means; empty: they do not.
[[nodiscard]] std::string shared_words(const analysis::Shared& shared);

// "1 copy: 9 of 12 tests are slower in B, which chance alone may do (sign test, p 0.146)"; empty
// for fewer than six, which can never be more than chance.
[[nodiscard]] std::string direction_words(const analysis::ComparedRun& run);

// By which margins the verdicts are made.
[[nodiscard]] std::string margin_words(const analysis::Comparison& comparison);

// What one side tells and the other does not, a line for each; empty where there is nothing.
[[nodiscard]] std::vector<std::string> untold_lines(const analysis::Comparison& comparison);

// The notes of all rows, each once with the tests that it is about, then why tests failed, tests
// that only one side has, and the notes of the whole.
[[nodiscard]] std::vector<std::string> note_lines(const analysis::Comparison& comparison);

}  // namespace unixmark::write
