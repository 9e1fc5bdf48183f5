#!/bin/sh
# Builds the extension for SQLite in build/release: build/release/bindings/sql/mod_nonet.so.
set -eu
cd -- "$(dirname -- "$0")/.."
. tools/steps.sh

configure release -DNONET_BUILD_SQL=ON
step sql "building the extension for SQLite" -- cmake --build build/release --parallel "$(nproc)" --target nonet_sql
