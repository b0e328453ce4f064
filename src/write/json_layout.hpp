// JSON as people like to read it.
// Json is the writer's value type, which only the .cpp files name.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

namespace unixmark::write {

// Nothing but plain values inside, so that it reads well on one line.
template <class Json>
[[nodiscard]] bool flat(const Json& value) {
  return std::ranges::none_of(value, [](const Json& part) { return part.is_structured(); });
}

template <class Json>
void lay_out(const Json& value, std::size_t depth, std::string& out) {
  if (!value.is_structured() || flat(value)) {
    out += value.dump();
    return;
  }
  out += value.is_object() ? '{' : '[';
  const char* separator = "\n";
  for (const auto& [key, part] : value.items()) {
    out += separator;
    out.append(depth + 1, ' ');
    if (value.is_object()) out += Json(key).dump() + ": ";
    lay_out(part, depth + 1, out);
    separator = ",\n";
  }
  out += '\n';
  out.append(depth, ' ');
  out += value.is_object() ? '}' : ']';
}

// `value` with a line for each part that holds plain values alone.
template <class Json>
[[nodiscard]] std::string laid_out(const Json& value) {
  std::string text;
  lay_out(value, 0, text);
  return text + '\n';
}

}  // namespace unixmark::write
