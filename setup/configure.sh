# Configures a preset, with what it needs installed first. Sourced after packages.sh, in the root of the sources.
# shellcheck shell=sh

# have_tools: a compiler, CMake and Ninja are here, from wherever they came.
have_tools() {
  for tool in c++ cmake ninja; do
    command -v "$tool" >/dev/null 2>&1 || return 1
  done
}

# cmake_too_old: CMake is here but knows no presets of ours, and would say so in words that help nobody.
cmake_too_old() {
  cmake_version=$(cmake --version 2>/dev/null | sed -n 's/^cmake version \([0-9.]*\).*/\1/p')
  [ -n "$cmake_version" ] || return 1
  minor=${cmake_version#*.}
  [ "${cmake_version%%.*}" -lt 3 ] || { [ "${cmake_version%%.*}" -eq 3 ] && [ "${minor%%.*}" -lt 25 ]; }
}

# forget_other_place PRESET: a build folder that was moved or copied with its sources remembers where it was, and CMake
# refuses it. What was compiled there names its old place too, so all of it goes.
forget_other_place() {
  cache=build/$1/CMakeCache.txt
  [ -e "$cache" ] || return 0
  place=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$cache")
  [ "$(readlink -f "$place")" != "$(pwd -P)" ] || return 0
  echo "build/$1 was built in another place: building it anew"
  find "build/$1" -mindepth 1 -maxdepth 1 ! -name started ! -name lock -exec rm -rf {} +
}

# configures PRESET: can be configured with what is here.
configures() {
  forget_other_place "$1"
  have_tools && cmake --preset "$1" >/dev/null 2>&1
}

# configure PRESET build|tests...: configures, and where that fails for want of packages installs them and tries again.
# Trying comes first so that compilers and libraries of the user's own are taken as they are.
configure() {
  preset=$1
  shift
  configures "$preset" && return
  require "$@" || return
  if cmake_too_old; then
    echo "CMake 3.25 or later is needed, and this is $cmake_version. https://cmake.org/download has later ones; put"
    echo "its bin folder first in PATH and start this again."
    return 1
  fi
  cmake --preset "$preset"
}
