#!/bin/sh
# examples/tutorial.mjs with the built package of bindings/js.
#   javascript.sh SOURCE PLACE
# Exit: 0 success, 77 skipped.
set -eu
cd -- "$1"
. tests/tutorial/answers.sh
. tools/node.sh
node_is_new && [ -f bindings/js/dist/node.js ] || { echo "skipped: the package was not built: ./test web" && exit 77; }
mkdir -p "$2/node_modules"
ln -sfn "$1/bindings/js" "$2/node_modules/nonet"
cp examples/tutorial.mjs "$2"
follows "$1" node "$2/tutorial.mjs"
