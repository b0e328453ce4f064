// What was printed of a report in JSON, from which a reader gets the same report again.
#include "write/encoder.hpp"
#include "write/json_layout.hpp"
#include "write/published_parts.hpp"
#include "write/writers.hpp"

#include <nlohmann/json.hpp>

namespace unixmark::write {

std::string json(const report::Published& report) {
  nlohmann::ordered_json whole = {{"schema", "unixmark-published/1"}};
  read::fields(Encoder(whole), report);
  if (report.sweep) {
    whole["sweep_text"] = Encoder<nlohmann::ordered_json>::encode(text_lines(*report.sweep));
  }
  return laid_out(whole);
}

}  // namespace unixmark::write
