// Any bytes as a report: every reader of files must give something or refuse, whatever they are.
#include "base/error.hpp"
#include "read/journal.hpp"
#include "read/published.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace {

void read_ours(std::string_view text) {
  try {
    static_cast<void>(unixmark::read::parse_any(text));
  } catch (const unixmark::Error&) {  // which says what was expected
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes are text here
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  read_ours(text);
  static_cast<void>(unixmark::read::parse_published(text));
  return 0;
}
