#!/bin/sh
# Follows the tutorials and guides that begin with an installed nonet.
#   tutorial.sh SOURCE PREFIX
set -eu
source=$1 prefix=$2
PKG_CONFIG_PATH=$(dirname -- "$(find "$prefix" -name nonet.pc)")
LD_LIBRARY_PATH=${PKG_CONFIG_PATH%/pkgconfig}
export PKG_CONFIG_PATH LD_LIBRARY_PATH
exec "$source/tools/check_sessions" --path "$prefix/bin" "$source/docs/tutorials/into_your_app.md" "$source/docs/c.md" \
    "$source/docs/cpp.md"
