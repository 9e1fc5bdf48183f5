# Selects node: the system's, or, if that is missing or too old, the one that `./setup web` downloaded into build/node.
# Sourced from the project's folder by the scripts that call node or npm; POSIX sh.
if [ -x build/node/node_modules/.bin/node ]; then
    PATH=$PWD/build/node/node_modules/.bin:$PATH
    export PATH
fi

# vite needs a newer version than the other tools.
node_is_new() {
    node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
        2>/dev/null
}
