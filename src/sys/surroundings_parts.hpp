// The parts that a look around is put together from. None throws for what is missing or malformed.
#pragma once

#include "base/units.hpp"
#include "sys/machine_files.hpp"
#include "sys/surroundings.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>

namespace unixmark::sys {

// A file's first line as a whole number.
[[nodiscard]] std::optional<std::int64_t> number_in(const Root& root, std::string_view file);

// Busy processors and processes between two looks, steal, and whether cron runs.
void describe_load(const Root& root, Seconds between, const std::function<void()>& wait,
                   Surroundings& seen);

// How far the hottest zone is from slowing processors down, and how often they were.
void describe_heat(const Root& root, Surroundings& seen);

// Swap, free memory, dirty pages.
void describe_memory(const Root& root, Surroundings& seen);

// Limits, control group and the file system of `scratch`.
void describe_own(const Root& root, const std::filesystem::path& scratch, Surroundings& seen);

}  // namespace unixmark::sys
