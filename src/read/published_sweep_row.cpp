// A row of a sweep's table.
#include "base/text.hpp"
#include "read/bounds.hpp"
#include "read/published_scan.hpp"
#include "read/published_sweep_test.hpp"

#include <cmath>

namespace unixmark::read {

namespace {

using report::Figure;
using Words = std::vector<std::string_view>;

std::optional<double> shown_number(std::string_view word) {
  const auto value = to_double(word);
  if (!value || std::abs(*value) > most_printed_number) return {};
  return value;
}

bool are_marks(std::string_view word) {
  return !word.empty() && word.find_first_not_of("CPNQ~!") == std::string_view::npos;
}

// The words of a row, from the first that is not taken yet.
struct RowWords {
  Words all;
  std::size_t at = 0;

  [[nodiscard]] bool more() const { return at < all.size(); }
  [[nodiscard]] std::string_view next() const { return more() ? all[at] : std::string_view(); }
};

// "39.30 M" in units of one.
std::optional<double> take_amount_of(RowWords& row) {
  const auto value = shown_number(row.next());
  if (!value) return {};
  ++row.at;
  const double times = row.next() == "M" ? 1e6 : row.next() == "G" ? 1e9 : 1;
  if (times > 1) ++row.at;
  return *value * times;
}

// "+-0.3 %" behind a value, as its interval. False: it is damaged.
bool take_share(RowWords& row, Figure& figure) {
  auto word = row.next();
  if (!word.starts_with("+-")) return true;
  ++row.at;
  if (word.ends_with('%')) {
    word.remove_suffix(1);
  } else if (row.next() == "%") {
    ++row.at;
  } else {
    return false;
  }
  const auto percent = shown_number(word.substr(2));
  if (!percent) return false;
  const double half = figure.value * *percent / 100;
  figure.interval = score::Interval{figure.value - half, figure.value + half};
  return true;
}

// "1.99 +-0.6 %", "0.004+-0.006" or "0.996"
std::optional<Figure> take_figure(RowWords& row) {
  const auto word = row.next();
  const auto sign = word.find("+-");
  const auto value = shown_number(word.substr(0, sign));
  if (!value) return {};
  ++row.at;
  Figure figure{*value};
  if (sign == std::string_view::npos) {
    return take_share(row, figure) ? std::optional(figure) : std::nullopt;
  }
  const auto half = shown_number(word.substr(sign + 2));
  if (!half) return {};
  figure.interval = score::Interval{*value - *half, *value + *half};
  return figure;
}

// Which columns are empty follows from how many are not: without one copy's rate fairness stands
// alone, and one copy alone has neither a serial fraction nor fairness.
bool take_columns(report::ScalingPoint& point, const std::vector<Figure>& figures) {
  if (figures.size() == 1) {
    point.fairness = figures[0];
    return true;
  }
  if (figures.size() > 4) return false;
  if (figures.empty()) return true;
  point.speed_up = figures[0];
  point.efficiency = figures[1];
  if (const auto& whole = figures[0].interval) {
    point.efficiency->interval =
        score::Interval{whole->low / point.copies, whole->high / point.copies};
  }
  if (figures.size() > 2) point.serial = figures[2];
  if (figures.size() > 3) point.fairness = figures[3];
  return true;
}

}  // namespace

std::optional<SweepRow> sweep_row_in(std::string_view text) {
  RowWords words_left{.all = words(text)};
  const auto copies = count_of(words_left.next());
  if (!copies || *copies < 1) return {};
  ++words_left.at;
  SweepRow row;
  row.point.copies = *copies;
  if (are_marks(words_left.next())) {
    row.outside = words_left.next().find('~') != std::string_view::npos;
    row.point.impossible = words_left.next().find('!') != std::string_view::npos;
    ++words_left.at;
  }
  const auto rate = take_amount_of(words_left);
  if (!rate || *rate < 0) return {};
  row.point.rate.value = *rate;
  if (!take_share(words_left, row.point.rate)) return {};
  std::vector<Figure> figures;
  while (words_left.more()) {
    const auto figure = take_figure(words_left);
    if (!figure) return {};
    figures.push_back(*figure);
  }
  return take_columns(row.point, figures) ? std::optional(row) : std::nullopt;
}

}  // namespace unixmark::read
