#include "sys/shared_memory.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <sys/mman.h>
#include <unistd.h>

namespace unixmark::sys {

SharedMemory::SharedMemory(std::size_t bytes)
    : fd_(::memfd_create("unixmark", MFD_CLOEXEC)), bytes_(bytes) {
  const auto doing = cat("making ", bytes, " bytes of shared memory");
  if (!fd_.open()) throw system_error(doing);
  if (::ftruncate(fd_.number(), static_cast<off_t>(bytes)) != 0) {
    throw system_error(doing, errno, "A limit on file sizes (`ulimit -f`) counts here too");
  }
  data_ = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd_.number(), 0);
  if (data_ == MAP_FAILED) throw system_error(doing);
}

SharedMemory::~SharedMemory() {
  if (data_ != nullptr) ::munmap(data_, bytes_);
}

}  // namespace unixmark::sys
