// A row a pass, with what happened around it: for those who want to judge or plot by themselves.
#include "base/text.hpp"
#include "read/fields.hpp"
#include "report/standing.hpp"
#include "write/clean.hpp"
#include "write/date.hpp"
#include "write/writers.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace unixmark::write {

namespace {

using Cells = std::vector<std::string>;

std::string cell(bool value) {
  return value ? "yes" : "no";
}
std::string cell(double value) {
  return shortest(value);
}
std::string cell(std::int64_t value) {
  return cat(value);
}
std::string cell(Nanos value) {
  return cat(value.count());
}
template <class T>
std::string cell(const std::optional<T>& value) {
  return value ? cell(*value) : std::string{};
}

// The fields of evidence by their names, those of a part behind its own.
struct Flattened {
  Cells& names;
  Cells& values;
  std::string prefix{};

  void operator()(const char* name, const measure::Pressure& part) {
    read::fields(Flattened{names, values, cat(prefix, name, '_')}, part);
  }

  template <class T>
  void operator()(const char* name, const T& value) {
    names.push_back(prefix + name);
    values.push_back(cell(value));
  }
};

struct Columns {
  Cells names;
  Cells values;
};

Columns evidence_columns(const measure::Evidence& evidence) {
  Columns columns;
  read::fields(Flattened{columns.names, columns.values}, evidence);
  return columns;
}

std::string passes_head() {
  return cat("copies,test,number,began,count,seconds,rate,unit,kept,repeats,flags,",
             join(evidence_columns({}).names, ","), ",complaint\n");
}

// Whether the classic rule kept it; empty where the rule does not look at such a pass.
std::string kept(report::Standing standing) {
  if (standing == report::Standing::Kept) return "yes";
  return standing == report::Standing::Dropped ? "no" : "";
}

// "steal:notice;foreign:suspect"
std::string flags_of(const report::Row& row, std::size_t position) {
  if (position >= row.flags.size()) return {};
  Cells flags;
  for (const auto& flag : row.flags[position]) {
    const bool suspect = flag.level == report::Flag::Level::Suspect;
    flags.push_back(cat(flag.signal, suspect ? ":suspect" : ":notice"));
  }
  return join(flags, ";");
}

Cells evidence_cells(const std::optional<measure::Evidence>& evidence) {
  auto cells = evidence_columns(evidence.value_or(measure::Evidence{})).values;
  return evidence ? cells : Cells(cells.size());
}

std::string pass_line(const report::Row& row, const report::PassFigure& figure,
                      std::size_t position) {
  const auto& pass = row.passes[position];
  const bool counts = pass.complaint.empty() && !pass.members.empty();
  const std::optional<std::int64_t> repeats = pass.repeats;
  const Cells cells = {cat(pass.copies),
                       csv_cell(row.test.title),
                       cat(pass.number),
                       iso_date(pass.began),
                       counts ? shortest(measure::total_count(pass)) : "",
                       counts ? shortest(measure::mean_time(pass).count()) : "",
                       cell(figure.rate),
                       csv_cell(row.test.unit),
                       kept(figure.standing),
                       cell(repeats),
                       csv_cell(flags_of(row, position)),
                       join(evidence_cells(pass.evidence), ","),
                       csv_cell(pass.complaint)};
  return join(cells, ",") + '\n';
}

}  // namespace

std::string csv_passes(const report::Report& report) {
  auto whole = passes_head();
  for (const auto& section : report.sections) {
    for (const auto& row : section.rows) {
      const auto figures = report::figures_of(row);
      for (std::size_t i = 0; i < figures.size(); ++i) whole += pass_line(row, figures[i], i);
    }
  }
  return whole;
}

}  // namespace unixmark::write
