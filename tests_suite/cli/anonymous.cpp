#include "cli/anonymous.hpp"

#include "sys/machine.hpp"
#include "tests_suite/cli/cli_test.hpp"

namespace unixmark::cli {
namespace {

class AnonymousTest : public CliTest {
 protected:
  [[nodiscard]] std::string hidden(std::string_view text) {
    return Anonymous("box7.corp", env()).hidden(text);
  }
};

TEST_F(AnonymousTest, PathsAreHiddenWhereverTheyStand) {
  EXPECT_EQ(hidden("cannot read /srv/a/b.txt."), "cannot read <path>.");
  EXPECT_EQ(hidden("UB_BINDIR=/srv/a"), "UB_BINDIR=<path>");
  EXPECT_EQ(hidden("there is no '/srv/of two words/b': make it"), "there is no '<path>': make it");
  EXPECT_EQ(hidden("/srv/a, /srv/b (/srv/c)"), "<path>, <path> (<path>)");
  EXPECT_EQ(hidden("a=/srv/a,/srv/b;/srv/c"), "a=<path>,<path>;<path>");
  EXPECT_EQ(hidden("see file:///srv/a"), "see file:<path>");
  EXPECT_EQ(hidden("./rel/a.txt ../b ~ada/c"), "<path> <path> <path>");
}

TEST_F(AnonymousTest, WhatEveryLinuxHasAndWhatIsNoPathStay) {
  for (const std::string_view text :
       {"opening /dev/null", "see /proc/sys/kernel", "12.5 MB/s and/or 3 KB/s", "10 / 2", "/"})
    EXPECT_EQ(hidden(text), text);
  EXPECT_EQ(hidden("/devices/x"), "<path>");
}

TEST_F(AnonymousTest, TheHostAndTheUserAreHiddenAsWords) {
  variables = {"USER=ada", "HOME=/home/of ada"};

  EXPECT_EQ(hidden("box7.corp said no to ada."), "anonymous said no to <user>.");
  EXPECT_EQ(hidden("adapted on box7.corp.example."), "adapted on anonymous.");
  EXPECT_EQ(hidden("box7.corporation xbox7.corp"), "box7.corporation xbox7.corp");
  EXPECT_EQ(hidden("in /home/of ada/x now"), "in <path> now");
}

TEST_F(AnonymousTest, RootIsNobodyInParticular) {
  variables = {"USER=root"};

  EXPECT_EQ(hidden("this needs root"), "this needs root");
}

TEST_F(AnonymousTest, WhatWasTypedTellsNoFolder) {
  report::Header header;
  header.command = {"unixmark", "run", "--results", "ada", "--baseline=x/ada.base", "pipe"};
  header.baseline.name = "x/ada.base";

  Anonymous("box7", env()).hide_in(header);

  EXPECT_EQ(join(header.command, " "), "unixmark run --results <path> --baseline=<path> pipe");
  EXPECT_EQ(header.baseline.name, "<path>");
}

TEST_F(AnonymousTest, NoReportOfARunTellsWhereItWas) {
  add_counting_kernel("pipe");
  add_kernel("syscall", "echo \"ERROR|cannot open $0\" >&2; exit 1");
  const auto host = sys::describe_machine().host;

  EXPECT_EQ(quick_run({"-c", "1", "-q", "--anonymous", "--csv", "--json", "--baseline", table(),
                       "pipe", "syscall"}),
            2);

  const auto names = result_names();
  ASSERT_EQ(names.size(), 5U);
  for (const auto& name : names) {
    EXPECT_TRUE(name.starts_with("anonymous-")) << name;
    const auto text = contents(results() / name);
    EXPECT_EQ(text.find(folder.string()), std::string::npos) << name;
    EXPECT_EQ(text.find(cat('"', host, '"')), std::string::npos) << name;
    EXPECT_EQ(text.find(cat("System: ", host, ":")), std::string::npos) << name;
  }
  EXPECT_TRUE(said("System: anonymous:"));
  EXPECT_TRUE(said("cannot open <path>"));
}

}  // namespace
}  // namespace unixmark::cli
