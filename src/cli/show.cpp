// unixmark show: any report of ours again, in any format.
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/places.hpp"
#include "read/journal.hpp"
#include "report/report.hpp"
#include "sys/file.hpp"
#include "write/clean.hpp"
#include "write/writers.hpp"

#include <algorithm>
#include <array>
#include <ostream>
#include <system_error>

#include <CLI/CLI.hpp>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view usage =
    "unixmark show FILE [--format FORMAT], with the journal (.log), JSON or HTML of one report";
// A thousand copies for every index test make half of this.
constexpr std::uintmax_t most_bytes = std::uintmax_t{1} << 30;
constexpr std::size_t looked_at_first = 65'536;
constexpr std::size_t most_losses_told = 20;

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

// What `reading` returns, with the file's name in front of what it complains of.
auto about(const fs::path& file, auto&& reading) {
  try {
    return reading();
  } catch (const Error& error) {
    throw Error(cat("Reading ", file.string(), ": ", error.what()));
  }
}

read::Record parse_file(const fs::path& file) {
  demand_readable(file, most_bytes);
  const auto beginning = sys::read_beginning(file, looked_at_first);
  about(file, [&] { read::demand_ours(beginning); });
  const auto text = sys::read_file(file, most_bytes);
  return about(file, [&] { return read::parse_any(text); });
}

read::Record load(const fs::path& file, const Env& env) {
  demand_readable(file, most_bytes);
  if (!made_from_others(file, sys::read_beginning(file, looked_at_first))) return parse_file(file);
  const fs::path sibling = fuller_sibling(file);
  env.err << "unixmark: showing " << sibling.string() << ", which " << file.string()
          << " was made from\n";
  return parse_file(sibling);
}

// What a damaged file holds may be long and made to harm a terminal.
void tell_losses(const std::vector<std::string>& lost, std::ostream& err) {
  for (std::size_t i = 0; i < std::min(lost.size(), most_losses_told); ++i) {
    complain(err, cat("lost: ", lost[i]));
  }
  if (lost.size() <= most_losses_told) return;
  complain(err, cat("lost: ", lost.size() - most_losses_told, " more"));
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
  std::vector<std::string> as_typed = {"unixmark", "show"};
  as_typed.insert(as_typed.end(), arguments.begin(), arguments.end());
  CLI::App app("Renders a report again, in any format, to standard output.", "unixmark show");
  Wanted wanted;
  add_options(app, wanted);
  try {
    app.parse(Arguments(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    env.out << app.help();
    return 0;
  } catch (const CLI::ParseError&) {
    throw Error(cat("'", join(as_typed, " "), "' cannot be understood. The use is: ", usage));
  }
  const auto& format = find_format(wanted.format);
  const auto record = load(wanted.file, env);
  tell_losses(record.lost, env.err);
  env.out << format.render(report::build_report(record.header, record.events));
  return 0;
}

}  // namespace unixmark::cli
