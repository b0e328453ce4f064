#include "cli/siblings.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "sys/file.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <system_error>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view csv_ending = ".csv";

// Of unixmark all but the text hold a whole session.
constexpr auto known_endings =
    std::to_array<std::string_view>({".log", ".json", ".html", "", ".txt"});

constexpr auto no_reports = std::to_array<std::string_view>(
    {".bz2", ".css", ".gif", ".gz", ".jpeg", ".jpg", ".js", ".md", ".new", ".pdf", ".png", ".svg",
     ".tar", ".tgz", ".xz", ".zip", ".zst"});

bool among(const auto& known, const std::string& word) {
  return std::ranges::find(known, std::string_view(word)) != known.end();
}

// The ending that says what the file is; a host's name may hold points too.
std::string ending_of(const fs::path& file) {
  auto ending = file.extension().string();
  return ending == csv_ending || among(known_endings, ending) ? ending : std::string{};
}

fs::path stem_of(const fs::path& file) {
  auto stem = file;
  return ending_of(file).empty() ? stem : stem.replace_extension();
}

fs::path with_ending(const fs::path& stem, std::string_view ending) {
  return stem.string() + std::string(ending);
}

bool might_be_report(const fs::directory_entry& entry) {
  const auto name = entry.path().filename().string();
  std::error_code ignored;
  return !name.starts_with('.') && !name.ends_with('~') &&
         !among(no_reports, entry.path().extension().string()) && entry.is_regular_file(ignored);
}

// Whether a text is of unixmark, whose other files hold more; of UnixBench's the text does.
bool of_unixmark(const fs::path& text) {
  constexpr std::size_t enough = 4096;  // the line stands before those of the processors
  try {
    return sys::read_beginning(text, enough).find("Measured by: unixmark") != std::string::npos;
  } catch (const Error&) {
    return false;
  }
}

// The file of a run that holds most, by the endings that there are; empty: none but a table.
fs::path richest(const fs::path& stem, const std::vector<std::string>& there) {
  std::vector<fs::path> found;
  for (const auto ending : known_endings) {
    if (std::ranges::find(there, ending) != there.end()) found.push_back(with_ending(stem, ending));
  }
  if (found.empty()) return {};
  const bool text = !of_sessions(found.back());
  return text && found.size() > 1 && !of_unixmark(found.back()) ? found.back() : found.front();
}

}  // namespace

bool of_sessions(const fs::path& file) {
  const auto ending = file.extension();
  return ending == ".log" || ending == ".json" || ending == ".html";
}

bool is_table(const fs::path& file) {
  return file.extension() == csv_ending;
}

std::vector<fs::path> siblings(const fs::path& file) {
  const auto stem = stem_of(file);
  std::vector<fs::path> found;
  for (const auto ending : known_endings) {
    const auto sibling = with_ending(stem, ending);
    std::error_code ignored;
    if (sibling != file && fs::is_regular_file(sibling, ignored)) found.push_back(sibling);
  }
  return found;
}

std::vector<fs::path> report_files(const fs::path& folder) {
  std::map<std::string, std::vector<std::string>> runs;  // endings by stem
  std::error_code failure;
  fs::directory_iterator entry(folder, failure);
  for (; !failure && entry != fs::directory_iterator(); entry.increment(failure)) {
    const auto& file = entry->path();
    if (might_be_report(*entry)) runs[stem_of(file).string()].push_back(ending_of(file));
  }
  if (failure) throw Error(cat("Looking into ", folder.string(), ": ", failure.message(), "."));
  std::vector<fs::path> files;
  for (const auto& [stem, there] : runs) {
    auto file = richest(stem, there);
    if (!file.empty()) files.push_back(std::move(file));
  }
  std::ranges::sort(files, {}, &fs::path::native);
  return files;
}

}  // namespace unixmark::cli
