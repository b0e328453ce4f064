#include "catalog/profiles.hpp"

#include "base/error.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

namespace unixmark::catalog {
namespace {

std::string complaint_about(std::string_view name) {
  try {
    return std::string(profile_called(name).name);
  } catch (const Error& error) {
    return error.what();
  }
}

TEST(Profiles, TheUsualOneComesFirstAndSharesNothing) {
  EXPECT_EQ(profiles().front().name, "6.0");
  EXPECT_EQ(profiles().front().ending, "");
  EXPECT_FALSE(profiles().front().shares_files);
  EXPECT_EQ(&profile_called(""), &profiles().front());
}

TEST(Profiles, TheOldOnesCopiesShareTheirFiles) {
  EXPECT_TRUE(profile_called("5.1.3").shares_files);
}

TEST(Profiles, HaveNamesAndFoldersOfTheirOwnAndSayWhatTheyAre) {
  std::set<std::string_view> names;
  std::set<std::string_view> endings;
  for (const auto& profile : profiles()) {
    EXPECT_TRUE(names.insert(profile.name).second) << profile.name;
    EXPECT_TRUE(endings.insert(profile.ending).second) << profile.name;
    EXPECT_LE(profile.summary.size(), 80U) << profile.name;
    EXPECT_GT(profile.explanation.size(), 200U) << profile.name;
  }
}

TEST(FindProfile, KnowsNamesAlone) {
  EXPECT_EQ(find_profile("5.1.3")->name, "5.1.3");
  EXPECT_EQ(find_profile("foreign"), nullptr);
  EXPECT_EQ(find_profile(""), nullptr);
}

TEST(ProfileCalled, ProposesTheNearestNameForAMisspeltOne) {
  EXPECT_EQ(complaint_about("5.1.2"), "There is no profile '5.1.2'. Did you mean '5.1.3'?");
  EXPECT_EQ(complaint_about("5.1"), "There is no profile '5.1'. Did you mean '5.1.3'?");
  EXPECT_EQ(complaint_about("6"), "There is no profile '6'. Did you mean '6.0'?");
  EXPECT_EQ(complaint_about("classic"), "There is no profile 'classic'. There are 6.0, 5.1.3.");
}

}  // namespace
}  // namespace unixmark::catalog
