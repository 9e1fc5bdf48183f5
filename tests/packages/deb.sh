#!/bin/sh
# The Debian packages: unpacked into an empty folder, their contents work; installed into an empty root and removed,
# they leave nothing behind.
#   deb.sh SOURCE PLACE VERSION
# Exit: 0 success, 77 skipped.
set -eu
source=$1 root=$2/root version=$3
# The SONAME, as include/nonet/nonet.h promises it: 0.MINOR until 1.0, then MAJOR.
case $version in 0.*) abi=${version%.*} ;; *) abi=${version%%.*} ;; esac
packages="nonet libnonet-c$abi libnonet-dev nonet-doc libsqlite3-mod-nonet"
fail() { echo "$*" && exit 1; }
skip() { echo "skipped: $1: ./test packages" && exit 77; }
ls "$source"/build/packages/*.deb >/dev/null 2>&1 || skip "the packages were not made"

# file NAME: returns the package of this version, the only one with that name.
file() { echo "$source/build/packages/$1_$version"-*.deb; }
field() { dpkg-deb -f "$(file "$1")" "$2"; }

rm -rf "$2"
mkdir -p "$root"
for name in $packages; do
    dpkg-deb -x "$(file "$name")" "$root"
    # Required by Debian's policy for each package.
    for wanted in copyright changelog.gz changelog.Debian.gz; do
        [ -s "$root/usr/share/doc/$name/$wanted" ] || fail "$name has no $wanted"
    done
    gzip -dc "$root/usr/share/doc/$name/changelog.Debian.gz" | grep -q "^nonet ($(field "$name" Version))" ||
        fail "the changelog of $name is of another version"
done
case $(field nonet Depends) in *libc6*libstdc++6*libzstd1*) ;; *) fail "nonet depends on $(field nonet Depends)" ;; esac
[ "$(field libnonet-dev Depends)" = "libnonet-c$abi (= $(field "libnonet-c$abi" Version))" ] ||
    fail "libnonet-dev depends on $(field libnonet-dev Depends)"
[ "$(dpkg-deb --ctrl-tarfile "$(file "libnonet-c$abi")" | tar -xO ./shlibs)" = "libnonet-c $abi libnonet-c$abi (>= $version)" ] ||
    fail "other packages are not told what to depend on"

# The command, the checker, and the files for shells and man.
bin=$root/usr/bin
[ "$("$bin/nonet" --version)" = "nonet $version" ] || fail "the command says $("$bin/nonet" --version)"
"$bin/nonet" proof "$source/examples/puzzle.txt" | "$bin/nonet-verify" >/dev/null
gzip -dc "$root/usr/share/man/man1/nonet.1.gz" | grep -q '^\.SH NAME' || fail "no manual page"
grep -q compdef "$root/usr/share/zsh/vendor-completions/_nonet" || fail "no completions for zsh"
bash -c ". '$root/usr/share/bash-completion/completions/nonet' && complete -p nonet" >/dev/null || fail "no completions for bash"
[ -s "$root/usr/share/fish/vendor_completions.d/nonet.fish" ] || fail "no completions for fish"
[ -s "$root/usr/share/doc/nonet/docs/cli.md" ] || fail "no documents"
[ -s "$root/usr/share/doc/nonet/docs/pictures/page.png" ] || fail "no pictures"
[ "$(ls "$root")" = usr ] || fail "not everything is in usr: $(ls "$root")"

# The library.
lib=$(dirname -- "$(find "$root" -name "libnonet-c.so.$abi")")
export PKG_CONFIG_PATH="$lib/pkgconfig" LD_LIBRARY_PATH="$lib"
eval "set -- $(pkg-config --cflags --libs nonet-c)"
cc -std=c99 "$source/examples/solve.c" "$@" -o "$root/solve"
. "$source/tests/consume/answers.sh"
answers "$root/solve"

# The extension, found by its name.
solved=$(sqlite3 -cmd '.load mod_nonet' :memory: "select sudoku_status(puzzle) from sudoku_generate(1, 1)")
[ "$solved" = unique ] || fail "the extension says $solved"
unset LD_LIBRARY_PATH

# Debian's checker. The suppressed tag concerns uploads to Debian.
if command -v lintian >/dev/null; then
    findings=$(lintian --allow-root --suppress-tags initial-upload-closes-no-bugs \
        $(for name in $packages; do file "$name"; done)) || fail "$findings"
    [ -z "$findings" ] || fail "$findings"
fi

[ "$(id -u)" -eq 0 ] || { echo "only root installs packages: that part was left out" && exit 0; }
# Into a separate root, which has none of their dependencies.
root=${root%/root}/installed
mkdir -p "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/triggers"
: >"$root/var/lib/dpkg/status"
run_dpkg() { dpkg --root="$root" --log=/dev/null --force-depends --no-triggers "$@" >"$root.log" 2>&1 || { cat "$root.log" && exit 1; }; }
run_dpkg --install $(for name in $packages; do file "$name"; done)
[ -x "$root/usr/bin/nonet" ] || fail "not installed"
[ -z "$(dpkg --root="$root" --verify $packages)" ] || fail "not as packed: $(dpkg --root="$root" --verify $packages)"
run_dpkg --remove $packages
left=$(find "$root" -path "$root/var" -prune -o ! -type d -print)
[ -z "$left" ] || fail "not removed: $left"
