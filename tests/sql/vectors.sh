#!/bin/sh
# Tests Python's SQLite with the conformance vectors.
#   vectors.sh EXTENSION VECTORS
set -eu
. "$(dirname -- "$0")/ready.sh"
exec /usr/bin/python3 "$here/vectors.py" "$extension" "$2"
