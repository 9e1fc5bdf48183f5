#!/bin/sh
# Makes build/root/NAME, a folder of the libraries that the command needs, for a cross compiler. Does nothing if this version of the script has made it.
#
#   tools/cross_root.sh NAME CC AR
#
#   zlib, zstd, qrencode   built from Debian's source packages, with Debian's patches
#   libpng, libjpeg-turbo  the same, without their assembly code; linux-x86_64 links Debian's static libraries instead
#   fmt, Boost             Debian's headers, which are for any system
#
# Its folder licences/ has the licence of each.
set -eu
cd -- "$(dirname -- "$0")/.."
root=$PWD/build/root/$1 cc=$2 ar=$3
script=$(cksum <tools/cross_root.sh)
[ "$(cat "$root/done" 2>/dev/null)" != "$script" ] || exit 0
sources=$PWD/build/root/sources

# unpack PACKAGE: Debian's source of it, into sources/PACKAGE.
unpack() {
    [ ! -d "$sources/$1" ] || return 0
    apt="apt-get -q -o Dir::Etc::SourceList=$sources/sources.list -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists=$sources/lists"
    # With security updates, if the mirror that this system's apt uses has their sources.
    for releases in "bookworm bookworm-security" bookworm; do
        for release in $releases; do
            uri=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $release" 'Component: main' | head -n 1)
            [ "$release" = bookworm ] && uri=${uri:-http://deb.debian.org/debian}
            [ -z "$uri" ] || echo "deb-src $uri $release main"
        done >"$sources/sources.list"
        ! (cd "$sources" && $apt update && $apt source --download-only "$1") || break
    done
    rm -rf "$sources/$1.new"
    if ! dpkg-source --no-check --extract "$(ls "$sources/$1"_*.dsc)" "$sources/$1.new"; then
        echo "cross_root: the mirror has no patches for $1; building it without them" >&2
        rm -rf "$sources/$1.new" && mkdir "$sources/$1.new"
        tar -xf "$(ls "$sources/$1"_*.orig.tar.* | grep -v 'asc$')" -C "$sources/$1.new" --strip-components 1
    fi
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

case $1 in linux-x86_64) pictures= ;; *) pictures="libpng1.6 libjpeg-turbo" ;; esac
[ "$(cat "$sources/script" 2>/dev/null)" = "$script" ] || rm -rf "$sources"
rm -rf "$root"
mkdir -p "$root/include" "$root/lib" "$root/licences" "$sources/lists/partial"
echo "$script" >"$sources/script"
for package in zlib libzstd qrencode $pictures; do unpack "$package"; done

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

if [ -n "$pictures" ]; then
    cd "$sources/libpng1.6"
    cp scripts/pnglibconf.h.prebuilt pnglibconf.h
    # On macOS, libpng 1.6.39 includes <fp.h>, a header of Mac OS 9, unless <math.h> was included before.
    archive libpng.a . -I"$root/include" -DPNG_ARM_NEON_OPT=0 -include math.h -- png.c pngerror.c pngget.c pngmem.c pngpread.c pngread.c pngrio.c \
        pngrtran.c pngrutil.c pngset.c pngtrans.c pngwio.c pngwrite.c pngwtran.c pngwutil.c
    cp png.h pngconf.h pnglibconf.h "$root/include/"
    cp LICENSE "$root/licences/libpng.txt"

    cd "$sources/libjpeg-turbo"
    version=$(sed -n 's/^set(VERSION \(.*\))$/\1/p' CMakeLists.txt)
    number=$(echo "$version" | awk -F. '{ printf "%d%03d%03d", $1, $2, $3 }')
    sed -e "s/@JPEG_LIB_VERSION@/62/; s/@VERSION@/$version/; s/@LIBJPEG_TURBO_VERSION_NUMBER@/$number/; s/@BITS_IN_JSAMPLE@/8/" \
        -e 's/^#cmakedefine MEM_SRCDST_SUPPORTED 1/#define MEM_SRCDST_SUPPORTED 1/; /^#cmakedefine/d' jconfig.h.in >jconfig.h
    sed -e "s/@BUILD@//; s/@INLINE@/inline/; s/@THREAD_LOCAL@/__thread/; s/@CMAKE_PROJECT_NAME@/libjpeg-turbo/; s/@VERSION@/$version/" \
        -e 's/@SIZE_T@/8/; /^#cmakedefine/d' jconfigint.h.in >jconfigint.h
    sed 's/@COPYRIGHT_YEAR@/1991-2023/' jversion.h.in >jversion.h
    archive libjpeg.a . -- jcapimin.c jcapistd.c jccoefct.c jccolor.c jcdctmgr.c jchuff.c jcicc.c jcinit.c jcmainct.c jcmarker.c \
        jcmaster.c jcomapi.c jcparam.c jcphuff.c jcprepct.c jcsample.c jctrans.c jdapimin.c jdapistd.c jdatadst.c jdatasrc.c \
        jdcoefct.c jdcolor.c jddctmgr.c jdhuff.c jdicc.c jdinput.c jdmainct.c jdmarker.c jdmaster.c jdmerge.c jdphuff.c jdpostct.c \
        jdsample.c jdtrans.c jerror.c jfdctflt.c jfdctfst.c jfdctint.c jidctflt.c jidctfst.c jidctint.c jidctred.c jmemmgr.c \
        jmemnobs.c jquant1.c jquant2.c jsimd_none.c jutils.c
    cp jconfig.h jmorecfg.h jpeglib.h jerror.h "$root/include/"
    cp LICENSE.md "$root/licences/libjpeg-turbo.txt"
fi
for package in zlib/LICENSE libzstd/LICENSE qrencode/COPYING; do
    cp "$sources/$package" "$root/licences/$(dirname "$package").txt"
done
for package in libfmt-dev libboost-dev; do
    [ ! -f /usr/share/doc/$package/copyright ] || cp /usr/share/doc/$package/copyright "$root/licences/$package.txt"
done
for headers in fmt boost; do [ ! -d /usr/include/$headers ] || ln -s /usr/include/$headers "$root/include/$headers"; done
rm -rf "$root/objects"
echo "$script" >"$root/done"
