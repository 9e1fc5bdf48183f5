#!/bin/sh
# Builds the page into build/web, to be served by any host: the engine as WebAssembly, the package nonet, the page.
#
#   tools/web.sh           all of it
#   tools/web.sh --page    the page alone, when the package in npm/ is built already
#
# Needs ./setup core web, and node 20.19 or newer.
set -eu
cd -- "$(dirname -- "$0")/.."

if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'; then
    echo "web.sh: the page needs node 20.19 or newer; \`npm install --no-save node@22\` gets one from npm" >&2
    exit 1
fi

if [ "${1-}" != --page ]; then
    cmake --preset wasm
    cmake --build --preset wasm
    (cd npm && npm ci --no-audit --no-fund && npm run build)
fi
(cd web && npm ci --no-audit --no-fund && npm run build)
echo "the page is in build/web"
