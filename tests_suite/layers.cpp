// The order of the rooms, held against every include and every link line.
#include "base/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark {
namespace {

namespace fs = std::filesystem;

const std::vector<std::string> rooms = {"base",   "sys",      "catalog", "measure", "score",
                                        "report", "analysis", "read",    "write",   "cli"};

const std::map<std::string, std::vector<std::string>> rooms_of_package = {
    {"fmt", {"base", "write"}},
    {"nlohmann", {"read", "write"}},
    {"CLI", {"cli"}},
    {"oneapi", {"base"}},
    {"tbb", {"base"}}};

bool one_of(const std::vector<std::string>& known, std::string_view word) {
  return std::find(known.begin(), known.end(), word) != known.end();
}

std::size_t position(std::string_view room) {
  return static_cast<std::size_t>(std::find(rooms.begin(), rooms.end(), room) - rooms.begin());
}

std::string contents(const fs::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

struct Include {
  fs::path file;
  std::string room;    // the folder of the file below src/ or pgms/
  std::string target;  // what stands between the quotes or brackets
  bool ours = false;   // in quotes
};

void add_includes(const fs::path& file, const fs::path& top, std::vector<Include>& found) {
  const std::string text = contents(file);
  const std::string room = fs::relative(file, top).begin()->string();
  for (const auto line : split(text, '\n')) {
    if (!line.starts_with("#include ")) continue;
    const auto named = trim(line.substr(9));
    const auto end = named.find_first_of("\">", 1);
    found.push_back({.file = file,
                     .room = room,
                     .target = std::string(named.substr(1, end - 1)),
                     .ours = named.starts_with('"')});
  }
}

// The C++ files below `top`, a folder of the repository.
std::vector<fs::path> sources_below(std::string_view top) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(SOURCE_DIR) / top)) {
    const auto extension = entry.path().extension();
    if (extension == ".cpp" || extension == ".hpp") found.push_back(entry.path());
  }
  return found;
}

// Every include below `top`, a folder of the repository.
std::vector<Include> includes_of(std::string_view top) {
  std::vector<Include> found;
  for (const auto& file : sources_below(top)) {
    add_includes(file, fs::path(SOURCE_DIR) / top, found);
  }
  return found;
}

std::string first_folder(std::string_view target) {
  const auto slash = target.find('/');
  return std::string(slash == std::string_view::npos ? std::string_view()
                                                     : target.substr(0, slash));
}

TEST(Layers, TheRoomsAreTheOnesInTheOrder) {
  for (const auto& entry : fs::directory_iterator(fs::path(SOURCE_DIR) / "src")) {
    if (!entry.is_directory()) continue;
    EXPECT_TRUE(one_of(rooms, entry.path().filename().string())) << entry;
  }
}

TEST(Layers, ARoomIncludesOnlyRoomsBeforeIt) {
  const auto includes = includes_of("src");

  EXPECT_GT(includes.size(), 50U);
  for (const auto& include : includes) {
    if (!include.ours) continue;
    const std::string room = first_folder(include.target);
    ASSERT_TRUE(one_of(rooms, room)) << include.file << " includes " << include.target;
    EXPECT_LE(position(room), position(include.room))
        << include.file << " includes " << include.target;
  }
}

TEST(Layers, NothingIncludesASource) {
  for (const std::string_view top : {"src", "pgms", "tests_suite", "bench"}) {
    for (const auto& include : includes_of(top))
      EXPECT_TRUE(!include.ours || include.target.ends_with(".hpp")) << include.file;
  }
}

TEST(Layers, PackagesAppearInTheirRoomsSourcesAlone) {
  for (const auto& include : includes_of("src")) {
    const auto package = rooms_of_package.find(first_folder(include.target));
    if (package == rooms_of_package.end() || include.ours) continue;
    EXPECT_TRUE(one_of(package->second, include.room)) << include.file << ": " << include.target;
    EXPECT_EQ(include.file.extension(), ".cpp") << include.file << ": " << include.target;
  }
}

