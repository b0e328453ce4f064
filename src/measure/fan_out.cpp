#include "measure/fan_out.hpp"

#include "base/text.hpp"
#include "sys/clock.hpp"
#include "sys/file.hpp"
#include "sys/folder.hpp"

#include <array>

namespace unixmark::measure {

namespace {

// The numbers of the protocol's descriptors in every copy.
constexpr int gate_number = 3;
constexpr int ready_number = 4;
constexpr int page_number = 5;

// What all copies of a pass have in common.
struct Common {
  const Tools& tools;
  const PlannedTest& test;
  std::filesystem::path folder;
  std::vector<std::string> environment;
  sys::Fd nowhere;
  sys::Pipe gate;
  sys::Pipe ready;
};

std::vector<std::string> common_environment(const Setup& setup, const sys::Guardian& guardian) {
  std::vector<std::string> environment;
  for (const auto& variable : setup.environment) {
    if (!variable.starts_with("UNIXMARK_")) environment.push_back(variable);
  }
  environment.push_back(guardian.mark());
  environment.push_back(cat("UNIXMARK_GATE=", gate_number, ",", ready_number));
  // A variable, not an argument: programs that do not know it must not stumble over it.
  if (setup.plan.rest == Rest::None) environment.emplace_back("UNIXMARK_REST=none");
  if (setup.plan.placement == Placement::Same) environment.emplace_back("UNIXMARK_PLACEMENT=same");
  if (setup.plan.placement == Placement::Cross)
    environment.emplace_back("UNIXMARK_PLACEMENT=cross");
  return environment;
}

// The folder that is not one copy's own.
std::filesystem::path shared_folder(const Common& common) {
  return common.folder / "shared";
}

std::string filled_in(std::string word, const Common& common,
                      const std::filesystem::path& scratch) {
  const auto& setup = common.tools.setup;
  const std::array<std::pair<std::string_view, std::filesystem::path>, 4> places{
      {{"{scratch}", scratch},
       {"{shared}", shared_folder(common)},
       {"{kernels}", std::filesystem::absolute(setup.kernels)},
       {"{data}", std::filesystem::absolute(setup.data)}}};
  for (const auto& [place, path] : places) replace_all(word, place, path.string());
  return word;
}

std::vector<std::string> arguments_of(const Common& common, const std::filesystem::path& scratch) {
  const auto& setup = common.tools.setup;
  std::vector<std::string> arguments = {
      (std::filesystem::absolute(setup.kernels) / common.test.program).string()};
  for (const auto& word : common.test.arguments) {
    arguments.push_back(filled_in(word, common, scratch));
  }
  return arguments;
}

std::optional<int> processor_of(const Pinning& pinning, std::size_t copy) {
  const auto& processors = pinning.processors;
  if (pinning.mode == Pinning::Mode::None || processors.empty()) return {};
  return processors[copy % processors.size()];
}

sys::SpawnRequest request_for(const Common& common, const Page& page, std::size_t copy,
                              const sys::Fd& output) {
  const auto scratch = common.folder / std::to_string(copy + 1);
  sys::make_folder(scratch);
  const auto& setup = common.tools.setup;
  sys::SpawnRequest request{.arguments = arguments_of(common, scratch),
                            .environment = common.environment,
                            .descriptors = {{common.nowhere.number(), 0},
                                            {common.nowhere.number(), 1},
                                            {output.number(), 2},
                                            {common.gate.read.number(), gate_number},
                                            {common.ready.write.number(), ready_number},
                                            {page.number(), page_number}},
                            .working_folder = setup.working.empty() ? scratch : setup.working,
                            .processor = processor_of(setup.plan.pinning, copy),
                            .descriptor_limit = common.tools.descriptor_limit};
  request.environment.push_back(cat("UNIXMARK_PAGE=", page_number, ",", copy));
  return request;
}

CopyProcess start_copy(const Common& common, const Page& page, std::size_t copy) {
  sys::Pipe output = sys::make_pipe();
  sys::set_nonblocking(output.read);
  const auto request = request_for(common, page, copy, output.write);
  const Nanos now = sys::monotonic_now();
  sys::Process process = sys::spawn(request);
  sys::Guarded guarded(common.tools.guardian, process.pid());
  return {std::move(guarded), std::move(process), std::move(output.read), now};
}

}  // namespace

FanOut fan_out(const Tools& tools, const PlannedTest& test, int copies,
               const std::filesystem::path& folder) {
  const auto count = static_cast<std::size_t>(copies);
  Common common{.tools = tools,
                .test = test,
                .folder = std::filesystem::absolute(folder),
                .environment = common_environment(tools.setup, tools.guardian),
                .nowhere = sys::open_nowhere(),
                .gate = sys::make_pipe(),
                .ready = sys::make_pipe()};
  sys::make_folder(shared_folder(common));
  sys::set_nonblocking(common.ready.read);
  FanOut started{Page(count), std::move(common.gate.write), std::move(common.ready.read), {}};
  started.copies.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    started.copies.push_back(start_copy(common, started.page, i));
  }
  return started;
}

}  // namespace unixmark::measure
