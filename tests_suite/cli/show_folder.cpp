#include "tests_suite/cli/cli_test.hpp"

#include <sys/stat.h>

namespace unixmark::cli {
namespace {

class ShowFolder : public CliTest {
 protected:
  ShowFolder() { std::filesystem::create_directory(runs()); }

  [[nodiscard]] std::filesystem::path runs() const { return folder / "runs"; }

  void leave(const std::string& name, const std::string& text) const {
    std::ofstream(runs() / name) << text;
  }

  // A report of UnixBench's with this index.
  static std::string unixbench(const std::string& index) {
    return "   BYTE UNIX Benchmarks (Version 5.1.3)\n\n"
           "   System: web-08: GNU/Linux\n"
           "   CPU 0: Intel(R) Core(TM) i7 CPU 950 @ 3.07GHz (6146.5 bogomips)\n\n" +
           std::string(72, '-') +
           "\nBenchmark Run: Fri Jan 15 2027 09:00:00 - 09:02:10\n"
           "2 CPUs in system; running 1 parallel copy of tests\n\n"
           "Pipe Throughput                             2602655.6 lps   (10.0 s, 7 samples)\n\n"
           "System Benchmarks Partial Index              BASELINE       RESULT    INDEX\n"
           "Pipe Throughput                               12440.0    2602655.6   2092.2\n"
           "                                                                   ========\n"
           "System Benchmarks Index Score (Partial Only)                       " +
           index + "\n";
  }

  int show(const std::string& format = "text") {
    out.str("");
    return command({"show", runs().string(), "--format", format});
  }
};

TEST_F(ShowFolder, HasALineAReportByName) {
  leave("b.txt", unixbench("  2092.2"));
  leave("a.txt", unixbench("  2092.1"));
  add_counting_kernel("pipe");
  ASSERT_EQ(quick_run({"-q", "-c", "1", "-i", "2", "--results", runs().string(), "--output", "c",
                       "--baseline", table(), "pipe"}),
            0);

  EXPECT_EQ(show(), 0) << err.str();

  const auto text = out.str();
  const auto a = text.find("\na.txt  UnixBench 5.1.3  2 x Intel Cor");
  const auto b = text.find("\nb.txt  UnixBench 5.1.3  ");
  const auto c = text.find("\nc.log  unixmark ");
  ASSERT_NE(c, std::string::npos) << text;
  EXPECT_LT(a, b) << text;
  EXPECT_LT(b, c) << text;
  EXPECT_NE(text.substr(a, b - a).find("  1       2092.1"), std::string::npos) << text;
}

TEST_F(ShowFolder, CountsAndNamesWhatIsNoReport) {
  leave("a.txt", unixbench("  2092.2"));
  leave("prose", "Once upon a time\n");
  leave("binary", std::string("\x7f\0ELF", 5));
  leave("picture.png", "");
  std::filesystem::create_directory(runs() / "folder");
  ASSERT_EQ(mkfifo((runs() / "pipe").c_str(), 0600), 0);

  EXPECT_EQ(show(), 0);

  EXPECT_TRUE(complained("2 files are no reports: binary, prose\n")) << err.str();
}

// A file that nobody can read from its beginning, also root.
TEST_F(ShowFolder, TellsFilesThatCannotBeReadFromThoseThatAreNone) {
  leave("a.txt", unixbench("  2092.2"));
  leave("prose", "Once upon a time\n");
  std::filesystem::create_symlink("/proc/self/mem", runs() / "secret");

  EXPECT_EQ(show(), 0);

  EXPECT_TRUE(complained("unixmark: 1 file is no report: prose\n")) << err.str();
  EXPECT_TRUE(complained("unixmark: 1 file cannot be read: secret\n")) << err.str();
}

TEST_F(ShowFolder, TakesTheNextFileOfARunWhereOneCannotBeRead) {
  leave("a.log", "not a log of anything\n");
  leave("a", unixbench("  2092.2"));

  EXPECT_EQ(show(), 0);

  EXPECT_TRUE(said("\na     UnixBench 5.1.3 ")) << out.str();
  EXPECT_FALSE(complained("no report"));
}

TEST_F(ShowFolder, IsThereForProgramsToo) {
  leave("a.txt", unixbench("  2092.2"));

  EXPECT_EQ(show("csv"), 0);
  EXPECT_TRUE(
      said("\na.txt,UnixBench,5.1.3,web-08,Intel Core i7 950,2,1,System Benchmarks,2092.2,"));
  EXPECT_EQ(show("json"), 0);
  EXPECT_TRUE(said("\"schema\": \"unixmark-folder/1\""));
  EXPECT_EQ(show("html"), 1);
  EXPECT_TRUE(complained(
      "There is no format 'html' of a folder's table. The formats are text, csv, json."));
  EXPECT_EQ(show("jso"), 1);
  EXPECT_TRUE(complained("Did you mean 'json'? The formats are text, csv, json."));
}

TEST_F(ShowFolder, SaysWhereThereIsNoReport) {
  EXPECT_EQ(show(), 1);

  EXPECT_TRUE(complained("There is no report in " + runs().string()));
}

// Whoever reads a file, its line has its place.
TEST_F(ShowFolder, HasManyReportsInTheirOrder) {
  for (int i = 0; i < 200; ++i) {
    leave(cat("host-", 1000 + i), unixbench(cat("  ", 2000 + i, ".0")));
  }

  EXPECT_EQ(show(), 0);

  const auto text = out.str();
  auto lines = split(text, '\n');
  std::erase_if(lines, [](std::string_view line) { return !line.starts_with("host-"); });
  ASSERT_EQ(lines.size(), 200U);
  for (std::size_t i = 0; i < 200; ++i) {
    EXPECT_TRUE(lines[i].starts_with(cat("host-", 1000 + i, ' '))) << lines[i];
    EXPECT_NE(lines[i].find(cat(' ', 2000 + i, ".0")), std::string_view::npos) << lines[i];
  }
}

}  // namespace
}  // namespace unixmark::cli
