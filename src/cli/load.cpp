#include "cli/load.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/places.hpp"
#include "sys/file.hpp"

#include <algorithm>
#include <string_view>
#include <system_error>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

// A thousand copies for every index test make half of this.
constexpr std::uintmax_t most_bytes = std::uintmax_t{1} << 30;
constexpr std::size_t looked_at_first = 65'536;
constexpr std::size_t most_losses_told = 20;

// The text report and the table hold less than was measured; what they were made from lies beside.
bool made_from_others(const fs::path& file, std::string_view text) {
  return text.starts_with("   BYTE UNIX Benchmarks") || file.extension() == ".csv";
}

fs::path fuller_sibling(const fs::path& file) {
  fs::path stem = file;
  if (file.extension() == ".csv") stem.replace_extension();
  for (const std::string_view ending : {".log", ".json", ".html"}) {
    fs::path sibling = stem.string() + std::string(ending);
    std::error_code ignored;
    if (fs::is_regular_file(sibling, ignored)) return sibling;
  }
  throw Error(cat(file.string(), " holds less than a report is made from, and neither ",
                  stem.string(), ".log nor .json nor .html lies beside it."));
}

// What `reading` returns, with the file's name in front of what it complains of.
auto about(const fs::path& file, auto&& reading) {
  try {
    return reading();
  } catch (const Error& error) {
    throw Error(cat("Reading ", file.string(), ": ", error.what()));
  }
}

read::Record parse_file(const fs::path& file) {
  demand_readable(file, most_bytes);
  const auto beginning = sys::read_beginning(file, looked_at_first);
  about(file, [&] { read::demand_ours(beginning); });
  const auto text = sys::read_file(file, most_bytes);
  return about(file, [&] { return read::parse_any(text); });
}

// What a damaged file holds may be long and made to harm a terminal.
void tell_losses(const std::vector<std::string>& lost, std::ostream& err) {
  for (std::size_t i = 0; i < std::min(lost.size(), most_losses_told); ++i) {
    complain(err, cat("lost: ", lost[i]));
  }
  if (lost.size() <= most_losses_told) return;
  complain(err, cat("lost: ", lost.size() - most_losses_told, " more"));
}

}  // namespace

void demand_report(const fs::path& file) {
  demand_readable(file, most_bytes);
}

read::Record load_file(const fs::path& file, const Env& env) {
  auto record = parse_file(file);
  tell_losses(record.lost, env.err);
  return record;
}

read::Record load_report(const fs::path& file, const Env& env) {
  demand_report(file);
  if (!made_from_others(file, sys::read_beginning(file, looked_at_first))) {
    return load_file(file, env);
  }
  const fs::path sibling = fuller_sibling(file);
  complain(env.err, cat("showing ", sibling.string(), ", which ", file.string(), " was made from"));
  return load_file(sibling, env);
}

}  // namespace unixmark::cli
