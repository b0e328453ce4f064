// What a copy said on standard error: the protocol's lines, and the rest.
#pragma once

#include "measure/pass.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::measure {

struct Output {
  std::optional<double> count;  // COUNT|count|timebase|label; of several lines the last
  int timebase = 1;
  std::optional<Nanos> begin;  // SPAN|begin_ns|end_ns
  std::optional<Nanos> end;
  std::optional<Seconds> time;     // TIME|seconds
  std::vector<Metric> metrics;     // METRIC|name|value|unit
  std::vector<Series> series;      // SERIES|name|unit|seconds|v,v,v
  std::vector<std::string> notes;  // the first few other lines, as printable UTF-8
  std::string error;  // of ERROR|text, or which of the lines above is not as it should be
};

[[nodiscard]] Output parse_output(std::string_view text);

// `text` with whatever is no printable UTF-8 replaced by '?', so that every format can carry it.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace unixmark::measure
