// A journal in which any one number is not what was measured: whatever is taken of it, every format
// has numbers in the places of numbers.
#include "read/reading.hpp"
#include "write/writers.hpp"

#include "base/error.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace unixmark::write {
namespace {

struct Place {
  std::size_t begin;
  std::size_t size;
  std::string name;  // of the line's event and the field
};

std::string journal() {
  std::ifstream file(TESTS_DIR "/golden/sample.log");
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string event_of_line(const std::string& text, std::size_t at) {
  const auto line = at == 0 ? 0 : text.rfind('\n', at) + 1;
  return text.substr(line, text.find(',', line) - line);
}

// The first number of each field in lines of each event.
std::vector<Place> places(const std::string& text) {
  std::vector<Place> found;
  std::set<std::string> seen;
  for (auto colon = text.find("\":"); colon != std::string::npos;
       colon = text.find("\":", colon + 1)) {
    const auto begin = text.find_first_not_of('[', colon + 2);
    const auto end = text.find_first_not_of("+-.0123456789eE", begin);
    if (begin == end || std::isalpha(static_cast<unsigned char>(text[begin])) != 0) continue;
    const auto quote = text.rfind('"', colon - 1);
    const auto name = event_of_line(text, begin) + text.substr(quote, colon - quote + 1);
    if (seen.insert(name).second) found.push_back({begin, end - begin, name});
  }
  return found;
}

std::string with(std::string text, const Place& place, std::string_view number) {
  return text.replace(place.begin, place.size, number);
}

bool letter_at(const std::string& text, std::size_t at) {
  return at < text.size() && std::isalnum(static_cast<unsigned char>(text[at])) != 0;
}

bool has_a_word_that_is_no_number(const std::string& text) {
  for (const auto* word : {"nan", "inf"}) {
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
      if (!letter_at(text, at - 1) && !letter_at(text, at + 3)) return true;
    }
  }
  return false;
}

void expect_numbers(const read::Record& record) {
  const auto report = report::build_report(record.header, record.events);
  const auto page = html(report);
  const std::array texts = {text(report),       csv(report),
                            markdown(report),   csv_tests(report),
                            csv_passes(report), page.substr(0, page.find("<script"))};
  for (const auto& each : texts) EXPECT_FALSE(has_a_word_that_is_no_number(each)) << each;
  const auto again = std::get<read::Record>(read::parse_report(page));
  EXPECT_EQ(text(report::build_report(again.header, again.events)), texts[0]);
  EXPECT_TRUE(again.lost.empty());
}

class Absurd : public testing::TestWithParam<const char*> {};

TEST_P(Absurd, NumberGivesNoInfinityAnywhere) {
  const auto sound = journal();
  const auto all = places(sound);
  EXPECT_GT(all.size(), 30);
  for (const auto& place : all) {
    SCOPED_TRACE(place.name);
    try {
      expect_numbers(read::parse_journal(with(sound, place, GetParam())));
    } catch (const Error&) {
      continue;  // the header, without which there is no report
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Each, Absurd,
                         testing::Values("-1", "0", "1e-308", "1e308", "9223372036854775807",
                                         "null"));

}  // namespace
}  // namespace unixmark::write
