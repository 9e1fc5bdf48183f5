#!/bin/sh
# examples/tutorial.java with the built package of bindings/java.
#   java.sh SOURCE PLACE VERSION
# Exit: 0 success, 77 skipped.
set -eu
cd -- "$1"
. tests/tutorial/answers.sh
jar=$1/build/java/nonet-$3.jar
[ -f "$jar" ] && [ -f build/java/classpath.txt ] && [ -f tools/jdk.sh ] ||
    { echo "skipped: the package was not built: ./test java" && exit 77; }
. tools/jdk.sh
java=$(newest_jdk)/bin
classes=$jar:$(cat build/java/classpath.txt)
"$java/javac" -d "$2" -cp "$classes" examples/tutorial.java
follows "$1" "$java/java" -cp "$2:$classes" Tutorial
