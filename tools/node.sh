# Which node is used: the system's, or where that is missing or too old the one that `./setup web` fetched into build/node.
# Sourced from the project's folder by the scripts that call node or npm; POSIX sh.
if [ -x build/node/node_modules/.bin/node ]; then
    PATH=$PWD/build/node/node_modules/.bin:$PATH
    export PATH
fi

# What vite needs is the newest that anything needs.
node_is_new() {
    node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
        2>/dev/null
}
