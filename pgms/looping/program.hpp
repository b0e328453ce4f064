// What the looper runs.
#pragma once

#include <climits>

namespace looper {

struct Job {
  const char* input = "/dev/null";
  const char* program = nullptr;  // as the user named it
  char path[PATH_MAX] = {};       // what is executed
  char** arguments = nullptr;
};

// Sets job.path, from job.program and the PATH; a program that is not there ends the looper.
void find_program(Job& job);

// The language that every test runs in, since sort and grep depend on it; and nothing of the
// protocol, which is for the looper alone.
void set_environment();

}  // namespace looper
