// Writing, reading and copying a file in buffers of a given size, through the page cache.
#include "abi/kernel.hpp"
#include "filing/files.hpp"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include <unistd.h>

namespace {

constexpr const char* usage =
    "fstime SECONDS, or fstime [-c|-w|-r] -t SECONDS [-b BUFFER_BYTES] [-m FILE_KIB] [-d FOLDER] "
    "[-p PRIMING_SECONDS] [-s RESTING_SECONDS]";
constexpr std::uint64_t largest_buffer = 1 << 20;
constexpr std::uint64_t largest_file_kib = 1ULL << 30;

alignas(4096) char buffer[largest_buffer];

enum class Work { Copy, Write, Read };

struct Options {
  Work work = Work::Copy;
  double seconds = 0;
  std::size_t buffer_bytes = 1024;
  std::uint64_t file_kib = 2000;
  const char* folder = ".";
  double priming = -1;  // seconds of each priming phase; below 0: not said
  double rest = -1;     // seconds of rest before it; below 0: not said
};

// Priming and resting may be nothing at all.
double seconds_or_none(const char* text) {
  const double seconds = abi::decimal(text);
  if (seconds < 0 || seconds > 3600) abi::wrong_use(usage);
  return seconds;
}

void take(int option, Options& options) {
  switch (option) {
    case 'c':
      options.work = Work::Copy;
      return;
    case 'w':
      options.work = Work::Write;
      return;
    case 'r':
      options.work = Work::Read;
      return;
    case 't':
      options.seconds = abi::seconds_of(optarg, usage);
      return;
    case 'b':
      options.buffer_bytes =
          static_cast<std::size_t>(abi::number_of(optarg, largest_buffer, usage));
      return;
    case 'm':
      options.file_kib = abi::number_of(optarg, largest_file_kib, usage);
      return;
    case 'd':
      options.folder = optarg;
      return;
    case 'p':
      options.priming = seconds_or_none(optarg);
      return;
    case 's':
      options.rest = seconds_or_none(optarg);
      return;
    default:
      abi::wrong_use(usage);
  }
}

// What was not said: 2 s after 4 s of rest; under UNIXMARK_REST=none a tenth of the pass, at once.
void pace(Options& options) {
  const char* wish = std::getenv("UNIXMARK_REST");
  const bool rests = wish == nullptr || std::strcmp(wish, "none") != 0;
  if (options.priming < 0) options.priming = rests ? 2 : options.seconds / 10;
  if (options.rest < 0) options.rest = rests ? 4 : 0;
}

Options read_options(int argc, char** argv) {
  Options options;
  opterr = 0;
  for (int option = 0; (option = getopt(argc, argv, "cwrt:b:m:d:p:s:")) != -1;)
    take(option, options);
  if (options.seconds == 0) options.seconds = abi::seconds_of(argv[optind], usage);
  pace(options);
  if (options.file_kib * 1024 < options.buffer_bytes) abi::wrong_use(usage);
  return options;
}

struct Files {
  int first = -1;
  int second = -1;
  std::size_t buffer_bytes = 0;
  std::uint64_t buffers = 0;  // that a full file holds
};

Files open_files(const Options& options) {
  const std::uint64_t buffers = options.file_kib * 1024 / options.buffer_bytes;
  const filing::Pair pair = filing::open_pair(options.folder, buffers * options.buffer_bytes);
  return {pair.first, pair.second, options.buffer_bytes, buffers};
}

[[noreturn]] void give_up(const char* doing, int error_number) {
  filing::remove_names();
  abi::fail(doing, error_number);
}

void rewind_file(int fd) {
  if (lseek(fd, 0, SEEK_SET) != 0) give_up("rewinding a scratch file", errno);
}

void put(int fd, std::size_t bytes) {
  const ssize_t wrote = write(fd, buffer, bytes);
  if (wrote == static_cast<ssize_t>(bytes)) return;
  // Only the attempt to write the rest tells why a part was left.
  if (wrote >= 0 && write(fd, buffer, bytes - static_cast<std::size_t>(wrote)) >= 0) {
    filing::remove_names();
    abi::fail("writing a scratch file: only a part of a buffer was taken");
  }
  give_up("writing a scratch file", errno);
}

// Whether a whole buffer was there; less only happens at the end of the file.
bool get(int fd, std::size_t bytes) {
  const ssize_t got = read(fd, buffer, bytes);
  if (got < 0) give_up("reading a scratch file", errno);
  return got == static_cast<ssize_t>(bytes);
}

// What was moved; the running count is KiB.
struct Tally {
  volatile std::uint64_t* kib;
  std::uint64_t bytes = 0;

