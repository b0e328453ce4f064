#include "sys/topology.hpp"

#include "base/text.hpp"
#include "tests_suite/sys/fixture.hpp"
#include "tests_suite/sys/temporary_tree.hpp"

#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

std::vector<int> ids(int count) {
  std::vector<int> all(static_cast<std::size_t>(count));
  std::iota(all.begin(), all.end(), 0);
  return all;
}

void write_siblings(const TemporaryTree& tree, int id, const std::string& list) {
  tree.write(cat("sys/devices/system/cpu/cpu", id, "/topology/thread_siblings_list"), list + '\n');
}

// Two nodes of four cores with two processors each, which are numbered as large machines do it:
// first all cores of both nodes, then their second processors.
void write_server(const TemporaryTree& tree) {
  for (int core = 0; core < 8; ++core) {
    write_siblings(tree, core, cat(core, ',', core + 8));
    write_siblings(tree, core + 8, cat(core, ',', core + 8));
  }
  tree.write("sys/devices/system/node/node0/cpulist", "0-3,8-11\n");
  tree.write("sys/devices/system/node/node1/cpulist", "4-7,12-15\n");
  tree.write("sys/devices/system/node/possible", "0-1\n");
}

TEST(Topology, CountsCoresAndNodes) {
  const TemporaryTree tree;
  write_server(tree);

  const auto found = describe_topology(ids(16), tree.folder());

  EXPECT_EQ(found.cores, 8);
  EXPECT_EQ(found.node_cores, (std::vector<int>{4, 4}));
  EXPECT_EQ(found.spread, ids(16));
}

TEST(Topology, TakesOneProcessorOfEveryCoreFirst) {
  const TemporaryTree tree;
  for (int id = 0; id < 4; ++id) write_siblings(tree, id, id < 2 ? "0-1" : "2-3");

  const auto found = describe_topology(ids(4), tree.folder());

  EXPECT_EQ(found.cores, 2);
  EXPECT_EQ(found.spread, (std::vector<int>{0, 2, 1, 3}));
}

TEST(Topology, IsOfTheAllowedProcessorsAlone) {
  const TemporaryTree tree;
  write_server(tree);

  const auto found = describe_topology({0, 1, 8, 12}, tree.folder());

  EXPECT_EQ(found.cores, 3);
  EXPECT_EQ(found.node_cores, (std::vector<int>{2, 1}));
  EXPECT_EQ(found.spread, (std::vector<int>{0, 1, 12, 8}));
}

TEST(Topology, KnowsNothingOfAMachineThatTellsNothing) {
  const auto found = describe_topology(ids(4), fixture("docker"));

  EXPECT_EQ(found.cores, 0);
  EXPECT_EQ(found.node_cores, std::vector<int>{4});
  EXPECT_EQ(found.spread, ids(4));
}

TEST(Topology, KnowsNoCoresWhereOneProcessorTellsNothing) {
  const TemporaryTree tree;
  write_siblings(tree, 0, "0-1");

  EXPECT_EQ(describe_topology(ids(2), tree.folder()).cores, 0);
}

TEST(Topology, OfThisMachineHasEveryAllowedProcessorOnce) {
  const auto found = describe_topology({0}, "/");

  EXPECT_EQ(found.spread, std::vector<int>{0});
  EXPECT_LE(found.cores, 1);
}

}  // namespace
}  // namespace unixmark::sys
