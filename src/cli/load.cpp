#include "cli/load.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/places.hpp"
#include "cli/same_run.hpp"
#include "sys/file.hpp"
#include "write/published_parts.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

// A thousand copies for every index test make half of this.
constexpr std::uintmax_t most_report_bytes = std::uintmax_t{1} << 30;
constexpr std::size_t looked_at_first = 65'536;
constexpr std::size_t most_losses_told = 20;

// What `reading` returns, with the file's name in front of what it complains of.
auto about(const fs::path& file, auto&& reading) {
  try {
    return reading();
  } catch (const Error& error) {
    throw Error(cat("Reading ", file.string(), ": ", error.what()));
  }
}

// What a damaged file holds may be long and made to harm a terminal. `kind` may name the file.
void tell(const std::vector<std::string>& lines, std::string_view kind, std::ostream& err) {
  for (std::size_t i = 0; i < std::min(lines.size(), most_losses_told); ++i) {
    complain(err, cat(kind, ": ", lines[i]));
  }
  if (lines.size() <= most_losses_told) return;
  complain(err, cat(kind, ": ", lines.size() - most_losses_told, " more"));
}

std::vector<std::string> loss_lines(const std::vector<report::Loss>& losses) {
  std::vector<std::string> lines;
  std::ranges::transform(losses, std::back_inserter(lines), write::loss_text);
  return lines;
}

// `whose` is empty, or " in " and the file's name.
void tell_losses(const read::Record& record, const std::string& whose, std::ostream& err) {
  tell(record.lost, cat("lost", whose), err);
  tell(record.warnings, cat("warning", whose), err);
}

void tell_losses(const report::Published& report, const std::string& whose, std::ostream& err) {
  tell(loss_lines(report.lost), cat("lost", whose), err);
  tell(loss_lines(report.warnings), cat("warning", whose), err);
}

// A file of a run, and what could be read of it.
struct Candidate {
  fs::path file;
  std::optional<read::Reading> reading;
  std::string why;    // nothing could be read
  fs::path passes{};  // the log whose passes were added
};

Candidate candidate(const fs::path& file) {
  Candidate made{.file = file, .reading = {}, .why = {}};
  if (is_table(file)) {
    made.why = cat("Reading ", file.string(),
                   ": a table holds less than a report is made from, and no journal (.log), JSON, "
                   "page or text of its run lies beside it.");
    return made;
  }
  try {
    made.reading = read_report(file);
  } catch (const Error& error) {
    made.why = error.what();
  }
  return made;
}

// What is called like a file of a run stands for it also where it cannot be read itself.
bool better(const Candidate& other, const Candidate& best) {
  if (!other.reading) return false;
  if (!best.reading) return of_sessions(best.file) || is_table(best.file);
  return same_run(*other.reading, *best.reading) && holds_more(*other.reading, *best.reading);
}

// UnixBench's text tells machine and index, and its log the passes.
void take_passes(Candidate& best, const Candidate& other) {
  if (!best.reading || !other.reading) return;
  auto* report = std::get_if<report::Published>(&*best.reading);
  const auto* log = std::get_if<report::Published>(&*other.reading);
  if (report == nullptr || log == nullptr || !same_run(*best.reading, *other.reading)) return;
  if (add_passes(*report, *log)) best.passes = other.file;
}

Candidate best_of_run(const fs::path& file) {
  auto best = candidate(file);
  for (const auto& sibling : siblings(file)) {
    if (best.reading && holds_all(*best.reading)) break;
    auto other = candidate(sibling);
    if (better(other, best)) std::swap(other, best);
    take_passes(best, other);
  }
  return best;
}

// Which other files are shown instead of the one that was asked for, or with it.
void tell_choice(const fs::path& file, const Candidate& best, std::ostream& err) {
  const bool made = std::holds_alternative<read::Record>(*best.reading) && !of_sessions(file);
  if (best.file != file) {
    complain(err, cat("showing ", best.file.string(),
                      made ? ", which " : ", which holds more of the same run than ", file.string(),
                      made ? " was made from" : ""));
  }
  if (best.passes.empty()) return;
  complain(err, cat(best.file.string(), ": its passes are from ", best.passes.string()));
}

read::Reading best_reading(const fs::path& file, bool named, const Env& env) {
  demand_report(file);
  auto best = best_of_run(file);
  if (!best.reading) throw Error(best.why);
  tell_choice(file, best, env.err);
  const auto whose = named ? cat(" in ", best.file.string()) : std::string{};
  std::visit([&](const auto& reading) { tell_losses(reading, whose, env.err); }, *best.reading);
  return std::move(*best.reading);
}

}  // namespace

void demand_report(const fs::path& file) {
  demand_readable(file, most_report_bytes);
}

read::Reading read_report(const fs::path& file) {
  demand_report(file);
  std::error_code ignored;
  const auto bytes = fs::file_size(file, ignored);
  if (bytes > looked_at_first) {
    const auto beginning = sys::read_beginning(file, looked_at_first);
    about(file, [&] { read::demand_promising(beginning, bytes); });
  }
  const auto text = sys::read_file(file, most_report_bytes);  // it may have grown
  return about(file, [&] {
    read::demand_promising(std::string_view(text).substr(0, looked_at_first), text.size());
    return read::parse_report(text);
  });
}

read::Reading load_reading(const fs::path& file, const Env& env) {
  return best_reading(file, false, env);
}

read::Reading load_among_others(const fs::path& file, const Env& env) {
  return best_reading(file, true, env);
}

read::Record load_session(const fs::path& file, const Env& env) {
  auto reading = read_report(file);
  auto* record = std::get_if<read::Record>(&reading);
  if (record == nullptr) {
    throw Error(cat("Reading ", file.string(),
                    ": it only holds what was printed of a run, and no journal of one."));
  }
  tell_losses(*record, {}, env.err);
  return std::move(*record);
}

}  // namespace unixmark::cli
