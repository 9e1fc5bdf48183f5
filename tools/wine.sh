#!/bin/sh
# Runs a program for Windows under Debian's Wine, which keeps its files in build/wine.
#   wine.sh PROGRAM [ARGUMENT...]
set -eu
root=$(cd -- "$(dirname -- "$0")/.." && pwd -P)
mkdir -p "$root/build/wine"
export WINEPREFIX="$root/build/wine" WINEDEBUG=-all
# The package wine64 installs no command in the path.
exec /usr/lib/wine/wine64 "$@"
