#include "read/journal.hpp"

#include "read/decoder.hpp"
#include "read/parse.hpp"

#include <cstddef>
#include <functional>
#include <string_view>
#include <unordered_set>
#include <utility>

#include <nlohmann/json.hpp>

namespace unixmark::read {

namespace {

using Json = nlohmann::json;

constexpr std::string_view journal_schema = "unixmark-journal/1";
constexpr std::size_t most_lost = 100'000;  // a file of such lines must not fill the memory
constexpr std::size_t longest_event = std::size_t{64} << 20;  // a pass of ten thousand copies

// Whose lines are read: the session's, those of a copy of it, or those of another one.
enum class Within { Own, Again, Other };

// Reads the lines of `text` one by one; the first header it meets is the session's.
class EventLines {
 public:
  explicit EventLines(std::string_view text) : text_(text) {}

  void add(std::size_t number, std::string_view line) {
    if (line.size() > longest_event) throw Error("longer than 64 MiB");
    if (begins_again(number, line) || is_to_be_left(line)) return;
    const auto object = parse_value<Json>(line);
    const auto name = field_of(object, "event", std::string());
    if (name == "header") return add_header(object, line);
    auto event = decode_event(name, object);
    if (!event) throw Error(cat("unknown event \"", name, "\""));
    record_.events.push_back(std::move(*event));
  }

  void lose(std::size_t number, std::string_view why) {
    record_.lost.push_back(cat("line ", number, ": ", why));
    if (record_.lost.size() <= most_lost) return;
    throw Error(cat("reading a journal: more than ", most_lost, " of its lines cannot be read (",
                    record_.lost.front(), ")"));
  }

  [[nodiscard]] Record finish() && {
    if (headed_) return std::move(record_);
    auto message = std::string(
        "reading a journal: no line with the event \"header\", so what was measured is unknown");
    if (!record_.lost.empty()) message += cat(" (", record_.lost.front(), ")");
    throw Error(message);
  }

 private:
  void add_header(const Json& object, std::string_view line) {
    if (headed_) {
      leave_own_for(Within::Other, line);
      known_.erase(hash_(line));  // it begins there wherever it stands
      throw Error("another session begins here, which is not read: it needs a file of its own");
    }
    if (field_of(object, "schema", std::string()) != journal_schema) {
      throw Error(
          cat("a header that does not say \"", journal_schema, "\"; a later unixmark may read it"));
    }
    fields(Decoder<Json>(object), record_.header);
    headed_ = true;
    header_ = line;
  }

  // A copy of the header. It may follow a line whose end was lost, and the line's end with it.
  bool begins_again(std::size_t number, std::string_view line) {
    if (!headed_ || !line.ends_with(header_)) return false;
    if (line.size() > header_.size()) lose(number, "cut off in the middle");
    leave_own_for(Within::Again, line);
    if (!record_.warnings.empty()) return true;
    record_.warnings.push_back(
        cat("line ", number, ": the session begins here again; what is there twice counts once"));
    return true;
  }

  // What was read up to `line` is known from there on.
  void leave_own_for(Within other, std::string_view line) {
    const auto before = text_.substr(0, static_cast<std::size_t>(line.data() - text_.data()));
    if (within_ == Within::Own) {
      for (const auto one : split(before, '\n')) known_.insert(hash_(trim(one)));
    }
    within_ = other;
  }

  bool is_to_be_left(std::string_view line) {
    if (within_ == Within::Again) return !known_.insert(hash_(line)).second;
    return within_ == Within::Other;
  }

  std::string_view text_;
  Record record_;
  bool headed_ = false;
  std::string_view header_;  // its line
  Within within_ = Within::Own;
  std::hash<std::string_view> hash_;
  std::unordered_set<std::size_t> known_;  // of its lines, where they do not stand alone
};

}  // namespace

Record parse_journal(std::string_view text) {
  EventLines lines(text);
  std::size_t number = 0;
  for (const auto whole : split(text, '\n')) {
    ++number;
    const auto line = trim(whole);
    if (line.empty()) continue;
    try {
      lines.add(number, line);
    } catch (const Error& error) {
      lines.lose(number, error.what());
    }
  }
  return std::move(lines).finish();
}

}  // namespace unixmark::read
