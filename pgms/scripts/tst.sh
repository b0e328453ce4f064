#!/bin/sh
# tst.sh: sorts a text, dumps it, sorts the dump and counts what a grep finds, through four files
# in the current folder. Only the eight programs that are measured are executed: whatever is checked
# is checked by the shell itself, and plain sh knows only the status of a pipeline's last program.

fail() {
  echo "tst.sh: $1" >&2
  exit 1
}

case $0 in
  */*) folder=${0%/*} ;;
  *) folder=. ;;
esac
input=${UB_BINDIR:-$folder}/data/sort.src
[ -r "$input" ] || input=$folder/data/sort.src
[ -r "$input" ] || fail "cannot read $input"

factor=${MULTI_SH_WORK_FACTOR:-1}
case $factor in
  '' | *[!0-9]* | 0) fail "MULTI_SH_WORK_FACTOR is not a number from 1: $factor" ;;
esac
set --
while [ "$factor" -gt 0 ]; do
  set -- "$@" "$input"
  factor=$((factor - 1))
done

sorted=sorted.$$
dumped=dumped.$$
found=found.$$
counted=counted.$$
# Before the first file is made; the last command of a good run takes it back.
trap 'rm -f $sorted $dumped $found $counted' EXIT
# A second signal must not end the rm.
trap 'trap "" TERM INT HUP; exec 2> /dev/null; exit 143' TERM INT HUP

sort "$@" > $sorted || fail "sort failed"
od $sorted | sort -n -k1 > $dumped || fail "sorting the dump failed"
[ -s $dumped ] || fail "od gave nothing"
grep the $sorted | tee $found | wc > $counted || fail "wc failed"
[ -s $found ] || fail "tee wrote nothing"
read -r lines _ < $counted || fail "wc gave nothing"
[ "$lines" -gt 0 ] || fail "nothing was found, or tee failed"
rm $sorted $dumped $found $counted || fail "rm failed"
trap - EXIT
