#include "read/published_page.hpp"

#include "base/text.hpp"
#include "read/published_index.hpp"
#include "read/published_rows.hpp"
#include "read/published_scan.hpp"
#include "read/published_tags.hpp"
#include "read/published_text.hpp"
#include "read/published_titles.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace unixmark::read {

namespace {

enum class Column { Title, Value, Unit, Time, Samples, Baseline, Index, Other };

struct Name {
  std::string_view text;
  Column column;
};
constexpr auto column_names = std::to_array<Name>({{"test", Column::Title},
                                                   {"test name", Column::Title},
                                                   {"score", Column::Value},
                                                   {"result", Column::Value},
                                                   {"unit", Column::Unit},
                                                   {"units", Column::Unit},
                                                   {"time", Column::Time},
                                                   {"iters.", Column::Samples},
                                                   {"iters", Column::Samples},
                                                   {"samples", Column::Samples},
                                                   {"baseline", Column::Baseline},
                                                   {"index", Column::Index}});

using Cells = std::vector<std::string>;
using Columns = std::vector<Column>;

Column column_called(std::string_view text) {
  std::string low(text);
  std::ranges::transform(low, low.begin(), lower);
  const auto found = std::ranges::find(column_names, low, &Name::text);
  return found == column_names.end() ? Column::Other : found->column;
}

bool has(const Columns& columns, Column wanted) {
  return std::ranges::count(columns, wanted) > 0;
}

// The columns by a table's head; none where the row is no head.
Columns columns_in(const Cells& cells) {
  Columns columns;
  for (const auto& cell : cells) columns.push_back(column_called(cell));
  if (!has(columns, Column::Title) || !has(columns, Column::Value)) return {};
  return columns;
}

std::string_view cell_of(const Columns& columns, const Cells& cells, Column wanted) {
  const auto at = static_cast<std::size_t>(std::ranges::find(columns, wanted) - columns.begin());
  return at < std::min(cells.size(), columns.size()) ? std::string_view(cells[at])
                                                     : std::string_view();
}

// "10.0 s" and "10.0" are the same.
std::optional<double> number_in(std::string_view cell) {
  return number(cell.substr(0, cell.find(' ')));
}

struct PageRow {
  int line = 0;
  IndexRow row;
};

// Reads what a page shows. A table may have results and indexes in one row, but a run has all its
// results before its tables: the latter wait.
class PageReader {
 public:
  explicit PageReader(Draft& draft) : draft_(draft) {}

  void take(Shown& shown) {
    if (!shown.row) columns_.clear();
    // Half a number is another number.
    if (shown.cut && !columns_.empty()) shown.cells.back().clear();
    if (shown.row && take_row(shown)) return;
    take_lines(shown);
  }

  void end() {
    end_rows();
    take_end(draft_);
  }

 private:
  bool take_row(const Shown& shown) {
    Cells cells;
    for (const auto& cell : shown.cells) cells.push_back(clean_line(cell));
    if (const auto columns = columns_in(cells); !columns.empty()) {
      end_rows();
      columns_ = columns;
      return true;
    }
    return take_score(shown.line, cells) || take_numbers(shown.line, cells);
  }

  bool take_score(int line, const Cells& cells) {
    const auto whole = join(cells, " ");
    auto score = score_in(whole);
    if (!score || score->kind != Score::Kind::Category) return false;
    const auto last = std::ranges::find_if(cells.rbegin(), cells.rend(),
                                           [](const std::string& cell) { return !cell.empty(); });
    score->value = last == cells.rend() ? std::nullopt : decimal(last_word(*last));
    end_rows();
    add_score(draft_, line, *score);
    return true;
  }

  bool take_numbers(int line, const Cells& cells) {
    const auto title = cell_of(columns_, cells, Column::Title);
    const auto value = number_in(cell_of(columns_, cells, Column::Value));
    if (title.empty() || title.size() > longest_title || !value) return false;
    const Result result{
        std::string(title), value,
        std::string(front_of(cell_of(columns_, cells, Column::Unit), longest_title)),
        number_in(cell_of(columns_, cells, Column::Time)),
        count_of(cell_of(columns_, cells, Column::Samples))};
    if (has(columns_, Column::Time)) add_result(draft_, line, result);
    const IndexRow row{result.title, number_in(cell_of(columns_, cells, Column::Baseline)), value,
                       number_in(cell_of(columns_, cells, Column::Index))};
    if (row.baseline || row.index) waiting_.push_back({line, row});
    return true;
  }

  void end_rows() {
    if (waiting_.empty()) return;
    const auto rows = std::exchange(waiting_, {});
    const auto test = exact_name_of(rows.front().row.title).test;
    begin_table(draft_, rows.front().line, category_of(test));
    for (const auto& row : rows) add_index_row(draft_, row.line, row.row);
  }

  // Text, and rows that are a name and what it stands for, "System:" and "testhost: GNU/Linux".
  void take_lines(const Shown& shown) {
    end_rows();
    const auto whole = join(shown.cells, " ");
    for (const auto line : split(whole, '\n')) {
      take_line(draft_, {shown.line, clean_line(line), indent_of(line)});
    }
  }

  Draft& draft_;
  Columns columns_;
  std::vector<PageRow> waiting_;
};

bool lacks_its_end(std::string_view text) {
  return find_any_case(text, "<html") != std::string_view::npos &&
         find_any_case(text, "</html") == std::string_view::npos;
}

}  // namespace

bool is_page(std::string_view text) {
  constexpr auto tags = std::to_array<std::string_view>(
      {"<html", "<table", "<td", "<pre", "<br", "<body", "<div", "<!doctype html"});
  for (auto at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const auto rest = text.substr(at);
    const auto begins = [&](std::string_view tag) { return begins_any_case(rest, tag); };
    if (std::ranges::any_of(tags, begins)) return true;
  }
  return false;
}

void read_page(Draft& draft, std::string_view text) {
  draft.page = true;
  Page page(text);
  PageReader reader(draft);
  Shown shown;
  while (!draft.full && page.next(shown)) reader.take(shown);
  reader.end();
  if (lacks_its_end(text)) lose(draft, shown.line, "the end of this page: it is cut off");
}

}  // namespace unixmark::read
