#include "cli/manual.hpp"

#include "tests_suite/cli/cli_test.hpp"

namespace unixmark::cli {
namespace {

Prose prose_of(std::string_view command) {
  const auto file = std::filesystem::path(SOURCE_DIR) / "doc" / cat(command, ".man");
  std::ifstream stream(file);
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  return parse_prose(text, file.string());
}

std::string page_of(const Command& command) {
  const auto prose = prose_of(command.name);
  return &command == &commands().front() ? program_page(prose) : manual_page(command, prose);
}

bool has(const std::string& page, const std::string& line) {
  return page.find('\n' + line + '\n') != page.npos;
}

std::string with_hyphens(std::string text) {
  replace_all(text, "-", "\\-");
  return text;
}

TEST(Manual, EveryPageHasItsSections) {
  for (const auto& command : commands()) {
    const auto page = page_of(command);
    for (const std::string heading :
         {"NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXAMPLES", "EXIT STATUS", "SEE ALSO"}) {
      EXPECT_TRUE(has(page, cat(".SH \"", heading, '"'))) << command.name << ": " << heading;
    }
  }
}

TEST(Manual, EveryOptionAndExampleIsOnItsPage) {
  for (const auto& command : commands()) {
    const auto page = page_of(command);
    for (const auto& option : command.options()) {
      if (option.group.empty()) continue;
      const auto begin = option.value.empty() ? cat("\n.B \"", with_hyphens(option.names), '"')
                                              : cat("\n.BI \"", with_hyphens(option.names), " \"");
      EXPECT_NE(page.find(begin), page.npos) << command.name << ": " << option.names;
    }
    for (const auto& example : command.examples) {
      EXPECT_TRUE(has(page, cat(".B \"", with_hyphens(std::string(example.line)), '"')))
          << example.line;
    }
  }
}

TEST(Manual, TheProgramsPageNamesEveryCommandWithItsPage) {
  const auto page = page_of(commands().front());

  for (const auto& command : commands().subspan(1)) {
    EXPECT_TRUE(has(page, cat(".B \"", command.name, '"'))) << command.name;
    EXPECT_NE(page.find(cat(".BR unixmark\\-", command.name, " (1)")), page.npos) << command.name;
  }
  EXPECT_TRUE(has(page, ".SH \"ENVIRONMENT\""));
  EXPECT_TRUE(has(page, ".SH \"FILES\""));
}

TEST(Manual, NotesFollowTheirOption) {
  const auto options = []() -> std::vector<Option> {
    return {{.names = "--it", .text = "Does it"}, {.names = "--that", .text = "Does that"}};
  };
  const Command command{"go", "", "goes", nullptr, options};

  const auto page = manual_page(command, parse_prose(".\\\" --it\nAnd more.\n", "go.man"));

  EXPECT_NE(page.find("\nDoes it.\nAnd more.\n.TP\n"), page.npos) << page;
}

TEST(Manual, ANoteOnNoOptionIsRefused) {
  const auto options = []() -> std::vector<Option> { return {}; };
  const Command command{"go", "", "goes", nullptr, options};

  EXPECT_THROW((void)manual_page(command, parse_prose(".\\\" --it\nMore.\n", "go.man")), Error);
}

TEST(Manual, WhatWouldBeARequestIsText) {
  const auto options = []() -> std::vector<Option> {
    return {{.names = "--it", .text = ".so said 'a\\b'"}};
  };
  const Command command{"go", "'quoted'", "goes", nullptr, options};

  const auto page = manual_page(command, {});

  EXPECT_TRUE(has(page, "\\&.so said 'a\\eb'.")) << page;
  EXPECT_TRUE(has(page, "\\&'quoted'")) << page;
}

TEST(Manual, ProseWithoutANameOrWithOneTwiceIsRefused) {
  EXPECT_THROW((void)parse_prose("Text\n", "x"), Error);
  EXPECT_THROW((void)parse_prose(".\\\" A\nText\n.\\\" A\nText\n", "x"), Error);
  EXPECT_THROW((void)parse_prose(".\\\" A\n.\\\" B\nText\n", "x"), Error);
}

}  // namespace
}  // namespace unixmark::cli
