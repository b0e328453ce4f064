#include "report/row.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "report/findings.hpp"
#include "report/remarks.hpp"
#include "report/standing.hpp"
#include "score/classic.hpp"
#include "score/index.hpp"
#include "score/resample.hpp"
#include "score/stopping.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace unixmark::report {

namespace {

std::string reason_of(const measure::Pass& pass) {
  return cat("pass ", pass.number, ": ", pass.complaint);
}

// The reason why the test as a whole has no score; empty: nothing speaks against it.
std::string failure_of(const Row& row) {
  for (const auto& pass : row.passes) {
    if (!pass.complaint.empty() && !pass.repeats) return reason_of(pass);
  }
  return row.failure;
}

score::PassTotal total_of(const measure::Pass& pass) {
  if (pass.members.empty()) return {};
  return {.count = measure::total_count(pass), .seconds = measure::mean_time(pass).count()};
}

std::vector<score::PassTotal> totals_of(const std::vector<const measure::Pass*>& passes) {
  std::vector<score::PassTotal> totals;
  for (const auto* pass : passes) totals.push_back(total_of(*pass));
  return totals;
}

// What the kernels' own lines say counts, as it always did. Copies that disagree have no sum.
int timebase_of(const std::vector<const measure::Pass*>& passes) {
  std::optional<int> found;
  for (const auto* pass : passes) {
    for (const auto& copy : pass->members) {
      if (found.value_or(copy.timebase) != copy.timebase) {
        throw Error(cat("pass ", pass->number, ": copies count per ", *found, " s and per ",
                        copy.timebase, " s, which have no sum"));
      }
      found = copy.timebase;
    }
  }
  return found.value_or(1);
}

// Positions in `sound` of the passes that the classic rule scores.
std::vector<std::size_t> classic_positions(const measure::PlannedTest& test,
                                           const std::vector<const measure::Pass*>& sound) {
  std::vector<std::size_t> positions;
  for (std::size_t i = 0; i < sound.size(); ++i) {
    if (classic_pass(test, *sound[i])) positions.push_back(i);
  }
  return positions;
}

std::vector<const measure::Pass*> at(const std::vector<const measure::Pass*>& passes,
                                     const std::vector<std::size_t>& positions) {
  std::vector<const measure::Pass*> chosen;
  for (const auto position : positions) chosen.push_back(passes[position]);
  return chosen;
}

// The classic rule refuses passes that count nothing; those beyond it have no logarithm either.
std::vector<double> window_rates(const std::vector<const measure::Pass*>& passes, int timebase) {
  std::vector<double> rates;
  for (const auto* pass : passes) {
    const double rate = measure::window_rate(*pass, timebase);
    if (!(rate > 0 && std::isfinite(rate))) {
      throw Error(cat("pass ", pass->number, ": its rate is ", shortest(rate),
                      ", and only numbers above 0 have a median with an interval"));
    }
    rates.push_back(rate);
  }
  return rates;
}

void score_row(Row& row, const std::vector<const measure::Pass*>& sound) {
  const int timebase = timebase_of(sound);
  const auto positions = classic_positions(row.test, sound);
  const auto totals = totals_of(at(sound, positions));
  const auto classic = score::classic_score(totals, timebase);
  row.robust = score::robust_of(window_rates(sound, timebase));
  row.score = classic.score;
  row.classic = score::classic_interval(totals, timebase);
  row.seconds = classic.seconds;
  row.samples = static_cast<int>(classic.kept.size());
  for (const auto kept : classic.kept) row.kept.push_back(positions[kept]);
  row.findings = findings_on(row, score::drops_others_by_rate(totals, timebase));
}

// Why there are fewer passes than planned.
std::string shortfall(int had, int planned, Ending ending) {
  const auto passes = cat(had, " of ", planned, " passes");
  switch (ending) {
    case Ending::Interrupted:
      return had == 0 ? "not run: interrupted" : cat("interrupted after ", passes);
    case Ending::CutOff:
      return had == 0 ? "not run: cut off" : cat("cut off after ", passes);
    case Ending::Orderly:
      break;
  }
  return cat("only ", passes, " were recorded");
}

void add_score(Row& row, Ending ending) {
  row.failure = failure_of(row);
  if (row.skipped || !row.failure.empty()) return;
  const auto sound = sound_passes(row);
  const int had = static_cast<int>(
      std::ranges::count_if(sound, [](const auto* pass) { return !pass->repeats; }));
  const int wanted = measure::enough_passes(row.test);
  if (had < wanted) row.failure = shortfall(had, wanted, ending);
  row.not_run = had == 0 && ending != Ending::Orderly;
  if (had == 0) return;
  try {
    score_row(row, sound);
  } catch (const Error& error) {
    row.failure = error.what();  // what kernels say is data, also where it makes no sense
  }
}

}  // namespace

void finish_row(Row& row, int copies, std::optional<double> baseline, Ending ending) {
  add_score(row, ending);
  row.baseline = baseline;
  if (row.score && baseline) row.index = score::index_value(*row.score, *baseline);
  row.remarks = remarks_on(row, copies);
}

Rates rates_of(const Row& row) {
  if (!row.score) return {};
  const auto sound = sound_passes(row);
  const int timebase = timebase_of(sound);
  Rates rates{.classic = {}, .robust = window_rates(sound, timebase)};
  for (const auto& total : totals_of(at(sound, classic_positions(row.test, sound)))) {
    rates.classic.push_back(score::rate(total, timebase));
  }
  return rates;
}

void resample_row(Row& row, int threads) {
  if (!row.score) return;
  const auto sound = sound_passes(row);
  const auto totals = totals_of(at(sound, classic_positions(row.test, sound)));
  const score::Resampling how{.threads = threads};
  const auto interval = score::resampled_interval(totals, timebase_of(sound), how);
  if (interval) row.resampled = Resampled{how.resamples, interval->low, interval->high};
}

void note_precision(Row& row, double precision) {
  if (!row.score || !row.failure.empty()) return;
  const auto rates = rates_of(row).robust;
  if (!score::settled(rates, precision)) row.not_converged = score::relative_half_width(rates);
}

bool complete(const Row& row) {
  return row.score.has_value() && row.failure.empty();
}

}  // namespace unixmark::report
