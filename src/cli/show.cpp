// unixmark show: any report of ours again, in any format.
#include "analysis/assess.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/places.hpp"
#include "read/journal.hpp"
#include "report/report.hpp"
#include "write/writers.hpp"

#include <algorithm>
#include <array>
#include <ostream>
#include <system_error>

#include <CLI/CLI.hpp>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t most_bytes = std::uintmax_t{1} << 30;

struct Format {
  std::string_view name;
  std::string (*render)(const report::Report& report);
};

constexpr auto formats = std::to_array<Format>({{"text", write::text},
                                                {"html", write::html},
                                                {"csv", write::csv},
                                                {"json", write::json},
                                                {"markdown", write::markdown}});

const Format& find_format(const std::string& name) {
  const auto found = std::ranges::find(formats, name, &Format::name);
  if (found != formats.end()) return *found;
  std::vector<std::string> known;
  for (const auto& format : formats) known.emplace_back(format.name);
  const auto all = cat("The formats are ", join(known, ", "), ".");
  throw Error(cat("There is no format '", name, "'. ", did_you_mean(name, known, all)));
}

// The text report and the table hold less than was measured; what they were made from lies beside.
bool made_from_others(const fs::path& file, std::string_view text) {
  return text.starts_with("   BYTE UNIX Benchmarks") || file.extension() == ".csv";
}

fs::path fuller_sibling(const fs::path& file) {
  fs::path stem = file;
  if (file.extension() == ".csv") stem.replace_extension();
  for (const std::string_view ending : {".log", ".json", ".html"}) {
    fs::path sibling = stem.string() + std::string(ending);
    std::error_code ignored;
    if (fs::is_regular_file(sibling, ignored)) return sibling;
  }
  throw Error(cat(file.string(), " holds less than a report is made from, and neither ",
                  stem.string(), ".log nor .json nor .html lies beside it."));
}

read::Record parse_file(const fs::path& file, const std::string& text) {
  if (text.find('\0') != std::string::npos) {
    throw Error(cat(file.string(), " is a binary file, not a report."));
  }
  try {
    return read::parse_any(text);
  } catch (const Error& error) {
    throw Error(cat("Reading ", file.string(), ": ", error.what()));
  }
}

read::Record load(const fs::path& file, const Env& env) {
  const std::string text = read_whole(file, most_bytes);
  if (!made_from_others(file, text)) return parse_file(file, text);
  const fs::path sibling = fuller_sibling(file);
  env.err << "unixmark: showing " << sibling.string() << ", which " << file.string()
          << " was made from\n";
  return parse_file(sibling, read_whole(sibling, most_bytes));
}

struct Wanted {
  std::string file;
  std::string format = "text";
};

void add_options(CLI::App& app, Wanted& wanted) {
  app.add_option("FILE", wanted.file, "A journal (.log), JSON or HTML report")->required();
  app.add_option("--format", wanted.format, "text, html, csv, json or markdown")
      ->type_name("FORMAT");
}

}  // namespace

int show(const Arguments& arguments, const Env& env) {
  CLI::App app("Renders a report again, in any format, to standard output.", "unixmark show");
  Wanted wanted;
  add_options(app, wanted);
  try {
    app.parse(Arguments(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    env.out << app.help();
    return 0;
  } catch (const CLI::ParseError& error) {
    throw Error(cat(error.what(), ". The use is: unixmark show FILE [--format FORMAT]"));
  }
  const auto& format = find_format(wanted.format);
  const auto record = load(wanted.file, env);
  for (const auto& lost : record.lost) env.err << "unixmark: lost: " << lost << '\n';
  env.out << format.render(analysis::full_report(record.header, record.events));
  return 0;
}

}  // namespace unixmark::cli
