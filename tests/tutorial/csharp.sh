#!/bin/sh
# examples/tutorial.cs with the built assembly of bindings/csharp.
#   csharp.sh SOURCE PLACE
# Exit: 0 success, 77 skipped.
set -eu
cd -- "$1"
. tests/tutorial/answers.sh
built=$1/build/csharp
[ -f "$built/Nonet.dll" ] || { echo "skipped: there is no $built/Nonet.dll: ./test csharp" && exit 77; }
mkdir -p "$2"
cp "$built/Nonet.dll" "$built"/runtimes/linux-x64/native/* "$2"
tools/dotnet compile "$2/tutorial.dll" examples/tutorial.cs "$2/Nonet.dll"
follows "$1" tools/dotnet run "$2/tutorial.dll"
