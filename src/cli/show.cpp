// unixmark show: any report again, in any format.
#include "analysis/assess.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/formats.hpp"
#include "cli/load.hpp"
#include "cli/parse_command.hpp"
#include "cli/show_folder.hpp"
#include "report/report.hpp"
#include "write/writers.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <ostream>
#include <system_error>
#include <variant>
#include <vector>

namespace unixmark::cli {

namespace {

constexpr std::string_view show_usage =
    "The use is: unixmark show FILE [--format FORMAT], with any report of unixmark or UnixBench, "
    "or a folder "
    "of them";

struct Format {
  std::string_view name;
  std::string (*render)(const report::Report& report);
  std::string (*render_printed)(const report::Published& report);
};

std::string unicode_text(const report::Report& report) {
  return write::text(report, write::Signs::Unicode);
}

constexpr auto formats =
    std::to_array<Format>({{"text", write::text, write::text},
                           {"html", write::html, write::html},
                           {"csv", write::csv, write::csv},
                           {"csv-tests", write::csv_tests, write::csv_tests},
                           {"csv-passes", write::csv_passes, write::csv_passes},
                           {"json", write::json, write::json},
                           {"markdown", write::markdown, write::markdown}});

const Format& find_format(const std::string& name) {
  const auto found = std::ranges::find(formats, name, &Format::name);
  if (found != formats.end()) return *found;
  throw unknown_format(name, names_of(formats));
}

struct WantedReport {
  std::string file;
  std::string format = "text";
};

std::vector<Option> options_of(WantedReport& wanted) {
  return {{.names = "FILE",
           .text = "A report of unixmark or UnixBench, or a folder of them",
           .take = into(wanted.file),
           .group = "Names",
           .required = true},
          {.names = "--format",
           .text = "text, html, csv, csv-tests, csv-passes, json or markdown; of a folder text, "
                   "csv or json",
           .value = "FORMAT",
           .take = into(wanted.format),
           .words = names_of(formats)}};
}

std::string shown_as(const Format& format, const read::Record& record, const Env& env) {
  const bool richer = format.name == "text" && shows_unicode(env);
  const auto render = richer ? unicode_text : format.render;
  return render(analysis::full_report(record.header, record.events));
}

std::string shown_as(const Format& format, const report::Published& report, const Env&) {
  return format.render_printed(report);
}

}  // namespace

std::vector<Option> show_options() {
  static WantedReport forgotten;
  return options_of(forgotten);
}

int show(const Arguments& arguments, const Env& env) {
  WantedReport wanted;
  const Syntax syntax{.name = "show",
                      .summary = "Renders a report again, in any format, to standard output.",
                      .usage = show_usage,
                      .options = options_of(wanted)};
  if (!parse_command(syntax, arguments, env)) return Complete;
  std::error_code ignored;
  if (std::filesystem::is_directory(wanted.file, ignored)) {
    return show_folder(wanted.file, wanted.format, env);
  }
  const auto& format = find_format(wanted.format);
  const auto reading = load_reading(wanted.file, env);
  env.out << std::visit([&](const auto& of) { return shown_as(format, of, env); }, reading);
  return Complete;
}

}  // namespace unixmark::cli
