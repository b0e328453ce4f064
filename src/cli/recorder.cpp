#include "cli/recorder.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "write/writers.hpp"

#include <algorithm>
#include <ostream>
#include <variant>

namespace unixmark::cli {

Recorder::Recorder(ResultFiles& files, const report::Header& header, std::ostream& err)
    : files_(files), err_(err) {
  append(write::journal_line(header));
}

void Recorder::record(const measure::Event& event) {
  if (std::holds_alternative<measure::Tick>(event)) return;
  events_.push_back(event);
  append(write::journal_line(event));
}

void Recorder::write_reports(const report::Report& report, bool csv, bool json) {
  write("", write::text(report));
  write(".html", write::html(report));
  if (csv) write(".csv", write::csv(report));
  if (json) write(".json", write::json(report));
}

bool Recorder::measured_something() const {
  return std::ranges::any_of(
      events_, [](const auto& event) { return std::holds_alternative<measure::PassEnded>(event); });
}

void Recorder::append(std::string_view line) {
  if (line.empty() || !journal_sound_) return;
  try {
    files_.journal.append(line);
  } catch (const Error& error) {
    journal_sound_ = false;
    complain(cat(error.what(), ". The journal ends here; measuring goes on"));
  }
}

void Recorder::write(std::string_view ending, std::string_view text) {
  try {
    sys::write_file(files_.file(ending), text);
  } catch (const Error& error) {
    complain(error.what());
  }
}

void Recorder::complain(std::string_view what) {
  sound_ = false;
  err_ << "unixmark: " << what << '\n' << std::flush;
}

}  // namespace unixmark::cli
