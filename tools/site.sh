#!/bin/sh
# Installs missing dependencies and builds the documentation as a site into build/site/html: open index.html, or serve
# the folder from any host. Its text comes from docs/, the README files, the command's help and the headers.
set -eu
cd -- "$(dirname -- "$0")/.."
. tools/steps.sh

./setup core site
configured release || configure release
build release --target nonet_cli

site=build/site
wanted=$(cat tools/site/requirements.txt)
if [ ! -x "$site/python/bin/sphinx-build" ] || [ "$(cat "$site/python/requirements.txt" 2>/dev/null)" != "$wanted" ]; then
    rm -rf "$site/python"
    step site-python "making a Python environment" -- /usr/bin/python3 -m venv "$site/python"
    step site-sphinx "installing Sphinx, MyST and Furo" -- "$site/python/bin/pip" install --no-compile --disable-pip-version-check \
        --no-input -r tools/site/requirements.txt
    cp tools/site/requirements.txt "$site/python/requirements.txt"
fi
step site-sources "gathering the pages" -- /usr/bin/python3 tools/site/gather.py --nonet build/release/cli/nonet "$site/source"
rm -rf "$site/html"
# -W: a warning, such as a broken link, is an error.
step site "building the site" -- "$site/python/bin/sphinx-build" -W --keep-going -q -E -b html -c tools/site \
    -d "$site/doctrees" "$site/source" "$site/html"
echo "the site is in $site/html"
