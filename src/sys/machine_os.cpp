#include "base/text.hpp"
#include "sys/machine_parts.hpp"

#include <sys/utsname.h>

namespace unixmark::sys {

namespace {

std::string or_unknown(const std::string& text) {
  return text.empty() ? "unknown" : text;
}

// People and scripts know the system by this name, not by uname's.
std::string system_name(const std::string& kernel) {
  return kernel == "Linux" ? "GNU/Linux" : or_unknown(kernel);
}

// A value of os-release without its quotes and backslashes, as a shell would read it.
std::string unquoted(std::string_view value) {
  value = trim(value);
  if (value.size() >= 2 && (value.front() == '"' || value.front() == '\'') &&
      value.back() == value.front()) {
    value = value.substr(1, value.size() - 2);
  }
  std::string plain;
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i] == '\\' && i + 1 < value.size()) ++i;
    plain += value[i];
  }
  return plain;
}

std::string setting(std::string_view content, std::string_view key) {
  for (const std::string_view line : split(content, '\n')) {
    const auto equals = line.find('=');
    if (equals != std::string_view::npos && trim(line.substr(0, equals)) == key) {
      return clean_text(unquoted(line.substr(equals + 1)));
    }
  }
  return {};
}

std::string name_in(std::string_view os_release) {
  std::string pretty = setting(os_release, "PRETTY_NAME");
  if (!pretty.empty()) return pretty;
  const std::string name = setting(os_release, "NAME");
  if (name.empty()) return {};
  return std::string(trim(cat(name, ' ', setting(os_release, "VERSION"))));
}

}  // namespace

KernelNames kernel_names(const Root& root) {
  utsname names{};
  if (root.real() && ::uname(&names) == 0) {
    return {or_unknown(clean_text(names.nodename)), system_name(clean_text(names.sysname)),
            or_unknown(clean_text(names.release)), or_unknown(clean_text(names.version)),
            or_unknown(clean_text(names.machine))};
  }
  const std::string folder = "proc/sys/kernel/";
  return {root.line_or_unknown(folder + "hostname"), system_name(root.line(folder + "ostype")),
          root.line_or_unknown(folder + "osrelease"), root.line_or_unknown(folder + "version"),
          root.line_or_unknown(folder + "arch")};
}

std::string distribution(const Root& root) {
  for (const std::string_view file : {"etc/os-release", "usr/lib/os-release"}) {
    std::string name = name_in(root.read(file));
    if (!name.empty()) return name;
  }
  return "GNU/Linux";
}

}  // namespace unixmark::sys
