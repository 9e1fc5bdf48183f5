#!/bin/sh
# Builds the package for Python against the library of the release preset, into build/python/site, from which it can be
# imported; the dependencies of its tests come from PyPI, once, into build/python/venv.
#
#   tools/python.sh        after cmake --workflow --preset release, or by ./test python
set -eu
cd -- "$(dirname -- "$0")/.."
. tools/steps.sh

python=${PYTHON:-python3}
venv=build/python/venv
wanted=tools/python-packages.txt
[ -x $venv/bin/python ] || step python-venv "making a Python of our own" -- "$python" -m venv $venv
if ! cmp -s $wanted $venv/installed.txt; then
    step python-pip "installing what the Python tests call" -- $venv/bin/pip install -q --no-compile --disable-pip-version-check -r $wanted
    cp $wanted $venv/installed.txt
fi
step python-configure "configuring the Python package" -- cmake -S bindings/python -B build/python/module -G Ninja \
    -DCMAKE_BUILD_TYPE=Release -DNONET_LIBRARY="$PWD/build/release/src/libnonet.a" -DPython_EXECUTABLE="$PWD/$venv/bin/python"
step python-build "building the Python package" -- cmake --build build/python/module --parallel "$(nproc)"
step python-install "putting it into build/python/site" -- cmake --install build/python/module --prefix build/python/site --component site
