#!/bin/sh
# Runs the sessions of docs/sql.md, with the extension in the place of an installed one.
#   docs.sh EXTENSION
set -eu
. "$(dirname -- "$0")/ready.sh"
cd "$here/../.."
LD_LIBRARY_PATH=$(dirname -- "$extension") exec tools/check_sessions --path "$(dirname -- "$extension")" docs/sql.md
