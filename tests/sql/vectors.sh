#!/bin/sh
# Python's SQLite against the conformance vectors.
#   vectors.sh EXTENSION VECTORS
set -eu
. "$(dirname -- "$0")/ready.sh"
exec /usr/bin/python3 "$here/vectors.py" "$extension" "$2"
