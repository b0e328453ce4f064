#include "cli/formats.hpp"

#include "base/text.hpp"

namespace unixmark::cli {

Error unknown_format(std::string_view format, const std::vector<std::string>& known,
                     std::string_view of) {
  const auto meant = nearest(format, known);
  return Error(cat("There is no format '", format, '\'', of.empty() ? "" : " of ", of, ". ",
                   meant ? cat("Did you mean '", *meant, "'? ") : "", "The formats are ",
                   join(known, ", "), '.'));
}

}  // namespace unixmark::cli
