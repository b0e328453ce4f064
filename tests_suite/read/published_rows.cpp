#include "read/published_rows.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace unixmark::read {
namespace {

std::string shown(const std::optional<Result>& result) {
  if (!result) return "none";
  const auto text = [](const auto& part) {
    return part ? std::to_string(*part) : std::string("?");
  };
  const auto number = [&](const auto& part) {
    auto shortened = text(part);
    return part ? shortened.substr(0, shortened.find('.') + 2) : shortened;
  };
  return result->title + "|" + number(result->value) + "|" + result->unit + "|" +
         number(result->seconds) + "|" + text(result->samples);
}

struct RowCase {
  std::string line;
  std::string result;
};

TEST(PublishedRows, AreReadFromTheirEnds) {
  for (const auto& [line, result] : std::vector<RowCase>{
           {"Pipe Throughput 985885.3 lps (10.0 s, 7 samples)",
            "Pipe Throughput|985885.3|lps|10.0|7"},
           {"Pipe Throughput 985885.3 lps (10 secs, 6 samples)",
            "Pipe Throughput|985885.3|lps|10.0|6"},
           {"Pipe Throughput 985885.3lps (10.0 secs, 10 samples)",
            "Pipe Throughput|985885.3|lps|10.0|10"},
           {"Pipe Throughput 985885.3 lps (10.0 s, 1 sample)",
            "Pipe Throughput|985885.3|lps|10.0|1"},
           {"Pipe Throughput 985885.3 lps (10.0 s, 7 samples) <-- look",
            "Pipe Throughput|985885.3|lps|10.0|7"},
           {"Pipe Throughput 985885.3 lps (10.0 s, 7 sam", "Pipe Throughput|985885.3|lps|10.0|7"},
           {"Pipe Throughput 985885.3 lps (10.0 s, 7", "Pipe Throughput|985885.3|lps|10.0|?"},
           {"Pipe Throughput 985885.3 lps (10.0 s,", "Pipe Throughput|985885.3|lps|10.0|?"},
           {"Pipe Throughput 985885.3 (10.0 s, 7 samples)", "Pipe Throughput|985885.3||10.0|7"},
           {"Pipe Throughput lps (10.0 s, 7 samples)", "Pipe Throughput|?||10.0|7"},
           {"Pipe Throughput nan lps (10.0 s, 7 samples)", "Pipe Throughput|?||10.0|7"},
           {"Pipe Throughput -5.0 lps (10.0 s, 7 samples)", "Pipe Throughput|?||10.0|7"},
           {"Pipe Throughput 1e99 lps (10.0 s, 7 samples)", "Pipe Throughput|?||10.0|7"},
           {"My own test 2 12.5 MB/s (3.0 s, 2 samples)", "My own test 2|12.5|MB/s|3.0|2"},
           {"File Read (10 seconds) 1571652.0 KBps (10 secs, 6 samples)",
            "File Read (10 seconds)|1571652.0|KBps|10.0|6"}}) {
    EXPECT_EQ(shown(result_in(line)), result) << line;
  }
}

TEST(PublishedRows, AreNotWhatOnlyLooksLikeThem) {
  for (const std::string line :
       {"", "(10.0 s, 7 samples)", "5.0 lps (10.0 s, 7 samples)", "Something (10.0 s, 7 samples)",
        "File Copy (30 seconds) 179.0 14334.0 80.1", "Shell Scripts (1 concurrent)",
        "took some time (about 5 s)", "Pipe Throughput 985885.3 lps (10.0 m, 7 samples)",
        "Pipe Throughput 985885.3 lps ("}) {
    EXPECT_EQ(shown(result_in(line)), "none") << line;
  }
}

TEST(PublishedRows, AreReadAsFarAsTheyGoWhereTheyWereCutOff) {
  for (const auto& [line, result] :
       std::vector<RowCase>{{"Pipe Throughput", "Pipe Throughput|?||?|?"},
                            // Its last digits may be missing.
                            {"Pipe Throughput 9858", "Pipe Throughput|?||?|?"},
                            {"Pipe Throughput 985885.", "Pipe Throughput|?||?|?"},
                            {"Pipe Throughput 985885.3 lps", "Pipe Throughput|985885.3|lps|?|?"},
                            {"Pipe Throughput 985885.3lps", "Pipe Throughput|985885.3|lps|?|?"},
                            {"Pipe Throughput 985885.3 lps (", "Pipe Throughput|985885.3|lps|?|?"},
                            {"Pipe Throughput is slow", "none"},
                            {"Pipe Throughput: 7", "none"},
                            {"Pipe Throughput 12440.0 985885.3 792.5", "none"},
                            {"Something 985885.3 lps", "none"}}) {
    EXPECT_EQ(shown(torn_result_in(line)), result) << line;
  }
}

}  // namespace
}  // namespace unixmark::read
