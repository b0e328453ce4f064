// Any bytes as a report: every reader of files must give something or refuse, whatever they are.
#include "base/error.hpp"
#include "read/reading.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes are text here
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try {
    static_cast<void>(unixmark::read::parse_report(text));
  } catch (const unixmark::Error&) {  // which says what was expected
  }
  return 0;
}
