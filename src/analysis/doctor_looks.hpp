// The looks that doctor takes, each at one thing: a finding, or nothing. A file a part of the
// machine; doctor.cpp has their order.
#pragma once

#include "analysis/doctor.hpp"

#include <optional>

namespace unixmark::analysis::doctor {

using Found = std::optional<Finding>;

// doctor_processors.cpp
[[nodiscard]] Found governor(const sys::Surroundings& seen);
[[nodiscard]] Found boost(const sys::Surroundings& seen);
[[nodiscard]] Found smt(const sys::Surroundings& seen);
[[nodiscard]] Found clock_source(const sys::Surroundings& seen);
[[nodiscard]] Found heat(const sys::Surroundings& seen);
[[nodiscard]] Found throttled(const sys::Surroundings& seen);
[[nodiscard]] Found battery(const sys::Surroundings& seen);
[[nodiscard]] Found mitigations(const sys::Surroundings& seen);
[[nodiscard]] Found numa(const sys::Surroundings& seen);

// doctor_others.cpp
[[nodiscard]] Found busy(const sys::Surroundings& seen);
[[nodiscard]] Found load(const sys::Surroundings& seen);
[[nodiscard]] Found steal(const sys::Surroundings& seen);
[[nodiscard]] Found quota(const sys::Surroundings& seen);
[[nodiscard]] Found timers(const sys::Surroundings& seen);
[[nodiscard]] Found cron(const sys::Surroundings& seen);
[[nodiscard]] Found layers(const sys::Surroundings& seen);

// doctor_storage.cpp
[[nodiscard]] Found swap(const sys::Surroundings& seen);
[[nodiscard]] Found memory(const sys::Surroundings& seen);
[[nodiscard]] Found huge_pages(const sys::Surroundings& seen);
[[nodiscard]] Found dirty(const sys::Surroundings& seen);
[[nodiscard]] Found scratch(const sys::Surroundings& seen);
[[nodiscard]] Found space(const sys::Surroundings& seen);
[[nodiscard]] Found file_size(const sys::Surroundings& seen);

}  // namespace unixmark::analysis::doctor
