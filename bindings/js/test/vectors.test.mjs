// Compares the answers in WebAssembly with those of the native engine: the vectors, byte for byte.

import assert from 'node:assert/strict';
import { it } from 'node:test';

import { load } from 'nonet';

import { all, boards, count, kernel, more, program, text, vectorsFor } from './vectors.mjs';

// How many vectors the module answers as the engine does.
async function compared(sets) {
  const n = await load();
  let asked = 0;
  for await (const line of vectorsFor(sets)) {
    const { question, given, answer } = JSON.parse(line);
    ++asked;
    assert.equal(text(n[question](...given)), JSON.stringify(answer), `vector ${asked}: ${line}`);
  }
  return asked;
}

const skip = !program && 'NONET_VECTORS names no program';
it(`answers as ${kernel} does`, { skip }, async () => assert.equal(await compared(all), count(all)));
for (const [what, sets] of Object.entries({ 'other boards': boards, 'scales and lists': more }))
  it(`answers about ${what} as the engine does`, { skip }, async () => assert.ok((await compared(sets)) > 300));
