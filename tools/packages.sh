#!/bin/sh
# Makes the packages into build/packages/.  Their version is that of include/nonet/version.hpp.
#
#   tools/packages.sh [KIND...]
#
#   deb      Debian packages: the command, the C library, what developers need, the documents, the extension for SQLite
#   npm      the package for JavaScript, when it was built: ./test web
# wheel    the package for Python, after ./test python; only on request, because it compiles the library again
#   jar      the package for Java with its sources and documentation, when it was built: ./test java
#   nupkg    the package for .NET, when it was built: ./test csharp
#
# Without a KIND: deb, and those of npm, jar and nupkg that were built; prints the names of the others.
set -eu
cd -- "$(dirname -- "$0")/.."
. tools/steps.sh
out=$PWD/build/packages

# Uses Debian's folder for libraries, which affects the installation but not the build.
make_deb() {
    ./setup core packages
    configure release -DNONET_BUILD_SQL=ON -DCMAKE_INSTALL_LIBDIR="lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)"
    build release --target nonet_cli nonet_docs nonet-verify nonet nonet_c nonet_sql
    rm -f "$out"/*.deb
    step deb "making the Debian packages" -- cpack --config build/release/CPackConfig.cmake -B build/packages
    rm -rf "$out/_CPack_Packages"
}

make_npm() {
    . tools/node.sh
    rm -f "$out"/*.tgz
    step npm-pack "making the npm package" -- npm pack "$PWD/bindings/js/dist" --pack-destination "$out"
}

make_wheel() {
    rm -f "$out"/*.whl
    step wheel "making the wheel for Python" -- \
        build/python/venv/bin/pip wheel --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir "$out" .
}

# These copy the results of the languages' own builds.
make_jar() { rm -f "$out"/*.jar "$out"/*.pom && cp build/java/nonet-*.jar build/m2/io/github/nonet-sudoku/nonet/*/*.pom "$out"; }
make_nupkg() { rm -f "$out"/*.nupkg && cp build/csharp/*.nupkg "$out"; }

# is_built KIND: whether its input was built. builder KIND: prints the part that builds it.
is_built() {
    case $1 in
        deb) true ;;
        npm) [ -f bindings/js/dist/package.json ] ;;
        wheel) [ -x build/python/venv/bin/pip ] ;;
        jar) ls build/java/nonet-*.jar >/dev/null 2>&1 ;;
        nupkg) ls build/csharp/*.nupkg >/dev/null 2>&1 ;;
        *) echo "packages: no kind '$1'; there are: deb npm wheel jar nupkg" >&2 && exit 2 ;;
    esac
}
builder() {
    case $1 in npm) echo web ;; wheel) echo python ;; jar) echo java ;; nupkg) echo csharp ;; esac
}

mkdir -p "$out"
for kind in "$@"; do
    is_built "$kind" || { echo "packages: first build what the $kind is made of: ./test $(builder "$kind")" >&2 && exit 1; }
done
for kind in ${*:-deb npm jar nupkg}; do
    if is_built "$kind"; then
        "make_$kind"
    else
        echo "no $kind: ./test $(builder "$kind") builds what it is made of"
    fi
done
(cd "$out" && ls -sh --block-size=K -- *)
