// What reports that strangers will read leave out: whose machine it is, and where things lie on it.
#pragma once

#include "cli/env.hpp"
#include "measure/event.hpp"
#include "report/report.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace unixmark::cli {

// The host's name in an anonymous report.
inline constexpr std::string_view nobody = "anonymous";

// Takes the names of a host and of its user out of text, and paths but for those that every Linux
// has (/proc, /dev, /etc ...), wherever in a header or an event they stand.
class Anonymous {
 public:
  // The user is who the variables USER, LOGNAME and HOME and the system's table of users say; root
  // is nobody in particular.
  Anonymous(std::string_view host, const Env& env);

  void hide_in(report::Header& header) const;
  void hide_in(measure::Event& event) const;
  // "cannot read <path>".
  [[nodiscard]] std::string hidden(std::string_view text) const;

 private:
  std::string host_;
  std::vector<std::string> users_;
  std::vector<std::string> folders_;  // those that may have blanks in their paths
};

}  // namespace unixmark::cli
