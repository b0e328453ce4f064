#include "read/published_log.hpp"

#include "base/text.hpp"
#include "read/published_head.hpp"
#include "read/published_lines.hpp"
#include "read/published_log_test.hpp"
#include "read/published_scan.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace unixmark::read {

namespace {

constexpr std::size_t most_passes = 10'000;
constexpr std::size_t most_copies = 100'000;

// "# COUNT0: 1234" as key, in lower case, and value.
struct Entry {
  std::string key;
  std::string_view value;
};

std::string_view without_marks(std::string_view text) {
  const auto begin = text.find_first_not_of("#*-=>|: ");
  return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

std::optional<Entry> entry_in(std::string_view text) {
  constexpr auto keys = std::to_array<std::string_view>(
      {"count0", "count1", "count2", "time0", "time", "elapsed", "status", "error0", "error"});
  text = without_marks(text);
  constexpr std::size_t longest_key = 20;
  const auto end = text.substr(0, longest_key).find_first_of(":=|");
  if (end == std::string_view::npos) return {};
  Entry entry{std::string(trim(text.substr(0, end))), trim(text.substr(end + 1))};
  std::ranges::transform(entry.key, entry.key.begin(), lower);
  if (std::ranges::count(keys, entry.key) == 0) return {};
  return entry;
}

// "COUNT|1234|1|lps", as kernels say it themselves.
void set_from_kernel(LogCopy& copy, std::string_view text) {
  const auto fields = split(without_marks(text), '|');
  copy.count = fields.size() > 1 ? number(trim(fields[1])) : std::nullopt;
  copy.timebase = fields.size() > 2 ? count_of(trim(fields[2])) : std::nullopt;
  copy.unit = fields.size() > 3 ? front_of(trim(fields[3]), longest_title) : std::string_view();
  copy.told.emplace_back("count0");
}

// Whether the copy has told this already, so that it must be the next one's.
bool has_told(const LogCopy& copy, std::string_view key) {
  return std::ranges::count(copy.told, key) > 0;
}

void set(LogCopy& copy, const Entry& entry) {
  copy.told.push_back(entry.key);
  if (entry.key == "count0") copy.count = number(entry.value);
  if (entry.key == "count1") copy.timebase = count_of(entry.value);
  if (entry.key == "count2") copy.unit = front_of(entry.value, longest_title);
  if (entry.key.starts_with("time")) copy.time = number(entry.value);
  if (entry.key == "elapsed") copy.elapsed = number(entry.value);
  if (entry.key.starts_with("error")) copy.complaint = cat("said ", in_quotes(entry.value));
  if (entry.key == "status" && entry.value != "0" && copy.complaint.empty()) {
    copy.complaint = cat("ended with status ", front_of(entry.value, longest_title));
  }
}

// Reads a log's lines into passes of tests.
class LogReader {
 public:
  explicit LogReader(Draft& draft) : draft_(draft) {}

  void take(const Line& line) {
    const std::string_view text = line.text;
    if (take_entry(text) || take_pass(text) || take_title(line)) return;
    if (test_.passes.empty()) take_head(line);
  }

  void end_test() {
    if (!test_.passes.empty()) add_log_test(draft_, test_);
    test_.passes.clear();
    copies_ = 0;
  }

 private:
  bool take_entry(std::string_view text) {
    const auto entry = entry_in(text);
    const std::string_view key = entry ? std::string_view(entry->key) : "count0";
    if (!entry && !without_marks(text).starts_with("COUNT|")) return false;
    if (test_.passes.empty()) return true;
    auto& copies = test_.passes.back().copies;
    const bool next = copies.empty() || has_told(copies.back(), key);
    if (next && ++copies_ > most_copies) return true;
    if (next) copies.emplace_back();
    if (entry) {
      set(copies.back(), *entry);
    } else {
      set_from_kernel(copies.back(), text);
    }
    return true;
  }

  // "#### Pass 1"
  bool take_pass(std::string_view text) {
    auto rest = without_marks(text);
    if (!begins_any_case(rest, "pass ")) return false;
    rest.remove_prefix(std::string_view("pass ").size());
    const auto digits = take_number(rest);
    if (!count_of(digits)) return false;
    if (test_.passes.size() < most_passes) test_.passes.emplace_back();
    return true;
  }

  // "Pipe Throughput -- 2 copies", "2 x Pipe Throughput", "Running: pipe x 2"
  bool take_title(const Line& line) {
    const auto test = log_test_in(line.text);
    if (!test) return false;
    const bool goes_on = test_.passes.empty() && test_.title == test->title;
    const auto copies = goes_on && !test->copies ? test_.copies : test->copies;
    end_test();
    test_ = *test;
    test_.copies = copies;
    test_.line = line.number;
    return true;
  }

  void take_head(const Line& line) {
    if (line.text.empty()) return;
    const Piece piece{line.number, line.text};
    if (!take_banner(draft_, piece)) take_fact(draft_, piece);
  }

  Draft& draft_;
  LogTest test_;
  std::size_t copies_ = 0;  // of all its passes
};

}  // namespace

bool is_log(std::string_view text) {
  const bool counts = find_any_case(text, "count0") != std::string_view::npos ||
                      text.find("COUNT|") != std::string_view::npos;
  return counts && find_any_case(text, "# pass ") != std::string_view::npos;
}

void read_log(Draft& draft, std::string_view text) {
  draft.log = true;
  LogReader reader(draft);
  Lines lines(text);
  Line line;
  while (!draft.full && lines.next(line)) reader.take(line);
  reader.end_test();
}

}  // namespace unixmark::read
