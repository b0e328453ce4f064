// From a JSON value to a struct, by the names in read/fields.hpp.
// Json is the parser's value type, which only the .cpp files name.
#pragma once

#include "base/error.hpp"
#include "base/text.hpp"
#include "read/bounds.hpp"
#include "read/fields.hpp"

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace unixmark::read {

// Fills fields from one JSON object. A missing or null field keeps its default, since formats grow;
// one of the wrong type, or out of its range, is an Error that names it.
template <class Json>
class Decoder {
 public:
  explicit Decoder(const Json& object) : object_(object) {
    if (!object.is_object()) throw Error("found something else than an object in braces");
  }

  template <class T>
  void operator()(const char* name, T& field) {
    const auto found = object_.find(name);
    if (found != object_.end()) decode(name, *found, field);
  }

  // Running counts are written as their increments; the first one counts from 0.
  void deltas(const char* name, std::vector<std::uint64_t>& counts) {
    std::vector<std::int64_t> increments;
    (*this)(name, increments);
    std::uint64_t count = 0;
    counts.clear();
    for (const auto increment : increments) {
      counts.push_back(count += static_cast<std::uint64_t>(increment));
    }
  }

 private:
  template <class T>
  void decode(const char* name, const Json& value, T& field) {
    if (value.is_null()) return;
    assign(name, value, field);
  }

  template <class T>
  void assign(const char* name, const Json& value, std::optional<T>& field) {
    assign(name, value, field.emplace());
  }

  template <class T>
  void assign(const char* name, const Json& value, std::vector<T>& field) {
    demand(value.is_array(), name, "a list");
    field.clear();
    for (const auto& element : value) decode(name, element, field.emplace_back());
  }

  void assign(const char* name, const Json& value, std::string& field) {
    demand(value.is_string(), name, "text");
    field = value.template get<std::string>();
  }

  void assign(const char* name, const Json& value, bool& field) {
    demand(value.is_boolean(), name, "true or false");
    field = value.template get<bool>();
  }

  void assign(const char* name, const Json& value, double& field) {
    demand(value.is_number(), name, "a number");
    field = value.template get<double>();
    demand(std::isfinite(field), name, "a number that a double can hold");
    demand_within_bounds(name, field);
  }

  template <std::integral T>
  void assign(const char* name, const Json& value, T& field) {
    demand(value.is_number_integer(), name, "a whole number");
    const bool fits = value.is_number_unsigned()
                          ? std::in_range<T>(value.template get<std::uint64_t>())
                          : std::in_range<T>(value.template get<std::int64_t>());
    demand(fits, name, "a number within its range");
    field = value.template get<T>();
    demand_within_bounds(name, static_cast<double>(field));
  }

  void assign(const char* name, const Json& value, Nanos& field) {
    std::int64_t count = 0;
    assign(name, value, count);
    field = Nanos(count);
  }

  void assign(const char* name, const Json& value, Seconds& field) {
    double count = 0;
    assign(name, value, count);
    field = Seconds(count);
  }

  void assign(const char* name, const Json& value, WallTime& field) {
    demand(value.is_object(), name, "a moment");
    Decoder moment(value);
    moment("unix_seconds", field.unix_seconds);
    moment("utc_offset_seconds", field.utc_offset_seconds);
  }

  template <class T>
  requires std::is_enum_v<T>
  void assign(const char* name, const Json& value, T& field) {
    std::string word;
    assign(name, value, word);
    const auto words = names_of(T{});
    std::size_t position = 0;
    while (position < words.size() && words[position] != word) ++position;
    demand(position < words.size(), name, "one of the words known for it");
    field = static_cast<T>(position);
  }

  template <class T>
  requires std::is_class_v<T>
  void assign(const char* name, const Json& value, T& field) {
    demand(value.is_object(), name, "an object in braces");
    fields(Decoder(value), field);
    if constexpr (std::same_as<T, score::BaselineRow>) {
      demand(field.score > 0, name, "tests with their scores");
    }
  }

  static void demand(bool kept, const char* name, std::string_view what) {
    if (!kept) throw Error(cat("\"", name, "\" should be ", what));
  }

  static void demand_within_bounds(const char* name, double value) {
    const auto* bounds = bounds_of(name);
    if (bounds == nullptr || within(value, *bounds)) return;
    throw Error(cat("\"", name, "\" is ", shortest(value), ", and can only be ",
                    bounds->or_zero ? "0, or " : "", "from ", shortest(bounds->least), " to ",
                    shortest(bounds->most)));
  }

  const Json& object_;
};

// One field of `object`, or `value` where it has none.
template <class T, class Json>
T field_of(const Json& object, const char* name, T value) {
  Decoder<Json> decoder(object);
  decoder(name, value);
  return value;
}

// The event called `name` with the fields of `object`, or nothing when there is no such event.
template <std::size_t Alternative = 0, class Json>
std::optional<measure::Event> decode_event(std::string_view name, const Json& object) {
  if constexpr (Alternative < std::variant_size_v<measure::Event>) {
    using Event = std::variant_alternative_t<Alternative, measure::Event>;
    if constexpr (!event_name<Event>.empty()) {
      if (name == event_name<Event>) {
        Event event;
        fields(Decoder<Json>(object), event);
        return event;
      }
    }
    return decode_event<Alternative + 1>(name, object);
  }
  return std::nullopt;
}

}  // namespace unixmark::read
