// Compares the answers in WebAssembly with those of the native engine: the vectors, on both modules, byte for byte.

import assert from 'node:assert/strict';
import { it } from 'node:test';

import { load } from 'nonet';

import { all, boards, count, kernels, more, program, some, text, vectorsFor } from './vectors.mjs';

const whole = 'nonet.wasm';
for (const module of Object.keys(kernels)) {
  it(`${module} answers as ${kernels[module]} does`, { skip: !program && 'NONET_VECTORS names no program' }, async () => {
    const n = await load(new URL(import.meta.resolve(`nonet/${module}`)));
    const sets = module === whole ? all : some;
    let asked = 0;
    for await (const line of vectorsFor(module, sets)) {
      const { question, given, answer } = JSON.parse(line);
      ++asked;
      assert.equal(text(n[question](...given)), JSON.stringify(answer), `vector ${asked}: ${line}`);
    }
    assert.equal(asked, count(sets));
  });
}

for (const [what, sets] of Object.entries({ 'other boards': boards, 'scales and lists': more })) {
  it(`answers about ${what} as the engine does`, { skip: !program && 'NONET_VECTORS names no program' }, async () => {
    const n = await load(new URL(import.meta.resolve(`nonet/${whole}`)));
    let asked = 0;
    for await (const line of vectorsFor(whole, sets)) {
      const { question, given, answer } = JSON.parse(line);
      ++asked;
      assert.equal(text(n[question](...given)), JSON.stringify(answer), `vector ${asked}: ${line}`);
    }
    assert.ok(asked > 300, `${asked} vectors`);
  });
}
