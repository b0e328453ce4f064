#!/bin/sh
# Builds unixmark when it has not been built from these sources yet, then starts it with all arguments.
set -eu

here=$(readlink -f "$0")
root=${here%/*}
folder=$root/build/release
program=$folder/src/unixmark
stamp=$folder/built

# No source is newer than the last build. Where there is no find, what was built is taken as it is. A program that
# does not start has lost a library, or came here from another kind of machine.
up_to_date() {
  [ -x "$program" ] && [ -e "$stamp" ] &&
    [ -z "$(find "$root/src" "$root/pgms" "$root/CMakeLists.txt" "$root/CMakePresets.json" \
      -type f -newer "$stamp" -print -quit 2>/dev/null)" ] &&
    "$program" --version >/dev/null 2>&1
}

# Two that start together on a fresh clone must not build into each other. Where there is no flock, they may.
wait_for_others() {
  command -v flock >/dev/null 2>&1 || return 0
  exec 9>"$folder/lock"
  flock -n 9 && return
  echo "Another build of these sources is running: waiting for it"
  flock 9
}

# A source that is saved while the build runs must count as newer, so the stamp bears the time of its start.
build() {
  echo "Building unixmark in build/release"
  cd "$root" &&
    . setup/packages.sh &&
    . setup/configure.sh &&
    touch "$folder/started" &&
    configure release build 9>&- &&
    cmake --build --preset release 9>&- &&
    mv "$folder/started" "$stamp"
}

# A folder that belongs to another user is the one trouble here that the tools' own messages do not explain.
prepare() {
  mkdir -p "$folder" 2>/dev/null && [ -w "$folder" ] && return
  echo "unixmark must be built, and $folder cannot be written: it may belong to another user, who built here before."
  echo "Build as that user, or make it yours: chown -R $(id -un) '$root/build'"
  return 1
}

if ! up_to_date; then
  prepare >&2 || exit 1
  (wait_for_others && { up_to_date || build; }) >&2 || {
    echo "unixmark was not built; the messages above say why." >&2
    exit 1
  }
fi
exec "$program" "$@"
