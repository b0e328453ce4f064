#include "tests_suite/contract/counting.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace contract {
namespace {

// Runs the x86-64-v2 kernel under callgrind.
Outcome profiled(std::vector<std::string> options, const std::string& name,
                 const std::vector<std::string>& arguments) {
  options.insert(options.begin(), {"valgrind", "--tool=callgrind"});
  options.push_back(portable_kernel(name));
  options.insert(options.end(), arguments.begin(), arguments.end());
  return run({.words = options});
}

// Addresses of the division instructions, as objdump writes them.
std::set<std::string> division_addresses(const std::string& program) {
  const std::regex division(R"(^\s*([0-9a-f]+):\s+v?i?div[a-z]*\s)");
  std::istringstream lines(run({.words = {"objdump", "-d", "--no-show-raw-insn", program}}).out);
  std::set<std::string> addresses;
  std::smatch match;
  for (std::string line; std::getline(lines, line);)
    if (std::regex_search(line, match, division)) addresses.insert(match[1]);
  return addresses;
}

// The sum of a profile's costs at these addresses of one program.
std::uint64_t cost_at(const std::string& profile, const std::string& program,
                      const std::set<std::string>& addresses) {
  std::ifstream lines(profile);
  bool within = false;
  std::uint64_t sum = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("ob=")) within = line == "ob=" + program;
    if (!within || !line.starts_with("0x")) continue;
    std::istringstream fields(line.substr(2));  // address, line of the source, cost
    std::string address;
    std::uint64_t source_line = 0;
    std::uint64_t cost = 0;
    fields >> address >> source_line >> cost;
    if (addresses.contains(address)) sum += cost;
  }
  return sum;
}

}  // namespace

std::string portable_kernel(const std::string& name) {
  return std::string(PORTABLE_KERNELS_DIR) + "/" + name;
}

double number_after(const std::string& before, const std::string& text) {
  const auto at = text.find(before);
  if (at == std::string::npos) return -1;
  std::istringstream stream(text.substr(at + before.size()));
  double number = -1;
  stream >> number;
  return number;
}

std::string why_not_counted() {
  if (!installed("valgrind")) return "valgrind is not installed";
  if (!installed("objdump")) return "objdump is not installed";
  if (!std::filesystem::exists(portable_kernel("hanoi")))
    return "no kernels for x86-64-v2 on this machine";
  return {};
}

std::string why_not_comparable() {
  if (auto reason = why_not_counted(); !reason.empty()) return reason;
#if defined(__clang__) || !defined(__GNUC__) || __GNUC__ != 12
  return "the stated figures are of gcc 12";
#elif !defined(__x86_64__)
  return "the stated figures are of x86-64";
#else
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma"))
    return "the stated figures are of a C library that uses AVX2 and FMA";
  return {};
#endif
}

Counted counted(const std::string& name, const std::vector<std::string>& arguments) {
  const auto outcome = profiled({"--callgrind-out-file=/dev/null"}, name, arguments);
  const double instructions = number_after("Collected : ", outcome.err);
  EXPECT_GT(instructions, 0) << outcome.err;
  return {instructions, outcome.err};
}

double instructions_of(const std::string& name, std::uint64_t loops) {
  return counted(name, {"--work", std::to_string(loops)}).instructions;
}

double instructions_a_loop(const std::string& name, std::uint64_t few, std::uint64_t many) {
  return (instructions_of(name, many) - instructions_of(name, few)) /
         static_cast<double>(many - few);
}

double unexplained(const std::string& name, double seconds, std::uint64_t few, std::uint64_t many) {
  const double a_loop = instructions_a_loop(name, few, many);
  const double start = instructions_of(name, few) - a_loop * static_cast<double>(few);
  const auto timed = counted(name, {std::to_string(seconds)});
  const double explained = start + a_loop * number_after("COUNT|", timed.output);
  const double timer = 20'000;
  const double difference = std::abs(timed.instructions - explained) - timer - a_loop;
  return std::max(difference, 0.0) / timed.instructions;
}

std::uint64_t divisions(const std::string& name, std::uint64_t loops) {
  const Folder folder;
  const std::string profile = folder.file("profile");
  const std::string program = portable_kernel(name);
  profiled({"--dump-instr=yes", "--compress-pos=no", "--compress-strings=no",
            "--callgrind-out-file=" + profile},
           name, {"--work", std::to_string(loops)});
  return cost_at(profile, program, division_addresses(program));
}

}  // namespace contract
