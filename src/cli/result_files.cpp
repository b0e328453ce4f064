#include "cli/result_files.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/paragraph.hpp"
#include "sys/folder.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <system_error>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view choose_another = ". Choose another folder with --results.";

constexpr auto endings = std::to_array<std::string_view>({"", ".log", ".html", ".csv", ".json"});

// What a file system takes as a name, less the longest that is put behind a report's.
constexpr std::size_t most_name = 255 - std::string_view(".html.1234567.new").size();

bool is_control(char letter) {
  return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7F;
}

bool taken(const fs::path& folder, const std::string& name) {
  for (const auto ending : endings) {
    std::error_code ignored;
    if (fs::exists(folder / cat(name, ending), ignored)) return true;
  }
  return false;
}

void check_name(const fs::path& folder, const std::string& name) {
  if (name.find('/') != std::string::npos || name == "." || name == "..") {
    throw Error(cat("'", name,
                    "' cannot be a report's name. Name the folder with --results and "
                    "the report alone with --output."));
  }
  if (std::ranges::any_of(name, is_control)) {
    throw Error(cat("'", name,
                    "' cannot be a report's name: it holds a line's end or another character that "
                    "cannot be seen. Choose another with --output."));
  }
  if (name.size() > most_name) {
    throw Error(cat("A report's name can have at most ", most_name, " bytes, and this has ",
                    name.size(), ". Choose another with --output."));
  }
  if (taken(folder, name)) {
    throw Error(cat("There is a report called ", name, " in ", folder.string(),
                    " already, and it is not overwritten. Choose another name with --output, or "
                    "leave it out for a new number."));
  }
}

ResultFiles claim(const fs::path& folder, const std::string& name) {
  return {.folder = folder, .name = name, .journal = sys::AppendingFile(folder / (name + ".log"))};
}

// A name that was free when looked at may be gone when claimed; then the next one is tried.
ResultFiles claim_numbered(const fs::path& folder, const std::string& stem) {
  constexpr unsigned most = 100'000;
  for (unsigned number = 1; number < most; ++number) {
    const std::string name = cat(stem, '-', two_digits(number));
    if (taken(folder, name)) continue;
    try {
      return claim(folder, name);
    } catch (const Error&) {
      if (!taken(folder, name)) throw;
    }
  }
  throw Error(cat("all numbers for reports called ", stem, " are taken"));
}

}  // namespace

fs::path ResultFiles::file(std::string_view ending) const {
  return folder / cat(name, ending);
}

std::string host_in_file_names(std::string_view host) {
  std::string clean;
  for (const char letter : host) {
    const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                       (letter >= '0' && letter <= '9') || letter == '.' || letter == '_';
    clean += plain ? letter : '-';
  }
  if (clean.empty() || clean.starts_with('.')) clean.insert(0, "host");
  return clean;
}

std::string report_name_stem(std::string_view host, WallTime began) {
  const std::chrono::sys_seconds local(
      std::chrono::seconds(began.unix_seconds + began.utc_offset_seconds));
  const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(local));
  return cat(host_in_file_names(host), '-', static_cast<int>(day.year()), '-',
             two_digits(static_cast<unsigned>(day.month())), '-',
             two_digits(static_cast<unsigned>(day.day())));
}

void check_results(const fs::path& folder, const std::string& name) {
  if (!name.empty()) check_name(folder, name);
  if (sys::can_be_written(folder)) return;
  throw Error(cat("Reports cannot be written to ", folder.string(), choose_another));
}

ResultFiles claim_results(const fs::path& folder, const std::string& name,
                          const report::Header& header) {
  if (!name.empty()) check_name(folder, name);
  try {
    sys::make_folders(folder);
    if (!name.empty()) return claim(folder, name);
    return claim_numbered(folder, report_name_stem(header.host, header.began));
  } catch (const Error& error) {
    throw Error(
        cat("Reports cannot be written to ", folder.string(), ": ", error.what(), choose_another));
  }
}

ResultFiles reclaim_results(const fs::path& journal) {
  return {.folder = sys::absolute_path(journal).parent_path(),
          .name = journal.stem().string(),
          .journal = sys::AppendingFile::reopen(journal)};
}

}  // namespace unixmark::cli
