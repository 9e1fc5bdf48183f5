#!/bin/sh
# Makes the archives of the command and of the source into build/dist/, with SHA256SUMS and a list of what they contain (CycloneDX).
# A commit gives the same bytes in any folder.
#
#   tools/release.sh [PLATFORM...]      default: all of them
#
#   linux-x86_64    by g++; one file that needs no library of the system
#   linux-aarch64   the same, by Debian's cross compiler
#   windows-x86_64  by MinGW-w64; without `nonet serve`
#   macos-x86_64    by zig, which comes from PyPI
#   macos-aarch64
#
# The C library of each platform goes to build/native, for the packages for Java and .NET (tools/native.sh). zig also compiles those for Linux,
# for glibc 2.17 and newer.
#
# An archive has the command with the page inside, the checker of certificates, man pages, completions and licences.  linux-x86_64 is
# always built, because the man page and the completions of the others come from it: run this on an x86-64 Linux.  Run it in a fresh
# clone: a page that is already in build/web is not built again.
set -eu
cd -- "$(dirname -- "$0")/.."
export CCACHE_BASEDIR=     # relative paths would show in the programs
. tools/steps.sh
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH-$(git log -1 --format=%ct)}"

all="linux-x86_64 linux-aarch64 windows-x86_64 macos-x86_64 macos-aarch64"
[ $# -gt 0 ] || set -- $all
for platform in "$@"; do
    case " $all " in *" $platform "*) ;; *) echo "release: no platform '$platform'; there are: $all" >&2 && exit 2 ;; esac
done
case " $* " in *" linux-x86_64 "*) ;; *) set -- linux-x86_64 "$@" ;; esac

version=$(sed -n 's/^#define NONET_VERSION "\(.*\)"$/\1/p' include/nonet/version.hpp)
dist=$PWD/build/dist

# Debian's sources, compiled for the platform.
libraries() { step "$1-libraries" "building libraries for $1" -- tools/cross_root.sh "$@"; }

# compilers TARGET: build/zig/TARGET, programs as cmake/zig.cmake expects them.
compilers() {
    zig=build/zig/venv/bin/python
    [ -x "$zig" ] || step zig-venv "making a Python for zig" -- python3 -m venv build/zig/venv
    step zig-pip "installing zig" -- build/zig/venv/bin/pip install --disable-pip-version-check -q -r tools/release-packages.txt
    zig=$(echo "$PWD"/build/zig/venv/lib/python3*/site-packages/ziglang/zig)
    mkdir -p "build/zig/$1"
    for pair in clang:cc clang++:c++ ar:ar ranlib:ranlib; do
        case $pair in clang*) target=" -target $1" ;; *) target= ;; esac
        printf '#!/bin/sh\nexec "%s" %s%s "$@"\n' "$zig" "${pair#*:}" "$target" >"build/zig/$1/${pair%:*}"
        chmod +x "build/zig/$1/${pair%:*}"
    done
    printf '#!/bin/sh\n' >"build/zig/$1/install_name_tool" && chmod +x "build/zig/$1/install_name_tool"
}

# configure_platform NAME OPTION...: into build/NAME.
configure_platform() {
    into=$1
    shift
    step "$into-configure" "configuring $into" -- cmake -S . -B "build/$into" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DNONET_FAST_BUILD=ON -DNONET_WERROR=ON "-DNONET_DOCS_FROM=$PWD/build/linux-x86_64/cli/nonet" "$@"
}

configure_zig() {
    compilers "$2"
    libraries "$2" "$PWD/build/zig/$2/clang" "$PWD/build/zig/$2/ar"
    configure_platform "$1" --toolchain cmake/zig.cmake "-DNONET_ZIG_TARGET=$2" -DNONET_BUILD_WEB=ON
}

