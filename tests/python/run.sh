#!/bin/sh
# Runs tests of the Python package in build/python/site.
#   run.sh FILE...      files of this folder
# Exit: 0 success, 77 skipped.
set -eu
tests=$(cd -- "$(dirname -- "$0")" && pwd -P)
source=${tests%/tests/python}
site=$source/build/python/site
python=$source/build/python/venv/bin/python

skip() {
    echo "skipped: $1"
    exit 77
}
[ -x "$python" ] && [ -f "$site/nonet/__init__.py" ] || skip "the package was not built: ./test python, or tools/python.sh"
[ "$source/build/python/module/build.ninja" -nt "$NONET_LIBRARY" ] || [ "$site/nonet/__init__.py" -nt "$NONET_LIBRARY" ] ||
    skip "the package is older than the library: tools/python.sh"

# Tests run elsewhere: next to the sources, a folder named nonet would be imported instead.
cd -- "$tests"
export NONET_SOURCE_DIR="$source" PYTHONPATH="$site"
export PYTHONDONTWRITEBYTECODE=1 HYPOTHESIS_STORAGE_DIRECTORY="$source/build/python/hypothesis"
exec "$python" -X dev -W error -m pytest -q -c "$source/pyproject.toml" "$@"
