// What the copies of a kernel have in common. Each set of kernels is built for one profile and
// behaves as that one does, whoever starts it.
#pragma once

namespace abi {

// Whether all copies work on the same two files in `fstime`, and duplicate the descriptor that they
// were all started with in `syscall`, as in profile 5.1.3.
#ifdef UNIXMARK_COPIES_SHARE
inline constexpr bool copies_share = true;
#else
inline constexpr bool copies_share = false;
#endif

}  // namespace abi
