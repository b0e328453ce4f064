// From a struct to a JSON value, by the names in read/fields.hpp.
// Json is the writer's value type, which only the .cpp files name.
#pragma once

#include "read/fields.hpp"
#include "write/clean.hpp"
#include "write/date.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::write {

// Collects the fields it visits into one JSON object. What is missing becomes null.
template <class Json>
class Encoder {
 public:
  explicit Encoder(Json& object) : object_(object) {}

  template <class T>
  void operator()(const char* name, const T& field) {
    object_[name] = encode(field);
  }

  // Only sweeps have one: what older versions wrote of other plans keeps its bytes.
  void operator()(const char* name, const std::optional<measure::CopySweep>& field) {
    if (field) object_[name] = encode(*field);
  }

  // Increments are shorter than counts, and show the course of a pass at a glance.
  void deltas(const char* name, const std::vector<std::uint64_t>& counts) {
    auto& increments = object_[name] = Json::array();
    std::uint64_t before = 0;
    for (const auto count : counts) {
      increments.push_back(static_cast<std::int64_t>(count - before));
      before = count;
    }
  }

  static Json encode(bool value) { return value; }
  static Json encode(double value) { return value; }
  static Json encode(Nanos value) { return value.count(); }
  static Json encode(Seconds value) { return value.count(); }
  static Json encode(std::string_view value) { return valid_utf8(value); }
  static Json encode(const std::string& value) { return valid_utf8(value); }
  static Json encode(std::integral auto value) { return value; }

  static Json encode(WallTime value) {
    return {{"iso", iso_date(value)},
            {"unix_seconds", value.unix_seconds},
            {"utc_offset_seconds", value.utc_offset_seconds}};
  }

  template <class T>
  static Json encode(const std::optional<T>& value) {
    return value ? encode(*value) : Json(nullptr);
  }

  template <class T>
  static Json encode(const std::vector<T>& values) {
    auto list = Json::array();
    for (const auto& value : values) list.push_back(encode(value));
    return list;
  }

  template <class T>
  requires std::is_enum_v<T>
  static Json encode(T value) {
    return encode(read::names_of(value)[static_cast<std::size_t>(value)]);
  }

  template <class T>
  requires std::is_class_v<T>
  static Json encode(const T& value) {
    auto object = Json::object();
    read::fields(Encoder(object), value);
    return object;
  }

 private:
  Json& object_;
};

}  // namespace unixmark::write
