#include "write/doctor.hpp"

#include <gtest/gtest.h>

namespace unixmark::write {
namespace {

using analysis::Finding;

TEST(DoctorJson, HoldsEachFinding) {
  EXPECT_EQ(doctor_json({{Finding::Kind::Note, "a", "b\n\"c\"", "d", ""}}),
            "{\n \"schema\": \"unixmark-doctor/1\",\n \"clean\": true,\n \"findings\": [\n  {\n"
            "   \"kind\": \"note\",\n   \"subject\": \"a\",\n   \"text\": \"b\\n\\\"c\\\"\",\n"
            "   \"evidence\": \"d\",\n   \"command\": null\n  }\n ]\n}\n");
}

TEST(DoctorJson, IsCleanWithoutFindingsAlone) {
  EXPECT_NE(doctor_json({}).find("\"clean\": true"), std::string::npos);
  EXPECT_NE(doctor_json({{Finding::Kind::Finding, "a", "b", "c", "d"}}).find("\"clean\": false"),
            std::string::npos);
}

}  // namespace
}  // namespace unixmark::write
