// A stream that passes each line on once.
#pragma once

#include <ostream>
#include <set>
#include <streambuf>
#include <string>

namespace unixmark::cli {

// What several files share would be complained of for each of them. Lines go to `to` as they end;
// one without an end goes there at last.
class LinesOnce : public std::streambuf {
 public:
  explicit LinesOnce(std::ostream& to) : to_(to) {}
  LinesOnce(const LinesOnce&) = delete;
  LinesOnce& operator=(const LinesOnce&) = delete;
  ~LinesOnce() override;

 protected:
  int_type overflow(int_type character) override;

 private:
  std::ostream& to_;
  std::string line_;
  std::set<std::string> told_;
};

}  // namespace unixmark::cli
