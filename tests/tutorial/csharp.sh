#!/bin/sh
# examples/tutorial.cs with the assembly of bindings/csharp as it is built, by Mono.
#   csharp.sh SOURCE PLACE
# Exit: 0 good, 77 skipped.
set -eu
cd -- "$1"
. tests/tutorial/answers.sh
assembly=$1/build/csharp/Nonet.dll
[ -f "$assembly" ] && command -v mcs >/dev/null || { echo "skipped: there is no $assembly: ./test csharp" && exit 77; }
mkdir -p "$2"
mcs -nologo -reference:"$assembly" -out:"$2/tutorial.exe" examples/tutorial.cs
export MONO_PATH="${assembly%/*}" LD_LIBRARY_PATH="$1/build/release/src"
follows "$1" mono "$2/tutorial.exe"
