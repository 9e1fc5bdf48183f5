// The first puzzles of each level, made by the engine when the page is built: the module 'virtual:ready-puzzles'. Puzzle N
// of a level is the one that the engine makes from the seed N, so opening it needs no engine.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'nonet';
import type { Plugin } from 'vite';
import { levelNames, orderOf, readyCount } from '../src/play/levels.ts';

const name = 'virtual:ready-puzzles';
const engine = fileURLToPath(new URL('../../bindings/js/dist/nonet.wasm', import.meta.url));
const folder = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));

async function made(): Promise<string> {
  const nonet = await load();
  const puzzlesOf = (level: (typeof levelNames)[number]) =>
    Array.from({ length: readyCount }, (_, index) => nonet.generate(orderOf({ level, seed: index + 1 }))[0].puzzle);
  return `export const ready = ${JSON.stringify(Object.fromEntries(levelNames.map((level) => [level, puzzlesOf(level)])))};`;
}

// Made again if the engine or an order has changed.
async function code(): Promise<string> {
  const key = createHash('sha256').update(readFileSync(engine)).update(JSON.stringify([levelNames.map((level) => orderOf({ level, seed: 1 })), readyCount]));
  const file = `${folder}ready-puzzles-${key.digest('hex').slice(0, 16)}.js`;
  if (!existsSync(file)) {
    const text = await made();
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  return readFileSync(file, 'utf8');
}

export function readyPuzzles(): Plugin {
  return {
    name: 'nonet-ready-puzzles',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? code() : undefined),
  };
}
