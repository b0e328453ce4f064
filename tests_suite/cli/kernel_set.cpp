#include "cli/kernel_set.hpp"

#include "tests_suite/cli/cli_test.hpp"

namespace unixmark::cli {
namespace {

class KernelSetTest : public CliTest {
 protected:
  [[nodiscard]] std::filesystem::path bundled() const { return folder / "kernels-static"; }
};

TEST_F(KernelSetTest, TheUsualOnesAreTakenWhereThereAreNoOthers) {
  add_kernel("hanoi", "exit 1");

  const auto set = kernels_that_start(kernels());

  EXPECT_EQ(set.folder, kernels());
  EXPECT_EQ(set.note, "");
}

TEST_F(KernelSetTest, TheUsualOnesAreTakenWhereTheyStart) {
  std::filesystem::create_directory(bundled());
  add_kernel("hanoi", "[ \"$*\" = '--work 1' ]");

  const auto set = kernels_that_start(kernels());

  EXPECT_EQ(set.folder, kernels());
  EXPECT_EQ(set.note, "");
}

TEST_F(KernelSetTest, OthersAreTakenWhereTheyDoNotAndItsWordsAreHandedOn) {
  std::filesystem::create_directory(bundled());
  add_kernel("hanoi", "echo 'hanoi: no version 9 of the library' >&2; exit 1");

  const auto set = kernels_that_start(kernels());

  EXPECT_EQ(set.folder, bundled());
  EXPECT_NE(set.note.find("no version 9 of the library"), std::string::npos) << set.note;
}

TEST_F(KernelSetTest, OthersAreTakenWhereThereAreNoUsualOnes) {
  std::filesystem::create_directory(bundled());

  const auto set = kernels_that_start(kernels());

  EXPECT_EQ(set.folder, bundled());
  EXPECT_NE(set.note.find("No such file"), std::string::npos) << set.note;
}

}  // namespace
}  // namespace unixmark::cli
