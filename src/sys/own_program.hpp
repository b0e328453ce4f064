// Which file this process is an image of, and whose it is.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace unixmark::sys {

// The path of our own program, absolute and without symbolic links, whatever it was called by.
// Where there is no /proc the kernel's word of what it executed is resolved instead, which is right
// until the working folder changes. Empty where neither is known.
[[nodiscard]] std::filesystem::path own_program();

// The name of the user who runs it, from /etc/passwd alone: other services would need libraries
// that a static program cannot load. Nothing where it is not there.
[[nodiscard]] std::optional<std::string> user_name();

}  // namespace unixmark::sys
