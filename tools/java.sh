#!/bin/sh
# Builds the Java package into build/java: the jar, its sources and documentation as jars, its tests, and the class path of both.
# tools/native.sh chooses the native libraries in the jar.
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
tools/native.sh
rm -rf build/java/classes/nonet/native     # Maven does not delete old files from it
version=$(sed -n 's/^#define NONET_VERSION "\(.*\)"/\1/p' include/nonet/version.hpp)
export JAVA_HOME="$(newest_jdk)"
step java "building the package for Java" -- mvn -B -ntp -f bindings/java/pom.xml -Dmaven.repo.local="$PWD/build/m2" \
    ${SOURCE_DATE_EPOCH:+-Dproject.build.outputTimestamp="$SOURCE_DATE_EPOCH"} -Drevision="$version" -DskipTests "$@"
