#include "measure/advice.hpp"

#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "sys/limits.hpp"
#include "sys/process.hpp"

#include <string_view>

namespace unixmark::measure {

namespace {

std::string missing_program(const Setup& setup, const PlannedTest& test) {
  const auto file = setup.kernels / test.program;
  if (sys::executable(file)) return {};
  if (const auto why = sys::why_not_executable(file); !why.empty()) {
    return cat(file.string(), ' ', why);
  }
  const auto* row = catalog::find(test.name);
  const std::string_view hint =
      row != nullptr && !row->absent_hint.empty()
          ? row->absent_hint
          : "build the kernels, or name the folder that has them with UB_BINDIR";
  return cat("there is no program ", test.program, " in ", setup.kernels.string(), "; ", hint);
}

std::string missing_need(const Setup& setup, const PlannedTest& test) {
  const auto search_path = value_of(setup.environment, "PATH").value_or("");
  std::vector<std::string> missing;
  for (const auto& name : test.needs) {
    if (!sys::find_program(name, search_path)) missing.push_back(name);
  }
  if (missing.empty()) return {};
  return cat("needs ", join(missing, ", "), ", which PATH does not lead to; install ",
             missing.size() == 1 ? "it" : "them", " or add the folder to PATH");
}

// What no other limit and no other moment would change.
std::string missing(const Setup& setup, const PlannedTest& test) {
  if (!test.skip.empty()) return test.skip;
  if (auto why = missing_program(setup, test); !why.empty()) return why;
  return missing_need(setup, test);
}

}  // namespace

std::string why_not(const Setup& setup, const PlannedTest& test, int copies) {
  if (auto why = missing(setup, test); !why.empty()) return why;
  const Needs needs = needs_of(test, copies);
  if (auto why = sys::too_few_descriptors(static_cast<std::uint64_t>(needs.descriptors)))
    return *why;
  return sys::too_few_processes(static_cast<std::uint64_t>(needs.processes)).value_or("");
}

void skip_impossible(Plan& plan, const Setup& setup) {
  for (auto& section : plan.sections) {
    for (auto& test : section.tests) test.skip = missing(setup, test);
  }
}

std::string with_advice(std::string complaint, const Setup& setup) {
  const auto speaks_of = [&](std::string_view text) {
    return complaint.find(text) != complaint.npos;
  };
  // Every copy has a timer, and the system counts it like a signal that waits.
  if (speaks_of("creating a timer: Resource temporarily unavailable")) {
    return cat(complaint, ". ", sys::describe_signal_limit());
  }
  if (speaks_of("Resource temporarily unavailable")) {
    return cat(complaint, ". ", sys::describe_process_limits());
  }
  if (speaks_of("No space left on device")) {
    return cat(complaint, ". Make room in ", setup.scratch.string(),
               " or name another folder with UB_TMPDIR");
  }
  if (speaks_of("File too large")) {
    return cat(complaint,
               ". A limit on file sizes (`ulimit -f`) is too low for this test; raise it ",
               "with `ulimit -f unlimited`");
  }
  return complaint;
}

}  // namespace unixmark::measure
