#include "read/published_log_test.hpp"

#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "measure/pass.hpp"
#include "read/published_rows.hpp"
#include "read/published_scan.hpp"
#include "read/published_titles.hpp"
#include "score/classic.hpp"

#include <algorithm>
#include <utility>

namespace unixmark::read {

namespace {

using report::PublishedRow;

// Words that stand behind a number of copies.
bool is_copies(std::string_view word) {
  return word == "x" || word.starts_with("cop") || word.starts_with("parallel");
}

// The number before such a word in `text`, or behind an "x".
std::optional<int> copies_in(std::string_view text) {
  const auto parts = words(text);
  for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
    const auto number = count_of(is_copies(parts[i + 1]) ? parts[i]
                                 : parts[i] == "x"       ? parts[i + 1]
                                                         : std::string_view());
    if (number && *number > 0) return number;
  }
  return {};
}

// The test of which a command line runs the program, where only one has it.
const catalog::Test* test_of_command(std::string_view text) {
  const auto slash = text.rfind("pgms/");
  if (slash == std::string_view::npos) return nullptr;
  const auto rest = text.substr(slash + std::string_view("pgms/").size());
  const auto program = rest.substr(0, rest.find_first_of("\" '"));
  const auto uses = [&](const catalog::Test& test) { return test.program == program; };
  const auto tests = catalog::tests();
  if (std::ranges::count_if(tests, uses) != 1) return nullptr;
  return &*std::ranges::find_if(tests, uses);
}

// "Running: pipe x 2"
const catalog::Test* test_of_name(std::string_view text) {
  constexpr std::string_view word = "running:";
  const auto at = find_any_case(text, word);
  if (at == std::string_view::npos) return nullptr;
  for (const auto part : words(text.substr(at + word.size()))) {
    if (const auto* test = catalog::find(part)) return test;
  }
  return nullptr;
}

struct Made {
  std::vector<score::PassTotal> passes;
  int timebase = 1;
  std::string unit;
  std::string failure;
};

// What stands in the way of counting a copy; empty: nothing.
std::string complaint_of(const LogCopy& copy) {
  if (!copy.complaint.empty()) return copy.complaint;
  if (!copy.count || *copy.count <= 0) return "counted nothing";
  const auto time = copy.time ? copy.time : copy.elapsed;
  if (!time || *time < measure::least_seconds) return "told no time";
  return {};
}

void add_pass(Made& made, const LogPass& pass, std::size_t number) {
  score::PassTotal total;
  for (const auto& copy : pass.copies) {
    if (const auto complaint = complaint_of(copy); !complaint.empty()) {
      made.failure = cat("pass ", number, ": a copy ", complaint);
      return;
    }
    total.count += *copy.count;
    total.seconds += copy.time ? *copy.time : *copy.elapsed;
    made.timebase = std::min(copy.timebase.value_or(made.timebase), measure::most_timebase);
    if (!copy.unit.empty()) made.unit = copy.unit;
  }
  if (pass.copies.empty()) {
    made.failure = cat("pass ", number, " tells nothing");
    return;
  }
  total.seconds /= static_cast<double>(pass.copies.size());
  made.passes.push_back(total);
}

Made made_of(const LogTest& test) {
  Made made;
  for (std::size_t i = 0; i < test.passes.size(); ++i) add_pass(made, test.passes[i], i + 1);
  return made;
}

PublishedRow row_of(const LogTest& test, const Made& made) {
  PublishedRow row;
  row.test = test.test;
  row.title = test.title;
  row.unit = made.unit;
  row.line = test.line;
  for (const auto& pass : made.passes) row.rates.push_back(score::rate(pass, made.timebase));
  if (!made.failure.empty()) {
    row.failure = made.failure;
    return row;
  }
  const auto classic = score::classic_score(made.passes, made.timebase);
  row.value = classic.score;
  row.seconds = classic.seconds;
  row.samples = static_cast<int>(classic.kept.size());
  return row;
}

// The run of that many copies, in which the test does not stand yet.
report::PublishedSection& section_of(Draft& draft, const LogTest& test, std::optional<int> copies) {
  auto& sections = draft.report.sections;
  const auto found = std::ranges::find_if(sections, [&](const report::PublishedSection& section) {
    return section.copies == copies &&
           std::ranges::count(section.rows, test.title, &PublishedRow::title) == 0;
  });
  if (found != sections.end()) return *found;
  auto& section = begin_section(draft, test.line);
  section.copies = copies;
  return section;
}

}  // namespace

std::optional<LogTest> log_test_in(std::string_view text) {
  LogTest test;
  const auto title = find_title(text);
  if (!title.empty()) {
    const auto name = exact_name_of(title);
    test.test = name.test;
    test.title = name.title;
  } else {
    const auto* known = test_of_name(text);
    if (known == nullptr) known = test_of_command(text);
    if (known == nullptr) return {};
    test.test = known->name;
    test.title = known->title;
  }
  test.copies = copies_in(text);
  return test;
}

void add_log_test(Draft& draft, const LogTest& test) {
  if (test.title.empty()) {
    lose(draft, test.line, "the title of a test, of which there are passes");
    return;
  }
  const auto seen = static_cast<int>(test.passes.front().copies.size());
  const auto copies = test.copies || seen == 0 ? test.copies : std::optional(seen);
  const auto other = std::ranges::find_if(test.passes, [&](const LogPass& pass) {
    return copies && pass.copies.size() != static_cast<std::size_t>(*copies);
  });
  if (other != test.passes.end()) {
    warn(draft, test.line,
         cat(in_quotes(test.title), ": of ", *copies, " copies, a pass tells of ",
             other->copies.size()));
  }
  section_of(draft, test, copies).rows.push_back(row_of(test, made_of(test)));
}

}  // namespace unixmark::read
