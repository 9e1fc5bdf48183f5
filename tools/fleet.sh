#!/bin/sh
# Builds the package for Python (tools/python.sh) and installs the engines for the tests of fleets, once: Dask from PyPI
# into build/python/venv, Spark into build/fleet/spark.
#
#   tools/fleet.sh        after cmake --workflow --preset release, or by ./test fleet
set -eu
cd -- "$(dirname -- "$0")/.."
. tools/steps.sh

tools/python.sh
venv=build/python/venv
wanted=tools/fleet-packages.txt
if ! cmp -s $wanted $venv/fleet.txt; then
    step fleet-pip "installing Dask" -- $venv/bin/pip install -q --no-compile --disable-pip-version-check -r $wanted
    cp $wanted $venv/fleet.txt
fi

# Spark is a source archive of 456 MB that includes its jars. pip would pack them into a wheel, which takes minutes, and
# unpack that again.
version=4.3.0
spark() {
    rm -rf build/fleet && mkdir -p build/fleet/archive &&
        $venv/bin/pip download -q --disable-pip-version-check --no-deps --no-binary pyspark -d build/fleet/archive "pyspark==$version" &&
        tar xzf build/fleet/archive/pyspark-$version.tar.gz -C build/fleet && rm -r build/fleet/archive || return 1
    for folder in bin jars sbin; do ln -s ../deps/$folder build/fleet/pyspark-$version/pyspark/$folder || return 1; done
    unzip_py4j build/fleet/pyspark-$version && ln -s pyspark-$version build/fleet/spark
}
unzip_py4j() { $venv/bin/python -m zipfile -e "$1"/lib/py4j-*-src.zip "$1"; }
[ -d build/fleet/spark/pyspark ] && [ "$(readlink build/fleet/spark)" = pyspark-$version ] || step fleet-spark "bringing Spark" -- spark
