// One pure function a format: a report in, its bytes out. Same report, same bytes, in any locale.
#pragma once

#include "report/published.hpp"
#include "report/report.hpp"

#include <string>

namespace unixmark::write {

// What pictures in text are drawn with: characters that every terminal has, or better ones.
enum class Signs { Ascii, Unicode };

[[nodiscard]] std::string text(const report::Report& report);  // the classic report, then How sure
// The same; of a sweep its table, with its small pictures.
[[nodiscard]] std::string text(const report::Report& report, Signs signs);
[[nodiscard]] std::string html(const report::Report& report);  // one page that needs nothing else
[[nodiscard]] std::string csv(const report::Report& report);   // the classic table of results
[[nodiscard]] std::string csv_tests(const report::Report& report);  // a row a test, all its figures
[[nodiscard]] std::string csv_passes(const report::Report& report);  // a row a pass, its evidence
[[nodiscard]] std::string json(const report::Report& report);  // schema/unixmark-report-1.json
[[nodiscard]] std::string markdown(const report::Report& report);

// The same of what was printed of a report.
[[nodiscard]] std::string text(const report::Published& report);  // classic, then what was lost
[[nodiscard]] std::string html(const report::Published& report);
[[nodiscard]] std::string csv(const report::Published& report);
[[nodiscard]] std::string csv_tests(const report::Published& report);
// Throws Error where the report tells of no pass.
[[nodiscard]] std::string csv_passes(const report::Published& report);
[[nodiscard]] std::string json(
    const report::Published& report);  // schema/unixmark-published-1.json
[[nodiscard]] std::string markdown(const report::Published& report);

// Lines of a journal, each ending in a newline.
[[nodiscard]] std::string journal_line(const report::Header& header);
[[nodiscard]] std::string journal_line(
    const measure::Event& event);  // empty for those not written down

}  // namespace unixmark::write
