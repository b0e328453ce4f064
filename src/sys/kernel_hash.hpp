// What was measured, as sixteen digits: scores of different binaries are not the same scores.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::sys {

// A 64-bit FNV-1a hash over names and contents as 16 hexadecimal digits. Neither the order of
// `files` nor the folders that they lie in change it; whatever is no regular file is passed over.
// Tells builds apart, but is no defence against somebody who means to deceive. Throws Error when a
// file cannot be read.
[[nodiscard]] std::string hash_files(const std::vector<std::filesystem::path>& files);

// The same of a text.
[[nodiscard]] std::string hash_text(std::string_view text);

}  // namespace unixmark::sys
