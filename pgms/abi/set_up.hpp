// The state in which every kernel's loop is defined.
#pragma once

#include "abi/protocol.hpp"

namespace abi {

void reset_signals();
// Opens /dev/null where 0, 1 or 2 is closed; `set_up` does so first, so that no file of a kernel
// lands there.
void open_standard_descriptors();
void close_other_descriptors(const Protocol& keep);
void raise_descriptor_limit();

}  // namespace abi
