#!/bin/sh
# Updates the modules and the npm package and tests them.
#   npm.sh VECTORS      the program that writes the conformance vectors
# Exit: 0 success, 77 skipped.
set -eu
cd -- "$(dirname -- "$0")/../.."

skip() {
    echo "skipped: $1"
    exit 77
}
. tools/node.sh
node_is_new || skip "there is no node of 20.19 or newer: ./setup web"
[ -f build/wasm/build.ninja ] || skip "the modules were not built; ./setup web && cmake --workflow --preset wasm"

tools/wasm_layout --check
cmake --build build/wasm
cd bindings/js
[ -d node_modules ] || npm ci --no-audit --no-fund
npm run --silent build
NONET_VECTORS=$1 npm test --silent
