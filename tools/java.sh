#!/bin/sh
# Builds the Java package into build/java: the jar, its sources and documentation as jars, its tests, and the class path of both.
# The jar has the library of build/release, and those of other systems if tools/release.sh made them.
#
#   tools/java.sh [MAVEN ARGUMENT...]      default: install, into build/m2
#
# The newest JDK found compiles it; version 22 and later also compile the part that works without JNA. Maven downloads
# into build/m2.
set -eu
cd -- "$(dirname -- "$0")/.."
. tools/steps.sh
. tools/jdk.sh

[ $# -gt 0 ] || set -- install
native=build/native/$(uname -s | tr '[:upper:]' '[:lower:]' | sed s/darwin/macos/)-$(uname -m)
mkdir -p "$native"
cp -L build/release/src/libnonet-c.so "$native"/
strip --strip-unneeded "$native"/libnonet-c.so
version=$(sed -n 's/^#define NONET_VERSION "\(.*\)"/\1/p' include/nonet/version.hpp)
export JAVA_HOME="$(newest_jdk)"
step java "building the package for Java" -- mvn -B -ntp -f bindings/java/pom.xml -Dmaven.repo.local="$PWD/build/m2" \
    ${SOURCE_DATE_EPOCH:+-Dproject.build.outputTimestamp="$SOURCE_DATE_EPOCH"} -Drevision="$version" -DskipTests "$@"
