// The answers in WebAssembly are those of the native engine: every vector, on both modules, byte for byte.

import assert from 'node:assert/strict';
import { it } from 'node:test';

import { load } from 'nonet';

import { expected, kernels, program, text, vectorsFor } from './vectors.mjs';

for (const module of Object.keys(kernels)) {
  it(`${module} answers as ${kernels[module]} does`, { skip: !program && 'NONET_VECTORS names no program' }, async () => {
    const n = await load(new URL(import.meta.resolve(`nonet/${module}`)));
    let asked = 0;
    for await (const line of vectorsFor(module)) {
      const { question, given, answer } = JSON.parse(line);
      ++asked;
      assert.equal(text(n[question](...given)), JSON.stringify(answer), `vector ${asked}: ${line}`);
    }
    assert.equal(asked, expected);
  });
}

const all = 'nonet.wasm';
it('answers about other boards as the engine does', { skip: !program && 'NONET_VECTORS names no program' }, async () => {
  const n = await load(new URL(import.meta.resolve(`nonet/${all}`)));
  let asked = 0;
  for await (const line of vectorsFor(all, ['boards'])) {
    const { question, given, answer } = JSON.parse(line);
    ++asked;
    assert.equal(text(n[question](...given)), JSON.stringify(answer), `vector ${asked}: ${line}`);
  }
  assert.ok(asked > 100, `${asked} vectors`);
});
