#include "sys/machine.hpp"

#include "base/text.hpp"
#include "sys/machine_parts.hpp"

#include <algorithm>
#include <cmath>

namespace unixmark::sys {

namespace {

// Every test runs with this LANG, whatever the user's is, so that sort and grep cost the same.
constexpr const char* test_language = "en_US.utf8";

void describe_names(const Root& root, Machine& machine) {
  KernelNames names = kernel_names(root);
  machine.host = std::move(names.host);
  machine.os_name = distribution(root);
  machine.kernel_name = std::move(names.kernel);
  machine.kernel_release = std::move(names.release);
  machine.kernel_version = std::move(names.version);
  machine.architecture = std::move(names.architecture);
  machine.platform = "unknown";
}

// Locales are the C library's matter: about another root it has nothing to say.
void describe_language(const Root& root, Machine& machine) {
  const Charsets charsets = root.real() ? charsets_of(test_language) : Charsets{};
  machine.language = test_language;
  machine.charmap = charsets.charmap.empty() ? "unknown" : charsets.charmap;
  machine.collate = charsets.collate.empty() ? "unknown" : charsets.collate;
}

}  // namespace

int usable_processors(const Machine& machine) {
  const auto& seen = machine.allowed;
  const double processors =
      static_cast<double>(seen.empty() ? machine.processors.size() : seen.size());
  const double granted = machine.quota ? std::ceil(*machine.quota) : processors;
  return std::max(1, static_cast<int>(std::min(processors, granted)));
}

std::string processor_models(const Machine& machine) {
  std::vector<std::string> found;
  for (const auto& processor : machine.processors) {
    if (std::ranges::count(found, processor.model) == 0) found.push_back(processor.model);
  }
  return join(found, ", ");
}

Machine describe_machine(const std::filesystem::path& root) {
  return describe_machine(root, root == "/" ? read_cpuid() : CpuidHypervisor{});
}

Machine describe_machine(const std::filesystem::path& root, const CpuidHypervisor& cpuid) {
  const Root files(root);
  Machine machine;
  describe_names(files, machine);
  describe_language(files, machine);
  describe_uptime(files, machine);
  describe_state(files, machine);
  machine.processors = processors(files);
  machine.allowed = allowed_ids(files, machine.processors);
  machine.quota = cgroup_quota(files);
  machine.layers = hypervisor_layers(files, cpuid);
  for (auto& layer : container_layers(files)) machine.layers.push_back(std::move(layer));
  return machine;
}

}  // namespace unixmark::sys
