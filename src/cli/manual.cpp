#include "cli/manual.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/page_facts.hpp"

#include <algorithm>
#include <cctype>
#include <set>

namespace unixmark::cli {

namespace {

// What a page is of.
struct Page {
  const Command& command;
  const Prose& prose;
  bool of_program = false;
};

// As text of a line of its own, or within one.
std::string roff(std::string_view text) {
  std::string safe = text.starts_with('.') || text.starts_with('\'') ? "\\&" : "";
  for (const char letter : text) {
    if (letter == '-') safe += '\\';
    safe += letter == '\\' ? "\\e" : std::string(1, letter);
  }
  return safe;
}

// One argument of a macro.
std::string argument_of_macro(std::string_view text) {
  auto safe = roff(text);
  replace_all(safe, "\"", "\\(dq");
  return cat('"', safe, '"');
}

std::string tagged(std::string_view name, std::string_view text) {
  return cat(".TP\n.B ", argument_of_macro(name), '\n', roff(text), ".\n");
}

std::string page_name(const Command& command) {
  return cat("unixmark-", command.name);
}

std::string upper(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char letter) {
    return static_cast<char>(std::toupper(letter));
  });
  return text;
}

std::string title_line(std::string_view name) {
  return cat(".TH ", argument_of_macro(upper(std::string(name))),
             " 1 \"\" \"unixmark " UNIXMARK_VERSION "\" \"User Commands\"\n");
}

std::string section(std::string_view heading, std::string_view lines) {
  return lines.empty() ? "" : cat(".SH ", argument_of_macro(heading), '\n', lines);
}

std::string name_section(std::string_view name, std::string_view sentence) {
  return section("NAME", cat(roff(name), " \\- ", roff(sentence), '\n'));
}

// A line for each way to use it: " | " parts them.
std::string usage_lines(const Command& command) {
  const bool usual = &command == &commands().front();
  std::string usage(command.usage);
  replace_all(usage, " | ", "\n");
  std::string lines;
  for (const auto way : split(usage, '\n')) {
    lines += cat(lines.empty() ? "" : ".br\n", ".B unixmark ", usual ? "[" : "", command.name,
                 usual ? "]" : "", '\n', roff(way), '\n');
  }
  return lines;
}

std::string synopsis(const Page& page) {
  if (!page.of_program) return section("SYNOPSIS", usage_lines(page.command));
  std::string lines;
  for (const auto& command : commands()) {
    lines += cat(lines.empty() ? "" : ".br\n", usage_lines(command));
  }
  return section("SYNOPSIS", lines);
}

std::string commands_section() {
  std::string lines;
  for (const auto& command : commands()) {
    std::string sentence(command.sentence);
    lines += tagged(command.name, cat(upper(sentence.substr(0, 1)), sentence.substr(1)));
  }
  return section("COMMANDS", lines);
}

// With its value in italics, and the note that prose has on it.
std::string option_entry(const Option& option, const Prose& prose) {
  auto names = option.names;
  replace_all(names, ",", ", ");
  const auto heading = option.value.empty() ? cat(".B ", argument_of_macro(names))
                                            : cat(".BI ", argument_of_macro(cat(names, ' ')), ' ',
                                                  argument_of_macro(option.value));
  return cat(".TP\n", heading, '\n', roff(option.text), ".\n", part_of(prose, option.names));
}

std::vector<Option> shown_options(const Command& command) {
  auto options = command.options();
  std::erase_if(options, [](const Option& option) { return option.group.empty(); });
  options.push_back(help_option(options.empty() ? "Options" : options.back().group));
  return options;
}

// A heading for each group, where there are several.
std::string option_entries(const std::vector<Option>& options, const Prose& prose) {
  std::string lines;
  std::set<std::string_view> told;
  for (const auto& first : options) {
    if (!told.insert(first.group).second) continue;
    lines += cat(".SS ", argument_of_macro(first.group), '\n');
    for (const auto& option : options) {
      if (option.group == first.group) lines += option_entry(option, prose);
    }
  }
  return lines;
}

void demand_options_of_notes(const std::vector<Option>& options, const Page& page) {
  for (const auto& [name, note] : page.prose.parts) {
    if (!name.starts_with('-') || find_option(options, name) != nullptr) continue;
    throw Error(cat("the manual page of ", page.command.name, ": there is a note on ", name,
                    ", which is no option"));
  }
}

std::string options_section(const Page& page) {
  const auto options = shown_options(page.command);
  demand_options_of_notes(options, page);
  return section("OPTIONS", option_entries(options, page.prose));
}

// Sections that prose alone has.
std::string own_sections(const Page& page) {
  static const std::set<std::string> others = {"DESCRIPTION", "EXIT STATUS", "ENVIRONMENT",
                                               "FILES"};
  std::string lines;
  for (const auto& heading : page.prose.headings) {
    if (others.count(heading) == 0) lines += section(heading, part_of(page.prose, heading));
  }
  return lines;
}

// What prose has to say of it comes last.
std::string facts_section(const std::string& heading, std::span<const Fact> facts,
                          const Page& page) {
  std::string lines;
  for (const auto& fact : facts) {
    if (page.of_program || is_about(fact, page.command.name)) lines += tagged(fact.name, fact.text);
  }
  const auto more = part_of(page.prose, heading);
  return section(heading, cat(lines, more.empty() ? "" : ".PP\n", more));
}

std::string examples_section(const Page& page) {
  std::string lines;
  for (const auto& example : page.command.examples) lines += tagged(example.line, example.text);
  return section("EXAMPLES", lines);
}

std::string see_also(const Page& page) {
  std::vector<std::string> names;
  if (!page.of_program) names.emplace_back("unixmark");
  for (const auto& command : commands().subspan(1)) {
    if (&command != &page.command) names.push_back(page_name(command));
  }
  std::string lines;
  for (const auto& name : names) {
    lines += cat(".BR ", roff(name), name == names.back() ? " (1)\n" : " (1),\n");
  }
  return section("SEE ALSO", lines);
}

// All behind the synopsis.
std::string body(const Page& page) {
  return cat(section("DESCRIPTION", part_of(page.prose, "DESCRIPTION")),
             page.of_program ? commands_section() : "", options_section(page), own_sections(page),
             examples_section(page), facts_section("EXIT STATUS", status_facts(), page),
             facts_section("ENVIRONMENT", variable_facts(), page),
             facts_section("FILES", file_facts(), page), see_also(page));
}

}  // namespace

std::string program_page(const Prose& prose) {
  const Page page{.command = commands().front(), .prose = prose, .of_program = true};
  return cat(title_line("unixmark"),
             name_section("unixmark", "measure the scores of UnixBench, and how sure they are"),
             synopsis(page), body(page));
}

std::string manual_page(const Command& command, const Prose& prose) {
  const Page page{.command = command, .prose = prose};
  const auto name = page_name(command);
  return cat(title_line(name), name_section(name, command.sentence), synopsis(page), body(page));
}

}  // namespace unixmark::cli
