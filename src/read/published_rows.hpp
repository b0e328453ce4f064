// The result lines of a printed report: "TITLE VALUE UNIT (10.0 s, 7 samples)".
#pragma once

#include "read/published_draft.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace unixmark::read {

// A result as it stands, which may lack any of its parts.
struct Result {
  std::string title;
  std::optional<double> value;
  std::string unit;
  std::optional<double> seconds;
  std::optional<int> samples;

  bool operator==(const Result&) const = default;
};

// Reads a line from its end: samples, time, unit, value; what remains is the title. The unit may
// touch the value. Nothing where no time stands at its end; the samples may be cut off.
[[nodiscard]] std::optional<Result> result_in(std::string_view text);

// A result line cut off somewhere behind its title, which must be a known one.
[[nodiscard]] std::optional<Result> torn_result_in(std::string_view text);

// Adds it to the run; says what of it is missing. A value that stands for a failure becomes one.
void add_result(Draft& draft, int line, const Result& result);

// Adds a test that failed, unless the run has a result of it.
void add_failure(Draft& draft, int line, std::string_view title, std::string_view reason);

// Whether the open run has a result of it, by the catalogue's title.
[[nodiscard]] bool has_result(const Draft& draft, std::string_view title);

// Takes a result line that is whole at its end.
bool take_result(Draft& draft, const Piece& piece);

// The test that a printed title stands for; says so where the title is damaged.
struct TestName {
  std::string name;
  std::string title;
};
[[nodiscard]] TestName test_called(Draft& draft, int line, std::string_view title);

// Why a value stands for a failure; empty: it does not. Old versions print 0.0, and version 4 also
// 1.0 for an arithmetic test.
[[nodiscard]] std::string failure_of(const Draft& draft, std::string_view test, double value);

}  // namespace unixmark::read
