#!/bin/sh
# The sessions of docs/sql.md, where the extension is found as an installed one is.
#   docs.sh EXTENSION
set -eu
. "$(dirname -- "$0")/ready.sh"
cd "$here/../.."
LD_LIBRARY_PATH=$(dirname -- "$extension") exec tools/check_sessions --path "$(dirname -- "$extension")" docs/sql.md
