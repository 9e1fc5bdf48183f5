#!/bin/sh
# Checks that the shared library exports exactly the functions of src/capi/symbols.txt, with the version of its ABI.
#   symbols.sh NM LIBRARY LIST ABI
set -eu
exported=$("$1" -D --defined-only "$2" | awk '{ print $NF }' | grep -v "^NONET_$4" | LC_ALL=C sort)
[ "$exported" = "$(sed "s/$/@@NONET_$4/" "$3")" ] && exit 0
echo "exported (first) and listed in src/capi/symbols.txt (second) differ:"
printf '%s\n' "$exported" | diff - "$3"
