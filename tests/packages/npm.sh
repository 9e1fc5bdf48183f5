#!/bin/sh
# The npm package, installed into an empty project without a registry, and used there.
#   npm.sh SOURCE PLACE VERSION
# Exit: 0 success, 77 skipped.
set -eu
source=$1 place=$2 version=$3
cd -- "$source"
. tools/node.sh
. tests/tutorial/answers.sh
tarball=$source/build/packages/nonet-$version.tgz
[ -f "$tarball" ] && node_is_new || { echo "skipped: there is no $tarball: ./test web packages" && exit 77; }

rm -rf "$place"
mkdir -p "$place"
cd "$place"
echo '{ "private": true }' >package.json
npm install --offline --no-audit --no-fund --cache "$place/cache" "$tarball" >npm.log 2>&1 || { cat npm.log && exit 1; }
[ "$(ls node_modules)" = nonet ] || { echo "it brings others: $(ls node_modules)" && exit 1; }
[ "$(node -p 'require("./node_modules/nonet/package.json").version')" = "$version" ]
[ -s node_modules/nonet/LICENSE ] && [ -s node_modules/nonet/web.d.ts ]
cp "$source/examples/tutorial.mjs" .
follows "$source" node tutorial.mjs
