#include "cli/completion.hpp"

#include "tests_suite/cli/cli_test.hpp"

namespace unixmark::cli {
namespace {

class Completion : public CliTest {};

TEST_F(Completion, EveryShellKnowsEveryOptionOfEveryCommand) {
  for (const auto& script :
       {bash_completion(commands()), zsh_completion(commands()), fish_completion(commands())}) {
    for (const auto& command : commands()) {
      EXPECT_NE(script.find(command.name), std::string::npos) << command.name;
      for (const auto& option : command.options()) {
        if (is_positional(option)) continue;
        const auto name = option.names.substr(option.names.find_first_not_of('-'));
        EXPECT_NE(script.find(name), std::string::npos) << name;
      }
    }
  }
}

TEST_F(Completion, TextsAreQuotedForTheShell) {
  const auto options = []() -> std::vector<Option> {
    return {{.names = "--it", .text = "It's [a: thing]"}};
  };
  const std::vector<Command> one = {{"go", "", "it's so", nullptr, options}};

  EXPECT_NE(zsh_completion(one).find(R"('--it[It'\''s \[a\: thing\]]')"), std::string::npos);
  EXPECT_NE(fish_completion(one).find(R"(-l it -d 'It\'s [a: thing]')"), std::string::npos);
}

TEST_F(Completion, PrintsTheScriptOfTheShellThatIsNamed) {
  EXPECT_EQ(command({"completion", "bash"}), 0);

  EXPECT_EQ(out.str(), bash_completion(commands()));
}

TEST_F(Completion, RefusesAShellThatItDoesNotKnow) {
  EXPECT_EQ(command({"completion", "tcsh"}), 1);

  EXPECT_EQ(err.str(),
            "SHELL: 'tcsh' is none of bash, zsh, fish. The use is: unixmark completion "
            "bash|zsh|fish");
}

}  // namespace
}  // namespace unixmark::cli
