#!/bin/bash -eu
# Builds each target of fuzz/ with its inputs as the seed corpus, but not `packed` and `serve`, which need libraries of the command.
cmake -S . -B build/oss-fuzz -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo -DNONET_BUILD_CLI=OFF -DNONET_INSTALL=OFF \
    -DNONET_BUILD_FUZZ=ON -DNONET_CONTRACTS=ON
ninja -C build/oss-fuzz
for target in build/oss-fuzz/fuzz/fuzz_*; do
    [ -x "$target" ] && [ -f "$target" ] || continue
    name=${target##*/fuzz_}
    cp "$target" "$OUT/"
    mkdir -p "build/oss-fuzz/fuzz/seeds/$name"
    zip -q -r "$OUT/fuzz_${name}_seed_corpus.zip" "fuzz/corpus/$name" "build/oss-fuzz/fuzz/seeds/$name"
done
