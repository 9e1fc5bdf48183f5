#!/bin/sh
# Runs tests of nonet.fleet, on the Python package in build/python/site.
#   run.sh python FILE...   files of this folder that need no engine
#   run.sh fleet FILE...    files that need Dask, Spark, Ray or S3
# Exit: 0 success, 77 skipped.
set -eu
tests=$(cd -- "$(dirname -- "$0")" && pwd -P)
source=${tests%/tests/fleet}
site=$source/build/python/site
python=$source/build/python/venv/bin/python
spark=$source/build/fleet/spark

skip() {
    echo "skipped: $1"
    exit 77
}
[ -x "$python" ] && [ -f "$site/nonet/fleet.py" ] || skip "the package is not there: ./test $1, or tools/$1.sh"
[ "$source/build/python/module/build.ninja" -nt "$NONET_LIBRARY" ] || [ "$site/nonet/__init__.py" -nt "$NONET_LIBRARY" ] ||
    skip "the package is older than the library: tools/$1.sh"
if [ "$1" = fleet ]; then
    [ -d "$spark/pyspark" ] || skip "the engines are not there: ./test fleet, or tools/fleet.sh"
    command -v java >/dev/null || skip "there is no java: ./setup fleet"
fi
shift

# Workers import the tests' modules from here.
cd -- "$tests"
export PYTHONPATH="$site:$tests:$spark" PYTHONDONTWRITEBYTECODE=1
export SPARK_LOCAL_IP=127.0.0.1 PYSPARK_PYTHON="$python" PYSPARK_DRIVER_PYTHON="$python"
exec "$python" -m pytest -q -c "$source/pyproject.toml" -W error::pytest.PytestUnraisableExceptionWarning "$@"
