// What tests of printed reports share: the fixtures, and reports in few words.
#pragma once

#include "base/text.hpp"
#include "report/published.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace unixmark::read {

inline std::string contents(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

inline std::string fixture(const std::string& name) {
  return contents(std::filesystem::path(TESTS_DIR) / "read" / "fixtures" / name);
}

// Where reports from all over the world may lie: the folder that UNIXMARK_REPORTS names, or
// shared/reports beside the sources.
inline std::filesystem::path shared_reports() {
  const char* named = std::getenv("UNIXMARK_REPORTS");
  if (named != nullptr) return named;
  return std::filesystem::path(SOURCE_DIR).parent_path() / "shared" / "reports";
}

inline std::string told(const std::optional<int>& number) {
  return number ? std::to_string(*number) : "?";
}

// "1 on 2, 2 on 2": copies on processors of every run.
inline std::string runs_of(const report::Published& report) {
  std::vector<std::string> runs;
  for (const auto& section : report.sections) {
    runs.push_back(told(section.copies) + " on " + told(section.processors));
  }
  return join(runs, ", ");
}

// "3D 7.0; 243.6 (partial)": every score in its order, with what category it is of.
inline std::string scores_of(const report::Published& report) {
  std::vector<std::string> scores;
  for (const auto& section : report.sections) {
    for (const auto& table : section.tables) {
      if (!table.score) continue;
      const bool system = table.category == "System Benchmarks";
      scores.push_back((system ? "" : table.category.substr(0, 3)) + fixed(*table.score, 1) +
                       (table.partial ? " (partial)" : ""));
    }
  }
  return join(scores, "; ");
}

// "12 + 12": the rows of every run.
inline std::string rows_of(const report::Published& report) {
  std::vector<std::string> rows;
  for (const auto& section : report.sections) rows.push_back(std::to_string(section.rows.size()));
  return join(rows, " + ");
}

inline std::string list_of(const std::vector<report::Loss>& losses) {
  std::string list;
  for (const auto& loss : losses) list += std::to_string(loss.line) + ": " + loss.text + "\n";
  return list;
}

}  // namespace unixmark::read
