// Keeps what happens in a session, in memory and on disk.
#pragma once

#include "cli/result_files.hpp"
#include "measure/event.hpp"
#include "report/report.hpp"

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::cli {

// Promises that every event is kept for the report even when the disk takes no more: then it says
// so once and goes on in memory.
class Recorder {
 public:
  // `header` must live as long.
  Recorder(ResultFiles& files, const report::Header& header, std::ostream& err);

  // Writes the journal's first line.
  void begin();
  // Goes on with a journal that holds `events`.
  void resume(std::vector<measure::Event> events);
  void record(const measure::Event& event);

  // Writes the text and the page, and what else was asked for. Each is tried whatever became of the
  // others. A journal that took not even its first line is removed, and one that somebody else
  // removed is written again.
  void write_reports(const report::Report& report, bool csv, bool json);

  [[nodiscard]] const std::vector<measure::Event>& events() const { return events_; }
  [[nodiscard]] bool measured_something() const;
  // Every file that was promised has been written so far.
  [[nodiscard]] bool sound() const { return sound_; }

 private:
  void restore_journal();
  [[nodiscard]] bool journal_is_there() const;
  void append(std::string_view line);
  void write(std::string_view ending, std::string_view text);
  [[nodiscard]] std::string way_out(std::string_view ending) const;
  void complain(std::string_view what);

  ResultFiles& files_;
  const report::Header& header_;
  std::ostream& err_;
  std::vector<measure::Event> events_;
  bool journal_begun_ = false;  // it has a line
  bool journal_sound_ = true;
  bool sound_ = true;
};

}  // namespace unixmark::cli
