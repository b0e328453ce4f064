#include "report/remarks.hpp"

#include "base/text.hpp"
#include "report/gather.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <string_view>

namespace unixmark::report {

namespace {

using Passes = std::vector<const measure::Pass*>;

constexpr double tolerated_skew = 0.01;  // of the window
constexpr double least_overlap = 0.98;
constexpr double least_fairness = 0.8;
constexpr std::size_t fewest_same = 3;     // passes that agree by more than chance
constexpr double least_same_count = 1000;  // slow tests rightly count the same again and again
constexpr double most_off_duration = 0.1;  // programs of fixed work end when they are done
constexpr std::size_t most_notes = 3;
constexpr std::size_t longest_note = 60;

std::string in_passes(std::size_t some, std::size_t all) {
  return cat(" in ", some, " of ", all, all == 1 ? " pass" : " passes");
}

// The mean over the copies of what a kernel gave of itself; nothing unless all did.
std::optional<double> mean_metric(const measure::Pass& pass, std::string_view name) {
  double sum = 0;
  for (const auto& copy : pass.members) {
    const auto found = std::ranges::find(copy.metrics, name, &measure::Metric::name);
    if (found == copy.metrics.end()) return {};
    sum += found->value;
  }
  if (pass.members.empty()) return {};
  return sum / static_cast<double>(pass.members.size());
}

// Where the two processes of every copy were at begin and end.
std::string place_of_pair(const measure::Pass& pass) {
  const auto processor = mean_metric(pass, "same_processor");
  const auto core = mean_metric(pass, "same_core");
  if (!processor) return {};
  if (*processor == 1) return "on the same processor";
  if (*processor == 0 && core == 1) return "on the same core";
  if (*processor == 0 && core == 0) return "on different cores";
  if (*processor == 0 && !core) return "on different processors";
  return "now together and now apart";
}

// "on this in 4 of 10 passes, on that in 6 of 10 passes"; each place once, the first seen first.
std::string places_in_passes(const std::vector<std::string>& places, std::size_t all) {
  std::vector<std::string> parts;
  for (auto place = places.begin(); place != places.end(); ++place) {
    if (std::find(places.begin(), place, *place) != place) continue;
    const auto times = std::count(place, places.end(), *place);
    parts.push_back(*place + in_passes(static_cast<std::size_t>(times), all));
  }
  return join(parts, ", ");
}

std::string on_pairs(const Passes& passes) {
  std::vector<std::string> places;
  for (const auto* pass : passes) places.push_back(place_of_pair(*pass));
  std::erase(places, "");
  if (places.empty()) return {};
  std::ranges::sort(places, std::ranges::greater());
  return cat("its two processes ran ", places_in_passes(places, passes.size()));
}

std::string on_skew(const Passes& passes) {
  Nanos worst{0};
  std::size_t late = 0;
  for (const auto* pass : passes) {
    if (!pass->skew || !pass->window) continue;
    if (Seconds(*pass->skew) <= tolerated_skew * Seconds(*pass->window)) continue;
    worst = std::max(worst, *pass->skew);
    ++late;
  }
  if (late == 0) return {};
  return cat("copies began up to ", fixed(Seconds(worst).count() * 1000, 1), " ms apart",
             in_passes(late, passes.size()));
}

std::string on_overlap(const Passes& passes) {
  double worst = 1;
  std::size_t apart = 0;
  for (const auto* pass : passes) {
    if (pass->overlap.value_or(1) >= least_overlap) continue;
    worst = std::min(worst, *pass->overlap);
    ++apart;
  }
  if (apart == 0) return {};
  return cat("all copies ran together for only ", fixed(worst * 100, 1), " % of the time at worst",
             in_passes(apart, passes.size()));
}

std::string on_fairness(const Passes& passes) {
  double worst = 1;
  std::size_t unfair = 0;
  for (const auto* pass : passes) {
    if (pass->fairness.value_or(1) >= least_fairness) continue;
    worst = std::min(worst, *pass->fairness);
    ++unfair;
  }
  if (unfair == 0) return {};
  return cat("the slowest copy did ", fixed(worst * 100, 1), " % of what the fastest did",
             in_passes(unfair, passes.size()));
}

std::string on_synchrony(const Passes& passes) {
  const bool all = std::ranges::all_of(passes, &measure::Pass::synchronised);
  return all ? "" : "unsynchronised: its copies began when they liked";
}

bool lasts_as_asked(const measure::Pass& pass, Seconds asked) {
  return std::abs(measure::mean_time(pass) / asked - 1) <= most_off_duration;
}

bool keeps_running_counts(const measure::Pass& pass) {
  return std::ranges::any_of(pass.members,
                             [](const measure::Copy& copy) { return !copy.running.empty(); });
}

// A program that reports the same however long it ran. One with running counts was seen to count,
// and one that measures how long a fixed work takes does not end when it is asked to.
std::string on_sameness(const Passes& passes, const Row& row) {
  if (passes.size() < fewest_same) return {};
  const double count = measure::total_count(*passes.front());
  const bool suspect = std::ranges::all_of(passes, [&](const measure::Pass* pass) {
    return measure::total_count(*pass) == count && !keeps_running_counts(*pass) &&
           lasts_as_asked(*pass, row.test.duration);
  });
  if (!suspect || count < least_same_count) return {};
  return cat("every pass reports the same count, ", shortest(count), ", as if it were not counted");
}

// Cut between characters: half of one would be no text any more.
std::string shortened(std::string text) {
  if (text.size() <= longest_note) return text;
  std::size_t end = longest_note;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end) + " ...";
}

// In quotes, so that a note cannot pass for a row of the report, and without the one word that
// programs look for anywhere in a line.
std::string on_note(std::string note) {
  std::ranges::replace_if(
      note, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
  for (auto at = note.find("Score"); at != std::string::npos; at = note.find("Score", at)) {
    note[at] = 's';
  }
  return cat("said '", shortened(std::move(note)), "'");
}

std::vector<std::string> first_notes(const std::vector<measure::Pass>& passes) {
  std::vector<std::string> found;
  for (const auto& pass : passes) {
    for (const auto& copy : pass.members) {
      for (const auto& note : copy.notes) {
        if (found.size() < most_notes && std::ranges::count(found, note) == 0) {
          found.push_back(note);
        }
      }
    }
  }
  return found;
}

// Which kinds of cores the copies of a pass were on when they began and ended.
std::set<std::string> kinds_in(const measure::Pass& pass, const std::map<int, std::string>& kinds) {
  std::set<std::string> found;
  for (const auto& copy : pass.members) {
    for (const auto& processor : {copy.processor_begin, copy.processor_end}) {
      const auto kind = processor ? kinds.find(*processor) : kinds.end();
      if (kind != kinds.end() && !kind->second.empty()) found.insert(kind->second);
    }
  }
  return found;
}

}  // namespace

std::vector<std::string> remarks_on(const Row& row, int copies) {
  const auto passes = sound_passes(row);
  std::vector<std::string> remarks = {row.passes.empty() ? "" : row.test.note, on_synchrony(passes),
                                      on_sameness(passes, row)};
  if (copies > 1) {
    remarks.insert(remarks.end(), {on_skew(passes), on_overlap(passes), on_fairness(passes)});
  }
  if (row.test.inherently_parallel && !row.passes.empty()) {
    remarks.emplace_back("keeps several processors busy with one copy");
  }
  remarks.push_back(on_pairs(passes));
  for (auto& note : first_notes(row.passes)) remarks.push_back(on_note(std::move(note)));
  std::erase(remarks, "");
  return remarks;
}

std::string remark_on_cores(const Row& row, const std::vector<sys::Processor>& processors) {
  std::map<int, std::string> kinds;
  std::set<std::string> different;
  for (const auto& processor : processors) {
    kinds[processor.id] = processor.core;
    different.insert(processor.core);
  }
  if (different.size() < 2) return {};
  const auto passes = sound_passes(row);
  std::vector<std::string> places;
  for (const auto* pass : passes) {
    for (const auto& kind : kinds_in(*pass, kinds)) places.push_back(cat("on ", kind, " cores"));
  }
  if (places.empty()) return {};
  return cat("its copies ran ", places_in_passes(places, passes.size()));
}

}  // namespace unixmark::report
