#include "report/row.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "report/remarks.hpp"
#include "score/classic.hpp"
#include "score/index.hpp"
#include "score/resample.hpp"

#include <algorithm>
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

// Without those that repeat others: the classic rule knows as many passes as were planned.
std::vector<const measure::Pass*> planned(std::vector<const measure::Pass*> passes) {
  std::erase_if(passes, [](const measure::Pass* pass) { return pass->repeats.has_value(); });
  return passes;
}

void score_row(Row& row, const std::vector<const measure::Pass*>& sound) {
  const int timebase = timebase_of(sound);
  const auto totals = totals_of(planned(sound));
  std::vector<double> rates;
  for (const auto& total : totals_of(sound)) rates.push_back(score::rate(total, timebase));
  const auto classic = score::classic_score(totals, timebase);
  row.score = classic.score;
  row.seconds = classic.seconds;
  row.samples = static_cast<int>(classic.kept.size());
  row.kept = classic.kept;
  row.robust = score::robust_of(rates);
}

// Why there are fewer passes than planned.
std::string shortfall(int had, int planned, Ending ending) {
  const auto passes = cat(had, " of ", planned, " passes");
  switch (ending) {
    case Ending::Interrupted:
      return had == 0 ? "not run: the session was interrupted" : cat("interrupted after ", passes);
    case Ending::CutOff:
      return had == 0 ? "not run: the session was cut off" : cat("cut off after ", passes);
    case Ending::Orderly:
      break;
  }
  return cat("only ", passes, " were recorded");
}

void add_score(Row& row, Ending ending) {
  row.failure = failure_of(row);
  if (row.skipped || !row.failure.empty()) return;
  const auto sound = sound_passes(row);
  const int had = static_cast<int>(planned(sound).size());
  if (had < row.test.passes) row.failure = shortfall(had, row.test.passes, ending);
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

void resample_row(Row& row, int threads) {
  if (!row.score) return;
  const auto sound = planned(sound_passes(row));
  const score::Resampling how{.threads = threads};
  const auto interval = score::resampled_interval(totals_of(sound), timebase_of(sound), how);
  if (interval) row.resampled = Resampled{how.resamples, interval->low, interval->high};
}

bool complete(const Row& row) {
  return row.score.has_value() && row.failure.empty();
}

}  // namespace unixmark::report
