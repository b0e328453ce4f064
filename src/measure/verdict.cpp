#include "measure/verdict.hpp"

#include "base/text.hpp"
#include "measure/course.hpp"

#include <algorithm>
#include <span>

namespace unixmark::measure {

namespace {

std::string said(const Output& output) {
  if (output.notes.empty()) return {};
  return cat("; it said: ", join(output.notes, " / "));
}

Seconds time_of(const Ending& ending) {
  const auto& output = ending.output;
  if (output.begin && output.end) return *output.end - *output.begin;
  return output.time.value_or(ending.lifetime);
}

std::string why_ended_badly(const Ending& ending) {
  const auto& [output, exit, lifetime, doomed] = ending;
  if (!doomed.empty()) return doomed;
  if (exit.signal != 0) {
    return cat("ended by signal ", exit.signal, " (", sys::signal_text(exit.signal), ")",
               said(output));
  }
  if (!output.error.empty()) return output.error;
  if (exit.status != 0) return cat("ended with exit status ", exit.status, said(output));
  if (!output.count) return cat("gave no result", said(output));
  return {};
}

// A count without a loop behind it has no logarithm, or means that the compiler emptied the loop.
std::string why_no_count(double count, int timebase, Seconds time) {
  if (time.count() <= 0) {
    return "got no processor before the pass was over; try fewer copies (-c) or longer passes "
           "(--seconds)";
  }
  const auto within = cat(" in ", fixed(time.count(), 1), " s");
  if (count <= 0) return cat("counted nothing", within);
  if (timebase == 1 && count <= 1 && time >= Seconds(1)) {
    return cat("counted ", shortest(count), within, ": its count does not grow");
  }
  return {};
}

}  // namespace

Copy judge(const Ending& ending) {
  const auto& [output, exit, lifetime, doomed] = ending;
  Copy copy{.count = output.count.value_or(0),
            .timebase = output.timebase,
            .time = time_of(ending),
            .begin = output.begin,
            .end = output.end,
            .running = {},
            .user = exit.user,
            .system = exit.system,
            .voluntary_switches = exit.voluntary_switches,
            .involuntary_switches = exit.involuntary_switches,
            .peak_memory_kib = exit.peak_memory_kib,
            .processor_begin = {},
            .processor_end = {},
            .metrics = output.metrics,
            .series = output.series,
            .notes = output.notes,
            .complaint = why_ended_badly(ending)};
  if (copy.complaint.empty()) {
    copy.complaint = why_no_count(copy.count, copy.timebase, copy.time);
  }
  return copy;
}

void refuse_standstill(std::vector<Copy>& copies, Seconds planned, std::optional<Nanos> waited) {
  const auto steps = static_cast<std::size_t>(planned / Seconds(course_step));
  const auto grew = [&](const Copy& copy) {
    return stopped_growing(std::span(copy.running).first(std::min(steps, copy.running.size())));
  };
  Seconds stood{0};
  for (const auto& copy : copies) {
    const auto until = grew(copy);
    // A rate says nothing about how its count should grow.
    if (copy.timebase <= 0 || !until) return;
    stood += planned - *until;
  }
  if (waited && Seconds(*waited) >= stood / 2) return;
  for (auto& copy : copies) {
    if (!copy.complaint.empty()) continue;
    copy.complaint = cat("its count stopped growing after ", fixed(grew(copy)->count(), 1), " s");
  }
}

std::string complaint_of(const std::vector<Copy>& copies) {
  const auto failed = [](const Copy& copy) {
    return !copy.complaint.empty() && copy.complaint != ended_for_another;
  };
  const auto first = std::ranges::find_if(copies, failed);
  if (first == copies.end()) return {};
  if (copies.size() == 1) return first->complaint;
  auto text =
      cat("copy ", first - copies.begin() + 1, " of ", copies.size(), ": ", first->complaint);
  const auto others = std::ranges::count_if(copies, failed) - 1;
  if (others > 0) text += cat(" (and ", others, others == 1 ? " other copy)" : " other copies)");
  return text;
}

}  // namespace unixmark::measure
