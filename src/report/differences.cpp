#include "report/differences.hpp"

#include "base/text.hpp"

#include <array>
#include <functional>
#include <string_view>

namespace unixmark::report {

namespace {

struct Trait {
  std::string_view name;
  std::function<std::string(const Header&)> value;
};

std::string quota(const Header& header) {
  return header.machine.quota ? shortest(*header.machine.quota) : "none";
}

std::string_view or_none(std::string_view value) {
  return value.empty() ? "none" : value;
}

std::vector<Trait> traits() {
  return {
      {"host", [](const Header& header) { return header.host; }},
      {"boot", [](const Header& header) { return header.machine.boot_id; }},
      {"kernel",
       [](const Header& header) {
         return cat(header.machine.kernel_release, ' ', header.machine.kernel_version);
       }},
      {"architecture", [](const Header& header) { return header.machine.architecture; }},
      {"processors", [](const Header& header) { return join(header.machine.allowed, ","); }},
      {"processor", [](const Header& header) { return sys::processor_models(header.machine); }},
      {"quota", quota},
      {"unixmark", [](const Header& header) { return header.version; }},
      {"profile", [](const Header& header) { return header.profile; }},
      {"compiler", [](const Header& header) { return header.build.compiler; }},
      {"flags", [](const Header& header) { return header.build.flags; }},
      {"kernels", [](const Header& header) { return header.build.hash; }},
      {"settings", [](const Header& header) { return join(header.settings, " "); }},
  };
}

}  // namespace

std::vector<std::string> differences(const Header& before, const Header& now) {
  std::vector<std::string> found;
  for (const auto& trait : traits()) {
    const auto was = trait.value(before);
    const auto is = trait.value(now);
    if (was == is) continue;
    found.push_back(cat(trait.name, ": ", or_none(was), " before, ", or_none(is), " now"));
  }
  if (before.plan != now.plan)
    found.emplace_back("plan: the same command would now be planned otherwise");
  return found;
}

}  // namespace unixmark::report
