#include "cli/calibration_store.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/places.hpp"
#include "cli/result_files.hpp"
#include "read/calibration.hpp"
#include "sys/file.hpp"
#include "sys/folder.hpp"
#include "sys/kernel_hash.hpp"
#include "sys/lock.hpp"
#include "write/calibration.hpp"

#include <string>
#include <system_error>
#include <utility>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

// Every test with a dozen numbers of copies, in as many sessions as are kept, makes half of this.
constexpr std::uintmax_t most_bytes = std::uintmax_t{16} << 20;

bool is_there(const fs::path& file) {
  std::error_code ignored;
  return fs::exists(fs::symlink_status(file, ignored));
}

// Hosts of one name may be different machines; the digits keep them apart.
std::string file_name(const analysis::MachineIdentity& machine) {
  const auto all = cat(machine.host, '\n', machine.architecture, '\n', machine.processor, '\n',
                       machine.processors);
  return cat(host_in_file_names(machine.host), '-', sys::hash_text(all), ".json");
}

fs::path beside(const fs::path& file, std::string_view ending) {
  return cat(file.string(), ending);
}

// Nothing that anybody may want to look at is overwritten.
fs::path put_aside(const fs::path& file) {
  fs::path aside = beside(file, ".damaged");
  for (int number = 2; is_there(aside); ++number) aside = beside(file, cat(".damaged-", number));
  std::error_code failure;
  fs::rename(file, aside, failure);
  if (failure) throw system_error(cat("renaming ", file.string()), failure.value());
  return aside;
}

analysis::Calibration load_or_put_aside(const CalibrationStore& store, const Env& env) {
  try {
    return load_calibration(store);
  } catch (const Error& error) {
    const auto aside = put_aside(store.file);
    complain(env.err,
             cat(error.what(), " It is kept as ", aside.string(), ", and a new one begun."));
    return {.machine = store.machine, .sessions = {}};
  }
}

// What is written must be readable again: the oldest sessions go where there is too much of them.
std::string file_text(analysis::Calibration& calibration) {
  auto text = write::calibration_file(calibration);
  while (text.size() > most_bytes && calibration.sessions.size() > 1) {
    calibration.sessions.erase(calibration.sessions.begin());
    text = write::calibration_file(calibration);
  }
  return text;
}

}  // namespace

CalibrationStore calibration_store(const sys::Machine& machine, const Env& env) {
  return calibration_store(analysis::identity_of(machine), env);
}

CalibrationStore calibration_store(const analysis::MachineIdentity& machine, const Env& env) {
  const auto folder = state_folder(env);
  if (!folder || !folder->is_absolute()) {
    throw Error(
        "Calibrations are kept in the folder that XDG_STATE_HOME names by its absolute path, or in "
        "~/.local/state. Set XDG_STATE_HOME or HOME.");
  }
  return {.file = *folder / "calibration" / file_name(machine), .machine = machine};
}

analysis::Calibration load_calibration(const CalibrationStore& store) {
  if (!is_there(store.file)) return {.machine = store.machine, .sessions = {}};
  try {
    auto calibration = read::parse_calibration(read_whole(store.file, most_bytes));
    if (calibration.machine != store.machine) throw Error("it is of another machine");
    return calibration;
  } catch (const Error& error) {
    throw Error(cat("The calibration in ", store.file.string(), " cannot be used: ", error.what(),
                    ". Move it away to begin anew."));
  }
}

void demand_writable(const CalibrationStore& store) {
  const auto folder = store.file.parent_path();
  if (sys::can_be_written(folder)) return;
  throw Error(cat("Calibrations cannot be written to ", folder.string(),
                  ". Name another place with XDG_STATE_HOME."));
}

analysis::Calibration store_session(const CalibrationStore& store,
                                    const analysis::CalibrationSession& session, const Env& env) {
  sys::make_folders(store.file.parent_path());
  const sys::FileLock lock(beside(store.file, ".lock"));
  auto calibration = load_or_put_aside(store, env);
  analysis::add(calibration, session);
  sys::write_file(store.file, file_text(calibration));
  return calibration;
}

}  // namespace unixmark::cli
