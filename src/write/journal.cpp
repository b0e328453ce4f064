#include "write/encoder.hpp"
#include "write/writers.hpp"

#include <nlohmann/json.hpp>

namespace unixmark::write {

namespace {

using Json = nlohmann::ordered_json;

template <class T>
std::string event_line(Json object, const T& value) {
  read::fields(Encoder(object), value);
  return object.dump() + '\n';
}

}  // namespace

std::string journal_line(const report::Header& header) {
  return event_line({{"event", "header"}, {"schema", "unixmark-journal/1"}}, header);
}

std::string journal_line(const measure::Event& event) {
  return std::visit(
      []<class Event>(const Event& happened) -> std::string {
        if constexpr (read::event_name<Event>.empty()) {
          return {};
        } else {
          return event_line({{"event", read::event_name<Event>}}, happened);
        }
      },
      event);
}

}  // namespace unixmark::write