  void add(std::size_t more) {
    bytes += more;
    *kib = bytes / 1024;
  }
};

// Each of these goes over the file once.
void write_file(const Files& files, Tally& tally) {
  rewind_file(files.first);
  for (std::uint64_t i = 0; i < files.buffers; ++i) {
    put(files.first, files.buffer_bytes);
    tally.add(files.buffer_bytes);
  }
}

void read_file(const Files& files, Tally& tally) {
  rewind_file(files.first);
  while (get(files.first, files.buffer_bytes)) tally.add(files.buffer_bytes);
}

void copy_file(const Files& files, Tally& tally) {
  rewind_file(files.first);
  rewind_file(files.second);
  while (get(files.first, files.buffer_bytes)) {
    put(files.second, files.buffer_bytes);
    tally.add(files.buffer_bytes);
  }
}

using Pass = void (*)(const Files&, Tally&);

void rest(double seconds) {
  if (seconds <= 0) return;
  sync();
  timespec length{};
  length.tv_sec = static_cast<time_t>(seconds);
  length.tv_nsec = static_cast<long>((seconds - static_cast<double>(length.tv_sec)) * 1e9);
  nanosleep(&length, nullptr);
}

// Whole passes, at least one: what follows needs a full file.
void prime(const Files& files, Pass pass, const Options& options) {
  rest(options.rest);
  volatile std::uint64_t unused = 0;
  Tally tally{&unused};
  const std::int64_t end = abi::now_ns() + static_cast<std::int64_t>(options.priming * 1e9);
  do {
    pass(files, tally);
  } while (abi::now_ns() < end);
}

// The file that the measured work ends in, and its size in whole buffers. A handler is passed
// nothing, so this cannot be anywhere else.
struct Target {
  int fd = -1;
  std::uint64_t bytes = 0;
};
Target target;

// The running count is whole KiB of whole buffers. How far the file's position is beyond it, going
// round at the file's end, is the rest: what arrived of the buffer that was cut short, and what
// small buffers have left of a KiB. A buffer that was read and not yet written adds nothing.
double kib_per_second(std::uint64_t count, double seconds) {
  const off_t position = lseek(target.fd, 0, SEEK_CUR);
  const std::uint64_t counted = count * 1024;
  const std::uint64_t within = counted % target.bytes;
  const std::uint64_t reached = position < 0 ? within : static_cast<std::uint64_t>(position);
  const std::uint64_t beyond = (reached + target.bytes - within) % target.bytes;
  return static_cast<double>(counted + beyond) / 1024 / seconds;
}

Pass pass_of(Work work) {
  if (work == Work::Write) return write_file;
  return work == Work::Read ? read_file : copy_file;
}

}  // namespace

int main(int argc, char** argv) {
  abi::set_up();
  // So that going beyond a size limit is an error number.
  std::signal(SIGXFSZ, SIG_IGN);
  const Options options = read_options(argc, argv);
  const Files files = open_files(options);
  if (options.work != Work::Write) prime(files, write_file, options);
  if (options.work == Work::Copy) prime(files, read_file, options);
  const Pass pass = pass_of(options.work);
  target = {options.work == Work::Copy ? files.second : files.first,
            files.buffers * files.buffer_bytes};

  const abi::Result result = {
      .label = "KBps", .timebase = 0, .rate = kib_per_second, .after = filing::remove_names};
  Tally tally{abi::start(options.seconds, result)};
  for (;;) pass(files, tally);
}
