#include "write/doctor.hpp"

#include "write/clean.hpp"

#include <nlohmann/json.hpp>

namespace unixmark::write {

std::string doctor_json(const std::vector<analysis::Finding>& findings) {
  using Json = nlohmann::ordered_json;
  auto list = Json::array();
  for (const auto& one : findings) {
    const bool note = one.kind == analysis::Finding::Kind::Note;
    list.push_back(
        {{"kind", note ? "note" : "finding"},
         {"subject", valid_utf8(one.subject)},
         {"text", valid_utf8(one.text)},
         {"evidence", valid_utf8(one.evidence)},
         {"command", one.command.empty() ? Json(nullptr) : Json(valid_utf8(one.command))}});
  }
  const Json whole = {{"schema", "unixmark-doctor/1"},
                      {"clean", !analysis::any_finding(findings)},
                      {"findings", std::move(list)}};
  return whole.dump(1) + '\n';
}

}  // namespace unixmark::write
