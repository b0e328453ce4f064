#include "cli/progress.hpp"

#include "base/text.hpp"
#include "cli/paragraph.hpp"
#include "write/clean.hpp"
#include "write/columns.hpp"

#include <algorithm>
#include <array>
#include <ostream>
#include <utility>
#include <variant>

namespace unixmark::cli {

namespace {

using measure::PlannedTest;

// Twice a second is enough for people and costs a fifth of drawing at every tick.
constexpr Seconds between_drawings{0.5};

// "2.41 M": three figures and a prefix.
std::string short_number(double value) {
  constexpr std::array<std::string_view, 5> prefixes = {"", " k", " M", " G", " T"};
  std::size_t step = 0;
  while (value >= 999.5 && step + 1 < prefixes.size()) {
    value /= 1000;
    ++step;
  }
  const int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
  return cat(fixed(value, decimals), prefixes[step]);
}

// The counts a second as the test's own unit has them; a rate of the kernel's own making cannot be
// told from its count.
std::string rate_words(const PlannedTest& test, std::optional<double> rate) {
  if (!rate || test.timebase == 0) return {};
  return cat("  ", short_number(*rate * test.timebase), ' ', test.unit);
}

// A failure in lines of a page's width, the reason beside its test.
std::string failure_lines(std::string_view what, std::string_view reason) {
  const auto head = write::remark_line(what) + ' ';
  const auto indent = write::width_of(head);
  auto lines = write::hanging_lines(write::remark_line(reason), indent, 4);
  lines.front() = head + lines.front().substr(indent);
  return join(lines, "\n") + '\n';
}

}  // namespace

Progress::Progress(Screen screen, const measure::Plan& plan)
    : screen_(std::move(screen)), plan_(plan), remaining_(expected_duration(plan)) {
  if (plan.budget) deadline_ = later(screen_.now(), *plan.budget);
}

void Progress::show(const measure::Event& event) {
  if (screen_.showing == Showing::Nothing) return;
  if (const auto* section = std::get_if<measure::SectionBegan>(&event)) began(*section);
  if (const auto* pass = std::get_if<measure::PassBegan>(&event)) began(*pass);
  if (const auto* tick = std::get_if<measure::Tick>(&event)) ticked(*tick);
  if (const auto* pass = std::get_if<measure::PassEnded>(&event)) ended(*pass);
  if (const auto* test = std::get_if<measure::TestFailed>(&event)) failed(*test);
  // A sweep's sections are under way all at once.
  if (std::holds_alternative<measure::SectionEnded>(event) && !plan_.sweep) finish();
}

void Progress::pass_over(const measure::Event& event) {
  if (std::holds_alternative<measure::SectionBegan>(event) && !plan_.sweep) ++sections_begun_;
  if (const auto* pass = std::get_if<measure::PassEnded>(&event)) ended(*pass);
}

void Progress::finish() {
  if (!open_) return;
  // A line that was redrawn says nothing any more once its pass is over.
  if (screen_.showing == Showing::Redrawn) screen_.out << "\r\033[K";
  if (screen_.showing == Showing::Lines) screen_.out << '\n';
  screen_.out << std::flush;
  open_ = false;
}

void Progress::began(const measure::SectionBegan&) {
  if (plan_.sweep) return;
  finish();
  passes_begun_ = 0;
  ++sections_begun_;
  // What tests of the section before did not need is no time that will pass.
  remaining_ = Seconds{0};
  for (std::size_t i = sections_begun_ - 1; i < plan_.sections.size(); ++i) {
    remaining_ += expected_duration(plan_.sections[i], plan_.rest);
  }
}

void Progress::began(const measure::PassBegan& event) {
  go_to(event.copies);
  if (screen_.showing == Showing::Redrawn) {
    passes_begun_ = event.number;
    drawn_at_ = Seconds{0};
    draw(event.test, event.copies, event.number, {});
    return;
  }
  if (plan_.sweep) return began_in_sweep(event);
  begin_line(event);
  passes_begun_ = event.number;
  if (plan_.rounds) screen_.out << ' ' << event.test << std::flush;
  if (!plan_.rounds) screen_.out << ' ' << event.number << std::flush;
  open_ = true;
}

// A round of a sweep, in as many lines as it needs.
void Progress::began_in_sweep(const measure::PassBegan& event) {
  const auto pass = cat(' ', event.copies, " x ", event.test);
  const bool full = column_ + pass.size() > screen_.columns;
  if (open_ && (full || event.number != passes_begun_)) finish();
  if (!open_) {
    const auto head = cat("pass ", event.number, ':');
    screen_.out << head;
    column_ = head.size();
  }
  screen_.out << pass << std::flush;
  column_ += pass.size();
  passes_begun_ = event.number;
  open_ = true;
}

// The sections of a sweep mix.
void Progress::go_to(int copies) {
  if (!plan_.sweep) return;
  const auto found = std::ranges::find(plan_.sections, copies, &measure::Section::copies);
  if (found == plan_.sections.end()) return;
  sections_begun_ = static_cast<std::size_t>(found - plan_.sections.begin()) + 1;
}

// A line is of a test, or of all tests' passes of one number.
void Progress::begin_line(const measure::PassBegan& event) {
  if (open_ && (plan_.rounds ? event.number == passes_begun_ : event.number > 1)) return;
  finish();
  const auto* test = planned(event.test);
  screen_.out << event.copies << " x ";
  if (plan_.rounds) screen_.out << "pass " << event.number << ':';
  if (!plan_.rounds) screen_.out << (test != nullptr ? test->title : event.test) << ' ';
}

void Progress::ticked(const measure::Tick& event) {
  if (screen_.showing != Showing::Redrawn || event.elapsed - drawn_at_ < between_drawings) return;
  drawn_at_ = event.elapsed;
  draw(event.test, event.copies, event.number, event.rate);
}

void Progress::ended(const measure::PassEnded& event) {
  go_to(event.pass.copies);
  if (!event.pass.repeats) remaining_ -= expected(event.pass.test, 1);
  const auto* test = planned(event.pass.test);
  const bool last = test != nullptr && event.pass.number == test->passes;
  if (last && !plan_.rounds && !plan_.sweep) passes_begun_ = 0;
}

// The passes that will not run any more take no time any more.
void Progress::failed(const measure::TestFailed& event) {
  go_to(event.copies);
  const auto* test = planned(event.test);
  finish();
  // Programs read this output too: what a kernel says must not look like a result.
  screen_.out << failure_lines(cat(event.copies, " x ", test != nullptr ? test->title : event.test,
                                   event.skipped ? "  skipped:" : "  failed:"),
                               event.reason)
              << std::flush;
  if (test != nullptr && test->skip.empty()) {
    remaining_ -= expected(event.test, test->passes - passes_begun_);
  }
  passes_begun_ = 0;
}

const PlannedTest* Progress::planned(const std::string& name) const {
  if (sections_begun_ == 0 || sections_begun_ > plan_.sections.size()) return nullptr;
  const auto& tests = plan_.sections[sections_begun_ - 1].tests;
  const auto found = std::ranges::find(tests, name, &PlannedTest::name);
  return found == tests.end() ? nullptr : &*found;
}

Seconds Progress::expected(const std::string& name, int passes) const {
  const auto* test = planned(name);
  return test == nullptr ? Seconds{0} : expected_duration(*test, plan_.rest) * passes;
}

// Where tests may stop early, all that can be told is when they have to.
std::string Progress::end_words() const {
  const WallTime now = screen_.now();
  auto end = later(now, std::max(remaining_ - drawn_at_, Seconds{0}));
  if (plan_.budget && deadline_.unix_seconds < end.unix_seconds) end = deadline_;
  if (!plan_.rounds) return cat("done near ", end_face(end, now));
  return cat("by ", end_face(end, now), " at the latest");
}

std::string Progress::certainty() const {
  if (!plan_.rounds || !screen_.index_half_width) return {};
  const auto half = screen_.index_half_width();
  return half ? cat("  index +-", fixed(*half * 100, 1), " %") : std::string();
}

void Progress::draw(const std::string& name, int copies, int number, std::optional<double> rate) {
  const auto* test = planned(name);
  if (test == nullptr) return;
  const std::string of = plan_.rounds ? std::string() : cat('/', test->passes);
  const std::string tail =
      cat("  pass ", number, of, rate_words(*test, rate), certainty(), "  ", end_words());
  std::string line = cat(copies, " x ", test->title);
  // One column stays free: some terminals break a line that fills the last one.
  const std::size_t room = std::max<std::size_t>(screen_.columns, 20) - 1;
  if (tail.size() < room) line.resize(std::min(line.size(), room - tail.size()));
  line += tail;
  line.resize(std::min(line.size(), room));
  screen_.out << '\r' << line << "\033[K" << std::flush;
  open_ = true;
}

}  // namespace unixmark::cli
