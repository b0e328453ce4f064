// A place to run the built program in: kernels of the test's choice, and what a run leaves.
#pragma once

#include "tests_suite/contract/run_program.hpp"

#include <functional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace faults {

using contract::eventually;
using contract::Launch;
using contract::Outcome;
using contract::Running;

// Holds the folders of one run. Its baseline has two tests, pipe and spawn, so that an index of
// both is whole and an index of one is partial.
class Site {
 public:
  Site();

  // What stands for the kernel `name`: one whose passes are sound and end at once however busy the
  // machine is, a shell script, a fake, the steady fake with these words, or the real kernel.
  void sound(const std::string& name) const { fake(name, "speaks_classic"); }
  void script(const std::string& name, const std::string& text) const;
  void fake(const std::string& name, const std::string& fake) const;
  void steady(const std::string& name, const std::string& words = "") const;
  void real(const std::string& name) const;

  // `unixmark` with one copy, short passes without rests, and its folders here. The report is
  // called `name`; an empty one leaves that to the program.
  [[nodiscard]] Launch launch(std::vector<std::string> arguments,
                              const std::string& name = "report") const;

  [[nodiscard]] std::string file(const std::string& name) const { return folder_.file(name); }
  [[nodiscard]] std::string result(const std::string& name) const;
  // The journal rendered again by the program.
  [[nodiscard]] Outcome shown() const;
  // The passes that ended, in the journal.
  [[nodiscard]] int passes_in_journal() const;
  // No file in the folder for scratch files.
  [[nodiscard]] bool scratch_empty() const;

 private:
  contract::Folder folder_;
};

// `text` with what goes on in lines that are set in by four blanks or more behind the line before.
[[nodiscard]] std::string unfolded(std::string text);

// What came of a run that ended by itself, and whether something of it was left.
struct Ran {
  int status = -1;
  std::string out;
  std::string err;
  bool left_processes = false;
  bool left_files = false;

  // As it stands, or where lines of a page's width are lines again.
  [[nodiscard]] bool said(const std::string& text) const {
    return out.find(text) != out.npos || unfolded(out).find(text) != out.npos;
  }
  [[nodiscard]] bool complained(const std::string& text) const {
    return err.find(text) != err.npos;
  }
};

// Waits for the end of `running`, which runs at `site`.
[[nodiscard]] Ran end_of(Running& running, const Site& site);
[[nodiscard]] Ran run(const Launch& launch, const Site& site);

[[nodiscard]] bool root();

}  // namespace faults
