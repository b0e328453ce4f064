// Which file this process is an image of.
#pragma once

#include <filesystem>

namespace unixmark::sys {

// The path of our own program, absolute and without symbolic links, whatever it was called by.
// Where there is no /proc the kernel's word of what it executed is resolved instead, which is right
// until the working folder changes. Empty where neither is known.
[[nodiscard]] std::filesystem::path own_program();

}  // namespace unixmark::sys
