#!/bin/sh
# Installs missing dependencies and builds the page into build/web, to be served by any host: the engine as WebAssembly,
# the package nonet, the page.
#
#   tools/web.sh           all of it
#   tools/web.sh --page    only the page, if the package in bindings/js is already built
set -eu
cd -- "$(dirname -- "$0")/.."
. tools/steps.sh

./setup core web
. tools/node.sh
if [ "${1-}" != --page ]; then
    # Like ./test: an existing folder keeps its configuration.
    more=
    configured wasm || more=-DNONET_FAST_BUILD=ON
    configure wasm $more
    build wasm
    step npm "building the package nonet" -- npm --prefix bindings/js run build
fi
step page "building the page" -- npm --prefix web run build
echo "the page is in build/web"
