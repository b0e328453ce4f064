#include "base/error.hpp"

#include "base/text.hpp"

#include <cstring>

namespace unixmark {

std::string_view errno_text(int error_number) {
  const char* text = strerrordesc_np(error_number);  // strerror's text would follow the locale
  return text != nullptr ? text : "unknown error";
}

Error system_error(std::string_view doing, int error_number, std::string_view advice) {
  auto message = cat(doing, ": ", errno_text(error_number));
  if (!advice.empty()) message += cat(". ", advice);
  return Error(message);
}

}  // namespace unixmark
