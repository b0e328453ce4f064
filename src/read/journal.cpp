#include "read/journal.hpp"

#include "read/decoder.hpp"
#include "read/parse.hpp"

#include <utility>

#include <nlohmann/json.hpp>

namespace unixmark::read {

namespace {

using Json = nlohmann::json;

constexpr std::string_view schema = "unixmark-journal/1";
constexpr std::size_t most_lost = 100'000;  // a file of such lines must not fill the memory
constexpr std::size_t longest_line = std::size_t{64} << 20;  // a pass of ten thousand copies

// Reads lines one by one; the first header it meets is the session's.
class Lines {
 public:
  void add(std::string_view line) {
    if (line.size() > longest_line) throw Error("longer than 64 MiB");
    const auto object = parse_value<Json>(line);
    const auto name = field_of(object, "event", std::string());
    if (name == "header") return add_header(object);
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
  void add_header(const Json& object) {
    if (headed_) throw Error("a second header");
    if (field_of(object, "schema", std::string()) != schema) {
      throw Error(cat("a header that does not say \"", schema, "\"; a later unixmark may read it"));
    }
    fields(Decoder<Json>(object), record_.header);
    headed_ = true;
  }

  Record record_;
  bool headed_ = false;
};

}  // namespace

Record parse_journal(std::string_view text) {
  Lines lines;
  std::size_t number = 0;
  for (const auto line : split(text, '\n')) {
    ++number;
    if (trim(line).empty()) continue;
    try {
      lines.add(line);
    } catch (const Error& error) {
      lines.lose(number, error.what());
    }
  }
  return std::move(lines).finish();
}

}  // namespace unixmark::read
