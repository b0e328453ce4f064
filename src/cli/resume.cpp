// unixmark resume: an interrupted or killed run goes on from its journal.
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/carry_out.hpp"
#include "cli/command.hpp"
#include "cli/load.hpp"
#include "cli/parse_command.hpp"
#include "cli/scale_options.hpp"
#include "report/differences.hpp"

#include <algorithm>
#include <system_error>
#include <utility>
#include <vector>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view resume_usage = "The use is: unixmark resume FILE [--force] [-q]";

struct WantedRun {
  std::string file;
  bool force = false;
  bool quiet = false;
};

std::vector<Option> own_options(WantedRun& wanted) {
  return {
      {.names = "FILE",
       .text = "The run's journal (.log), or its report beside that",
       .take = into(wanted.file),
       .group = "Names",
       .required = true},
      {.names = "--force",
       .text = "Go on although machine, boot, build or plan differ; the report says so",
       .take = into(wanted.force)},
      {.names = "-q", .text = "Quiet: no progress, the report alone", .take = into(wanted.quiet)}};
}

// Any file of the run will do to name it.
fs::path journal_of(const fs::path& file) {
  std::error_code ignored;
  if (file.extension() == ".log") return file;
  fs::path journal = file;
  if (file.extension() == ".html" || file.extension() == ".json" || file.extension() == ".csv") {
    journal.replace_extension();
  }
  journal += ".log";
  if (fs::exists(journal, ignored)) return journal;
  throw Error(cat("Resuming ", file.string(), ": a run goes on from its journal, and there is no ",
                  journal.string(), ". Name the file that ends in .log."));
}

// The options of the run that goes on.
RunOptions options_of(const report::Header& header, const Env& env) {
  const auto& command = header.command;
  const auto skipped =
      std::min<std::size_t>(command.size(), 2);  // "unixmark run", "unixmark scale"
  const auto rest =
      Arguments(command.begin() + static_cast<std::ptrdiff_t>(skipped), command.end());
  const bool sweeps = header.plan.sweep && command.size() > 1 && command[1] == "scale";
  auto options = sweeps ? parse_scale(rest, env) : parse_run(rest, env);
  if (!options) throw Error("Resuming: the journal's command is none that measures.");
  // The order goes on as it was drawn, so that the plan is the same.
  if (sweeps) options->sweep->seed = header.plan.sweep->seed;
  return *options;
}

// Throws Error where anything that matters differs, unless that is to be overruled.
void check(const std::vector<std::string>& differences, const WantedRun& wanted, const Env& env) {
  if (differences.empty() || wanted.force) return;
  for (const auto& difference : differences) complain(env.err, difference);
  throw Error(cat("Resuming ", wanted.file,
                  ": its passes would not be comparable, since the above is not what it began on. ",
                  "Start anew with 'unixmark run', or go on all the same with --force."));
}

bool has_ended(const std::vector<measure::Event>& events) {
  for (auto event = events.rbegin(); event != events.rend(); ++event) {
    if (const auto* ended = std::get_if<measure::SessionEnded>(&*event)) return !ended->interrupted;
    if (std::holds_alternative<measure::SessionResumed>(*event)) return false;
  }
  return false;
}

std::optional<WantedRun> parse_resume(const Arguments& arguments, const Env& env) {
  WantedRun wanted;
  const Syntax syntax{.name = "resume",
                      .summary = "Goes on with an interrupted or killed run, from its journal.",
                      .usage = resume_usage,
                      .options = own_options(wanted)};
  if (!parse_command(syntax, arguments, env)) return {};
  return wanted;
}

}  // namespace

std::vector<Option> resume_options() {
  static WantedRun forgotten;
  return own_options(forgotten);
}

int resume(const Arguments& arguments, const Env& env) {
  const auto wanted = parse_resume(arguments, env);
  if (!wanted) return Complete;
  const auto journal = journal_of(wanted->file);
  demand_report(journal);
  // Before anything is read, so that nobody adds to what is read now.
  auto files = reclaim_results(journal);
  auto record = load_session(journal, env);
  if (has_ended(record.events)) {
    throw Error(cat(journal.string(),
                    " is of a run that came to its end: nothing is left to do. "
                    "'unixmark show ",
                    journal.string(), "' renders its report."));
  }
  auto options = options_of(record.header, env);
  options.quiet = wanted->quiet;
  auto job = prepare(options, env);
  auto differences = report::differences(record.header, job.header);
  check(differences, *wanted, env);
  job.setup.plan = record.header.plan;
  job.header = std::move(record.header);
  job.earlier = Earlier{std::move(record.events), std::move(differences)};
  return carry_out(job, std::move(files), options, env);
}

}  // namespace unixmark::cli
