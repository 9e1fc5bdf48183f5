#!/bin/sh
# The tests of the page: `page.sh unit`, or `page.sh browser`, which builds the page first.  Where something is missing
# the test is skipped (77) and says what.
#
#   page.sh unit|browser SOURCE_FOLDER BUILD_FOLDER
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

CHROMIUM=${CHROMIUM:-$(command -v chromium || true)}
[ -n "$CHROMIUM" ] || skip "there is no chromium"
export CHROMIUM NONET_WEB_OUT="$build/web-test"
npx vite build --logLevel warn
exec node --test --test-concurrency=1 --test-reporter=spec test/e2e/*.test.mjs
