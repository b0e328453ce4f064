#include "sys/machine_parts.hpp"

#include <clocale>

#include <langinfo.h>
#include <locale.h>

namespace unixmark::sys {

namespace {

// The character set of a locale in which the categories of `mask` are `name`.
std::string codeset(int mask, const std::string& name) {
  const locale_t locale = ::newlocale(mask | LC_CTYPE_MASK, name.c_str(), nullptr);
  if (locale == nullptr) return "ANSI_X3.4-1968";
  std::string found = clean_text(::nl_langinfo_l(CODESET, locale));
  ::freelocale(locale);
  return found;
}

}  // namespace

Charsets charsets_of(const std::string& name) {
  return {codeset(LC_CTYPE_MASK, name), codeset(LC_COLLATE_MASK, name)};
}

}  // namespace unixmark::sys
