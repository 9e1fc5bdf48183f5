#!/bin/sh
# The archives of tools/release.sh, unpacked into an empty folder and used there, those of other systems by an emulator.
#   archives.sh SOURCE PLACE VERSION
# Exit: 0 success, 77 skipped.
set -eu
source=$1 place=$2 version=$3
fail() { echo "$*" && exit 1; }
dist=$source/build/dist
[ -f "$dist/SHA256SUMS" ] || { echo "skipped: there is no $dist/SHA256SUMS: tools/release.sh" && exit 77; }
(cd "$dist" && sha256sum --check --quiet SHA256SUMS)
rm -rf "$place"
mkdir -p "$place"
cd "$place"

# A picture of 8 x 8 pixels: too small to be a puzzle, but it is decoded.
base64 -d >small.jpg <<END
/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////wAALCAAIAAgB
AREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8Ad//Z
END

# try PLATFORM COMMAND...: unpacks the archive, and solves with its programs, which the command runs.
try() {
    tree=nonet-$version-$1
    shift
    if [ -f "$dist/$tree.zip" ]; then python3 -m zipfile -e "$dist/$tree.zip" .; fi
    if [ -f "$dist/$tree.tar.gz" ]; then tar -xf "$dist/$tree.tar.gz"; fi
    [ -d "$tree" ] || return 0
    suffix=
    [ ! -f "$tree/bin/nonet.exe" ] || suffix=.exe
    nonet=$tree/bin/nonet$suffix
    [ "$("$@" "$nonet" --version)" = "nonet $version" ] || fail "$tree is not of version $version"
    "$@" "$nonet" solve "$source/examples/puzzle.txt" | head -n 1 | grep -q '^3 1 6 5 7 8 4 9 2' || fail "$tree does not solve"
    "$@" "$nonet" proof "$source/examples/puzzle.txt" | "$@" "$tree/bin/nonet-verify$suffix" >/dev/null || fail "$tree: nonet-verify"
    "$@" "$nonet" solve small.jpg 2>&1 | grep -q 'found a picture of 8 x 8 pixels' || fail "$tree decodes no JPEG"
    "$@" "$nonet" solve "$source/docs/pictures/page.png" 2>&1 | grep -q 'found no grid' || fail "$tree decodes no PNG"
    grep -q '^\.SH NAME' "$tree/share/man/man1/nonet.1" || fail "$tree has no manual page"
    [ -s "$tree/share/doc/nonet/LICENSE" ] && [ -s "$tree/share/doc/nonet/licences/zlib.txt" ] || fail "$tree has no licences"
    # No path of the machine that built it.
    ! grep -aqF "$source/" "$nonet" || fail "$tree names $source"
    tried="$tried $tree"
}

tried=
[ "$(uname -m)" != x86_64 ] || try linux-x86_64 env -i
if command -v qemu-aarch64 >/dev/null; then try linux-aarch64 qemu-aarch64; fi
if [ -x /usr/lib/wine/wine64 ]; then try windows-x86_64 "$source/tools/wine.sh"; fi

# The C libraries of the packages for Java and .NET need no C++ library, and on Linux no C library newer than 2.17.
for library in "$source"/build/native/linux-*/libnonet-c.so; do
    [ -f "$library" ] || continue
    newest=$(readelf --version-info --wide "$library" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
    [ "$newest" = "$(printf '%s\nGLIBC_2.17\n' "$newest" | sort -V | head -n 1)" ] || fail "$library needs $newest"
    ! readelf --dynamic "$library" | grep -q 'NEEDED.*libstdc++' || fail "$library needs libstdc++"
done
library=$source/build/native/linux-x86_64/libnonet-c.so
if [ "$(uname -m)" = x86_64 ] && [ -f "$library" ]; then
    python3 -c 'import ctypes, sys; c = ctypes.CDLL(sys.argv[1]).nonet_version; c.restype = ctypes.c_char_p; print(c().decode())' "$library" |
        grep -qFx "$version" || fail "$library is not of version $version"
fi
[ -n "$tried" ] || { echo "skipped: no archive in $dist runs here" && exit 77; }
echo "tried:$tried"
