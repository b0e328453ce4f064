#include "write/folder.hpp"

#include "base/text.hpp"
#include "write/columns.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace unixmark::write {
namespace {

report::Summary quiet_summary() {
  report::Summary summary;
  summary.program = "UnixBench";
  summary.version = "5.1.3";
  summary.host = "web-08";
  summary.processor = "Intel Core i7 950";
  summary.processors = 8;
  summary.runs.resize(2);
  summary.runs[0].copies = 1;
  summary.runs[0].category = "System Benchmarks";
  summary.runs[0].index = 1782.7;
  summary.runs[1] = summary.runs[0];
  summary.runs[1].copies = 8;
  summary.runs[1].index = 5540.66;
  return summary;
}

FolderTable table_of(report::Summary summary) {
  return {.rows = {{"physical.txt", std::move(summary)}}, .others = {}};
}

TEST(FolderText, HasALineAReport) {
  EXPECT_EQ(folder_text(table_of(quiet_summary())),
            "file          program          machine                copies  index\n"
            "physical.txt  UnixBench 5.1.3  8 x Intel Core i7 950  1, 8    1782.7, 5540.7\n");
}

std::size_t widest_line(const std::string& text) {
  std::size_t widest = 0;
  for (const auto line : split(text, '\n')) widest = std::max(widest, width_of(line));
  return widest;
}

TEST(FolderText, HasRemarksBesideTheirRowWhereThereIsRoom) {
  auto summary = quiet_summary();
  summary.processor = "i7";
  summary.lost = 3;

  EXPECT_EQ(folder_text(table_of(summary)),
            "file          program          machine  copies  index           remarks\n"
            "physical.txt  UnixBench 5.1.3  8 x i7   1, 8    1782.7, 5540.7  3 lost\n");
}

TEST(FolderText, HasEightyColumnsWhateverNamesItHolds) {
  auto summary = quiet_summary();
  summary.processor = "Intel Xeon Platinum 8275CL with a very long name";
  summary.version = "6.0.0";
  summary.runs[0].index = 27430.0;
  summary.marks = {"grade C", "quick", "interrupted"};
  summary.lost = 5;
  summary.warnings = 12;
  auto table = table_of(summary);
  table.rows.front().file = "19-moj-amd64-xeon-e5-2696-v3-6-6-13-gentoo-musl-homeb.txt";
  table.rows.push_back({"b\u00e4r.txt", quiet_summary()});

  EXPECT_EQ(
      folder_text(table),
      "file                  program          machine           copies  index\n"
      "19-moj-am...omeb.txt  UnixBench 6.0.0  8 x Intel Xeo...  1, 8    27430.0, 5540.7\n"
      "    grade C, quick, interrupted, 5 lost, 12 warnings\n"
      "b\u00e4r.txt               UnixBench 5.1.3  8 x Intel Cor...  1, 8    1782.7, 5540.7\n");
  EXPECT_LE(widest_line(folder_text(table)), 80U);
}

TEST(FolderText, CutsNoFigureOfManyRuns) {
  auto summary = quiet_summary();
  summary.processor = std::string(60, 'x');
  for (int copies = 16; copies <= 256; copies *= 2) {
    summary.runs.push_back(summary.runs[0]);
    summary.runs.back().copies = copies;
    summary.runs.back().index = copies * 1000.0;
  }
  auto table = table_of(summary);
  table.rows.front().file = std::string(60, 'y');

  const auto text = folder_text(table);

  EXPECT_LE(widest_line(text), 80U) << text;
  EXPECT_NE(text.find("  1, 8,     1782.7, 5540.7,\n"), std::string::npos) << text;
  EXPECT_NE(text.find("  16, 32,   16000.0, 32000.0,\n"), std::string::npos) << text;
  EXPECT_NE(text.find("  256       256000.0\n"), std::string::npos) << text;
}

TEST(FolderText, SaysWhatToDistrust) {
  auto summary = quiet_summary();
  summary.marks = {"grade C", "quick"};
  summary.runs[0].partial = true;
  summary.runs[0].failed = 2;
  summary.runs[1].recomputed = true;
  summary.runs[1].category = "2D Graphics Benchmarks";
  summary.lost = 3;
  summary.warnings = 1;

  EXPECT_NE(folder_text(table_of(summary))
                .find("\n    grade C, quick, 2D Graphics Benchmarks, partial, recomputed, 2 "
                      "failed, 3\n    lost, 1 warning\n"),
            std::string::npos);
}

TEST(FolderText, SaysWhatIsNotKnown) {
  report::Summary summary;
  summary.program = "UnixBench";
  summary.runs.resize(1);

  EXPECT_NE(folder_text(table_of(summary)).find("  UnixBench           ?       -\n"),
            std::string::npos)
      << folder_text(table_of(summary));
  summary.runs.clear();
  EXPECT_NE(folder_text(table_of(summary)).find("  -       -\n"), std::string::npos);
}

TEST(FolderText, CountsProcessorsThatHaveNoName) {
  auto summary = quiet_summary();
  summary.processor.clear();

  EXPECT_NE(folder_text(table_of(summary)).find("  8 CPUs   1, 8 "), std::string::npos)
      << folder_text(table_of(summary));
}

TEST(FolderText, CutsLongNamesOfProcessorsAndCleansAll) {
  auto summary = quiet_summary();
  summary.processor = std::string(100, 'x') + "\x1b[31m";
  summary.version = "\x1b[31m\n";

  const auto text = folder_text(table_of(summary));

  EXPECT_NE(text.find("8 x " + std::string(17, 'x') + "...  "), std::string::npos) << text;
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
  EXPECT_EQ(split(text, '\n').size(), 3U);
}

TEST(FolderCsv, HasARowARun) {
  EXPECT_EQ(folder_csv(table_of(quiet_summary())),
            "file,program,version,host,processor,processors,copies,category,index,recomputed,"
            "partial,failed,marks,lost,warnings\n"
            "physical.txt,UnixBench,5.1.3,web-08,Intel Core i7 950,8,1,System Benchmarks,1782.7,"
            "no,no,0,,0,0\n"
            "physical.txt,UnixBench,5.1.3,web-08,Intel Core i7 950,8,8,System Benchmarks,5540.66,"
            "no,no,0,,0,0\n");
}

TEST(FolderJson, HoldsAllOfIt) {
  auto table = table_of(quiet_summary());
  table.others = {{"notes", "it is none"}};
  table.unreadable = {{"secret", "Permission denied"}};

  const auto json = folder_json(table);

  EXPECT_NE(json.find("\"schema\": \"unixmark-folder/1\""), std::string::npos) << json;
  EXPECT_NE(json.find("{\"copies\":8,\"category\":\"System Benchmarks\",\"index\":5540.66,"
                      "\"recomputed\":false,\"partial\":false,\"failed\":0}"),
            std::string::npos)
      << json;
  EXPECT_NE(json.find("{\"file\":\"notes\",\"why\":\"it is none\"}"), std::string::npos) << json;
  EXPECT_NE(json.find("{\"file\":\"secret\",\"why\":\"Permission denied\"}"), std::string::npos)
      << json;
}

TEST(FolderText, KeepsItsColumnsWhereNamesAreWide) {
  auto wide = quiet_summary();
  auto table = table_of(wide);
  table.rows.front().file = "測試報告測試報告測試報告測試報告測試報告-1.txt";
  table.rows.push_back({"plain.txt", quiet_summary()});

  const auto text = folder_text(table);

  const auto column = [&](std::string_view line) {
    return width_of(line.substr(0, line.find("UnixBench")));
  };
  const auto lines = split(text, '\n');
  EXPECT_EQ(column(lines.at(1)), column(lines.at(2))) << text;
  EXPECT_LE(widest_line(text), 80U) << text;
}

TEST(UnreadableLine, TellsFilesThatCannotBeReadFromOthers) {
  EXPECT_EQ(unreadable_line({}), "");
  EXPECT_EQ(unreadable_line(std::vector<OtherFile>{{"a", "why"}}), "1 file cannot be read: a");
  EXPECT_EQ(unreadable_line(std::vector<OtherFile>{{"a", "why"}, {"b", "why"}}),
            "2 files cannot be read: a, b");
}

TEST(OthersLine, NamesTheFirstTwenty) {
  std::vector<OtherFile> others = {{"a", "why"}};
  EXPECT_EQ(others_line({}), "");
  EXPECT_EQ(others_line(others), "1 file is no report: a");

  others.resize(21, {"b", "why"});
  const auto line = others_line(others);
  EXPECT_TRUE(line.starts_with("21 files are no reports: a, b, b, ")) << line;
  EXPECT_TRUE(line.ends_with(", b ...")) << line;
  EXPECT_EQ(split(line, ',').size(), 20U);
}

}  // namespace
}  // namespace unixmark::write
