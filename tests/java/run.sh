#!/bin/sh
# Tests the package for Java.
#   run.sh face|ffm|jna|consumer VECTORS      VECTORS: the program that writes the conformance vectors
# Exit: 0 success, 77 skipped.
set -eu
cd -- "$(dirname -- "$0")/../.."
. tools/jdk.sh

skip() {
    echo "skipped: $1"
    exit 77
}
version=$(sed -n 's/^#define NONET_VERSION "\(.*\)"/\1/p' include/nonet/version.hpp)
jar=build/java/nonet-$version.jar

# Runs the JUnit tests on the jar; it is an error if there are none.
junit() {
    NONET_VECTORS=$vectors "$2/bin/java" -Dnonet.native="$1" -Dnonet.version="$version" $3 \
        -cp "$jar:build/java/test-classes:$(cat build/java/classpath.txt)" org.junit.platform.console.ConsoleLauncher execute \
        --scan-classpath build/java/test-classes --fail-if-no-tests --disable-banner --disable-ansi-colors --details=tree
}

# An empty project that gets the package from Maven, runs the README's code and compares its output with the comments.
consumer() {
    folder=$(mktemp -d)
    trap 'rm -r "$folder"' EXIT
    cat >"$folder/pom.xml" <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>test</groupId>
  <artifactId>consumer</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>io.github.nonet-sudoku</groupId>
      <artifactId>nonet</artifactId>
      <version>$version</version>
    </dependency>
  </dependencies>
</project>
POM
    JAVA_HOME=$(oldest_jdk) mvn -q -o -B -f "$folder/pom.xml" -Dmaven.repo.local="$PWD/build/m2" \
        org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath -Dmdep.outputFile="$folder/classpath"
    grep -q "/nonet-$version.jar" "$folder/classpath"
    sed -n 's|.*println(.*); // ||p' bindings/java/examples/Solve.java >"$folder/expected"
    for jdk in $(jdks); do
        "$jdk/bin/java" -cp "$(cat "$folder/classpath")" bindings/java/examples/Solve.java >"$folder/printed"
        diff "$folder/expected" "$folder/printed"
    done
    without_library -Dos.arch=riscv64 ", not for linux-riscv64; build libnonet-c.so there"
    without_library -Dnonet.library=none "-Dnonet.library=none is not a file"
    without_jna
    without_library -Dnonet.native=none "found nonet.native=none, expected"
}

# Older versions of Java need JNA, which Maven gets by itself.
without_jna() {
    [ "$(jdk_version "$(oldest_jdk)")" -lt 22 ] || return 0
    if "$(oldest_jdk)/bin/java" -cp "$jar" bindings/java/examples/Solve.java >"$folder/printed" 2>&1; then
        echo "it runs without JNA" && exit 1
    fi
    grep -F 'needs JNA (net.java.dev.jna:jna) on the class path' "$folder/printed" || { cat "$folder/printed" && exit 1; }
}

# If the library cannot be loaded, the error states the reason.
without_library() {
    if "$(oldest_jdk)/bin/java" "$1" -cp "$(cat "$folder/classpath")" bindings/java/examples/Solve.java >"$folder/printed" 2>&1; then
        echo "it runs with $1" && exit 1
    fi
    grep -F -- "$2" "$folder/printed" || { cat "$folder/printed" && exit 1; }
}

what=$1 vectors=$2
if [ "$what" = face ]; then
    tools/native_face --check
    exit
fi
[ -n "$(jdks)" ] || skip "there is no JDK: ./setup java"
command -v mvn >/dev/null || skip "there is no Maven: ./setup java"
[ -f "$jar" ] || skip "the package was not built: ./test java"
case $what in
    ffm)
        [ "$(jdk_version "$(newest_jdk)")" -ge 22 ] || skip "there is no JDK of 22 or newer"
        junit ffm "$(newest_jdk)" --enable-native-access=ALL-UNNAMED
        ;;
    jna) junit jna "$(oldest_jdk)" "" ;;
    consumer) consumer ;;
esac
