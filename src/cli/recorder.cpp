#include "cli/recorder.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/env.hpp"
#include "write/writers.hpp"

#include <algorithm>
#include <filesystem>
#include <ostream>
#include <system_error>
#include <utility>
#include <variant>

namespace unixmark::cli {

Recorder::Recorder(ResultFiles& files, const report::Header& header, std::ostream& err)
    : files_(files), header_(header), err_(err) {}

void Recorder::begin() {
  append(write::journal_line(header_));
}

void Recorder::resume(std::vector<measure::Event> events) {
  events_ = std::move(events);
  journal_begun_ = true;
}

void Recorder::record(const measure::Event& event) {
  if (std::holds_alternative<measure::Tick>(event)) return;
  events_.push_back(event);
  append(write::journal_line(event));
}

void Recorder::write_reports(const report::Report& report, bool csv, bool json) {
  restore_journal();
  write("", write::text(report));
  write(".html", write::html(report));
  if (csv) write(".csv", write::csv(report));
  if (json) write(".json", write::json(report));
  std::error_code ignored;
  if (!journal_begun_) std::filesystem::remove(files_.file(".log"), ignored);
}

// Somebody who tidied up the results meanwhile did not mean what was still being measured.
void Recorder::restore_journal() {
  if (!journal_begun_ || !journal_sound_ || journal_is_there()) return;
  std::string whole = write::journal_line(header_);
  for (const auto& event : events_) whole += write::journal_line(event);
  try {
    sys::make_folders(files_.folder);
    sys::write_file(files_.file(".log"), whole);
    cli::complain(err_, cat(files_.file(".log").string(),
                            " was removed while tests ran; it has been written again"));
  } catch (const Error& error) {
    complain(error.what());
  }
}

bool Recorder::journal_is_there() const {
  std::error_code ignored;
  return std::filesystem::exists(files_.file(".log"), ignored);
}

bool Recorder::measured_something() const {
  return std::ranges::any_of(
      events_, [](const auto& event) { return std::holds_alternative<measure::PassEnded>(event); });
}

void Recorder::append(std::string_view line) {
  if (line.empty() || !journal_sound_) return;
  try {
    files_.journal.append(line);
    journal_begun_ = true;
  } catch (const Error& error) {
    journal_sound_ = false;
    complain(cat(error.what(),
                 ". The journal ends here; measuring goes on, and the report comes at the end"));
  }
}

void Recorder::write(std::string_view ending, std::string_view text) {
  try {
    sys::write_file(files_.file(ending), text);
  } catch (const Error& error) {
    complain(cat(error.what(), way_out(ending)));
  }
}

// How to come by a file that could not be written.
std::string Recorder::way_out(std::string_view ending) const {
  if (!journal_sound_) return {};
  if (!journal_is_there()) return ". The journal is gone too: what is printed is all there is";
  return cat(". Once it can be written, `unixmark show ", files_.file(".log").string(),
             " --format ", ending.empty() ? "text" : ending.substr(1), "` makes it again");
}

void Recorder::complain(std::string_view what) {
  sound_ = false;
  cli::complain(err_, what);
}

}  // namespace unixmark::cli
