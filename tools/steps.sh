# Shell functions shared by ./try, ./test and tools/web.sh.  Sourced from the project's folder; POSIX sh.

# A compiler cache is used where one is installed.  It keeps precompiled headers only if it may ignore their times, and finds what
# other clones compiled only if paths are relative.  Comments count, since a precompiled header knows the bytes of its files.
if [ -z "${CMAKE_CXX_COMPILER_LAUNCHER-}" ] && command -v ccache >/dev/null; then
    export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache
    export CCACHE_BASEDIR="${CCACHE_BASEDIR-$PWD}" CCACHE_NOHASHDIR=1 CCACHE_COMMENTS=1
    export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
fi

# step LOG WORDS... -- COMMAND...: says the words, runs the command with its output in build/LOG.log,
# and says how long it took; on a terminal meanwhile how far ninja is, [123/391].  When the command fails: the end of the
# log, and exit.
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
        # The status of a pipeline is that of its last command: this one's goes through a file.
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

# Its input into the log, and ninja's count of it behind the words.
show_progress() {
    while IFS= read -r line || [ -n "$line" ]; do
        printf '%s\n' "$line" >&3
        case $line in "["[0-9]*/[0-9]*"] "*) printf '\r\033[K%s ... %s]' "$words" "${line%%]*}" ;; esac
    done 3>"$log"
}

# Whether build/PRESET was configured here.  A folder that was copied or moved was not: it is made afresh.
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
