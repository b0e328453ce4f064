#include "sys/machine_parts.hpp"

#if defined(__x86_64__) || defined(__i386__)
#include <array>
#include <cstring>

#include <cpuid.h>
#endif

namespace unixmark::sys {

#if defined(__x86_64__) || defined(__i386__)

namespace {

// Twelve letters in three registers, as at the vendor leaf, but in another order.
std::string signature_at(unsigned leaf) {
  std::array<unsigned, 4> registers{};
  __cpuid(leaf, registers[0], registers[1], registers[2], registers[3]);
  std::array<char, 12> letters{};
  std::memcpy(letters.data(), &registers[1], letters.size());
  return clean_text(std::string(letters.data(), letters.size()));
}

}  // namespace

CpuidHypervisor read_cpuid() {
  unsigned eax = 0;
  unsigned ebx = 0;
  unsigned ecx = 0;
  unsigned edx = 0;
  constexpr unsigned hypervisor_bit = 1U << 31;
  if (__get_cpuid(1, &eax, &ebx, &ecx, &edx) == 0 || (ecx & hypervisor_bit) == 0) return {};
  // KVM and Xen move their own leaves up when they offer Hyper-V's interface in the first place.
  return {true, {signature_at(0x40000000), signature_at(0x40000100)}};
}

#else

CpuidHypervisor read_cpuid() {
  return {};
}

#endif

}  // namespace unixmark::sys