TEST(Layers, OneFileKnowsOfThreadsAndOneOfTheParser) {
  const std::map<std::string, std::string> file_of = {
      {"oneapi", "parallel.cpp"}, {"tbb", "parallel.cpp"}, {"CLI", "parse_command.cpp"}};
  for (const auto& include : includes_of("src")) {
    const auto only = file_of.find(first_folder(include.target));
    if (include.ours || only == file_of.end()) continue;
    EXPECT_EQ(include.file.filename(), only->second) << include.file << ": " << include.target;
  }
}

TEST(Layers, OnlySysIncludesTheSystemsHeaders) {
  const std::vector<std::string> system = {"unistd.h", "fcntl.h", "signal.h", "poll.h",
                                           "spawn.h",  "sched.h", "dirent.h", "pthread.h"};
  for (const auto& include : includes_of("src")) {
    if (include.ours || include.room == "sys") continue;
    EXPECT_FALSE(one_of(system, include.target) || include.target.starts_with("sys/") ||
                 include.target.starts_with("linux/"))
        << include.file << ": " << include.target;
  }
}

TEST(Layers, KernelsIncludeNothingOfTheRunner) {
  for (const auto& include : includes_of("pgms")) {
    EXPECT_FALSE(include.ours && one_of(rooms, first_folder(include.target)))
        << include.file << " includes " << include.target;
  }
}

// What system calls and signals are called in is English only as long as nobody sets another
// locale.
TEST(Layers, NothingSetsALocale) {
  for (const std::string_view top : {"src", "pgms"}) {
    for (const auto& file : sources_below(top)) {
      const std::string text = contents(file);
      EXPECT_EQ(text.find("setlocale("), std::string::npos) << file;
      EXPECT_EQ(text.find("locale::global("), std::string::npos) << file;
    }
  }
}

// What is defined at the margin between "namespace {" and its end, without what may be said twice:
// names for the same type, and functions that differ in what they take.
std::vector<std::string> own_names(const fs::path& file) {
  static const std::regex definition(
      R"(^(?:struct|class|enum class|constexpr .*?) (\w+)(?: =| \{|;|\{).*)");
  std::vector<std::string> names;
  bool own = false;
  const auto text = contents(file);
  for (const auto view : split(text, '\n')) {
    const std::string line(view);
    if (line == "namespace {" || line == "}  // namespace") own = line == "namespace {";
    std::smatch found;
    if (own && std::regex_match(line, found, definition)) names.push_back(found[1]);
  }
  return names;
}

// Files of a room, and those of its tests, are compiled together.
TEST(Layers, AnonymousNamesAreTheirRoomsOwn) {
  std::map<std::string, fs::path> first;
  for (const std::string_view top : {"src", "tests_suite"}) {
    for (const auto& file : sources_below(top)) {
      if (file.filename() == "main.cpp") continue;
      for (const auto& name : own_names(file)) {
        const auto key = cat(file.parent_path().string(), ' ', name);
        const auto [known, is_new] = first.emplace(key, file);
        EXPECT_TRUE(is_new) << name << " is in " << known->second << " and in " << file;
      }
    }
  }
  EXPECT_GT(first.size(), 300U);
}

TEST(Layers, TheLinkLinesKeepTheOrder) {
  const std::string text = contents(fs::path(SOURCE_DIR) / "src/CMakeLists.txt");

  std::string room;
  int checked = 0;
  for (const auto line : split(text, '\n')) {
    if (line.starts_with("room(")) room = trim(line.substr(5));
    const auto lower = trim(line);
    if (room.empty() || !lower.starts_with("ROOMS ")) continue;
    for (auto name : words(lower.substr(6))) {
      if (name.ends_with(')')) name.remove_suffix(1);
      EXPECT_LT(position(name), position(room)) << room << " links " << name;
      ++checked;
    }
  }
  EXPECT_GT(checked, 10);
}

}  // namespace
}  // namespace unixmark
