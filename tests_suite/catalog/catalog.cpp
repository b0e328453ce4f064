#include "catalog/catalog.hpp"

#include "base/error.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::catalog {
namespace {

using Names = std::vector<std::string>;

Names names_of(const std::vector<const Test*>& tests) {
  Names names;
  for (const auto* test : tests) names.emplace_back(test->name);
  return names;
}

std::string complaint_about(const Names& names) {
  try {
    return "selected " + std::to_string(select(names).size());
  } catch (const Error& error) {
    return error.what();
  }
}

TEST(Find, KnowsNamesAlone) {
  EXPECT_EQ(find("pipe")->title, "Pipe Throughput");
  EXPECT_EQ(find("Pipe Throughput"), nullptr);
  EXPECT_EQ(find(""), nullptr);
}

TEST(Title, IsTheOneOfReports) {
  EXPECT_EQ(title(Category::System), "System Benchmarks");
  EXPECT_EQ(title(Category::Graphics2d), "2D Graphics Benchmarks");
  EXPECT_EQ(title(Category::Graphics3d), "3D Graphics Benchmarks");
  EXPECT_EQ(title(Category::Misc), "Non-Index Benchmarks");
}

TEST(GroupNames, BeginWithTheIndex) {
  EXPECT_EQ(group_names(),
            (Names{"index", "oldsystem", "system", "fs", "shell", "arithmetic", "dhry", "dhrystone",
                   "whets", "whetstone", "misc", "speed", "graphics", "gindex", "all"}));
}

TEST(Group, IndexIsTheTwelveTestsOfTheIndexInTheirOrder) {
  EXPECT_EQ(names_of(group("index")),
            (Names{"dhry2reg", "whetstone-double", "execl", "fstime", "fsbuffer", "fsdisk", "pipe",
                   "context1", "spawn", "syscall", "shell1", "shell8"}));
}

TEST(Group, OldsystemIsTheSystemTestsWithoutShells) {
  EXPECT_EQ(names_of(group("oldsystem")), (Names{"execl", "fstime", "fsbuffer", "fsdisk", "pipe",
                                                 "context1", "spawn", "syscall"}));
}

TEST(Group, SystemAddsTheShells) {
  EXPECT_EQ(names_of(group("system")),
            (Names{"execl", "fstime", "fsbuffer", "fsdisk", "pipe", "context1", "spawn", "syscall",
                   "shell1", "shell8", "shell16"}));
}

TEST(Group, SpeedIsArithmeticAndSystem) {
  EXPECT_EQ(names_of(group("speed")),
            (Names{"whetstone-double", "execl", "fstime", "fsbuffer", "fsdisk", "pipe", "context1",
                   "spawn", "syscall", "shell1", "shell8", "shell16", "arithoh", "short", "int",
                   "long", "float", "double"}));
}

TEST(Group, SmallOnesHoldWhatTheyAlwaysHeld) {
  EXPECT_EQ(names_of(group("fs")), (Names{"fstime", "fsbuffer", "fsdisk", "fstime-w", "fsbuffer-w",
                                          "fsdisk-w", "fstime-r", "fsbuffer-r", "fsdisk-r"}));
  EXPECT_EQ(names_of(group("shell")), (Names{"shell1", "shell8", "shell16"}));
  EXPECT_EQ(names_of(group("arithmetic")),
            (Names{"whetstone-double", "arithoh", "short", "int", "long", "float", "double"}));
  EXPECT_EQ(names_of(group("misc")), (Names{"C", "dc", "hanoi"}));
  EXPECT_EQ(names_of(group("dhry")), Names{"dhry2reg"});
  EXPECT_EQ(names_of(group("dhrystone")), Names{"dhry2reg"});
  EXPECT_EQ(names_of(group("whets")), Names{"whetstone-double"});
  EXPECT_EQ(names_of(group("whetstone")), Names{"whetstone-double"});
}

TEST(Group, GraphicsJoinTheIndexInGindex) {
  EXPECT_EQ(names_of(group("graphics")), (Names{"2d-rects", "2d-ellipse", "2d-aashapes", "2d-text",
                                                "2d-blit", "2d-window", "ubgears"}));
  EXPECT_EQ(group("gindex").size(), 19U);
}

TEST(Group, AllIsEveryTest) {
  EXPECT_EQ(group("all").size(), tests().size());
}

TEST(Group, IsEmptyForAnythingElse) {
  EXPECT_TRUE(group("pipe").empty());
  EXPECT_TRUE(group("").empty());
}

TEST(Select, TakesTheIndexWhenNothingIsAsked) {
  EXPECT_EQ(names_of(select({})), names_of(group("index")));
}

TEST(Select, KeepsTheOrderAskedForAndTakesEachTestOnce) {
  EXPECT_EQ(names_of(select(Names{"syscall", "shell", "shell1", "pipe"})),
            (Names{"syscall", "shell1", "shell8", "shell16", "pipe"}));
}

TEST(Select, ProposesTheNearestNameForAMisspeltOne) {
  EXPECT_EQ(complaint_about({"pipe", "sycall"}),
            "There is no test or group called 'sycall'. Did you mean 'syscall'?");
  EXPECT_EQ(complaint_about({"indx"}),
            "There is no test or group called 'indx'. Did you mean 'index'?");
}

TEST(Select, PointsToTheListWhenNoNameIsNear) {
  EXPECT_EQ(complaint_about({"memory-bandwidth"}),
            "There is no test or group called 'memory-bandwidth'. 'unixmark list' shows them all.");
}

}  // namespace
}  // namespace unixmark::catalog
