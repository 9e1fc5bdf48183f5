#!/bin/sh
# Makes build/mingw-root: the dependencies of the command that Debian lacks for MinGW-w64. Silent if it already exists.
#   fmt    its headers, which are for any system
#   zstd   built from Debian's source package
set -eu
cd -- "$(dirname -- "$0")/.."
root=$PWD/build/mingw-root
[ ! -f "$root/lib/libzstd.a" ] || exit 0
work=$PWD/build/mingw-zstd
rm -rf "$work"
mkdir -p "$root/include" "$root/lib" "$work/lists/partial"
rm -rf "$root/include/fmt"
cp -r /usr/include/fmt "$root/include/"

# The mirror that apt uses on this system, for sources.
uri=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Codename: bookworm' 'Component: main' | head -n 1)
echo "deb-src ${uri:-http://deb.debian.org/debian} bookworm main" >"$work/sources.list"
apt="apt-get -q -o Dir::Etc::SourceList=$work/sources.list -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists=$work/lists"
(cd "$work" && $apt update && $apt source --download-only libzstd)
mkdir "$work/zstd"
tar -xf "$work"/libzstd_*.orig.tar.xz -C "$work/zstd" --strip-components 1

cd "$work/zstd/lib"
for file in common/*.c compress/*.c decompress/*.c; do
    x86_64-w64-mingw32-gcc-posix -O2 -DZSTD_DISABLE_ASM -c "$file" -o "$work/$(basename "$file" .c).o"
done
cp zstd.h zstd_errors.h zdict.h "$root/include/"
x86_64-w64-mingw32-ar rcs "$root/lib/libzstd.a" "$work"/*.o
rm -rf "$work"
