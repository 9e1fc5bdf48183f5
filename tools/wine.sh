#!/bin/sh
# Runs a program for Windows under Debian's Wine, which keeps what it needs in build/wine.
#   wine.sh PROGRAM [ARGUMENT...]
set -eu
root=$(cd -- "$(dirname -- "$0")/.." && pwd -P)
mkdir -p "$root/build/wine"
export WINEPREFIX="$root/build/wine" WINEDEBUG=-all
# The package wine64 has no name in the path for it.
exec /usr/lib/wine/wine64 "$@"
