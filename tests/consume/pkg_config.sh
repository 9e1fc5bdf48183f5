#!/bin/sh
# Compiles against the installed tree with the flags of pkg-config: C++, C with the shared library, C with the static
# one.
#   pkg_config.sh PKG_CONFIG CC CXX SOURCE PREFIX PLACE
set -eu
. "$(dirname -- "$0")/answers.sh"
pkg_config=$1 cc=$2 cxx=$3 source=$4 prefix=$5 place=$6
PKG_CONFIG_PATH=$(dirname -- "$(find "$prefix" -name nonet.pc)")
export PKG_CONFIG_PATH
mkdir -p "$place"
strict="-std=c99 -pedantic -Wall -Wextra -Werror"

# pkg-config quotes its output for the shell; eval splits it into words.
eval "set -- $("$pkg_config" --cflags --libs nonet)"
"$cxx" -std=c++23 "$source/examples/solve.cpp" "$@" -o "$place/in_cpp"
answers "$place/in_cpp"

# Without the C++23 option, the first error names the required standard.
said=$("$cxx" -std=c++20 -fsyntax-only "$source/examples/solve.cpp" "$@" 2>&1) && echo "C++20 is taken" && exit 1
case $(echo "$said" | grep -m 1 'error: ') in
    *"nonet is for C++23: compile with -std=c++23"*) ;;
    *) echo "to a program in C++20 the compiler says: $said" && exit 1 ;;
esac

eval "set -- $("$pkg_config" --cflags --libs nonet-c)"
"$cc" $strict "$source/examples/solve.c" "$@" "-Wl,-rpath,${PKG_CONFIG_PATH%/pkgconfig}" -o "$place/in_c"
answers "$place/in_c"

eval "set -- $("$pkg_config" --static --cflags --libs nonet)"
"$cc" $strict "$source/examples/solve.c" "$@" -o "$place/in_c_static"
answers "$place/in_c_static"
