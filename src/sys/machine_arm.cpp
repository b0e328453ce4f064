#include "base/text.hpp"
#include "sys/machine_parts.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace unixmark::sys {

namespace {

struct Part {
  unsigned implementer;
  unsigned part;
  std::string_view name;
};

// MIDR_EL1 numbers from the makers' technical reference manuals.
constexpr auto arm_parts = std::to_array<Part>({
    {0x41, 0x920, "Arm ARM920T"},
    {0x41, 0x926, "Arm ARM926EJ-S"},
    {0x41, 0xb36, "Arm ARM1136"},
    {0x41, 0xb76, "Arm ARM1176"},
    {0x41, 0xc05, "Arm Cortex-A5"},
    {0x41, 0xc07, "Arm Cortex-A7"},
    {0x41, 0xc08, "Arm Cortex-A8"},
    {0x41, 0xc09, "Arm Cortex-A9"},
    {0x41, 0xc0e, "Arm Cortex-A17"},
    {0x41, 0xc0f, "Arm Cortex-A15"},
    {0x41, 0xd01, "Arm Cortex-A32"},
    {0x41, 0xd03, "Arm Cortex-A53"},
    {0x41, 0xd04, "Arm Cortex-A35"},
    {0x41, 0xd05, "Arm Cortex-A55"},
    {0x41, 0xd06, "Arm Cortex-A65"},
    {0x41, 0xd07, "Arm Cortex-A57"},
    {0x41, 0xd08, "Arm Cortex-A72"},
    {0x41, 0xd09, "Arm Cortex-A73"},
    {0x41, 0xd0a, "Arm Cortex-A75"},
    {0x41, 0xd0b, "Arm Cortex-A76"},
    {0x41, 0xd0c, "Arm Neoverse N1"},
    {0x41, 0xd0d, "Arm Cortex-A77"},
    {0x41, 0xd0e, "Arm Cortex-A76AE"},
    {0x41, 0xd40, "Arm Neoverse V1"},
    {0x41, 0xd41, "Arm Cortex-A78"},
    {0x41, 0xd42, "Arm Cortex-A78AE"},
    {0x41, 0xd44, "Arm Cortex-X1"},
    {0x41, 0xd46, "Arm Cortex-A510"},
    {0x41, 0xd47, "Arm Cortex-A710"},
    {0x41, 0xd48, "Arm Cortex-X2"},
    {0x41, 0xd49, "Arm Neoverse N2"},
    {0x41, 0xd4a, "Arm Neoverse E1"},
    {0x41, 0xd4b, "Arm Cortex-A78C"},
    {0x41, 0xd4c, "Arm Cortex-X1C"},
    {0x41, 0xd4d, "Arm Cortex-A715"},
    {0x41, 0xd4e, "Arm Cortex-X3"},
    {0x41, 0xd4f, "Arm Neoverse V2"},
    {0x41, 0xd80, "Arm Cortex-A520"},
    {0x41, 0xd81, "Arm Cortex-A720"},
    {0x41, 0xd82, "Arm Cortex-X4"},
    {0x41, 0xd84, "Arm Neoverse V3"},
    {0x41, 0xd8e, "Arm Neoverse N3"},
    {0x43, 0x0a1, "Cavium ThunderX"},
    {0x43, 0x0a2, "Cavium ThunderX (81xx)"},
    {0x43, 0x0a3, "Cavium ThunderX (83xx)"},
    {0x43, 0x0af, "Cavium ThunderX2"},
    {0x46, 0x001, "Fujitsu A64FX"},
    {0x48, 0xd01, "HiSilicon Kunpeng 920"},
    {0x4e, 0x004, "NVIDIA Carmel"},
    {0x50, 0x000, "APM X-Gene"},
    {0x51, 0x800, "Qualcomm Kryo 2xx Gold"},
    {0x51, 0x801, "Qualcomm Kryo 2xx Silver"},
    {0x51, 0x802, "Qualcomm Kryo 3xx Gold"},
    {0x51, 0x803, "Qualcomm Kryo 3xx Silver"},
    {0x51, 0x804, "Qualcomm Kryo 4xx Gold"},
    {0x51, 0x805, "Qualcomm Kryo 4xx Silver"},
    {0x51, 0xc00, "Qualcomm Falkor"},
    {0x51, 0x001, "Qualcomm Oryon"},
    {0x61, 0x022, "Apple M1 Icestorm"},
    {0x61, 0x023, "Apple M1 Firestorm"},
    {0x61, 0x024, "Apple M1 Pro Icestorm"},
    {0x61, 0x025, "Apple M1 Pro Firestorm"},
    {0x61, 0x028, "Apple M1 Max Icestorm"},
    {0x61, 0x029, "Apple M1 Max Firestorm"},
    {0x61, 0x032, "Apple M2 Blizzard"},
    {0x61, 0x033, "Apple M2 Avalanche"},
    {0xc0, 0xac3, "Ampere-1"},
    {0xc0, 0xac4, "Ampere-1a"},
});

std::optional<unsigned> hex(std::string_view text) {
  if (text.starts_with("0x") || text.starts_with("0X")) text.remove_prefix(2);
  unsigned value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  return value;
}

}  // namespace

std::string arm_name(std::string_view implementer, std::string_view part) {
  if (trim(implementer).empty()) return {};
  const auto maker = hex(trim(implementer));
  const auto number = hex(trim(part));
  const auto known = std::ranges::find_if(
      arm_parts, [&](const Part& row) { return row.implementer == maker && row.part == number; });
  if (known != arm_parts.end()) return std::string(known->name);
  return clean_text(cat("ARM implementer ", trim(implementer), " part ", trim(part)));
}

}  // namespace unixmark::sys
