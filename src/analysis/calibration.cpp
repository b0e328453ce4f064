#include "analysis/calibration.hpp"

#include "base/text.hpp"
#include "report/row.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace unixmark::analysis {

namespace {

bool same_measurement(const SessionRate& one, const SessionRate& other) {
  return one.test == other.test && one.copies == other.copies && one.duration == other.duration;
}

// Copies may have been asked for twice: the second time is no other session.
void add_rate(std::vector<SessionRate>& rates, SessionRate rate) {
  const auto same = [&](const SessionRate& other) { return same_measurement(rate, other); };
  if (std::ranges::none_of(rates, same)) rates.push_back(std::move(rate));
}

std::vector<std::string> settings_of(const report::Header& header, const std::string& scratch) {
  auto settings = header.settings;
  settings.push_back(cat("processors=", join(header.machine.allowed, ",")));
  if (header.machine.quota) settings.push_back(cat("quota=", shortest(*header.machine.quota)));
  settings.push_back(cat("scratch=", scratch));
  return settings;
}

}  // namespace

MachineIdentity identity_of(const sys::Machine& machine) {
  return {.host = machine.host,
          .architecture = machine.architecture,
          .processor = sys::processor_models(machine),
          .processors = static_cast<int>(machine.processors.size())};
}

Conditions conditions_of(const report::Header& header) {
  return {.boot_id = header.machine.boot_id,
          .kernel = cat(header.machine.kernel_release, ' ', header.machine.kernel_version),
          .profile = header.profile,
          .build = header.build.hash};
}

CalibrationSession session_of(const report::Report& report, const std::string& scratch) {
  CalibrationSession session{.began = report.header.began,
                             .conditions = conditions_of(report.header),
                             .schedule = report.header.plan.schedule,
                             .settings = settings_of(report.header, scratch),
                             .rates = {}};
  for (const auto& section : report.sections) {
    for (const auto& row : section.rows) {
      if (!report::complete(row) || !row.robust) continue;
      add_rate(session.rates, {.test = row.test.name,
                               .copies = section.copies,
                               .duration = row.test.duration,
                               .passes = row.robust->passes,
                               .rate = row.robust->median});
    }
  }
  return session;
}

void add(Calibration& calibration, CalibrationSession session) {
  if (session.rates.empty()) return;
  auto& sessions = calibration.sessions;
  sessions.push_back(std::move(session));
  if (sessions.size() <= most_sessions) return;
  sessions.erase(sessions.begin(), std::prev(sessions.end(), most_sessions));
}

}  // namespace unixmark::analysis
