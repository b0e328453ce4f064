#!/bin/sh
# Builds unixmark when it has not been built from these sources yet, then starts it with all arguments.
set -eu

here=$(readlink -f "$0")
root=${here%/*}
program=$root/build/release/src/unixmark
stamp=$root/build/release/built

# No source is newer than the last build. Where there is no find, what was built is taken as it is.
up_to_date() {
  [ -x "$program" ] && [ -e "$stamp" ] &&
    [ -z "$(find "$root/src" "$root/pgms" "$root/CMakeLists.txt" "$root/CMakePresets.json" \
      -type f -newer "$stamp" -print -quit 2>/dev/null)" ]
}

# A source that is saved while the build runs must count as newer, so the stamp bears the time of its start.
build() {
  cd "$root" &&
    . setup/packages.sh &&
    mkdir -p build/release &&
    touch build/release/started &&
    configure release build &&
    cmake --build --preset release &&
    mv build/release/started "$stamp"
}

if ! up_to_date; then
  echo "Building unixmark in build/release" >&2
  if ! (build) >&2; then
    echo "The build failed; the messages above say why." >&2
    exit 1
  fi
fi
exec "$program" "$@"
