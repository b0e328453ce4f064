#include "report/gather.hpp"

#include "measure/whereabouts.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string_view>
#include <utility>
#include <variant>

namespace unixmark::report {

namespace {

struct Told {
  Section section;
  bool began = false;  // some event said so
  bool ended = false;
};

Row planned_row(const measure::PlannedTest& test) {
  Row row;
  row.test = test;
  row.failure = test.skip;
  row.skipped = !test.skip.empty();
  return row;
}

Told planned_section(const measure::Section& planned) {
  Told told;
  told.section.copies = planned.copies;
  for (const auto& test : planned.tests) told.section.rows.push_back(planned_row(test));
  // std::string compares bytes as unsigned, in no locale: the order of the classic report.
  std::ranges::stable_sort(told.section.rows, {}, [](const Row& row) { return row.test.title; });
  return told;
}

WallTime after(WallTime moment, Nanos elapsed) {
  moment.unix_seconds += std::chrono::round<std::chrono::seconds>(elapsed).count();
  return moment;
}

// Takes one event after another; each kind changes only what it speaks of.
class Folding {
 public:
  explicit Folding(const measure::Plan& plan) : where_(plan) {
    for (const auto& section : plan.sections) told_.push_back(planned_section(section));
  }

  void operator()(const measure::SectionBegan& event) {
    last_ = event.at;
    auto* told = told_at(where_.begin(event.copies));
    if (told != nullptr) told->section.began = told->section.ended = event.at;
  }

  void operator()(const measure::PassEnded& event) {
    last_ = after(event.pass.began, event.pass.elapsed);
    auto* told = current(event.pass.copies);
    auto* row = row_of(told, event.pass.test);
    if (row == nullptr) return;
    row->passes.push_back(event.pass);
    // Until the section says when it ended, it ended with its last pass.
    told->section.ended = last_;
    if (told->section.began == WallTime{}) told->section.began = event.pass.began;
  }

  void operator()(const measure::TestFailed& event) {
    auto* row = row_of(current(event.copies), event.test);
    if (row == nullptr) return;
    row->failure = event.reason;
    row->skipped = event.skipped;
  }

  void operator()(const measure::SectionEnded& event) {
    auto* told = current(event.copies);
    if (told == nullptr) return;
    told->section.ended = event.at;
    told->ended = true;
  }

  void operator()(const measure::SessionEnded& event) {
    last_ = event.at;
    ending_ = event.interrupted ? Ending::Interrupted : Ending::Orderly;
    runner_share_ = event.runner_share;
    auto* told = told_at(where_.last());
    if (told != nullptr && !told->ended) told->section.ended = event.at;
  }

  // What followed the last end is over again.
  void operator()(const measure::SessionResumed& event) {
    ending_ = Ending::CutOff;
    runner_share_.reset();
    resumptions_.push_back({last_, event.at, event.differences});
  }

  void operator()(const measure::PassBegan&) {}
  void operator()(const measure::Tick&) {}

  [[nodiscard]] Gathered result() && {
    Gathered gathered{.sections = {},
                      .not_begun = {},
                      .ending = ending_,
                      .runner_share = runner_share_,
                      .resumptions = resumptions_};
    for (auto& told : told_) {
      if (told.began) {
        gathered.sections.push_back(std::move(told.section));
      } else {
        gathered.not_begun.push_back(told.section.copies);
      }
    }
    return gathered;
  }

 private:
  // What is told of a section that has begun.
  Told* told_at(std::optional<std::size_t> section) {
    if (!section) return nullptr;
    told_[*section].began = true;
    return &told_[*section];
  }

  Told* current(int copies) { return told_at(where_.section(copies)); }

  static Row* row_of(Told* told, std::string_view test) {
    if (told == nullptr) return nullptr;
    auto& rows = told->section.rows;
    const auto found =
        std::ranges::find_if(rows, [&](const Row& row) { return row.test.name == test; });
    return found == rows.end() ? nullptr : &*found;
  }

  std::vector<Told> told_;
  measure::Whereabouts where_;
  Ending ending_ = Ending::CutOff;
  std::optional<double> runner_share_;
  WallTime last_;  // of what has been told so far
  std::vector<Resumption> resumptions_;
};

}  // namespace

Gathered gather(const measure::Plan& plan, std::span<const measure::Event> events) {
  Folding folding(plan);
  for (const auto& event : events) std::visit(folding, event);
  return std::move(folding).result();
}

std::vector<const measure::Pass*> sound_passes(const Row& row) {
  std::vector<const measure::Pass*> sound;
  for (const auto& pass : row.passes) {
    if (pass.complaint.empty()) sound.push_back(&pass);
  }
  return sound;
}

}  // namespace unixmark::report
