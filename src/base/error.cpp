#include "base/error.hpp"

#include "base/text.hpp"

#include <system_error>

namespace unixmark {

Error system_error(std::string_view doing, int error_number, std::string_view advice) {
  auto message = cat(doing, ": ", std::generic_category().message(error_number));
  if (!advice.empty()) message += cat(". ", advice);
  return Error(message);
}

}  // namespace unixmark
