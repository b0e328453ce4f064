#include "cli/sides.hpp"

#include "analysis/assess.hpp"
#include "analysis/pool.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/calibration_store.hpp"
#include "cli/load.hpp"
#include "cli/places.hpp"
#include "sys/machine.hpp"

#include <filesystem>
#include <optional>
#include <system_error>
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

analysis::Subject load_subject(const fs::path& file, const Env& env) {
  const auto reading = load_reading(file, env);
  return std::visit([&](const auto& of) { return subject_from(of, file.string()); }, reading);
}

void load_folder(std::vector<analysis::Subject>& subjects, const fs::path& folder, const Env& env) {
  const auto before = subjects.size();
  for (const auto& file : report_files(folder)) {
    try {
      subjects.push_back(load_subject(file, env));
    } catch (const Error& error) {
      complain(env.err, cat("passed over: ", error.what()));
    }
  }
  if (subjects.size() == before) {
    throw Error(cat("There is no report in the folder ", folder.string(), "."));
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

std::vector<analysis::Subject> load_subjects(const std::vector<std::string>& names,
                                             const Env& env) {
  std::vector<analysis::Subject> subjects;
  for (const auto& name : names) {
    std::error_code ignored;
    if (fs::is_directory(name, ignored)) {
      load_folder(subjects, name, env);
    } else {
      subjects.push_back(load_subject(name, env));
    }
  }
  return subjects;
}

analysis::Subject one_side(const std::vector<analysis::Subject>& sessions, bool by_session,
                           bool force, const Env& env) {
  const auto mixed = analysis::mixed(sessions);
  if (!mixed.empty() && !force) {
    for (const auto& line : mixed) complain(env.err, cat("different ", line));
    throw Error(
        cat("The reports of one side (", sessions.front().name,
            " and others) are not of one machine and one kind of work. --force puts them together "
            "all the same; --reference compares several machines with one."));
  }
  return analysis::pooled(sessions, by_session);
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
