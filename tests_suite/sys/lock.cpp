#include "sys/lock.hpp"

#include "base/error.hpp"
#include "sys/file.hpp"
#include "sys/folder.hpp"

#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

class Lock : public testing::Test {
 protected:
  [[nodiscard]] std::filesystem::path file(std::string_view name) const {
    return folder_.path() / name;
  }

 private:
  PrivateFolder folder_{std::filesystem::temp_directory_path(), "sys-test-"};
};

TEST_F(Lock, LetsOneAtATimeReadAndWrite) {
  write_file(file("sum"), "0");
  const auto add = [&] {
    for (int i = 0; i < 10; ++i) {
      const FileLock lock(file("lock"));
      write_file(file("sum"), std::to_string(std::stoi(read_file(file("sum"))) + 1));
    }
  };

  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) threads.emplace_back(add);
  for (auto& thread : threads) thread.join();

  EXPECT_EQ(read_file(file("sum")), "40");
}

TEST_F(Lock, IsAnErrorWhereTheFileCannotBe) {
  EXPECT_THROW(FileLock(file("no/such/folder")), Error);
}

}  // namespace
}  // namespace unixmark::sys
