#!/bin/sh
# multi.sh N: N times tst.sh at once. Fails when one of them fails.

copies=${1:-1}
case $copies in
  '' | *[!0-9]* | 0) echo "usage: multi.sh COPIES" >&2; exit 2 ;;
esac

case $0 in
  */*) folder=${0%/*} ;;
  *) folder=${UB_BINDIR:-.} ;;
esac

# From here on the parameters are the numbers of the processes: the one list
# that every shell splits alike, zsh too.
set --
# The shell's own remarks about what was ended are nobody's concern.
trap 'exec 2> /dev/null; kill "$@" $!; wait; exit 143' TERM INT HUP

while [ "$copies" -gt 0 ]; do
  /bin/sh "$folder/tst.sh" &
  set -- "$@" "$!"
  copies=$((copies - 1))
done

failed=0
for pid in "$@"; do
  wait "$pid" || failed=1
done
if [ "$failed" -ne 0 ]; then
  echo "multi.sh: tst.sh failed" >&2
fi
exit "$failed"
