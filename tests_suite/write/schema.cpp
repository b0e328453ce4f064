// Golden reports against the published schema.
#include <gtest/gtest.h>

#if __has_include(<valijson/validator.hpp>)

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wnon-virtual-dtor"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
#pragma GCC diagnostic pop

#include <fstream>
#include <string>

namespace unixmark::write {
namespace {

using Json = nlohmann::json;
using Adapter = valijson::adapters::NlohmannJsonAdapter;

Json load(const std::string& path) {
  std::ifstream file(path);
  return Json::parse(file);
}

// Everything that the schema holds against `report`; empty: nothing.
std::string objections(const Json& report) {
  const auto text = load(SOURCE_DIR "/schema/unixmark-report-1.json");
  valijson::Schema schema;
  valijson::SchemaParser().populateSchema(Adapter(text), schema);
  valijson::ValidationResults results;
  valijson::Validator().validate(schema, Adapter(report), &results);
  std::string found;
  valijson::ValidationResults::Error error;
  while (results.popError(error)) found += error.description + "\n";
  return found;
}

TEST(Schema, HoldsForTheGoldenReports) {
  EXPECT_EQ(objections(load(TESTS_DIR "/golden/sample.json")), "");
  EXPECT_EQ(objections(load(TESTS_DIR "/golden/hostile.json")), "");
  EXPECT_EQ(objections(load(TESTS_DIR "/golden/judged.json")), "");
}

TEST(Schema, ObjectsToWhatIsMissingOrOfTheWrongType) {
  const auto sound = load(TESTS_DIR "/golden/sample.json");
  auto headless = sound;
  headless.erase("header");
  auto wordy = sound;
  wordy["runs"][0]["tests"][0]["score"] = "many";
  auto deep = sound;
  deep["runs"][1]["tests"][2]["passes"][1]["members"][1].erase("user_ns");

  EXPECT_NE(objections(headless), "");
  EXPECT_NE(objections(wordy), "");
  EXPECT_NE(objections(deep), "");
}

}  // namespace
}  // namespace unixmark::write

#else

TEST(Schema, HoldsForTheGoldenReports) {
  GTEST_SKIP() << "valijson's headers are missing: libvalijson-dev has them";
}

#endif
