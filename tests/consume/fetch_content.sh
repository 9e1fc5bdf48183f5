#!/bin/sh
# Builds and runs a project in C that fetches nonet, examples/fetch_content.
#   fetch_content.sh CMAKE SOURCE BUILD CMAKE_ARGUMENT...
set -eu
. "$(dirname -- "$0")/answers.sh"
cmake=$1 source=$2 build=$3
shift 3
rm -rf "$build"
mkdir -p "$build"
cp "$source/examples/fetch_content/CMakeLists.txt" "$build"
cp "$source/examples/solve.c" "$build/app.c"
"$cmake" -S "$build" -B "$build/build" -D FETCHCONTENT_SOURCE_DIR_NONET="$source" "$@"
"$cmake" --build "$build/build" --target app --parallel 2
answers "$build/build/app"
if ldd "$build/build/app" | grep nonet; then
    echo "the program needs an installed nonet"
    exit 1
fi
