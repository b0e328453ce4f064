// What every format shows of a report of which only what was printed is known.
#pragma once

#include "report/published.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::write {

// A test of a run with all that its row and its table say of it.
struct PrintedTest {
  report::PublishedRow row;
  std::optional<double> baseline{};
  std::optional<double> index{};
  bool in_table = false;
};

// The tests of a run by title, also those that only a table names.
[[nodiscard]] std::vector<PrintedTest> tests_of(const report::PublishedSection& section);

// Where a category stands among others in reports of version 6; behind all where it is none.
[[nodiscard]] std::size_t category_place(std::string_view category);

// Its tables in the order of the categories, as reports of version 6 have them.
[[nodiscard]] std::vector<report::PublishedTable> tables_of(
    const report::PublishedSection& section);

// What the block How sure of a sweep, or of a run of ours, says, a remark each.
[[nodiscard]] std::vector<std::string> remarks_of(const report::PublishedSweep& sweep);
[[nodiscard]] std::vector<std::string> remarks_of(const report::PublishedSection& section);

// Whether any of its runs, or its sweep, tells how sure it is.
[[nodiscard]] bool tells_how_sure(const report::Published& report);

// That only what was printed is known, and whether that tells how sure the numbers are.
[[nodiscard]] std::string_view known_words(const report::Published& report);

// The text of a sweep, line by line, from which it can be read again.
[[nodiscard]] std::vector<std::string> text_lines(const report::PublishedSweep& sweep);

// "UnixBench 5.1.3", or "UnixBench" alone.
[[nodiscard]] std::string program_text(const report::Published& report);

// "8 CPUs in system; running 1 parallel copy of tests", as far as it was told; empty: not at all.
[[nodiscard]] std::string copies_line(const report::PublishedSection& section);

// "1 parallel copy", or that this was not told.
[[nodiscard]] std::string copies_text(const report::PublishedSection& section);

// "Mon Nov 30 2026 21:48:22 - 21:49:40", as far as it was told; empty: not at all.
[[nodiscard]] std::string times_text(const report::PublishedSection& section);

// "line 12: a row without its number"; of the first hundred, and then how many more there are.
[[nodiscard]] std::string loss_text(const report::Loss& loss);
[[nodiscard]] std::vector<std::string> loss_lines(const std::vector<report::Loss>& losses);

// What there is to say of a table besides its rows: that its index is partial, or was not printed,
// and what it would be. Empty: nothing.
[[nodiscard]] std::string index_remark(const report::PublishedTable& table);

// The index that a table has: the printed one, or else by its rows.
[[nodiscard]] std::optional<double> index_of(const report::PublishedTable& table);

}  // namespace unixmark::write
