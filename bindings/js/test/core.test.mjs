// Compares the core with the whole module: it reads the same puzzle or reports an error. It never reads a different
// puzzle, such as one without the rules in its text.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

import { load } from 'nonet';

import { isGermanError } from './english.mjs';
import { asText, filesIn, golden, root } from './golden.mjs';

const puzzle = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';
const several = '........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58';
const [core, whole] = await Promise.all(
  ['nonet-core.wasm', 'nonet.wasm'].map((name) => load(new URL(import.meta.resolve(`nonet/${name}`)))),
);

const seeds = ['parse', 'reader', 'boards'].flatMap((name) => filesIn(`fuzz/corpus/${name}/`)).flatMap((text) => [text, text.slice(1)]);
const fields = ['boards', 'rules'].flatMap((name) => readFileSync(new URL(`data/${name}.tsv`, root), 'latin1').split(/[\t\n]/));
const withRules = [
  `board: 9x9+knight\n${puzzle}\n`,
  `board: 9x9\nkiller=10: r1c1,r1c2\n${puzzle}\n`,
  `{"puzzle": "${puzzle}", "board": "9x9+x"}`,
  `puzzle,board\n${puzzle},9x9+x\n`,
  `puzzle,board\n${puzzle},9x9+x\n${puzzle},\n`,
  `3x3:d:k:${'0:'.repeat(80)}0`,
  `SumoCueV1=10+0${'=0'.repeat(78)}=7`,
  '.Cage~10~R1C1~R1C2.~R1C1_3',
  'https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage~10~R1C1~R1C2.',
];

const answerOf = (ask) => {
  try {
    return { answer: ask() };
  } catch ({ code }) {
    return { code };
  }
};

describe('the core', () => {
  it('reads what the full module reads, or reports that it cannot', () => {
    const texts = [...golden, ...seeds, ...fields, ...withRules].map(asText);
    assert.ok(texts.length > 500, `${texts.length} texts`);
    let read = 0;
    for (const text of texts) {
      const small = core.parseAll(text);
      if (small.puzzleCount > 0 && small.errorCount === 0) {
        assert.deepEqual(small, whole.parseAll(text), JSON.stringify(text));
        ++read;
      }
      const { answer } = answerOf(() => core.parse(text));
      if (answer) assert.deepEqual(answer, whole.parse(text), JSON.stringify(text));
    }
    assert.ok(read > 300, `${read} of ${texts.length} texts`);
  });

  it('reports an error for texts with a board or rules', () => {
    for (const text of withRules) {
      assert.ok(core.parseAll(text).errorCount > 0, text);
      assert.throws(() => core.parse(text), text);
    }
    for (const text of withRules.filter((each) => /^(board|3x3|Sumo)/.test(each)))
      assert.throws(() => core.parse(text), { code: 'unsupported', message: /its board and rules/ }, text);
    assert.throws(() => core.parse(withRules[2]), { code: 'unsupported', message: /9x9\+x/ });
    assert.equal(core.parse(`{"puzzle": "${puzzle}", "board": "9x9"}`).cells, puzzle);
  });

  it('solves and counts like the full module', () => {
    for (const text of [puzzle, several, '.'.repeat(81), `55${'.'.repeat(79)}`]) {
      const { nodes: _nodes, ...answer } = core.solve(text);
      const { nodes: _others, ...other } = whole.solve(text);
      if (answer.status !== 'multiple') assert.deepEqual(answer, other);
      assert.equal(answer.status, other.status);
      assert.deepEqual(core.count(text, { solutions: 1000 }), whole.count(text, { solutions: 1000 }));
    }
    assert.throws(() => core.solve(puzzle, { engine: 'row' }), { message: /engine 'row', expected one of fast/ });
  });

  it('reports errors in German', () => {
    core.setLanguage('de');
    const messages = [...golden, ...withRules].map(asText).flatMap((text) => core.parseAll(text).errors.map(({ message }) => message));
    core.setLanguage('en');
    assert.ok(messages.length > 100, String(messages.length));
    assert.deepEqual([...new Set(messages)].filter((message) => !isGermanError(message)), []);
  });

  it('reports missing functions', () => {
    for (const [method, ...given] of [
      ['engines'], ['techniques'], ['symmetries'], ['hint', puzzle], ['draw', puzzle], ['trace', puzzle], ['format', puzzle, 'grid'],
      ['check', puzzle], ['generate'], ['solve', '..4..2....14....', { board: '4x4' }], ['parseAll', puzzle, { board: '4x4' }],
    ])
      assert.throws(() => core[method](...given), { code: 'unsupported' }, method);
  });
});
