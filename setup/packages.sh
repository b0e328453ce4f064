# Names and installs what a build needs, by the system's own package manager. Sourced, not run.
# shellcheck shell=sh

# The first of the package managers that is here, or nothing.
package_manager() {
  for manager in apt-get dnf zypper apk pacman; do
    if command -v "$manager" >/dev/null 2>&1; then
      echo "$manager"
      return
    fi
  done
}

# packages MANAGER build|tests: the packages by the names that this manager knows them under.
packages() {
  case $1-$2 in
    apt-get-build) echo g++ cmake ninja-build libfmt-dev libcli11-dev nlohmann-json3-dev libtbb-dev ;;
    apt-get-tests) echo libgtest-dev libvalijson-dev strace valgrind binutils dc procps ;;
    dnf-build) echo gcc-c++ cmake ninja-build fmt-devel cli11-devel json-devel tbb-devel ;;
    dnf-tests) echo gtest-devel valijson-devel strace valgrind binutils bc procps-ng ;;
    zypper-build) echo gcc-c++ cmake ninja fmt-devel cli11-devel nlohmann_json-devel tbb-devel ;;
    zypper-tests) echo gtest valijson-devel strace valgrind binutils bc procps ;;
    apk-build) echo g++ linux-headers cmake samurai fmt-dev cli11-dev nlohmann-json onetbb-dev ;;
    apk-tests) echo gtest-dev valijson-dev strace valgrind binutils bc procps ;;
    pacman-build) echo gcc cmake ninja fmt cli11 nlohmann-json onetbb ;;
    pacman-tests) echo gtest valijson strace valgrind binutils bc procps-ng ;;
  esac
}

# installed MANAGER PACKAGE
installed() {
  case $1 in
    apt-get) dpkg-query -W -f '${db:Status-Status}' "$2" 2>/dev/null | grep -qx installed ;;
    dnf | zypper) rpm -q --quiet "$2" ;;
    apk) apk info -qe "$2" ;;
    pacman) pacman -Qq "$2" >/dev/null 2>&1 ;;
  esac
}

# missing MANAGER build|tests: those of the packages that are not installed.
missing() {
  for package in $(packages "$1" "$2"); do
    installed "$1" "$package" || printf '%s ' "$package"
  done
}

# install_command MANAGER: what comes before the packages' names on the command line.
install_command() {
  case $1 in
    apt-get) echo apt-get install --no-install-recommends -y ;;
    dnf) echo dnf install -y ;;
    zypper) echo zypper --non-interactive install ;;
    apk) echo apk add ;;
    pacman) echo pacman -S --needed --noconfirm ;;
  esac
}

# refresh_command MANAGER: what brings the manager's lists up to date; nothing where it does so itself.
refresh_command() {
  case $1 in
    apt-get) echo apt-get update ;;
    apk) echo apk update ;;
    pacman) echo pacman -Sy ;;
  esac
}

# install_packages MANAGER PACKAGE...: as root. Lists of packages are fetched only where the ones at hand will not do.
install_packages() {
  manager=$1
  shift
  install=$(install_command "$manager")
  refresh=$(refresh_command "$manager")
  export DEBIAN_FRONTEND=noninteractive
  # shellcheck disable=SC2086  # the commands are words
  $install "$@" </dev/null && return
  [ -n "$refresh" ] || return 1
  # shellcheck disable=SC2086
  $refresh </dev/null && $install "$@" </dev/null
}

# ask_for PACKAGE...: tells an ordinary user what to type, as one command.
ask_for() {
  manager=$1
  shift
  refresh=$(refresh_command "$manager")
  echo "Packages are missing, and installing them needs root. Please type"
  echo
  if [ -n "$refresh" ]; then
    echo "  sudo sh -c '$refresh && $(install_command "$manager") $*'"
  else
    echo "  sudo $(install_command "$manager") $*"
  fi
  echo
  echo "and start this again."
}

# require build|tests...: installs what is missing of these, or says what to type and fails.
require() {
  manager=$(package_manager)
  if [ -z "$manager" ]; then
    echo "No package manager that is known here (apt, dnf, zypper, apk, pacman). A build needs a C++20 compiler,"
    echo "CMake 3.25, Ninja, fmt, CLI11, nlohmann-json and oneTBB; the tests need GoogleTest and valijson besides."
    return 1
  fi
  wanted=
  for what in "$@"; do wanted="$wanted$(missing "$manager" "$what")"; done
  [ -n "$wanted" ] || return 0
  # shellcheck disable=SC2086  # a list of words
  if [ "$(id -u)" -eq 0 ]; then
    echo "Installing $wanted"
    install_packages "$manager" $wanted
  else
    ask_for "$manager" $wanted
    return 1
  fi
}

# have_tools: a compiler, CMake and Ninja are here, from wherever they came.
have_tools() {
  for tool in c++ cmake ninja; do
    command -v "$tool" >/dev/null 2>&1 || return 1
  done
}

# configure PRESET build|tests...: configures, and where that fails for want of packages installs them and tries again.
# Trying comes first so that compilers and libraries of the user's own are taken as they are.
configure() {
  preset=$1
  shift
  have_tools && cmake --preset "$preset" >/dev/null 2>&1 && return
  require "$@" && cmake --preset "$preset"
}
