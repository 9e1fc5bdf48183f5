#!/bin/sh
# examples/tutorial.py with the built package of bindings/python.
#   python.sh SOURCE
# Exit: 0 success, 77 skipped.
set -eu
cd -- "$1"
. tests/tutorial/answers.sh
python=$1/build/python/venv/bin/python site=$1/build/python/site
[ -x "$python" ] && [ -f "$site/nonet/__init__.py" ] || { echo "skipped: the package was not built: ./test python" && exit 77; }
export PYTHONPATH="$site" PYTHONDONTWRITEBYTECODE=1
follows "$1" "$python" examples/tutorial.py
