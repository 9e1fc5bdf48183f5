#!/bin/sh
# Installs what is missing and builds the page into build/web, to be served by any host: the engine as WebAssembly, the
# package nonet, the page.
#
#   tools/web.sh           all of it
#   tools/web.sh --page    the page alone, when the package in bindings/js is built already
set -eu
cd -- "$(dirname -- "$0")/.."
. tools/steps.sh

./setup core web
. tools/node.sh
if [ "${1-}" != --page ]; then
    # As ./test does: a folder that stands stays as it was made.
    more=
    configured wasm || more=-DNONET_FAST_BUILD=ON
    configure wasm $more
    build wasm
    step npm "building the package nonet" -- npm --prefix bindings/js run build
fi
step page "building the page" -- npm --prefix web run build
echo "the page is in build/web"
