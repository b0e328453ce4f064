#include "write/calibration.hpp"

#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/encoder.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace unixmark::write {

namespace {

using Json = nlohmann::ordered_json;
using analysis::Floor;
using Origin = analysis::Floor::Origin;

constexpr std::string_view explanation =
    "Floor: twice the median difference between two sessions of the same programs;\n"
    "from five pairs on, what nine of ten differences do not exceed. Differences\n"
    "within the larger of it and 1 % are taken for none.\n";

// For programs.
std::string_view origin_word(Origin origin) {
  switch (origin) {
    case Origin::ThisBoot:
      return "this boot";
    case Origin::AnotherBoot:
      return "another boot";
    case Origin::AnotherKernel:
      return "another kernel";
    case Origin::AnotherBuild:
      break;
  }
  return "another build";
}

std::string origin_words(const Floor& floor) {
  if (analysis::measured(floor)) return cat("on ", origin_word(floor.origin));
  return cat("of ", origin_word(floor.origin), ": assumed");
}

std::string passes_words(const Floor& floor) {
  return cat(one_line(floor.schedule), ' ', shortest(floor.duration.count()), " s");
}

constexpr std::string_view noise_columns = "{:<17}{:>6}  {:<15}{:>6}{:>10}  {}\n";

std::string floor_line(const Floor& floor) {
  return fmt::format(noise_columns, one_line(floor.test), floor.copies, passes_words(floor),
                     floor.pairs, fixed(floor.value * 100, 2) + " %", origin_words(floor));
}

std::string noise_head(const Noise& noise) {
  const auto processor = one_line(noise.machine.processor);
  return cat("Noise between sessions on ", one_line(noise.machine.host), ", ",
             noise.machine.processors, " x ", processor.empty() ? "unnamed processors" : processor,
             "\nAs seen from kernels ", one_line(noise.now.build), ", ", one_line(noise.now.kernel),
             "\n\n");
}

Json floor_object(const Floor& floor) {
  const auto margin = analysis::margin_for(floor.test, floor.copies, {&floor, 1});
  return {{"test", valid_utf8(floor.test)},
          {"copies", floor.copies},
          {"schedule", valid_utf8(floor.schedule)},
          {"duration_seconds", floor.duration.count()},
          {"pairs", floor.pairs},
          {"floor", floor.value},
          {"margin", margin.value},
          {"measured", margin.measured},
          {"origin", origin_word(floor.origin)}};
}

template <class T>
Json object_of(const T& value) {
  return Encoder<Json>::encode(value);
}

}  // namespace

std::string calibration_file(const analysis::Calibration& calibration) {
  Json whole = {{"schema", "unixmark-calibration/1"}};
  read::fields(Encoder(whole), calibration);
  return whole.dump(1) + '\n';
}

std::string noise_text(const Noise& noise) {
  if (noise.floors.empty()) {
    return noise_head(noise) +
           "No two sessions of any test are known yet, so 1 % is assumed. 'unixmark\n"
           "calibrate' measures the noise.\n";
  }
  auto text = noise_head(noise) +
              fmt::format(noise_columns, "Test", "Copies", "Passes", "Pairs", "Floor", "Measured");
  for (const auto& floor : noise.floors) text += floor_line(floor);
  return cat(text, '\n', explanation);
}

std::string noise_json(const Noise& noise) {
  auto list = Json::array();
  for (const auto& floor : noise.floors) list.push_back(floor_object(floor));
  const Json whole = {{"schema", "unixmark-noise/1"},
                      {"machine", object_of(noise.machine)},
                      {"now", object_of(noise.now)},
                      {"least_margin", analysis::least_margin},
                      {"floors", std::move(list)}};
  return whole.dump(1) + '\n';
}

}  // namespace unixmark::write
