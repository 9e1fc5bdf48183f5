#!/bin/sh
# The source archive and the recipes for Conan, vcpkg and Homebrew: complete, and reproducible. With the argument
# `conan`, Conan builds the package from the archive, and two programs with the package.
#   recipes.sh SOURCE PLACE VERSION [conan]
# Exit: 0 success, 77 skipped.
set -eu
source=$1 place=$2 version=$3
fail() { echo "$*" && exit 1; }
git -C "$source" rev-parse HEAD >/dev/null 2>&1 || { echo "skipped: the source is no clone" && exit 77; }
rm -rf "$place"
mkdir -p "$place"
"$source/tools/source.sh" "$place/one"
file=$place/one/nonet-$version.tar.gz recipes=$place/one/recipes

if [ $# -lt 4 ]; then
    "$source/tools/source.sh" "$place/two"
    diff -r "$place/one" "$place/two" || fail "two runs differ"
    left=$(grep -rE '@[A-Z0-9]+@' "$recipes") && fail "not filled in: $left"
    for sum in sha256 sha512; do
        grep -rq "$(${sum}sum "$file" | cut -d ' ' -f 1)" "$recipes" || fail "no recipe has the $sum of the archive"
    done
    tar -tzf "$file" | grep -q "^nonet-$version/CMakeLists.txt$" || fail "the archive is not the source"
    python3 -c 'import json, sys; assert json.load(open(sys.argv[1]))["version"] == sys.argv[2]' "$recipes/vcpkg/vcpkg.json" "$version"
    ! command -v ruby >/dev/null || ruby -c "$recipes/homebrew/nonet.rb"
    exit 0
fi

conan=$source/build/conan/bin/conan
[ -x "$conan" ] || { echo "skipped: there is no Conan: tools/conan.sh" && exit 77; }
sed -i "s#url: .*#url: \"file://$file\"#" "$recipes/conan/conandata.yml"
export CONAN_HOME="$place/home"
"$conan" profile detect
"$conan" create "$recipes/conan" -s compiler.cppstd=23 >"$place/log" 2>&1 || { tail -n 40 "$place/log" && fail "conan create failed"; }
solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179
[ "$(grep -c "^$solution$" "$place/log")" = 2 ] || fail "the programs of test_package did not solve: $place/log"
