#include "sys/machine_cpuinfo.hpp"

#include "base/text.hpp"
#include "sys/machine_parts.hpp"

#include <optional>

namespace unixmark::sys {

namespace {

constexpr std::string_view processor_key = "processor";

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& letter : result) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return result;
}

std::optional<int> as_id(std::string_view text) {
  const auto ids = parse_ids(trim(text));
  if (ids.size() != 1) return {};
  return ids.front();
}

// Which processor's block a line begins: "processor : 3", or on s390x "processor 3: ...".
std::optional<int> begun_block(std::string_view name, std::string_view value) {
  if (name == processor_key) return as_id(value);
  if (!name.starts_with("processor ")) return {};
  return as_id(name.substr(processor_key.size()));
}

// s390x puts the machine type into the block's first line: "version = FF, ..., machine = 8561".
void add_s390_machine(CpuFields& fields, std::string_view value) {
  const auto at = value.find("machine = ");
  if (at != std::string_view::npos) fields.emplace("s390 machine", trim(value.substr(at + 10)));
}

std::string arm_model(const Cpuinfo& cpuinfo, int id) {
  return arm_name(cpuinfo.field(id, "cpu implementer"), cpuinfo.field(id, "cpu part"));
}

std::string s390_model(const Cpuinfo& cpuinfo, int id) {
  const std::string_view machine = cpuinfo.field(id, "s390 machine");
  if (machine.empty()) return {};
  return clean_text(cat("IBM/S390 machine ", machine));
}

}  // namespace

std::string_view Cpuinfo::field(int id, std::string_view name) const {
  if (const auto block = blocks.find(id); block != blocks.end()) {
    const auto own = block->second.find(name);
    if (own != block->second.end()) return own->second;
  }
  const auto shared = common.find(name);
  return shared == common.end() ? std::string_view() : shared->second;
}

Cpuinfo parse_cpuinfo(std::string_view content) {
  Cpuinfo cpuinfo;
  CpuFields* fields = &cpuinfo.common;
  for (const std::string_view line : split(content, '\n')) {
    const auto colon = line.find(':');
    // A blank line ends a block; what follows without naming a processor is said of all.
    if (colon == std::string_view::npos) {
      if (trim(line).empty()) fields = &cpuinfo.common;
      continue;
    }
    const std::string name = lower(trim(line.substr(0, colon)));
    const std::string_view value = trim(line.substr(colon + 1));
    if (const auto id = begun_block(name, value)) {
      fields = &cpuinfo.blocks[*id];
      add_s390_machine(*fields, value);
    } else {
      fields->emplace(name, value);
    }
  }
  return cpuinfo;
}

std::string cpu_model(const Cpuinfo& cpuinfo, int id) {
  std::string model = clean_text(cpuinfo.field(id, "model name"));
  if (model.empty()) model = arm_model(cpuinfo, id);
  if (model.empty()) model = s390_model(cpuinfo, id);
  // POWER and others, MIPS, RISC-V; old ARM kernels name the processor once, before all blocks.
  for (const std::string_view name : {"cpu", "cpu model", "uarch", "isa", "processor"}) {
    if (!model.empty()) break;
    model = clean_text(cpuinfo.field(id, name));
  }
  return model;
}

}  // namespace unixmark::sys
