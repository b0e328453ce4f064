#include "cli/siblings.hpp"

#include "tests_suite/cli/cli_test.hpp"

namespace unixmark::cli {
namespace {

namespace fs = std::filesystem;

class Siblings : public CliTest {
 protected:
  Siblings() { fs::create_directory(runs()); }

  [[nodiscard]] fs::path runs() const { return folder / "runs"; }

  void leave(const std::string& name, const std::string& text = "") const {
    std::ofstream(runs() / name) << text;
  }

  [[nodiscard]] std::vector<std::string> of(const std::string& name) const {
    return names_of(siblings(runs() / name));
  }

  [[nodiscard]] static std::vector<std::string> names_of(const std::vector<fs::path>& files) {
    std::vector<std::string> names;
    for (const auto& file : files) names.push_back(file.filename().string());
    return names;
  }
};

using SiblingNames = std::vector<std::string>;

TEST_F(Siblings, AreTheOtherFilesOfARunInTheOrderOfWhatTheyHold) {
  for (const auto* name : {"one", "one.log", "one.html", "one.json", "one.csv", "one.png", "two"}) {
    leave(name);
  }

  EXPECT_EQ(of("one"), (SiblingNames{"one.log", "one.json", "one.html"}));
  EXPECT_EQ(of("one.csv"), (SiblingNames{"one.log", "one.json", "one.html", "one"}));
  EXPECT_EQ(of("one.log"), (SiblingNames{"one.json", "one.html", "one"}));
  EXPECT_EQ(of("two"), SiblingNames{});
}

TEST_F(Siblings, LeavePointsInHostsNamesAlone) {
  leave("web.example-2026-11-30-01");
  leave("web.example-2026-11-30-01.log");
  leave("web.log");

  EXPECT_EQ(of("web.example-2026-11-30-01"), (SiblingNames{"web.example-2026-11-30-01.log"}));
}

TEST_F(Siblings, AreNoFolders) {
  leave("one");
  fs::create_directory(runs() / "one.log");

  EXPECT_EQ(of("one"), SiblingNames{});
}

TEST_F(Siblings, OfAFolderAreOneARunSortedByName) {
  for (const auto* name : {"b.txt", "a", "a.log", "a.html", "c.json", "c.html", "d.csv", ".hidden",
                           "e.png", "f~", "g.md", "h.log.gz"}) {
    leave(name, "Measured by: unixmark");
  }
  fs::create_directory(runs() / "folder.log");

  EXPECT_EQ(names_of(report_files(runs())), (SiblingNames{"a.log", "b.txt", "c.json"}));
}

TEST_F(Siblings, OfAFolderAreWhatHoldsMostOfUnixmarkButTheTextOfUnixBench) {
  for (const auto* name : {"ours", "page"}) {
    leave(name, "   BYTE UNIX Benchmarks (Version 6.0.0)\n\n   Measured by: unixmark 0.1.0\n");
  }
  for (const auto* name : {"ours.log", "page.html", "theirs.html", "theirs.log", "log.log"}) {
    leave(name);
  }
  leave("theirs", "   BYTE UNIX Benchmarks (Version 5.1.3)\n");

  EXPECT_EQ(names_of(report_files(runs())),
            (SiblingNames{"log.log", "ours.log", "page.html", "theirs"}));
}

TEST_F(Siblings, OfAFolderThatCannotBeLookedIntoAreAnError) {
  EXPECT_THROW(static_cast<void>(report_files(runs() / "nowhere")), Error);
}

}  // namespace
}  // namespace unixmark::cli
