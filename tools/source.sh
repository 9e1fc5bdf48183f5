#!/bin/sh
# Packs the source of the last commit as nonet-VERSION.tar.gz, and writes the recipes that build it, for Conan, vcpkg and
# Homebrew, into recipes/. A commit gives the same bytes.
#
#   tools/source.sh [FOLDER]      default: build/source
set -eu
cd -- "$(dirname -- "$0")/.."
folder=${1-build/source}
version=$(sed -n 's/^#define NONET_VERSION "\(.*\)"$/\1/p' include/nonet/version.hpp)
file=$folder/nonet-$version.tar.gz

mkdir -p "$folder"
git archive --format=tar --prefix="nonet-$version/" HEAD | gzip -9n >"$file"
sha256=$(sha256sum "$file" | cut -d ' ' -f 1)
sha512=$(sha512sum "$file" | cut -d ' ' -f 1)

rm -rf "$folder/recipes"
mkdir "$folder/recipes"
cp -r packaging/conan packaging/vcpkg packaging/homebrew "$folder/recipes/"
cp examples/solve.cpp examples/solve.c "$folder/recipes/conan/test_package/"
find "$folder/recipes" -type f -exec sed -i "s/@VERSION@/$version/g; s/@SHA256@/$sha256/g; s/@SHA512@/$sha512/g" {} +
