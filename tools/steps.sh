# Shell functions shared by ./try, ./test and tools/web.sh.  Sourced from the project's folder; POSIX sh.

# Uses a compiler cache if one is installed. It caches precompiled headers only if it may ignore their times, and finds
# objects from other clones only if paths are relative. Comments matter, since a precompiled header depends on the bytes
# of its files.
if [ -z "${CMAKE_CXX_COMPILER_LAUNCHER-}" ] && command -v ccache >/dev/null; then
    export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache
    export CCACHE_BASEDIR="${CCACHE_BASEDIR-$PWD}" CCACHE_NOHASHDIR=1 CCACHE_COMMENTS=1
    export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
fi

# step LOG WORDS... -- COMMAND...: prints the words, runs the command with its output in build/LOG.log, and prints the
# time it took. On a terminal it also shows ninja's progress, [123/391]. If the command fails, prints the end of the log
# and exits.
step() {
    log=build/$1.log
    shift
    words=
    while [ "$1" != -- ]; do words="$words $1" && shift; done
    shift
    words=${words# }
    printf '%s ...' "$words"
    began=$(date +%s)
    mkdir -p build
    status=0
    if [ -t 1 ]; then
        # The status of a pipeline is that of its last command, so the command's status is passed through a file.
        { "$@" 2>&1 </dev/null && status=0 || status=$?; echo "$status" >"$log.status"; } | show_progress
        status=$(cat "$log.status") && rm "$log.status"
        printf '\r\033[K%s ...' "$words"
    else
        "$@" >"$log" 2>&1 </dev/null || status=$?
    fi
    if [ "$status" -eq 0 ]; then
        printf ' %s s\n' $(($(date +%s) - began))
    else
        printf ' failed\n\n'
        tail -n 60 "$log" >&2
        printf '\nfailed: %s\nthe whole log: %s/%s\n' "$*" "$PWD" "$log" >&2
        exit "$status"
    fi
}

# Copies its input to the log, and shows ninja's count after the words.
show_progress() {
    while IFS= read -r line || [ -n "$line" ]; do
        printf '%s\n' "$line" >&3
        case $line in "["[0-9]*/[0-9]*"] "*) printf '\r\033[K%s ... %s]' "$words" "${line%%]*}" ;; esac
    done 3>"$log"
}

# Returns whether build/PRESET was configured in this folder. A copied or moved folder was not: it is configured again.
configured() {
    [ -f "build/$1/build.ninja" ] && grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$(pwd -P)" "build/$1/CMakeCache.txt"
}

# configure PRESET [-DNAME=VALUE...]
configure() {
    preset=$1
    shift
    if configured "$preset"; then fresh=; else fresh=--fresh; fi
    step "$preset-configure" "configuring $preset" -- cmake --preset "$preset" $fresh "$@"
}

# build PRESET [--target NAME...]
build() {
    preset=$1
    shift
    step "$preset-build" "building $preset" -- cmake --build "build/$preset" --parallel "$(nproc)" "$@"
}
