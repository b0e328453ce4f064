// Every example of help and manual pages, read by the parser that reads users' words.
#include "catalog/catalog.hpp"
#include "cli/parse_command.hpp"
#include "tests_suite/cli/cli_test.hpp"

namespace unixmark::cli {
namespace {

class Examples : public CliTest {};

// What the program gets of a line: without its own name and what the shell does.
Arguments typed(std::string_view line) {
  const auto all = words(line);
  EXPECT_EQ(all.front(), "unixmark") << line;
  Arguments arguments;
  for (std::size_t i = 1; i < all.size() && all[i] != ">"; ++i) arguments.emplace_back(all[i]);
  return arguments;
}

TEST_F(Examples, EveryCommandHasSomeThatAreItsOwn) {
  for (const auto& command : commands()) {
    EXPECT_FALSE(command.examples.empty()) << command.name;
    for (const auto& example : command.examples) {
      const auto arguments = typed(example.line);
      const bool named = !arguments.empty() && find_command(arguments[0]) != nullptr;
      EXPECT_EQ(named ? arguments[0] : "run", command.name) << example.line;
      EXPECT_FALSE(example.text.empty() || example.text.ends_with('.')) << example.line;
    }
  }
}

TEST_F(Examples, EveryOneIsUnderstood) {
  for (const auto& command : commands()) {
    for (const auto& example : command.examples) {
      auto arguments = typed(example.line);
      if (command.name != "run") arguments.erase(arguments.begin());
      EXPECT_NO_THROW((void)parse(command.options(), arguments, "")) << example.line;
    }
  }
}

TEST_F(Examples, ThoseThatMeasureHaveAPlan) {
  for (const auto& test : catalog::tests()) add_counting_kernel(std::string(test.program));
  for (const auto* name : {"run", "scale"}) {
    for (const auto& example : find_command(name)->examples) {
      auto arguments = typed(example.line);
      arguments.emplace_back("--dry-run");
      EXPECT_EQ(command(arguments), 0) << example.line << ": " << err.str();
    }
  }
}

TEST_F(Examples, AreOnTheHelpPageOfTheirCommandWithinEightyColumns) {
  for (const auto& one : commands()) {
    out.str("");
    EXPECT_EQ(command({std::string(one.name), "--help"}), 0);

    EXPECT_LE(widest(), 80U) << one.name;
    for (const auto& example : one.examples) {
      EXPECT_TRUE(said(cat("\n  ", example.line))) << example.line;
    }
  }
}

}  // namespace
}  // namespace unixmark::cli
