// What people watch while a session runs.
#pragma once

#include "base/units.hpp"
#include "measure/event.hpp"
#include "measure/plan.hpp"

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

namespace unixmark::cli {

// How progress is shown: not at all, as the classic lines that grow by each pass's number, or as
// one line that redraws, for terminals.
enum class Showing { Nothing, Lines, Redrawn };

// Follows a session's events. Promises to leave the cursor at the start of a line once the session
// has ended.
class Progress {
 public:
  struct Screen {
    std::ostream& out;
    Showing showing = Showing::Lines;
    std::size_t columns = 80;
    std::function<WallTime()> now;
    // Half the width of the index's interval so far, as a part of the index.
    std::function<std::optional<double>()> index_half_width{};
  };

  Progress(Screen screen, const measure::Plan& plan);

  void show(const measure::Event& event);
  // Takes in what happened before a session was resumed, and shows nothing.
  void pass_over(const measure::Event& event);
  // Ends the line that is being written.
  void finish();

 private:
  void began(const measure::SectionBegan& event);
  void began(const measure::PassBegan& event);
  void ticked(const measure::Tick& event);
  void ended(const measure::PassEnded& event);
  void failed(const measure::TestFailed& event);
  void begin_line(const measure::PassBegan& event);
  void began_in_sweep(const measure::PassBegan& event);
  void go_to(int copies);
  [[nodiscard]] std::string end_words() const;
  [[nodiscard]] std::string certainty() const;
  [[nodiscard]] const measure::PlannedTest* planned(const std::string& name) const;
  [[nodiscard]] Seconds expected(const std::string& name, int passes) const;
  void draw(const std::string& test, int copies, int number, std::optional<double> rate);

  Screen screen_;
  const measure::Plan& plan_;
  std::size_t sections_begun_ = 0;  // in a sweep: the position of the one that runs, from 1
  Seconds remaining_{0};            // of the plan, from the begin of the pass that runs
  Seconds drawn_at_{0};             // into the pass, when last drawn
  int passes_begun_ = 0;            // of the test that runs
  std::size_t column_ = 0;          // of a sweep's line
  WallTime deadline_{};             // where there is a budget
  bool open_ = false;               // a line without its end stands on the screen
};

}  // namespace unixmark::cli
