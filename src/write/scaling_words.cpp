#include "write/scaling_words.hpp"

#include "base/text.hpp"
#include "write/sureness.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

constexpr std::array<std::string_view, 8> bars = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
constexpr std::string_view plain_bars = "_.,-=+*#";

std::string_view model_name(score::ScalingModel model) {
  switch (model) {
    case score::ScalingModel::Linear:
      return "linear";
    case score::ScalingModel::Amdahl:
      return "Amdahl's law";
    case score::ScalingModel::Usl:
      break;
  }
  return "universal scalability law";
}

std::string parameter(std::string_view name, double value, const score::Interval& interval) {
  return fmt::format("{} {:.3g} [{:.3g}, {:.3g}]", name, value, interval.low, interval.high);
}

std::string counted(int number, std::string_view one) {
  return cat(number, ' ', one, number == 1 ? "" : "s");
}

std::string machine_sentence(const report::Scaling& scaling) {
  auto text = cat(scaling.cores > 0 ? counted(scaling.cores, "core") : "cores unknown", ", ",
                  counted(scaling.processors, "processor"));
  if (scaling.quota) text += cat(", a quota of ", shortest(*scaling.quota));
  if (!scaling.borders.empty()) {
    text += cat(", memory nodes full with ", join(scaling.borders, ", "), " copies");
  }
  return text;
}

int rounded_down(double quota) {
  return std::max(1, static_cast<int>(quota));
}

}  // namespace

std::string half_width(const report::Figure& figure) {
  if (!figure.interval || figure.value == 0) return {};
  return half_width((figure.interval->high - figure.interval->low) / (2 * figure.value));
}

std::string short_half_width(const report::Figure& figure) {
  constexpr std::size_t width = 8;
  auto text = half_width(figure);
  if (text.size() <= width) return text;
  const auto& interval = *figure.interval;
  const double percent = 50 * (interval.high - interval.low) / figure.value;
  return percent < 9999.5 ? fmt::format("+-{:.0f} %", percent) : fmt::format("+-{:.0e}%", percent);
}

std::string with_half_width(const report::Figure& figure, int decimals) {
  auto value = fixed(figure.value, decimals);
  if (!figure.interval) return value;
  return cat(value, "+-", fixed((figure.interval->high - figure.interval->low) / 2, decimals));
}

std::string copies_marks(const report::Scaling& scaling, int copies) {
  std::string marks;
  if (copies == scaling.cores) marks += 'C';
  if (copies == scaling.processors) marks += 'P';
  if (std::ranges::count(scaling.borders, copies) > 0) marks += 'N';
  if (scaling.quota && copies == rounded_down(*scaling.quota)) marks += 'Q';
  return marks;
}

std::vector<std::string> scaling_lead(const report::Scaling& scaling) {
  std::vector<std::string> lead = {
      machine_sentence(scaling),
      "copies are independent of each other, as in a rate benchmark: sigma and kappa tell how they "
      "contend for the hardware and the kernel that they share, not of a program's serial part"};
  if (scaling.quota) {
    const int most = rounded_down(*scaling.quota);
    lead.push_back(
        cat("beyond the quota expect no more than with ", most, most == 1 ? " copy" : " copies"));
  }
  if (!scaling.frequency_known) {
    lead.emplace_back(
        "frequency unknown: where few busy cores run faster than many, that looks like contention");
  }
  return lead;
}

std::vector<std::string> fit_clauses(const report::ScalingTest& test) {
  if (!test.fit) return {test.no_fit};
  const auto& fit = *test.fit;
  const auto& curve = fit.curve;
  std::vector<std::string> clauses = {std::string(model_name(curve.model)),
                                      cat("one copy ", amount(curve.gamma, test.unit))};
  if (curve.model != score::ScalingModel::Linear) {
    clauses.push_back(parameter("sigma", curve.sigma, fit.sigma));
  }
  if (curve.model == score::ScalingModel::Usl) {
    clauses.push_back(parameter("kappa", curve.kappa, fit.kappa));
  }
  if (fit.peak) clauses.push_back(cat("peak near ", fixed(*fit.peak, 0), " copies"));
  if (!fit.kappa_identified) {
    clauses.push_back(cat("kappa not identifiable (largest N = ", fit.largest, ")"));
  }
  clauses.push_back(cat("farthest point ", fixed(fit.worst_miss * 100, 1), " % off"));
  return clauses;
}

std::vector<std::string> scaling_notes(const report::ScalingTest& test) {
  std::vector<std::string> notes;
  if (test.smt_yield) {
    const auto half = half_width(*test.smt_yield);
    notes.push_back(cat("SMT yield ", fixed(test.smt_yield->value, 3), half.empty() ? "" : " ",
                        half, ": the rate with a copy a processor by that with a copy a core"));
  }
  notes.insert(notes.end(), test.notes.begin(), test.notes.end());
  return notes;
}

std::string sparkline(const report::ScalingTest& test, Signs signs) {
  double most = 0;
  for (const auto& point : test.points) most = std::max(most, point.rate.value);
  std::string line;
  for (const auto& point : test.points) {
    const double share = most > 0 ? point.rate.value / most : 0;
    const auto level = static_cast<std::size_t>(
        std::clamp(std::round(share * static_cast<double>(bars.size() - 1)), 0.0, 7.0));
    line += signs == Signs::Unicode ? std::string(bars[level]) : std::string(1, plain_bars[level]);
  }
  return line;
}

}  // namespace unixmark::write
