#include "measure/output.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"

namespace unixmark::measure {

namespace {

using Fields = std::vector<std::string_view>;

constexpr std::size_t most_notes = 5;
constexpr std::size_t longest_note = 200;

bool between(double value, double least, double most) {
  return value >= least && value <= most;
}

// Each reads the fields of one kind of line, and says whether they were as they should be.
bool read_count(const Fields& fields, Output& output) {
  if (fields.size() < 3) return false;
  const auto count = to_double(fields[1]);
  const auto timebase = to_integer(fields[2]);
  if (!count || (*count != 0 && !between(*count, least_count, most_count))) return false;
  if (!timebase || *timebase < 0 || *timebase > most_timebase) return false;
  output.count = count;
  output.timebase = static_cast<int>(*timebase);
  return true;
}

bool read_span(const Fields& fields, Output& output) {
  if (fields.size() != 3) return false;
  const auto begin = to_integer(fields[1]);
  const auto end = to_integer(fields[2]);
  if (!begin || !end || *begin < 0 || *end < *begin || Nanos(*end) > most_nanos) return false;
  output.begin = Nanos(*begin);
  output.end = Nanos(*end);
  return true;
}

bool read_time(const Fields& fields, Output& output) {
  if (fields.size() < 2) return false;
  const auto seconds = to_double(fields[1]);
  if (!seconds || !between(*seconds, least_seconds, most_seconds)) return false;
  output.time = Seconds(*seconds);
  return true;
}

bool read_metric(const Fields& fields, Output& output) {
  if (fields.size() != 4 || fields[1].empty()) return false;
  const auto value = to_double(fields[2]);
  if (!value) return false;
  output.metrics.push_back({printable(fields[1]), *value, printable(fields[3])});
  return true;
}

bool read_series(const Fields& fields, Output& output) {
  if (fields.size() != 5 || fields[1].empty()) return false;
  const auto step = to_double(fields[3]);
  if (!step || !between(*step, least_seconds, most_seconds)) return false;
  Series series{printable(fields[1]), printable(fields[2]), Seconds(*step), {}};
  for (const auto word : split(fields[4], ',')) {
    const auto value = to_double(word);
    if (!value) return false;
    series.values.push_back(*value);
  }
  output.series.push_back(std::move(series));
  return true;
}

using Reader = bool (*)(const Fields&, Output&);

Reader reader_of(std::string_view kind) {
  if (kind == "COUNT") return read_count;
  if (kind == "SPAN") return read_span;
  if (kind == "TIME") return read_time;
  if (kind == "METRIC") return read_metric;
  if (kind == "SERIES") return read_series;
  return nullptr;
}

void read_line(std::string_view line, Output& output) {
  const auto fields = split(line, '|');
  const auto complain = [&](std::string text) {
    if (output.error.empty()) output.error = std::move(text);
  };
  const auto shown = printable(line.substr(0, longest_note));
  if (fields.size() > 1 && fields[0] == "ERROR") {
    complain(printable(line.substr(6, longest_note)));
  } else if (const Reader read = fields.size() > 1 ? reader_of(fields[0]) : nullptr) {
    if (!read(fields, output)) complain(cat("gave a line that cannot be read: ", shown));
  } else if (output.notes.size() < most_notes) {
    output.notes.push_back(shown);
  }
}

bool is_control(std::string_view character) {
  return static_cast<unsigned char>(character[0]) < 0x20 || character[0] == 0x7F;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string clean;
  while (!text.empty()) {
    const auto [bytes, sound] = character_at(text);
    const auto character = text.substr(0, bytes);
    clean += character == "\t" ? " " : !sound || is_control(character) ? "?" : character;
    text.remove_prefix(bytes);
  }
  return clean;
}

Output parse_output(std::string_view text) {
  Output output;
  for (const auto line : split(text, '\n')) {
    const auto bare = trim(line);
    if (!bare.empty()) read_line(bare, output);
  }
  return output;
}

}  // namespace unixmark::measure
