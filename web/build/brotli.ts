// Compressed copies beside the files of the page, FILE.br: for `nonet serve`, and for hosts that send such copies.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const packs = /\.(css|html|js|svg|txt|wasm|webmanifest)$/;

function pack(path: string): void {
  const bytes = readFileSync(path);
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  if (packed.length < 0.9 * bytes.length) writeFileSync(`${path}.br`, packed);
}

export function brotli(): Plugin {
  let folder = '';
  return {
    name: 'nonet-brotli',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) if (packs.test(file)) pack(join(folder, file));
    },
  };
}
