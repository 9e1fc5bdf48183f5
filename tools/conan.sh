#!/bin/sh
# Builds the package of Conan from the source archive of the last commit, and two programs with it, in build/conan.
#
#   tools/conan.sh        after ./setup core
set -eu
cd -- "$(dirname -- "$0")/.."
. tools/steps.sh

version=$(sed -n 's/^#define NONET_VERSION "\(.*\)"$/\1/p' include/nonet/version.hpp)
step conan-venv "making a Python for Conan" -- python3 -m venv build/conan
step conan-pip "installing Conan" -- build/conan/bin/pip install --disable-pip-version-check -q conan==2.34.0
step conan-build "building the package of Conan" -- sh tests/packages/recipes.sh "$PWD" "$PWD/build/conan/place" "$version" conan
