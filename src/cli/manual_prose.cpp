#include "cli/manual_prose.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

namespace unixmark::cli {

namespace {

constexpr std::string_view part_mark = ".\\\" ";

Error faulty_prose(std::string_view file, std::string_view why) {
  return Error(cat("reading ", file, ": ", why));
}

// The part that `name` begins.
std::string* begin_part(Prose& prose, const std::string& name, std::string_view file) {
  const auto [part, is_new] = prose.parts.emplace(name, "");
  if (!is_new) throw faulty_prose(file, cat("the part ", name, " comes twice"));
  if (!name.starts_with('-')) prose.headings.push_back(name);
  return &part->second;
}

}  // namespace

Prose parse_prose(std::string_view text, std::string_view file) {
  Prose prose;
  std::string* part = nullptr;
  for (const auto line : split(text, '\n')) {
    if (line.starts_with(part_mark)) {
      part = begin_part(prose, std::string(trim(line.substr(part_mark.size()))), file);
    } else if (part != nullptr && !line.empty()) {
      *part += cat(line, '\n');
    } else if (!line.empty()) {
      throw faulty_prose(file, "text before the first part");
    }
  }
  for (const auto& [name, lines] : prose.parts) {
    if (lines.empty()) throw faulty_prose(file, cat("the part ", name, " is empty"));
  }
  return prose;
}

std::string part_of(const Prose& prose, const std::string& name) {
  const auto part = prose.parts.find(name);
  return part == prose.parts.end() ? "" : part->second;
}

}  // namespace unixmark::cli
