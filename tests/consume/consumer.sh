#!/bin/sh
# Configures, builds and runs a project that uses nonet.
#   consumer.sh CMAKE SOURCE BUILD CMAKE_ARGUMENT...
set -eu
. "$(dirname -- "$0")/answers.sh"
cmake=$1 source=$2 build=$3
shift 3
"$cmake" --fresh -S "$source" -B "$build" "$@"
"$cmake" --build "$build" --parallel 2
answers "$build/in_cpp"
answers "$build/in_c"
