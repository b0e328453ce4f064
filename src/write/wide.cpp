#include "write/wide.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace unixmark::write {

namespace {

struct CodeRange {
  char32_t first;
  char32_t last;
};

// Marks of Latin, Greek and Cyrillic letters, of Hebrew, Arabic and kana, and variation selectors.
constexpr auto marks_on_letters = std::to_array<CodeRange>({{0x300, 0x36F},
                                                            {0x483, 0x489},
                                                            {0x591, 0x5BD},
                                                            {0x64B, 0x65F},
                                                            {0x1AB0, 0x1AFF},
                                                            {0x1DC0, 0x1DFF},
                                                            {0x20D0, 0x20FF},
                                                            {0x3099, 0x309A},
                                                            {0xFE00, 0xFE0F},
                                                            {0xFE20, 0xFE2F},
                                                            {0xE0100, 0xE01EF}});

// Hangul, radicals and kana, the unified ideographs, Yi, full-width forms, pictures.
constexpr auto wide_signs = std::to_array<CodeRange>({{0x1100, 0x115F},
                                                      {0x2E80, 0x303E},
                                                      {0x3041, 0x4DBF},
                                                      {0x4E00, 0xA4CF},
                                                      {0xA960, 0xA97F},
                                                      {0xAC00, 0xD7A3},
                                                      {0xF900, 0xFAFF},
                                                      {0xFE30, 0xFE6F},
                                                      {0xFF01, 0xFF60},
                                                      {0xFFE0, 0xFFE6},
                                                      {0x17000, 0x18CFF},
                                                      {0x1B000, 0x1B2FF},
                                                      {0x1F300, 0x1F64F},
                                                      {0x1F680, 0x1F6FF},
                                                      {0x1F900, 0x1F9FF},
                                                      {0x20000, 0x3FFFD}});

bool within_any(std::span<const CodeRange> ranges, char32_t code) {
  return std::ranges::any_of(
      ranges, [&](const CodeRange& range) { return code >= range.first && code <= range.last; });
}

}  // namespace

std::size_t columns_of(char32_t code) {
  if (code < 0x300) return 1;
  if (within_any(marks_on_letters, code)) return 0;
  return within_any(wide_signs, code) ? 2 : 1;
}

}  // namespace unixmark::write
