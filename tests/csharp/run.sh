#!/bin/sh
# Tests the package for .NET.
#   run.sh layouts|unit|vectors|consumer VECTORS CC      VECTORS: the program that writes the conformance vectors; CC: a
#                                                        C compiler
# Exit: 0 success, 77 skipped.
set -eu
cd -- "$(dirname -- "$0")/../.."

version=$(sed -n 's/^#define NONET_VERSION "\(.*\)"/\1/p' include/nonet/version.hpp)
package=build/csharp/Nonet.$version.nupkg
skip() {
    echo "skipped: $1"
    exit 77
}
[ -f "$package" ] || skip "the package was not built: ./test csharp"
what=$1 vectors=$2 cc=$3

tests() { LD_LIBRARY_PATH=$PWD/build/csharp/runtimes/linux-x64/native NONET_VECTORS=$vectors tools/dotnet run build/csharp/Nonet.Tests.dll "$@"; }

# An empty project that uses the package, runs the README's code and compares its output with the comments. System.Text.Json is
# part of this .NET, so an empty package of its name is enough.
consumer() {
    folder=$(mktemp -d)
    trap 'rm -r "$folder"' EXIT
    mkdir "$folder/feed"
    python3 - "$package" "$folder/feed" <<'END'
import re, sys, zipfile
name, version = "System.Text.Json", "8.0.5"
with zipfile.ZipFile(sys.argv[1]) as ours, zipfile.ZipFile(f"{sys.argv[2]}/{name}.{version}.nupkg", "w") as package:
    for file in ("_rels/.rels", "[Content_Types].xml", "Nonet.nuspec"):
        text = ours.read(file).decode().replace("Nonet.nuspec", f"{name}.nuspec").replace("<id>Nonet<", f"<id>{name}<")
        text = re.sub("<version>.*<", f"<version>{version}<", re.sub("(?s) *<dependencies>.*</dependencies>| *<readme>.*</readme>", "", text))
        package.writestr(file.replace("Nonet", name), text)
    package.writestr("lib/netstandard2.1/_._", "")
END
    HOME=$folder nuget install Nonet -Version "$version" -Source "$PWD/build/csharp;$folder/feed" -NoCache -OutputDirectory "$folder" >/dev/null
    installed=$folder/Nonet.$version
    cp "$installed/lib/netstandard2.1/Nonet.dll" "$installed"/runtimes/linux-x64/native/* "$folder"
    tools/dotnet compile "$folder/Solve.dll" bindings/csharp/examples/Solve.cs "$folder/Nonet.dll"
    sed -n 's|.*WriteLine(.*); // ||p' bindings/csharp/examples/Solve.cs >"$folder/expected"
    tools/dotnet run "$folder/Solve.dll" >"$folder/printed"
    diff "$folder/expected" "$folder/printed"
}

case $what in
    # The C compiler must lay out structs as the runtime does.
    layouts)
        tools/native_face --check
        asserts=$(tests --layouts)
        echo "$asserts" | "$cc" -std=c11 -fsyntax-only -Iinclude -x c -
        echo "$asserts" | grep -c offsetof
        ;;
    unit) tests SudokuTest ;;
    vectors) tests VectorsTest ;;
    consumer)
        command -v nuget >/dev/null || skip "there is no nuget: ./setup csharp"
        consumer
        ;;
esac
