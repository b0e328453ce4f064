#include "cli/places.hpp"

#include "base/error.hpp"
#include "cli/result_files.hpp"
#include "tests_suite/cli/cli_test.hpp"

namespace unixmark::cli {
namespace {

class PlacesTest : public CliTest {};

TEST_F(PlacesTest, InABuildKernelsLieBesideTheProgram) {
  auto here = env();
  here.variables = {};

  const auto places = find_places(here);

  EXPECT_EQ(places.kernels, std::filesystem::path(BINARY_DIR) / "pgms");
  EXPECT_EQ(places.results, std::filesystem::path(SOURCE_DIR) / "results");
  EXPECT_FALSE(places.foreign);
}

TEST_F(PlacesTest, InstalledTheyLieBelowThePrefix) {
  auto here = env();
  here.program = "/opt/unixmark/bin/unixmark";
  here.variables = {"HOME=/home/someone"};

  const auto places = find_places(here);

  EXPECT_EQ(places.kernels, "/opt/unixmark/libexec/unixmark");
  EXPECT_EQ(places.data, "/opt/unixmark/libexec/unixmark/data");
  EXPECT_EQ(places.baselines, "/opt/unixmark/share/unixmark/baselines");
  EXPECT_EQ(places.results, "/home/someone/.local/state/unixmark/results");
  EXPECT_EQ(places.scratch, "/var/tmp");
}

TEST_F(PlacesTest, ABundleKeepsWhatItMakes) {
  std::filesystem::create_directory(folder / "bin");
  std::ofstream(folder / "Run") << "a link to the program";
  auto here = env();
  here.program = folder / "bin/unixmark";
  here.variables = {"HOME=/home/someone"};

  const auto places = find_places(here);

  EXPECT_EQ(places.kernels, folder / "libexec/unixmark");
  EXPECT_EQ(places.results, folder / "results");
  EXPECT_EQ(places.scratch, folder);
}

TEST_F(PlacesTest, WhatWasInstalledWithinACheckoutIsNotTakenForItsBuild) {
  std::filesystem::create_directories(folder / "baselines");
  std::ofstream(folder / "baselines/sparc20.base");
  std::ofstream(folder / "CMakePresets.json");
  std::filesystem::create_directories(folder / "inst/libexec/unixmark");
  auto here = env();
  here.program = folder / "inst/bin/unixmark";
  here.variables = {"HOME=/home/someone"};

  EXPECT_EQ(find_places(here).kernels, folder / "inst/libexec/unixmark");
  here.program = folder / "build/release/src/unixmark";
  EXPECT_EQ(find_places(here).kernels, folder / "build/release/pgms");
}

TEST_F(PlacesTest, KernelsThatNeedNoLibraryAreNotForeign) {
  const auto static_kernels = folder / "libexec/unixmark-static";
  std::filesystem::create_directories(static_kernels);
  auto here = env();
  here.program = folder / "bin/unixmark";
  here.variables = {"HOME=/home/someone", "UB_BINDIR=" + static_kernels.string()};

  const auto places = find_places(here);

  EXPECT_EQ(places.kernels, static_kernels);
  EXPECT_EQ(places.kernels_note, "");
  EXPECT_FALSE(places.foreign);
}

TEST_F(PlacesTest, ScratchFilesGoWhereTheyCanBeWritten) {
  std::ofstream(folder / "file") << "in the way";
  auto here = env();
  here.program = "/opt/unixmark/bin/unixmark";
  const std::string closed = "TMPDIR=" + (folder / "file/below").string();

  here.variables = {closed, "HOME=" + folder.string()};
  EXPECT_EQ(find_places(here).scratch, folder / ".local/state/unixmark");
  EXPECT_NE(find_places(here).scratch_note, "");
  here.variables = {closed, "HOME=" + folder.string(), "XDG_STATE_HOME=relative"};
  EXPECT_EQ(find_places(here).scratch, "/var/tmp");
  here.variables = {"TMPDIR=" + folder.string()};
  EXPECT_EQ(find_places(here).scratch, folder);
  EXPECT_EQ(find_places(here).scratch_note, "");
}

TEST_F(PlacesTest, ForeignKernelsBringTheirDataOrTakeOurs) {
  const auto ours = find_places(env()).data;
  EXPECT_EQ(ours, std::filesystem::path(BINARY_DIR) / "pgms/data");

  std::filesystem::create_directory(kernels() / "data");
  const auto theirs = find_places(env());

  EXPECT_EQ(theirs.data, kernels() / "data");
  EXPECT_TRUE(theirs.foreign);
}

TEST_F(PlacesTest, AFolderThatIsNotThereIsRefusedByItsVariable) {
  std::filesystem::remove(folder / "scratch");

  EXPECT_EQ(quick_run({"-q", "pipe"}), 1);

  EXPECT_TRUE(complained("UB_TMPDIR names '"));
  EXPECT_FALSE(std::filesystem::exists(folder / "scratch"));
}

TEST_F(PlacesTest, AFolderWhereEverybodyMayReplaceFilesIsRefused) {
  const auto open = folder / "open";
  std::filesystem::create_directories(open / "below");
  std::filesystem::permissions(open, std::filesystem::perms::all);
  for (const std::string name : {"UB_TMPDIR", "UB_TESTDIR"}) {
    for (const auto& place : {open, open / "below"}) {
      SCOPED_TRACE(cat(name, ' ', place.string()));
      variables = {cat(name, '=', place.string())};
      err.str("");

      EXPECT_EQ(command({"--dry-run", "pipe"}), 1);

      EXPECT_TRUE(complained(cat(name, " names '", place.string(), "', and everybody may write")));
      EXPECT_TRUE(complained(cat("'chmod +t ", open.string(), "'")));
    }
  }
  std::filesystem::permissions(open,
                               std::filesystem::perms::all | std::filesystem::perms::sticky_bit);
  EXPECT_EQ(find_places(env()).working, open / "below");
}

TEST(Variable, AnEmptyValueIsNone) {
  std::ostringstream sink;
  const Env env{.out = sink,
                .err = sink,
                .out_is_terminal = false,
                .variables = {"NAMES=wrong", "NAME=", "OTHER=yes"},
                .program = {},
                .stop_requests = {}};

  EXPECT_EQ(variable(env, "NAME"), std::nullopt);
  EXPECT_EQ(variable(env, "OTHER"), "yes");
  EXPECT_FALSE(flag_variable(env, "OTHER"));
}

TEST(ReportNameStem, IsHostAndLocalDay) {
  constexpr WallTime late{.unix_seconds = 1'796'079'600, .utc_offset_seconds = 3600};

  EXPECT_EQ(report_name_stem("web-07.example.org", late), "web-07.example.org-2026-12-01");
  EXPECT_EQ(report_name_stem("../a b", late), "host..-a-b-2026-12-01");
}

}  // namespace
}  // namespace unixmark::cli
