// make_pages PROSE FOLDER: the manual pages and completions, as they are installed.
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/completion.hpp"
#include "cli/manual.hpp"
#include "sys/file.hpp"

#include <filesystem>
#include <iostream>

namespace {

namespace fs = std::filesystem;
using unixmark::cat;
using unixmark::cli::commands;

void write_page(const fs::path& file, const std::string& text) {
  unixmark::sys::make_folders(file.parent_path());
  unixmark::sys::write_file(file, text);
}

unixmark::cli::Prose prose_of(const unixmark::cli::Command& command, const fs::path& folder) {
  const auto file = folder / cat(command.name, ".man");
  return unixmark::cli::parse_prose(unixmark::sys::read_file(file), file.string());
}

// The command that runs without a name has the program's page.
void write_manual(const fs::path& prose, const fs::path& folder) {
  const auto& usual = commands().front();
  write_page(folder / "unixmark.1", unixmark::cli::program_page(prose_of(usual, prose)));
  fs::create_symlink("unixmark.1", folder / cat("unixmark-", usual.name, ".1"));
  for (const auto& command : commands().subspan(1)) {
    write_page(folder / cat("unixmark-", command.name, ".1"),
               unixmark::cli::manual_page(command, prose_of(command, prose)));
  }
}

// Where each shell looks below a folder of data.
void write_completions(const fs::path& folder) {
  write_page(folder / "bash-completion/completions/unixmark",
             unixmark::cli::bash_completion(commands()));
  write_page(folder / "zsh/site-functions/_unixmark", unixmark::cli::zsh_completion(commands()));
  write_page(folder / "fish/vendor_completions.d/unixmark.fish",
             unixmark::cli::fish_completion(commands()));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "The use is: make_pages PROSE FOLDER\n";
    return 1;
  }
  try {
    write_manual(argv[1], fs::path(argv[2]) / "man1");
    write_completions(fs::path(argv[2]) / "completions");
  } catch (const std::exception& error) {
    std::cerr << "make_pages: " << error.what() << '\n';
    return 1;
  }
  return 0;
}
