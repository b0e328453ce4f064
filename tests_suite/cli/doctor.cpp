#include "tests_suite/cli/cli_test.hpp"

namespace unixmark::cli {
namespace {

class Doctor : public CliTest {};

// What this machine is like is not the test's business, that the status agrees with the page is.
TEST_F(Doctor, EndsWithTwoWhereItFoundSomething) {
  const int status = command({"doctor"});

  EXPECT_EQ(status, said("finding  ") ? 2 : 0);
  EXPECT_TRUE(said("Nothing was changed."));
  EXPECT_EQ(err.str(), "");
}

TEST_F(Doctor, SaysThatStandardOutputTookNothing) {
  out.setstate(std::ios::badbit);

  EXPECT_EQ(command({"doctor"}), 1);

  EXPECT_TRUE(complained("standard output"));
}

TEST_F(Doctor, SpeaksJson) {
  const int status = command({"doctor", "--json"});

  EXPECT_TRUE(out.str().starts_with("{\n \"schema\": \"unixmark-doctor/1\","));
  EXPECT_EQ(status, said("\"clean\": false") ? 2 : 0);
}

TEST_F(Doctor, RefusesWhatItDoesNotKnow) {
  EXPECT_EQ(command({"doctor", "--fix"}), 1);
  EXPECT_TRUE(complained("unixmark doctor [--json]"));
}

}  // namespace
}  // namespace unixmark::cli
