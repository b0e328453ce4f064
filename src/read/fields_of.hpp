// What a list of fields is written for: one struct, to be filled in or only to be looked at.
#pragma once

#include <concepts>
#include <type_traits>

namespace unixmark::read {

// T is S, or S that may only be looked at.
template <class T, class S>
concept Of = std::same_as<std::remove_const_t<T>, S>;

}  // namespace unixmark::read
