#!/bin/sh
# Fills build/native/PLATFORM/ with the C library that the packages for Java and .NET contain: those of all platforms if tools/release.sh
# made them from this commit, otherwise that of build/release.
set -eu
cd -- "$(dirname -- "$0")/.."
native=build/native
if [ -f $native/commit ] && [ "$(cat $native/commit)" = "$(git rev-parse HEAD)" ] && git diff --quiet HEAD; then exit; fi
rm -rf $native
here=$native/$(uname -s | tr '[:upper:]' '[:lower:]' | sed s/darwin/macos/)-$(uname -m)
mkdir -p "$here"
cp -L build/release/src/libnonet-c.so "$here"/
strip --strip-unneeded "$here"/libnonet-c.so
