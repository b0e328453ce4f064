#include "read/published_index.hpp"

#include "base/text.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace unixmark::read {
namespace {

std::string number(const std::optional<double>& part) {
  return part ? fixed(*part, 1) : "?";
}

std::string shown(const std::optional<IndexRow>& row) {
  if (!row) return "none";
  return row->title + "|" + number(row->baseline) + "|" + number(row->value) + "|" +
         number(row->index);
}

std::string shown(const std::optional<Score>& score) {
  if (!score) return "none";
  return std::to_string(static_cast<int>(score->kind)) + "|" + std::string(score->category) + "|" +
         number(score->value) + (score->partial ? "|partial" : "");
}

struct IndexCase {
  std::string line;
  std::string result;
};

TEST(PublishedIndex, RowsAreReadFromTheirEnds) {
  for (const auto& [line, result] : std::vector<IndexCase>{
           {"Pipe Throughput 12440.0 985885.3 792.5", "Pipe Throughput|12440.0|985885.3|792.5"},
           {"Shell Scripts (16 concurrent) --- 35.3 ---", "Shell Scripts (16 concurrent)|?|35.3|?"},
           {"My test 2 1.0 2.0 20.0", "My test 2|1.0|2.0|20.0"},
           {"Pipe Throughput 1 2 3", "none"},  // the progress of a run
           {"Pipe Throughput 12440.0 985885.3", "none"},
           {"1.0 2.0 3.0", "none"},
           {"up 12:31, load averages: 1.23 1.54 2.27; runlevel 3", "none"},
           {"", "none"}}) {
    EXPECT_EQ(shown(index_row_in(line)), result) << line;
  }
}

TEST(PublishedIndex, RowsCutOffAreReadAsFarAsTheyGo) {
  for (const auto& [line, result] :
       std::vector<IndexCase>{{"Pipe Throughput", "Pipe Throughput|?|?|?"},
                              {"Pipe Throughput 12440.0", "Pipe Throughput|12440.0|?|?"},
                              {"Pipe Throughput 12440.0 9858", "Pipe Throughput|12440.0|?|?"},
                              {"Pipe Throughput 12440.0 985885.", "Pipe Throughput|12440.0|?|?"},
                              {"Pipe Throughput 12440.0 is much", "none"},
                              {"Pipe Throughput 1.0 2.0 3.0 4.0", "none"},
                              {"Nothing known 1.0", "none"}}) {
    EXPECT_EQ(shown(torn_index_row_in(line)), result) << line;
  }
}

TEST(PublishedIndex, ScoresGoByTheWordsOfEveryVersion) {
  for (const auto& [line, result] : std::vector<IndexCase>{
           {"System Benchmarks Index Score 1035.7", "0|System Benchmarks|1035.7"},
           {"System Benchmarks Index Score: 1035.7", "0|System Benchmarks|1035.7"},
           {"System Benchmarks Index Score (Partial Only) 110.6",
            "0|System Benchmarks|110.6|partial"},
           {"2D Graphics Benchmarks Index Score 7.0", "0|2D Graphics Benchmarks|7.0"},
           {"System Benchmarks Index Score", "0|System Benchmarks|?"},
           {"FINAL SCORE 902.1", "1||902.1"},
           {"FINAL SCORE", "1||?"},
           {"SUM of 6 items 493.2", "2||493.2"},
           {"AVERAGE 82.2", "3||82.2"},
           {"The Index Score is 5.0", "none"},
           {"Index (classic rule) 20011.3 +-0.6 %", "none"}}) {
    EXPECT_EQ(shown(score_in(line)), result) << line;
  }
}

}  // namespace
}  // namespace unixmark::read
