# Finds the installed JDKs. Sourced from the project's folder; POSIX sh.

# Prints the version of the JDK in a folder: 17.
jdk_version() { sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"; }

# Prints the folders of JDKs, the oldest first: that of JAVA_HOME, and those of the system.
jdks() {
    for folder in ${JAVA_HOME:+"$JAVA_HOME"} /usr/lib/jvm/*; do
        if [ ! -L "$folder" ] && [ -x "$folder/bin/javac" ] && [ -f "$folder/release" ]; then echo "$(jdk_version "$folder") $folder"; fi
    done | sort -n -u | cut -d' ' -f2-
}

newest_jdk() { jdks | tail -n 1; }
oldest_jdk() { jdks | head -n 1; }
