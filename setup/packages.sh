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

# packages MANAGER build|tests|tools|schema|math|fuzz|guest|format: the packages by the names that this manager knows them
# under. A build needs the first; the tests need the second too, and some of them those up to the last, which check the
# format. Guests boot a kernel of Debian's, so only apt-get has what they need. clang-format is named where the package is of the major version that the sources are laid out by.
packages() {
  case $1-$2 in
    apt-get-build) echo g++ cmake ninja-build libfmt-dev libcli11-dev nlohmann-json3-dev libtbb-dev ;;
    apt-get-tests) echo libgtest-dev ;;
    apt-get-tools) echo strace valgrind binutils dc procps zsh fish groff-base ;;
    apt-get-schema) echo python3-fastjsonschema ;;
    apt-get-math) echo libboost-dev ;;
    apt-get-fuzz) echo clang-14 libclang-rt-14-dev ;;
    apt-get-guest) echo qemu-system-x86 busybox-static cpio ;;
    apt-get-format) echo clang-format-14 shellcheck ;;
    dnf-build) echo gcc-c++ cmake ninja-build fmt-devel cli11-devel json-devel tbb-devel ;;
    dnf-tests) echo gtest-devel ;;
    dnf-tools) echo strace valgrind binutils bc procps-ng zsh fish groff-base ;;
    dnf-schema) echo python3-fastjsonschema ;;
    dnf-math) echo boost-devel ;;
    dnf-fuzz) echo clang compiler-rt ;;
    dnf-format) echo ShellCheck ;;
    zypper-build) echo gcc-c++ cmake ninja fmt-devel cli11-devel nlohmann_json-devel tbb-devel ;;
    zypper-tests) echo gtest ;;
    zypper-tools) echo strace valgrind binutils bc procps zsh fish groff ;;
    zypper-schema) echo python3-fastjsonschema ;;
    zypper-math) echo libboost_headers-devel ;;
    zypper-fuzz) echo clang ;;
    zypper-format) echo ShellCheck ;;
    apk-build) echo g++ linux-headers cmake samurai fmt-dev cli11-dev nlohmann-json onetbb-dev ;;
    apk-tests) echo gtest-dev ;;
    apk-tools) echo strace valgrind binutils bc procps zsh fish groff ;;
    apk-schema) echo py3-fastjsonschema ;;
    apk-math) echo boost-dev ;;
    apk-fuzz) echo clang compiler-rt ;;
    apk-format) echo shellcheck ;;
    pacman-build) echo gcc cmake ninja fmt cli11 nlohmann-json onetbb ;;
    pacman-tests) echo gtest ;;
    pacman-tools) echo strace valgrind binutils bc procps-ng zsh fish groff ;;
    pacman-schema) echo python-fastjsonschema ;;
    pacman-math) echo boost ;;
    pacman-fuzz) echo clang compiler-rt ;;
    pacman-format) echo shellcheck ;;
  esac
}

# installed MANAGER PACKAGE
installed() {
  case $1 in
    apt-get) dpkg-query -W -f '${db:Status-Status}' "$2" 2>/dev/null | grep -qx installed ;;
    dnf | zypper) rpm -q "$2" >/dev/null 2>&1 ;;
    apk) apk info -e "$2" >/dev/null 2>&1 ;;
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
  # A machine that has just started may be installing its updates.
  [ "$manager" != apt-get ] || install="$install -o DPkg::Lock::Timeout=300"
  # shellcheck disable=SC2086  # the commands are words
  $install "$@" </dev/null && return
  [ -n "$refresh" ] || return 1
  # shellcheck disable=SC2086
  $refresh </dev/null && $install "$@" </dev/null
}

# as_root COMMAND: how an ordinary user has it run. A plain su would keep a PATH that may lack what dpkg calls.
as_root() {
  if command -v sudo >/dev/null 2>&1; then
    echo "sudo sh -c '$1'"
  else
    echo "su - -c '$1'"
  fi
}

# ask_for MANAGER PACKAGE...: tells an ordinary user what to type, as one command.
ask_for() {
  manager=$1
  shift
  refresh=$(refresh_command "$manager")
  echo "Packages are missing, and installing them needs root. Please type"
  echo
  echo "  $(as_root "${refresh:+$refresh && }$(install_command "$manager") $*")"
  echo
  echo "and start this again."
}

# needs: what a build needs, whatever the packages are called.
needs() {
  echo "A build needs a C++20 compiler, CMake 3.25, Ninja, fmt, CLI11, nlohmann-json and oneTBB; the tests need GoogleTest besides."
}

# require build|tests|tools|schema|math|fuzz|guest|format...: installs what is missing of these, or says what to type and fails.
require() {
  manager=$(package_manager)
  if [ -z "$manager" ]; then
    echo "No package manager that is known here (apt, dnf, zypper, apk, pacman). $(needs)"
    return 1
  fi
  wanted=
  for what in "$@"; do wanted="$wanted$(missing "$manager" "$what")"; done
  [ -n "$wanted" ] || return 0
  # shellcheck disable=SC2086  # a list of words
  if [ "$(id -u)" -ne 0 ]; then
    ask_for "$manager" $wanted
    return 1
  fi
  echo "Installing $wanted"
  # shellcheck disable=SC2086
  install_packages "$manager" $wanted && return
  echo "$manager could not install $wanted: its messages above say why. Is there a network, and is the system's"
  echo "list of package sources in order? $(needs)"
  return 1
}
