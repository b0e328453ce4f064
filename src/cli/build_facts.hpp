// What only the build knows of this program. Its source is written where the build is configured.
#pragma once

#include <string_view>

namespace unixmark::cli {

struct BuildFacts {
  std::string_view commit;    // that was checked out then; "unknown" outside of a repository
  std::string_view compiler;  // "gcc 12.2.0"
  std::string_view flags;     // without warnings
};

[[nodiscard]] const BuildFacts& build_facts();

}  // namespace unixmark::cli
