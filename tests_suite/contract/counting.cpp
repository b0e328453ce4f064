#include "tests_suite/contract/counting.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include <sys/wait.h>

namespace unixmark::contract {
namespace {

namespace fs = std::filesystem;

bool installed(const std::string& program) {
  return ran("command -v " + program).status == 0;
}

// A folder of this object's own, removed with it.
class ScratchFolder {
 public:
  ScratchFolder() {
    std::string pattern = (fs::temp_directory_path() / "contract-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw fs::filesystem_error("mkdtemp", pattern, {});
    path_ = pattern;
  }
  ~ScratchFolder() { fs::remove_all(path_); }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

std::string callgrind(const std::string& options) {
  return "valgrind --tool=callgrind " + options + " ";
}

// Addresses of the division instructions, as objdump writes them.
std::set<std::string> division_addresses(const std::string& program) {
  const std::regex division(R"(^\s*([0-9a-f]+):\s+v?i?div[a-z]*\s)");
  std::istringstream lines(ran("objdump -d --no-show-raw-insn " + program).output);
  std::set<std::string> addresses;
  std::smatch match;
  for (std::string line; std::getline(lines, line);)
    if (std::regex_search(line, match, division)) addresses.insert(match[1]);
  return addresses;
}

// The sum of a profile's costs at these addresses of one program.
std::uint64_t cost_at(const fs::path& profile, const std::string& program,
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

Ran ran(const std::string& command) {
  std::FILE* pipe = popen(("exec 2>&1; " + command).c_str(), "r");
  if (pipe == nullptr) return {.status = -1, .output = "popen failed"};
  Ran result;
  std::array<char, 4096> block{};
  while (const auto size = std::fread(block.data(), 1, block.size(), pipe))
    result.output.append(block.data(), size);
  const int status = pclose(pipe);
  result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return result;
}

std::string kernel(const std::string& name) {
  return std::string(KERNELS_DIR) + "/" + name;
}

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
  if (!fs::exists(portable_kernel("hanoi"))) return "no kernels for x86-64-v2 on this machine";
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

Counted counted(const std::string& name, const std::string& arguments) {
  const auto result =
      ran(callgrind("--callgrind-out-file=/dev/null") + portable_kernel(name) + " " + arguments);
  return {number_after("Collected : ", result.output), result.output};
}

double instructions_a_loop(const std::string& name, std::uint64_t few, std::uint64_t many) {
  const double less = counted(name, "--work " + std::to_string(few)).instructions;
  const double more = counted(name, "--work " + std::to_string(many)).instructions;
  return (more - less) / static_cast<double>(many - few);
}

double unexplained(const std::string& name, double seconds, std::uint64_t few, std::uint64_t many) {
  const double a_loop = instructions_a_loop(name, few, many);
  const double start = counted(name, "--work " + std::to_string(few)).instructions -
                       a_loop * static_cast<double>(few);
  const auto timed = counted(name, std::to_string(seconds));
  const double explained = start + a_loop * number_after("COUNT|", timed.output);
  const double timer = 20'000;
  const double difference = std::abs(timed.instructions - explained) - timer - a_loop;
  return std::max(difference, 0.0) / timed.instructions;
}

std::uint64_t divisions(const std::string& name, std::uint64_t loops) {
  const ScratchFolder folder;
  const auto profile = folder.path() / "profile";
  const auto program = portable_kernel(name);
  ran(callgrind("--dump-instr=yes --compress-pos=no --compress-strings=no --callgrind-out-file=" +
                profile.string()) +
      program + " --work " + std::to_string(loops));
  return cost_at(profile, program, division_addresses(program));
}

}  // namespace unixmark::contract
