#!/bin/sh
# Installs what is missing and builds the page into build/web, to be served by any host: the engine as WebAssembly, the
# package nonet, the page.
#
#   tools/web.sh           all of it
#   tools/web.sh --page    the page alone, when the package in npm/ is built already
set -eu
cd -- "$(dirname -- "$0")/.."

./setup core web
if [ "${1-}" != --page ]; then
    cmake --workflow --preset wasm
    (cd npm && npm run build)
fi
(cd web && npm run build)
echo "the page is in build/web"
