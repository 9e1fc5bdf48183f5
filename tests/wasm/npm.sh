#!/bin/sh
# Brings the modules and the npm package up to date and tests them.
#   npm.sh VECTORS      the program that writes the conformance vectors
# Exit: 0 good, 77 skipped.
set -eu
cd -- "$(dirname -- "$0")/../.."

skip() {
    echo "skipped: $1"
    exit 77
}
command -v node >/dev/null || skip "there is no node"
[ "$(node -p 'process.versions.node.split(".")[0] >= 20')" = true ] || skip "node $(node --version) is older than 20"
[ -f build/wasm/build.ninja ] || skip "the modules were not built; ./setup web && cmake --workflow --preset wasm"

cmake --build build/wasm
cd npm
[ -d node_modules ] || npm ci --no-audit --no-fund
npm run --silent build
NONET_VECTORS=$1 npm test --silent
