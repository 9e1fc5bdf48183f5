#!/bin/sh
# Makes build/root/NAME, a folder of the libraries that the command needs, for a cross compiler. Silent if it already exists.
#
#   tools/cross_root.sh NAME CC AR
#
#   zlib, zstd, qrencode   built from Debian's source packages
#   fmt, Boost             Debian's headers, which are for any system
#
# Its folder licences/ has the licence of each.
set -eu
cd -- "$(dirname -- "$0")/.."
root=$PWD/build/root/$1 cc=$2 ar=$3
[ ! -f "$root/done" ] || exit 0
sources=$PWD/build/root/sources

# unpack PACKAGE: Debian's source of it, into sources/PACKAGE.
unpack() {
    [ ! -d "$sources/$1" ] || return 0
    mkdir -p "$sources/lists/partial"
    # The mirror that apt uses on this system, for sources.
    uri=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Codename: bookworm' 'Component: main' | head -n 1)
    echo "deb-src ${uri:-http://deb.debian.org/debian} bookworm main" >"$sources/sources.list"
    apt="apt-get -q -o Dir::Etc::SourceList=$sources/sources.list -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists=$sources/lists"
    (cd "$sources" && $apt update && $apt source --download-only --tar-only "$1")
    rm -rf "$sources/$1.new" && mkdir "$sources/$1.new"
    tar -xf "$(ls "$sources/$1"_*.orig.tar.* | grep -v 'asc$')" -C "$sources/$1.new" --strip-components 1
    mv "$sources/$1.new" "$sources/$1"
}

# archive LIBRARY FOLDER FLAGS... -- FILE...: compiles the files and packs them into the library.
archive() {
    library=$1 folder=$2 flags=
    shift 2
    while [ "$1" != -- ]; do flags="$flags $1" && shift; done
    shift
    objects=$root/objects/$library
    mkdir -p "$objects"
    for file in "$@"; do
        (cd "$folder" && "$cc" -O2 -g0 -w -fPIC -ffile-prefix-map="$folder=." $flags -c "$file" -o "$objects/$(basename "$file" .c).o")
    done
    rm -f "$root/lib/$library"
    "$ar" rcsD "$root/lib/$library" "$objects"/*.o
}

rm -rf "$root"
mkdir -p "$root/include" "$root/lib" "$root/licences"
for package in zlib libzstd qrencode; do unpack "$package"; done

cd "$sources/zlib"
# zlib 1.2.13 assumes that macOS lacks fdopen.
archive libz.a . -Dfdopen=fdopen -- adler32.c compress.c crc32.c deflate.c inf*.c trees.c uncompr.c zutil.c
cp zlib.h zconf.h "$root/include/"

cd "$sources/libzstd/lib"
archive libzstd.a . -DZSTD_DISABLE_ASM -- common/*.c compress/*.c decompress/*.c
cp zstd.h zstd_errors.h zdict.h "$root/include/"

cd "$sources/qrencode"
version=$(sed -n 's/^PACKAGE_VERSION=.\(.*\).$/\1/p' configure)
IFS=. read -r major minor micro <<END
$version
END
archive libqrencode.a . -DSTATIC_IN_RELEASE=static -DVERSION="\"$version\"" -DMAJOR_VERSION="$major" -DMINOR_VERSION="$minor" \
    -DMICRO_VERSION="$micro" -- bitstream.c mask.c mmask.c mqrspec.c qrencode.c qrinput.c qrspec.c rsecc.c split.c
cp qrencode.h "$root/include/"

for package in zlib/LICENSE libzstd/LICENSE qrencode/COPYING; do
    cp "$sources/$package" "$root/licences/$(dirname "$package").txt"
done
for package in libfmt-dev libboost-dev; do
    [ ! -f /usr/share/doc/$package/copyright ] || cp /usr/share/doc/$package/copyright "$root/licences/$package.txt"
done
for headers in fmt boost; do [ ! -d /usr/include/$headers ] || ln -s /usr/include/$headers "$root/include/$headers"; done
rm -rf "$root/objects"
touch "$root/done"
