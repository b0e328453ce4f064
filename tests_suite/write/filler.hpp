// Structs filled with values that are all different, by the same list of names that formats use.
#pragma once

#include "read/bounds.hpp"
#include "read/fields.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace unixmark::write {

// Fills whatever it visits. No two numbers or texts are the same, and none is a default.
class Filler {
 public:
  template <class T>
  void operator()(const char*, T& field) {
    fill(field);
  }

  // Shares are below 1.
  void operator()(const char* name, std::optional<double>& field) {
    fill(field);
    const auto* bounds = read::bounds_of(name);
    if (bounds != nullptr && bounds->most == 1) *field /= 1000;
  }

  void deltas(const char*, std::vector<std::uint64_t>& counts) {
    counts = {next(), next(), 5, 18'446'744'073'709'551'615U};  // also one that falls
  }

 private:
  std::uint64_t next() { return ++last_; }

  void fill(std::string& field) { field = "text " + std::to_string(next()); }
  void fill(bool& field) { field = !field; }
  void fill(double& field) { field = static_cast<double>(next()) + 0.1; }
  void fill(Nanos& field) { field = Nanos(next()); }
  void fill(Seconds& field) { field = Seconds(static_cast<double>(next()) / 3); }
  void fill(measure::Rest& field) { field = measure::Rest::None; }
  void fill(measure::Pinning::Mode& field) { field = measure::Pinning::Mode::List; }
  void fill(measure::Placement& field) { field = measure::Placement::Cross; }

  template <std::integral T>
  void fill(T& field) {
    field = static_cast<T>(next());
  }

  void fill(WallTime& field) {
    fill(field.unix_seconds);
    fill(field.utc_offset_seconds);
  }

  template <class T>
  void fill(std::optional<T>& field) {
    fill(field.emplace());
  }

  template <class T>
  void fill(std::vector<T>& field) {
    for (int i = 0; i < 2; ++i) fill(field.emplace_back());
  }

  template <class T>
  requires std::is_class_v<T>
  void fill(T& field) { read::fields(*this, field); }

  std::uint64_t last_ = 0;
};

template <class T>
[[nodiscard]] T filled() {
  T value;
  read::fields(Filler{}, value);
  return value;
}

// Counts the fields that the list of names knows.
struct NameCounter {
  std::size_t names = 0;
  void operator()(const char*, const auto&) { ++names; }
  void deltas(const char*, const auto&) { ++names; }
};

// Stands for any initialiser, to find out how many members an aggregate has.
struct Anything {
  template <class T>
  operator T() const;
};

template <class T, std::size_t... I>
constexpr bool takes(std::index_sequence<I...>) {
  return requires {
    T{(static_cast<void>(I), Anything{})...};
  };
}

template <class T, std::size_t Members = 1>
constexpr std::size_t members() {
  if constexpr (takes<T>(std::make_index_sequence<Members + 1>())) {
    return members<T, Members + 1>();
  } else {
    return Members;
  }
}

}  // namespace unixmark::write
