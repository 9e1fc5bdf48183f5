# Shell functions shared by ./try, ./test and tools/web.sh.  Sourced from the project's folder; POSIX sh.

# step LOG WORDS... -- COMMAND...: says the words, runs the command with its output in build/LOG.log,
# and says how long it took.  When the command fails: the end of the log, and exit.
step() {
    log=build/$1.log
    shift
    words=
    while [ "$1" != -- ]; do words="$words $1" && shift; done
    shift
    printf '%s ...' "${words# }"
    began=$(date +%s)
    mkdir -p build
    if "$@" >"$log" 2>&1 </dev/null; then
        printf ' %s s\n' $(($(date +%s) - began))
    else
        status=$?
        printf ' failed\n\n'
        tail -n 60 "$log" >&2
        printf '\nfailed: %s\nthe whole log: %s/%s\n' "$*" "$PWD" "$log" >&2
        exit "$status"
    fi
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
