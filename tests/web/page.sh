#!/bin/sh
# The tests of the page: its pure parts (unit), building it (build), and then one file of web/test/e2e/ in a browser. If
# something is missing, the test is skipped (77) with a message.
#
#   page.sh unit|build|FILE SOURCE_FOLDER BUILD_FOLDER
#   page.sh class SOURCE_FOLDER BUILD_FOLDER NONET       thirty browsers at once: web/test/class.mjs
set -eu
what=$1 source=$2 build=$3

skip() {
    echo "skipped: $1"
    exit 77
}
cd -- "$source"
. tools/node.sh
node_is_new || skip "there is no node of 20.19 or newer: ./setup web"
[ -f "$source/bindings/js/dist/nonet.wasm" ] || skip "the package nonet is not built: tools/web.sh"
[ -d "$source/web/node_modules" ] || skip "web/node_modules is missing: tools/web.sh"
cd -- "$source/web"

if [ "$what" = unit ]; then
    npx tsc --noEmit
    exec npx vitest run
fi

export NONET_WEB_OUT="$build/web-test"
[ "$what" != build ] || exec npx vite build --logLevel warn

[ -f "$NONET_WEB_OUT/index.html" ] || skip "the page is not built: test web/build"
CHROMIUM=${CHROMIUM:-$(command -v chromium-headless-shell || command -v chromium || true)}
[ -n "$CHROMIUM" ] || skip "there is no chromium"
export CHROMIUM
[ "$what" != class ] || exec node test/class.mjs "$4"
# The limit applies to the whole file: a hanging test is named before ctest ends the process.
exec node --test --test-timeout=1100000 --test-reporter=spec "test/e2e/$what"
