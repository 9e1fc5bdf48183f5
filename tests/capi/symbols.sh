#!/bin/sh
# Checks that the shared library exports exactly the functions of src/capi/symbols.txt.
#   symbols.sh NM LIBRARY LIST
set -eu
exported=$("$1" -D --defined-only "$2" | awk '{ print $NF }' | LC_ALL=C sort)
[ "$exported" = "$(cat "$3")" ] && exit 0
echo "exported (first) and listed in src/capi/symbols.txt (second) differ:"
printf '%s\n' "$exported" | diff - "$3"