windows="-static -s -Wl,--no-insert-timestamp"
configure_for() {
    case $1 in
        linux-x86_64)
            libraries linux-x86_64 gcc ar
            configure_platform "$1" -DNONET_BUILD_WEB=ON -DCMAKE_EXE_LINKER_FLAGS="-static -s" \
                "-DCMAKE_LIBRARY_PATH=$PWD/build/root/linux-x86_64/lib" -DNONET_DOCS_FROM=nonet_cli
            ;;
        linux-aarch64)
            libraries aarch64 aarch64-linux-gnu-gcc aarch64-linux-gnu-ar
            configure_platform "$1" --toolchain cmake/aarch64.cmake -DNONET_BUILD_WEB=ON -DCMAKE_EXE_LINKER_FLAGS="-static -s"
            ;;
        windows-x86_64)
            libraries mingw x86_64-w64-mingw32-gcc-posix x86_64-w64-mingw32-ar
            configure_platform "$1" --toolchain cmake/mingw.cmake -DCMAKE_EXE_LINKER_FLAGS="$windows" -DCMAKE_SHARED_LINKER_FLAGS="$windows"
            ;;
        macos-x86_64) configure_zig "$1" x86_64-macos.13.0 ;;
        macos-aarch64) configure_zig "$1" aarch64-macos.13.0 ;;
    esac
}

# native PLATFORM: makes its C library.
native() {
    into=$1
    case $1 in
        linux-*)
            glibc=${1#linux-}-linux-gnu.2.17
            compilers "$glibc"
            configure_platform "$1-c" --toolchain cmake/zig.cmake "-DNONET_ZIG_TARGET=$glibc" -DNONET_BUILD_CLI=OFF
            built=src/libnonet-c.so file=libnonet-c.so
            ;;
        windows-*) built=bin/libnonet-c.dll file=nonet-c.dll ;;
        macos-*) built=src/libnonet-c.dylib file=libnonet-c.dylib ;;
    esac
    build "$into" --target nonet_c
    mkdir -p "build/native/$1"
    cp -L "build/$into/$built" "build/native/$1/$file"
}

# The libraries of a platform, and the licences of its C and C++ libraries, which are linked too.
root_of() {
    case $1 in
        linux-x86_64)
            echo linux-x86_64 /usr/share/doc/libc6-dev/copyright /usr/share/doc/gcc-12-base/copyright \
                /usr/share/doc/libpng-dev/copyright /usr/share/doc/libjpeg62-turbo-dev/copyright
            ;;
        linux-aarch64) echo aarch64 /usr/share/doc/libc6-dev/copyright /usr/share/doc/gcc-12-base/copyright ;;
        windows-x86_64) echo mingw /usr/share/doc/mingw-w64-common/copyright /usr/share/doc/gcc-12-base/copyright ;;
        macos-x86_64) echo x86_64-macos.13.0 build/zig/venv/lib/python3*/site-packages/ziglang/lib/libcxx/LICENSE.TXT ;;
        macos-aarch64) echo aarch64-macos.13.0 build/zig/venv/lib/python3*/site-packages/ziglang/lib/libcxx/LICENSE.TXT ;;
    esac
}

# archive PLATFORM: packs the files that `cmake --install` puts into a prefix, with the licences of the linked libraries.
archive() {
    name=nonet-$version-$1
    tree=$dist/$name
    rm -rf "$tree"
    for component in command licence; do
        cmake --install "build/$1" --prefix "$tree" --component $component >/dev/null
    done
    doc=$tree/share/doc/nonet
    rm -f "$doc/copyright" "$doc"/changelog*     # of the Debian package
    case $1 in windows-*) file=$name.zip ;; *) file=$name.tar.gz ;; esac
    set -- $(root_of "$1")
    licences=$doc/licences
    cp -r "build/root/$1/licences" "$licences"
    shift
    for licence in "$@"; do cp "$licence" "$licences/$(basename "$(dirname "$licence")").txt"; done
    cp tools/archive_readme.md "$tree/README.md"
    tools/pack "$tree" "$dist/$file"
    rm -rf "$tree"
}

./setup core web serve release
[ -f build/web/index.html ] || tools/web.sh
rm -rf "$dist" build/native
mkdir -p "$dist"
for platform in "$@"; do
    configure_for "$platform"
    build "$platform" --target nonet_cli nonet-verify nonet_docs
    native "$platform"
    archive "$platform"
done
git rev-parse HEAD >build/native/commit
tools/source.sh build/source
cp "build/source/nonet-$version.tar.gz" "$dist"
tools/sbom "$version" >"$dist/nonet-$version.cdx.json"
(cd "$dist" && sha256sum -- * >SHA256SUMS && ls -l)
