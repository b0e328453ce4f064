// Which kernels are measured, and what their copies share.
#include "cli/chosen_profile.hpp"
#include "cli/places.hpp"
#include "tests_suite/cli/cli_test.hpp"

namespace unixmark::cli {
namespace {

class Profiles : public CliTest {
 protected:
  // What the kernels in UB_BINDIR say that they are.
  void kernels_are(const std::string& profile) const {
    std::ofstream(kernels() / "kernels.build")
        << "compiler=cc 1\nflags=-O2\nprofile=" << profile << '\n';
  }

  // Leaves the arguments of each copy of fstime as a line.
  void add_file_test() const {
    add_kernel("fstime", "echo \"$*\" >> " + (folder / "arguments").string() +
                             "\necho 'COUNT|1000|0|KBps' >&2\necho 'TIME|0.1' >&2");
  }

  // The folders that two copies of a file test were given.
  [[nodiscard]] std::set<std::string> folders_of_two_copies(std::vector<std::string> options) {
    std::filesystem::remove(folder / "arguments");
    options.insert(options.end(), {"-q", "-c", "2", "-i", "1", "fstime"});
    EXPECT_EQ(quick_run(options), 0) << err.str() << out.str();
    std::ifstream lines(folder / "arguments");
    std::set<std::string> folders;
    int copies = 0;
    for (std::string line; std::getline(lines, line); ++copies) {
      const auto all = words(line);
      folders.insert(std::string(*(std::ranges::find(all, "-d") + 1)));
    }
    EXPECT_EQ(copies, 2);
    return folders;
  }
};

TEST_F(Profiles, AreListed) {
  EXPECT_EQ(command({"list", "profiles"}), 0);

  EXPECT_TRUE(out.str().starts_with("Profiles:\n  6.0 "));
  EXPECT_TRUE(said("\n  5.1.3 "));
  EXPECT_LE(widest(), 80U);
}

TEST_F(Profiles, AreExplainedOneByOneAndTogether) {
  EXPECT_EQ(command({"--explain", "5.1.3"}), 0);
  const auto old = out.str();
  EXPECT_TRUE(old.starts_with("Profile 5.1.3\n"));
  EXPECT_TRUE(said("-fomit-frame-pointer"));
  out.str("");
  EXPECT_EQ(command({"--explain", "6.0"}), 0);
  const auto usual = out.str();
  out.str("");

  EXPECT_EQ(command({"--explain", "profile"}), 0);

  EXPECT_EQ(out.str(), usual + '\n' + old);
  EXPECT_LE(widest(), 80U);
}

TEST_F(Profiles, AMisspeltOneGetsTheOneThatWasMeant) {
  EXPECT_EQ(command({"--profile", "5.1", "pipe"}), 1);
  EXPECT_TRUE(complained("There is no profile '5.1'. Did you mean '5.1.3'?"));
  EXPECT_EQ(command({"--profile", "", "pipe"}), 1);
  EXPECT_EQ(command({"calibrate", "--profile", "old"}), 1);
  EXPECT_TRUE(complained("There is no profile 'old'. There are 6.0, 5.1.3."));
}

TEST_F(Profiles, HaveFoldersOfKernelsBesideEachOther) {
  auto here = env();
  here.variables = {};
  const std::filesystem::path build = BINARY_DIR;
  const auto& old = catalog::profile_called("5.1.3");

  EXPECT_EQ(find_places(here).kernels, build / "pgms");
  EXPECT_EQ(find_places(here, old).kernels, build / "pgms-5.1.3");
  EXPECT_EQ(find_places(here, old).data.lexically_normal().filename(), "data");
  EXPECT_FALSE(find_places(here, old).foreign);
  here.program = "/opt/unixmark/bin/unixmark";
  EXPECT_EQ(find_places(here, old).kernels, "/opt/unixmark/libexec/unixmark-5.1.3");
  EXPECT_EQ(find_places(here, old).data, "/opt/unixmark/libexec/unixmark/data");
}

TEST_F(Profiles, KernelsOfOursInAnotherFolderOfOursAreNotForeign) {
  auto here = env();
  here.variables = {"UB_BINDIR=" + std::string(BINARY_DIR) + "/pgms-5.1.3"};

  EXPECT_FALSE(find_places(here).foreign);
}

TEST_F(Profiles, OfTheOldOneCopiesOfAFileTestShareAFolder) {
  add_file_test();

  kernels_are("6.0");
  EXPECT_EQ(folders_of_two_copies({}).size(), 2U);
  kernels_are("5.1.3");
  EXPECT_EQ(folders_of_two_copies({"--profile", "5.1.3"}).size(), 1U);
  EXPECT_TRUE(std::filesystem::is_empty(folder / "scratch"));
}

TEST_F(Profiles, WithoutOneThatOfTheKernelsInUbBindirIsTaken) {
  add_file_test();

  kernels_are("5.1.3");
  EXPECT_EQ(folders_of_two_copies({}).size(), 1U);
  std::filesystem::remove(kernels() / "kernels.build");
  EXPECT_EQ(folders_of_two_copies({}).size(), 2U);
}

TEST_F(Profiles, OtherKernelsInUbBindirThanThoseAskedForAreRefused) {
  add_file_test();
  kernels_are("5.1.3");

  EXPECT_EQ(quick_run({"--profile", "6.0", "fstime"}), 1);

  EXPECT_TRUE(complained(" are of profile 5.1.3. Leave one of the two out.")) << err.str();
  EXPECT_FALSE(std::filesystem::exists(folder / "arguments"));
}

TEST_F(Profiles, ForeignKernelsAreRunAsTheOneAskedForAndStayForeign) {
  add_file_test();

  EXPECT_EQ(folders_of_two_copies({"--profile", "5.1.3"}).size(), 1U);

  EXPECT_TRUE(said(", profile foreign, ")) << out.str();
}

TEST_F(Profiles, AreNamedByThePlanAndTheReport) {
  add_counting_kernel("pipe");
  kernels_are("5.1.3");

  EXPECT_EQ(quick_run({"-c", "1", "-i", "1", "--profile", "5.1.3", "pipe"}), 0) << err.str();

  EXPECT_TRUE(said(" classic schedule, profile 5.1.3\n")) << out.str();
  EXPECT_TRUE(said("   BYTE UNIX Benchmarks (Version 5.1.3)\n"));
  EXPECT_TRUE(said(", profile 5.1.3, cc 1 -O2, kernels "));
}

TEST_F(Profiles, ARunIsNotResumedByKernelsOfAnother) {
  add_counting_kernel("pipe");
  kernels_are("5.1.3");
  stop_requests = 1;
  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "2", "--output", "one", "pipe"}), 130);
  stop_requests = 0;
  kernels_are("6.0");

  EXPECT_EQ(command({"resume", (results() / "one.log").string()}), 1);

  EXPECT_TRUE(complained("profile: 5.1.3 before, 6.0 now")) << err.str();
}

TEST_F(Profiles, ACalibrationKnowsItsOwn) {
  variables = {"XDG_STATE_HOME=" + (folder / "state").string()};
  add_counting_kernel("pipe");
  kernels_are("5.1.3");
  EXPECT_EQ(
      command({"calibrate", "--seconds", "0.1", "-c", "1", "-q", "--profile", "5.1.3", "pipe"}), 0)
      << err.str();
  EXPECT_TRUE(said("on this boot")) << out.str();
  out.str("");
  kernels_are("6.0");

  EXPECT_EQ(command({"calibrate", "--show", "--profile", "6.0", "pipe"}), 0) << err.str();

  EXPECT_FALSE(said("on this boot")) << out.str();
}

}  // namespace
}  // namespace unixmark::cli
