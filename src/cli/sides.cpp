#include "cli/sides.hpp"

#include "analysis/assess.hpp"
#include "analysis/pool.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/calibration_store.hpp"
#include "cli/known_runs.hpp"
#include "cli/load.hpp"
#include "cli/places.hpp"
#include "cli/same_run.hpp"
#include "sys/machine.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <set>
#include <system_error>
#include <utility>
#include <variant>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

analysis::Subject subject_from(const read::Record& record, const std::string& name) {
  return analysis::subject_of(analysis::full_report(record.header, record.events), name);
}

analysis::Subject subject_from(const report::Published& report, const std::string& name) {
  return analysis::subject_of(report, name);
}

Loaded load(const fs::path& file, const Env& env) {
  auto reading = load_among_others(file, env);
  auto subject =
      std::visit([&](const auto& of) { return subject_from(of, file.string()); }, reading);
  return {.reading = std::move(reading), .subject = std::move(subject)};
}

// As of a session that ended before its first pass.
bool is_empty(const analysis::Subject& subject) {
  return std::ranges::all_of(subject.runs, [](const auto& run) { return run.tests.empty(); });
}

const measure::Pass* first_pass(const read::Record& record) {
  for (const auto& event : record.events) {
    if (const auto* ended = std::get_if<measure::PassEnded>(&event)) return &ended->pass;
  }
  return nullptr;
}

// Two sessions may begin in the same second, but no two passes at the same moment.
bool of_one_session(const read::Record& one, const read::Record& other) {
  const auto* pass = first_pass(one);
  const auto* same = first_pass(other);
  return one.header == other.header && pass != nullptr && same != nullptr && *pass == *same;
}

// Reports of different runs.
struct Collected {
  std::vector<Loaded> all;
  KnownRuns known;
};

// A run that is there in several files is no several runs.
void take(Collected& collected, Loaded one, const Env& env) {
  auto& all = collected.all;
  const auto known = collected.known.find(one, all);
  collected.known.add(one, known.value_or(all.size()));
  if (!known) {
    all.push_back(std::move(one));
    return;
  }
  auto& other = all[*known];
  complain(env.err, cat(one.subject.name, " is of the same run as ", other.subject.name,
                        ", and counts once with it."));
  one.found = one.found && other.found;
  other.found = one.found;
  if (holds_more(one.reading, other.reading)) other = std::move(one);
}

Loaded load_found(const fs::path& file, const Env& env) {
  auto one = load(file, env);
  if (is_empty(one.subject)) throw Error(cat(file.string(), " has no test that was measured."));
  one.found = true;
  return one;
}

void load_folder(Collected& all, const fs::path& folder, const Env& env) {
  bool any = false;
  for (const auto& file : report_files(folder)) {
    try {
      take(all, load_found(file, env), env);
      any = true;
    } catch (const Error& error) {
      complain(env.err, cat("passed over: ", error.what()));
    }
  }
  if (!any) throw Error(cat("There is no report in the folder ", folder.string(), "."));
}

// What only some of the sessions have is not in `whole`.
void tell_left_out(const std::vector<analysis::Subject>& sessions, const analysis::Subject& whole,
                   const Env& env) {
  std::set<int> left_out;
  for (const auto& session : sessions) {
    for (const auto& run : session.runs) left_out.insert(run.copies);
  }
  for (const auto& run : whole.runs) left_out.erase(run.copies);
  for (const int copies : left_out) {
    complain(env.err, cat("left out: the run with ", copies, copies == 1 ? " copy" : " copies",
                          ", which not all of ", whole.name, " have"));
  }
}

std::optional<CalibrationStore> store_of(const analysis::Subject& subject, const Env& env) {
  if (subject.machine) return calibration_store(*subject.machine, env);
  if (subject.host.empty()) return {};
  // Of a printed report no more than the name tells that it is of this machine.
  const auto here = sys::describe_machine();
  if (here.host != subject.host) return {};
  return calibration_store(here, env);
}

}  // namespace

std::vector<Loaded> load_reports(const std::vector<std::string>& names, const Env& env) {
  Collected all;
  for (const auto& name : names) {
    std::error_code ignored;
    if (fs::is_directory(name, ignored)) {
      load_folder(all, name, env);
    } else {
      take(all, load(name, env), env);
    }
  }
  return std::move(all.all);
}

std::vector<analysis::Subject> subjects_of(std::span<const Loaded> reports) {
  std::vector<analysis::Subject> subjects;
  for (const auto& one : reports) subjects.push_back(one.subject);
  return subjects;
}

bool of_one_run(const Loaded& one, const Loaded& other) {
  const auto* session = std::get_if<read::Record>(&one.reading);
  const auto* same = std::get_if<read::Record>(&other.reading);
  if (session != nullptr && same != nullptr) return of_one_session(*session, *same);
  return one.subject.host == other.subject.host && same_run(one.reading, other.reading);
}

analysis::Shared shared_runs(std::span<const Loaded> a, std::span<const Loaded> b) {
  KnownRuns of_b;
  for (std::size_t i = 0; i < b.size(); ++i) of_b.add(b[i], i);
  analysis::Shared shared;
  for (const auto& one : a) {
    if (of_b.find(one, b)) shared.names.push_back(one.subject.name);
  }
  shared.all = shared.names.size() == a.size() && a.size() == b.size();
  return shared;
}

void demand_one_machine(const std::vector<analysis::Subject>& sessions, bool force,
                        const Env& env) {
  const auto mixed = analysis::mixed(sessions);
  if (mixed.empty() || force) return;
  for (const auto& line : mixed) complain(env.err, cat("different ", line));
  throw Error(
      cat("The reports ", sessions.front().name,
          " and others are not of one machine and one kind of work. --force puts them together "
          "all the same; --reference compares several machines with one."));
}

analysis::Subject one_side(const std::vector<analysis::Subject>& sessions, bool by_session,
                           bool force, const Env& env) {
  demand_one_machine(sessions, force, env);
  auto whole = analysis::pooled(sessions, by_session);
  tell_left_out(sessions, whole, env);
  return whole;
}

std::vector<analysis::Floor> floors_of(const analysis::Subject& subject, const Env& env) {
  if (!state_folder(env)) return {};
  try {
    const auto store = store_of(subject, env);
    if (!store) return {};
    return analysis::floors(load_calibration(*store), subject.conditions);
  } catch (const Error& error) {
    complain(env.err, cat(error.what(), " Its noise is taken for unknown."));
    return {};
  }
}

}  // namespace unixmark::cli
