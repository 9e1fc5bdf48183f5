#!/bin/sh
# Installs the build, moves the installed tree elsewhere, and checks that it is complete, that it does not refer to
# the old place, and that the links of its documents work.
#   install.sh CMAKE BUILD SOURCE PREFIX
set -eu
cmake=$1 build=$2 source=$3 prefix=$4
fail() { echo "$*" && exit 1; }

rm -rf "$prefix" "$prefix-staged"
"$cmake" --install "$build" --prefix "$prefix-staged" >/dev/null
mv "$prefix-staged" "$prefix"

diff -r "$source/include" "$prefix/include"
for file in 'lib*/libnonet.a' 'lib*/libnonet-c.so' 'lib*/pkgconfig/nonet.pc' 'lib*/pkgconfig/nonet-c.pc' \
    'lib*/cmake/nonet/nonetConfig.cmake' 'bin/nonet' 'doc/nonet/LICENSE' 'doc/nonet/README.md'; do
    [ -n "$(find "$prefix" -path "$prefix/*$file")" ] || fail "not installed: $file"
done
"$source/tools/check_house" --root "$(dirname "$(find "$prefix" -path '*/doc/nonet/README.md')")" links
! grep -rlF -e "$prefix" -e "$source/" --include='*.cmake' --include='*.pc' "$prefix" ||
    fail "these files point to where they were built"
"$prefix/bin/nonet" --version
