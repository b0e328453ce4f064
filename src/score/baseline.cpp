#include "score/baseline.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace unixmark::score {

namespace {

// Where a line stands, for messages: "baselines/x.base line 7".
struct Place {
  std::string_view file;
  std::size_t line;

  [[nodiscard]] Error error(std::string_view what) const {
    return Error(cat(file, " line ", line, ": ", what));
  }
};

std::string_view without_comment(std::string_view line) {
  return trim(line.substr(0, line.find('#')));
}

const catalog::Test& test_called(std::string_view name, const Place& place) {
  if (const auto* test = catalog::find(name)) return *test;
  std::vector<std::string> known;
  for (const auto& test : catalog::tests()) known.emplace_back(test.name);
  throw place.error(cat("there is no test '", name, "'. ",
                        did_you_mean(name, known, "'unixmark list tests' shows them all.")));
}

// What a number may be, and that in words.
struct Bounds {
  double least;
  double most;
  std::string_view words;
};
constexpr Bounds score_bounds = {least_score, most_score, "between 0.001 and 1e12"};
constexpr Bounds length_bounds = {least_length, most_length, "between 0.001 and 1e6"};
constexpr Bounds samples_bounds = {1, most_samples, "between 1 and 1e6"};

double number(std::string_view field, std::string_view what, const Bounds& bounds,
              const Place& place) {
  const auto value = to_double(trim(field));
  if (!value) throw place.error(cat("the ", what, " '", trim(field), "' is not a number"));
  if (*value <= 0) throw place.error(cat("the ", what, " ", trim(field), " is not above 0"));
  if (*value < bounds.least || *value > bounds.most) {
    throw place.error(cat("the ", what, " ", trim(field), " is not ", bounds.words));
  }
  return *value;
}

// A table in another unit would give an index that is wrong by a factor, and nobody would see it.
void demand_unit(std::string_view unit, const catalog::Test& test, const Place& place) {
  if (unit == test.unit) return;
  throw place.error(cat("the unit of '", test.name, "' is ", test.unit, ", not '", unit, "'"));
}

BaselineRow parse_row(std::string_view line, const Place& place) {
  const auto fields = split(line, '|');
  if (fields.size() != 6) {
    throw place.error(cat("'", line, "' has ", fields.size(),
                          fields.size() == 1 ? " field" : " fields",
                          ", not the six of name|seconds|unit|score|score|samples"));
  }
  const auto& test = test_called(trim(fields[0]), place);
  demand_unit(trim(fields[2]), test, place);
  BaselineRow row{.test = std::string(test.name),
                  .score = number(fields[3], "score", score_bounds, place)};
  // Not used, but a mistake in them says that the line is not what its writer thinks.
  static_cast<void>(number(fields[1], "length", length_bounds, place));
  static_cast<void>(number(fields[4], "second score", score_bounds, place));
  const double samples = number(fields[5], "number of samples", samples_bounds, place);
  if (samples != std::floor(samples)) {
    throw place.error(cat("the number of samples ", trim(fields[5]), " is not a whole number"));
  }
  return row;
}

void add_row(Baseline& baseline, BaselineRow row, const Place& place) {
  if (baseline.score(row.test)) {
    throw place.error(cat("the test '", row.test, "' has a row already"));
  }
  baseline.rows.push_back(std::move(row));
}

}  // namespace

std::optional<double> Baseline::score(std::string_view test) const {
  const auto found = std::ranges::find(rows, test, &BaselineRow::test);
  if (found == rows.end()) return {};
  return found->score;
}

Baseline parse_baseline(std::string_view text, std::string_view file) {
  Baseline baseline{.name = std::string(file), .rows = {}};
  Place place{.file = file, .line = 0};
  for (const auto whole : split(text, '\n')) {
    ++place.line;
    const auto line = without_comment(whole);
    if (!line.empty()) add_row(baseline, parse_row(line, place), place);
  }
  if (baseline.rows.empty()) {
    throw Error(cat(file, ": no test in it. A baseline has lines such as ",
                    "'pipe|10|lps|12440|12440|7'; see baselines/README.md"));
  }
  return baseline;
}

}  // namespace unixmark::score
