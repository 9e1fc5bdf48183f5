// The package as users see it: errors, limits. vectors.test.mjs compares its answers with the engine's.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';

import { NonetError, engineNames, coreModule, formatNames, levels, load, symmetryNames, techniqueNames } from 'nonet';

const puzzle = '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..';
const solution = '316578492529134768487629531263415987974863125851792643138947256692351874745286319';
const several = '........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58';
const empty = '.'.repeat(81);
const module = (name) => new URL(import.meta.resolve(`nonet/${name}`));

describe('load', () => {
  it('loads the core module, whose answers core.test.mjs compares', async () => {
    const core = await load(coreModule);
    assert.equal(core.version, (await load()).version);
    assert.throws(() => core.hint(puzzle), { code: 'unsupported' });
  });
  it('loads from addresses, paths, bytes and compiled modules', async () => {
    const address = module('nonet.wasm');
    const bytes = await readFile(address);
    for (const source of [address, address.pathname, bytes, await WebAssembly.compile(bytes)]) {
      const n = await load(source);
      assert.equal(n.solve(puzzle).solution, solution);
    }
  });
  it('reports a missing module', async () => {
    await assert.rejects(load('no/such.wasm'), /ENOENT/);
    await assert.rejects(load(new Uint8Array(8)), WebAssembly.CompileError);
  });
  it('creates instances that share nothing', async () => {
    const [one, other] = await Promise.all([load(), load()]);
    const first = one.parse(puzzle);
    other.parse(several);
    assert.deepEqual(one.parse(puzzle), first);
  });
});

describe('the whole module', async () => {
  const n = await load();
  it('answers about other boards by their names', () => {
    const board = '4x4';
    assert.equal(n.solve('..4..2....14....', { board }).solution, '3142423123141423');
    assert.equal(n.count('.'.repeat(16), { board, solutions: 0 }).count, 288);
    assert.equal(n.check('..4..2....14....', { board }).minimal, true);
    assert.equal(n.candidates('..4..2....14....', { board }).candidates.length, 64);
    assert.match(n.format('..4..2....14....', 'grid', { board }), /^\. \. 4 \.\n/);
    assert.equal(n.format('.'.repeat(81), 'iss', { board: '9x9+thermo:r5c1-r5c3' }), '.Thermo~R5C1~R5C2~R5C3');
    assert.throws(() => n.format('.'.repeat(81), 'killer', { board: '9x9+thermo:r5c1-r5c3' }), /thermo/);
    const hint = n.hint('..4..2....14....', { board, level: 5 });
    assert.equal(hint.board, board);
    assert.equal(hint.step.level, 'easy');
    const path = n.explain('..4..2....14....', { board });
    assert.equal(path.end, '3142423123141423');
    assert.ok(path.steps.every((step) => step.rating === undefined && step.level === 'easy'));
    assert.equal(n.whyNot('..4..2....14....', { cell: 0, digit: 3 }, { board }).right, true);
    assert.equal(n.whyNot('..4..2....14....', { cell: 0, digit: 1 }, { board }).found, true);
    assert.throws(() => n.whyNot('..4..2....14....', { cell: 16, digit: 1 }, { board }), { code: 'bad_argument' });
    assert.equal(n.rate('..4..2....14....', { board }).level, 'easy');
    const [made] = n.generate({ board: 'x', seed: 1 });
    assert.equal(n.solve(made.puzzle, { board: '9x9+x' }).solution, made.solution);
    assert.equal(n.board('6X6+X').houses.length, 20);
    assert.throws(() => n.solve('1', { board: '4x5x6' }), { code: 'bad_argument' });
    const kinds = n.ruleKinds();
    assert.ok(kinds.length > 50);
    assert.deepEqual(kinds[0], {
      id: 'killer', name: 'Killer Cage', meaning: kinds[0].meaning, example: 'killer=10:r1c1,r1c2,r2c1',
      place: 'cells', numbers: 'optional', leastGroups: 1, mostGroups: 1, leastCells: 1, mostCells: 0, generated: true,
    });
    const clued = kinds.filter(({ generated }) => generated).map(({ id }) => id);
    assert.throws(() => n.generate({ rules: ['luck'] }), { message: `found 'luck', expected some of ${clued.join(', ')}` });
    assert.deepEqual(new Set(kinds.map(({ place }) => place)), new Set(['cells', 'line', 'outside', 'board']));
    for (const { example } of kinds) assert.equal(n.board(`4x4+${example}`).board, `4x4+${example}`);
    for (const { name } of n.engines()) assert.equal(n.solve('..4..2....14....', { board, engine: name }).solution, '3142423123141423');
    assert.throws(() => n.solve('..4..2....14....', { board, engine: 'none' }), { code: 'bad_argument' });
    const traced = n.trace('..4..2....14....', 'row', { board });
    assert.equal(traced.solutions, 1);
    assert.equal(traced.events.length, traced.digitTries + traced.backtracks + traced.nodes); // places are nodes - 1; a solution
    assert.ok(traced.events.every((event) => ((event >> 8) & 0xffff) < 16));
    const first = traced.events.findIndex((event) => event >> 24 === 1);
    const rest = n.trace('..4..2....14....', 'row', { board, from: traced.events.slice(first, first + 1) });
    assert.deepEqual(rest.events, traced.events.slice(first + 1));
    assert.throws(() => n.trace('..4..2....14....', 'row', { board, from: Uint32Array.of(0x100_0f01) }), { code: 'bad_argument' });
    const broken = n.diagnose('..43.2....14....', { board });
    assert.deepEqual([broken.status, broken.repairs[0].text], ['none', 'move 4 from r1c3 to r1c2']);
    assert.equal(n.diagnose('..4..2.....4....', { board }).status, 'multiple');
    assert.throws(() => n.generate({ board, unbiased: true }), { code: 'unsupported' });
  });

  it('finds the board of a text', () => {
    const board = '9x9+killer=10:r1c1,r1c2';
    for (const form of ['iss', 'fpuzzles', 'sudokupad']) {
      const link = n.format(empty, form, { board });
      assert.equal(n.format(link, 'rules'), n.format(empty, 'rules', { board }));
      assert.deepEqual(n.count(link, { solutions: 5 }), n.count(empty, { board, solutions: 5 }));
    }
    const four = '..4..2....14....';
    for (const method of ['parse', 'solve', 'check', 'count', 'candidates', 'estimate', 'proof', 'solutions', 'minimal', 'draw', 'diagnose', 'hint', 'explain', 'allSteps', 'rate']) {
      const more = method === 'estimate' ? [1, 10] : [];
      assert.deepEqual(n[method](four, ...more), n[method](four, ...more, { board: '4x4' }), method);
      if (method !== 'diagnose') assert.throws(() => n[method]('12'), { code: 'wrong_length' }, method);
    }
    assert.equal(n.format(four, 'line'), four);
    assert.equal(n.whyNot(four, { cell: 0, digit: 3 }).right, true);
    assert.throws(() => n.canon(four), { code: 'unsupported' });
    assert.throws(() => n.rate(four, { scale: 'nonet' }), { code: 'unsupported' });
    assert.equal(n.explain(four, { without: ['hidden_single'] }).steps.some(({ technique }) => technique === 'hidden_single'), false);
    assert.throws(() => n.solve(puzzle, { engine: 'none' }), { code: 'bad_argument' });
  });

  it('draws puzzles of other boards and their steps', () => {
    const small = '.6.2..25.......31...................';
    const board = '6x6+x';
    assert.match(n.draw(small, { board }), /^<svg/);
    assert.notEqual(n.draw(small, { board, step: 1 }), n.draw(small, { board, step: 2 }));
    assert.equal(String.fromCharCode(...n.draw(small, { board, step: 1, form: 'pdf' }).slice(0, 5)), '%PDF-');
    assert.throws(() => n.draw(small, { board, step: 1000 }), { code: 'bad_argument' });
    const ground = n.drawGround('6x6+killer=5:r1c1,r1c2');
    assert.match(ground, /^<svg[^]*<g class="below">[^]*<g class="above">[^]*ink-cage/);
    assert.throws(() => n.drawGround('6x7x8'), { name: 'NonetError' });
    assert.throws(() => n.draw(small, { board: '4x4' }), { code: 'wrong_length' });
  });

  it('draws a puzzle and its steps', () => {
    assert.match(n.draw(puzzle), /^<svg/);
    assert.notEqual(n.draw(puzzle, { step: 1 }), n.draw(puzzle));
    const pdf = n.draw(puzzle, { step: 1, form: 'pdf' });
    n.draw(several);
    assert.equal(String.fromCharCode(...pdf.subarray(0, 5)), '%PDF-');
    assert.throws(() => n.draw(puzzle, { step: 1000 }), { code: 'bad_argument' });
    assert.throws(() => n.draw(puzzle, { step: -1 }), { code: 'bad_argument' });
    assert.throws(() => n.draw(puzzle, { form: 'png' }), { code: 'bad_argument' });
  });

  it('gives isomorphs the same class', () => {
    assert.equal(n.classOf(puzzle), 'e2e58089ac31fedb5d16eb8c0ed0e18b');
    assert.equal(n.classOf(n.scramble(puzzle, 3)), n.classOf(puzzle));
    assert.throws(() => n.classOf('11' + '.'.repeat(79)), { code: 'bad_argument' });
  });

  it('reads texts with puzzles of any board', () => {
    const named = '{"board":"4x4+x","puzzle":"1..............2"}';
    const { puzzles, errors } = n.parseAll(`..4..2....14....\n${named}\nwords\n`);
    assert.deepEqual(puzzles.map(({ board, cells }) => [board, cells]), [
      ['4x4', '..4..2....14....'],
      ['4x4+x', '1..............2'],
    ]);
    assert.equal(errors.length, 1);
    assert.equal(n.parseAll(puzzle).puzzles[0].board, '9x9');
    assert.equal(n.parseAll('1 2 3 4 5 6\n'.repeat(6), { board: '6x6' }).puzzles[0].cells.length, 36);
    assert.throws(() => n.parseAll('1', { board: '9x9+nkight' }), { code: 'bad_argument', message: /nkight/ });
    assert.throws(() => n.parseAll('1', { borad: '9x9' }), { message: "found the option 'borad', expected most, board" });
  });

  it('describes a board with its houses and rules', () => {
    assert.equal(n.board('9x9').pairs, undefined);
    assert.equal(n.board('9x9+knight').pairs.length, 152);
    assert.deepEqual(n.board('4x4+min:r1c1').pairs[0], { first: [1, 1], second: [1, 2], relation: 'less' });
    assert.deepEqual(n.board('4x4+odd:r2c3').allowed, [{ cell: [2, 3], digits: [1, 3] }]);
    assert.deepEqual(n.board('4x4+0..3+even:r1c1').allowed, [{ cell: [1, 1], digits: [0, 2] }]);
  });

  it('accepts cells by number, by name and as in answers', () => {
    const answers = [1, 'r1c2', 'R1C2', 'A2', [1, 2]].map((cell) => n.whyNot(puzzle, { cell, digit: 9 }));
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    assert.deepEqual(answers[0].whyNot, { cell: [1, 2], digit: 9 });
    const entries = `39${puzzle.slice(2, 80)}1`;
    const found = n.diagnoseEntries(puzzle, entries, ['r9c9', [1, 2]]);
    assert.deepEqual(found, n.diagnoseEntries(puzzle, entries, [80, 1]));
    for (const cell of [81, -1, 1.5, 'r10c1', 'J1', '', [0, 1], [1], null, undefined, NaN])
      assert.throws(() => n.whyNot(puzzle, { cell, digit: 9 }), { code: 'bad_argument', message: /^found cell .*, expected a number from 0 to 80, 'r1c1', 'A1' or \[1, 1\]$/ });
  });

  it('reports invalid options and values in words', () => {
    const wrong = [
      [() => n.solve(puzzle, { limit: {} }), "found the option 'limit', expected engine, board, limits"],
      [() => n.solve(puzzle, { limits: { node: 5 } }), "found the option 'node', expected solutions, nodes, milliseconds"],
      [() => n.solve(puzzle, { engine: 3 }), 'found engine 3, expected a text'],
      [() => n.solve(3), 'found 3, expected a text'],
      [() => n.solve(), 'found undefined, expected a text'],
      [() => n.count(puzzle, { solutions: '2' }), "found solutions '2', expected a whole number"],
      [() => n.count(puzzle, { milliseconds: -1 }), 'found milliseconds -1, expected a number from 0'],
      [() => n.hint(puzzle, { level: 6 }), 'found level 6, expected a whole number from 1 to 5'],
      [() => n.hint(puzzle, { lvl: 1 }), /^found the option 'lvl'/],
      [() => n.whyNot(puzzle, { cell: 1, digit: 0 }), 'found digit 0, expected a whole number from 1 to 9'],
      [() => n.generate({ minimal: 'yes' }), "found minimal 'yes', expected true or false"],
      [() => n.generate({ givens: 'many' }), /^found givens/],
      [() => n.generate({ rating: ['1', 2] }), 'found rating 1, expected two numbers from 0'],
      [() => n.generate({ seeds: 1 }), /^found the option 'seeds', expected board, seed/],
      [() => n.check(puzzle, { boards: '9x9' }), /^found the option 'boards'/],
      [() => n.format(puzzle, 'line', { bord: 'x' }), "found the option 'bord', expected board"],
      [() => n.trace(puzzle, 'row', { max: 1 }), /^found the option 'max'/],
    ];
    for (const [ask, message] of wrong) assert.throws(ask, { name: 'NonetError', code: 'bad_argument', message });
  });

  it('has the version of its header', async () => {
    const header = await readFile(new URL('../../../include/nonet/version.hpp', import.meta.url), 'utf8');
    assert.equal(n.version, /NONET_VERSION "(.*)"/.exec(header)[1]);
  });

  it('lists its engines', () => {
    const engines = n.engines();
    assert.deepEqual(engines.map((engine) => engine.name).slice(0, 2), ['scan', 'column']);
    assert.ok(engines.every((engine) => engine.idea.length > 0));
    assert.equal(engines.at(-1).takesMarks, true);
    for (const { name: engine } of engines) assert.equal(n.solve(puzzle, { engine }).solution, solution);
  });

  it('reads the formats that the command reads', () => {
    const rows = n.format(puzzle, 'grid');
    assert.deepEqual(n.parse(rows), { cells: puzzle, marks: null, board: '9x9', format: 'grid' });
    const marks = n.format(puzzle, 'marks');
    assert.deepEqual([n.parse(marks).marks, n.parse(marks).format], [marks, 'marks']);
    assert.equal(n.parse(`\ufeff${puzzle}`).cells, puzzle);
  });

  it('reads every puzzle of a text, and reports the rest as errors', () => {
    const text = `# ü\n${puzzle} # one\nnothing\n${n.format(several, 'grid')}\n${n.format(several, 'marks')}\n1${puzzle}\n`;
    const all = n.parseAll(text);
    assert.deepEqual(
      all.puzzles.map(({ line, cells, format }) => [line, cells, format]),
      [[2, puzzle, 'line'], [4, several, 'grid'], [14, several, 'marks']],
    );
    assert.deepEqual(all.puzzles.map(({ marks }) => marks), [null, null, n.format(several, 'marks')]);
    assert.deepEqual(all.errors.map(({ code, line, column }) => [code, line, column]), [
      ['bad_character', 3, 1],
      ['wrong_length', 15, 82],
    ]);
    assert.equal(all.errors[0].message, "found 'n', expected a puzzle");
    assert.deepEqual([all.puzzleCount, all.errorCount], [3, 2]);
    const first = n.parseAll(text, { most: 1 });
    assert.deepEqual(first, { ...all, puzzles: all.puzzles.slice(0, 1), errors: all.errors.slice(0, 1) });
    assert.deepEqual(n.parseAll(''), { puzzles: [], errors: [], puzzleCount: 0, errorCount: 0 });
  });

  it('lists the techniques that puzzles can require', () => {
    const techniques = n.techniques();
    assert.deepEqual(techniques.find(({ id }) => id === 'x_wing'), { id: 'x_wing', name: 'X-Wing', rating: 3.2 });
    for (const { id } of techniques.filter(({ rating }) => rating > 0 && rating < 4.5)) {
      const [made] = n.generate({ seed: 3, needs: id }, 0, 1, { milliseconds: 60_000 });
      assert.ok(made.met && n.explain(made.puzzle).steps.some(({ technique }) => technique === id), id);
    }
    assert.throws(() => n.generate({ needs: 'luck' }), { code: 'bad_argument' });
  });

  it('lists techniques, engines, symmetries and formats', async () => {
    const names = (list) => list.map(({ id, name }) => id ?? name).sort();
    assert.deepEqual([...techniqueNames].sort(), names(n.techniques()));
    assert.deepEqual([...engineNames].sort(), names(n.engines()));
    assert.deepEqual([...symmetryNames].sort(), names(n.symmetries()));
    const source = await readFile(new URL('../../../src/formats/names.cpp', import.meta.url), 'utf8');
    assert.deepEqual([...formatNames], [...source.matchAll(/case Format::\w+: return "(\w+)"/g)].map(([, name]) => name));
  });

  it("uses the levels of nonet's scale in orders and answers", () => {
    const scale = n.scale('nonet').levels;
    assert.deepEqual(scale.map(({ level, from }) => [level, from]), Object.entries(levels).map(([level, [lowest]]) => [level, lowest]));
    for (const [level, [lowest, highest]] of Object.entries(levels).slice(0, 5)) {
      const [made] = n.generate({ seed: 4, level });
      assert.ok(made.met && made.level === level && made.difficulty >= lowest && made.difficulty <= highest, level);
      assert.equal(n.rate(made.puzzle, { scale: 'nonet' }).scales[0].level, level);
    }
  });

  it('has ratings as numbers, names in one style, and unchanged ids', () => {
    const rating = n.rate(puzzle, { scale: ['se', 'nonet', 'hodoku'] });
    for (const number of [rating.er, rating.ep, rating.ed, rating.scales[0].difficulty, rating.scales[0].score, rating.hodoku.score])
      assert.equal(typeof number, 'number');
    assert.ok(rating.scales[0].counts.hidden_single > 0);
    assert.equal(n.explain(puzzle).steps[0].rating, 1.2);
    assert.equal(n.diagnose(several).singleCompletions.length, 5);
    const snake = (value) => JSON.stringify(value).match(/"[a-z]+_\w+":/g);
    for (const answer of [n.diagnose(several), n.explain(puzzle), n.hint(puzzle), n.check(puzzle), n.board('4x4'), n.whyNot(puzzle, { cell: 1, digit: 9 })])
      assert.equal(snake(answer), null);
  });

  it('returns the conclusion of a step as data', () => {
    const { step } = n.hint(puzzle);
    const [{ cell: [row, column], digit }] = step.place;
    assert.equal(solution[9 * (row - 1) + column - 1], String(digit));
  });

  it('stops by itself without limits', () => {
    const { exact, stop } = n.count(empty, { solutions: 0 });
    assert.deepEqual([exact, stop], [false, 'budget']);
    assert.equal(n.candidates(empty).exact, true);
    assert.equal(n.count(several, { solutions: 0, nodes: 0 }).exact, true); // no limit, when asked for
  });

  // On a grid without givens the search for a contradiction takes minutes.
  it('stops why-not by itself after a minute', { skip: !process.env.NONET_VECTORS_ALL }, () => {
    const began = performance.now();
    assert.equal(n.whyNot(empty, { cell: 0, digit: 1 }).found, false);
    assert.ok(performance.now() - began < 100_000);
  });

  it('names the symmetries, and makes puzzles that have them', () => {
    const symmetries = n.symmetries();
    assert.deepEqual(symmetries[0], { name: 'none', words: 'none' });
    const mirrored = (at, [row, column]) => (at === 'horizontal' ? [row, 8 - column] : [8 - row, column]);
    const words = { horizontal: 'left and right', vertical: 'top and bottom' };
    for (const name of ['horizontal', 'vertical']) {
      assert.equal(symmetries.find((one) => one.name === name).words, words[name]);
      const [made] = n.generate({ seed: 7, symmetry: name });
      for (let cell = 0; cell < 81; ++cell) {
        const [row, column] = mirrored(name, [Math.floor(cell / 9), cell % 9]);
        assert.equal(made.puzzle[cell] === '.', made.puzzle[9 * row + column] === '.', name);
      }
    }
  });

  it('returns steps as data as well as text', () => {
    const hard = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';
    const steps = n.explain(hard, { milliseconds: 60_000 }).steps.filter(({ chains }) => chains);
    assert.ok(steps.length > 0);
    for (const { name, text, sentences, chains } of steps) {
      assert.ok(text.startsWith(`${name}. ${sentences.join(' ')}`), text);
      for (const { nodes, sentences: lines } of chains) {
        assert.equal(lines.length, nodes.length);
        lines.forEach((line, at) => assert.ok(text.includes(`\n  ${at + 1}. ${line}\n`) || text.endsWith(line), line));
      }
    }
  });

  it('generates puzzles that match the order', () => {
    for (const { er, met } of n.generate({ seed: 5, rating: [2.6, 3.4] }, 0, 3)) {
      assert.ok(met && er >= 2.6 && er <= 3.4, er);
    }
    const [near] = n.generate({ seed: 5, like: puzzle, likeDrop: 2, likeAdd: 3 });
    const kept = [...puzzle].filter((cell, at) => cell !== '.' && near.puzzle[at] === cell).length;
    assert.deepEqual([near.met, near.givens, kept], [true, 33, 30]);
  });

  it('throws errors of texts with their places', () => {
    const wrong = (ask) => {
      let thrown;
      assert.throws(ask, (error) => ((thrown = error), error instanceof NonetError));
      const { code, line, column, message } = thrown;
      return { code, line, column, message };
    };
    assert.deepEqual(wrong(() => n.solve('12')), {
      code: 'wrong_length',
      line: 1,
      column: 3,
      message: 'found 2 cells in row 1, expected 9',
    });
    const rows = n.format(puzzle, 'grid').replace('5 2 0', '5 ! 0');
    assert.equal(wrong(() => n.rate(rows)).line, 2);
    assert.equal(wrong(() => n.solve(puzzle, { engine: 'abacus' })).code, 'bad_argument');
    assert.equal(wrong(() => n.solve(n.format(puzzle, 'marks'), { engine: 'row' })).code, 'unsupported');
    assert.equal(wrong(() => n.generate({ givens: [90, 95] })).code, 'bad_argument');
    assert.equal(wrong(() => n.generate({ seed: -1 })).code, 'bad_argument');
    assert.equal(wrong(() => n.count(puzzle, { nodes: 1.5 })).code, 'bad_argument');
    assert.equal(wrong(() => n.hint(puzzle, { level: 6 })).code, 'bad_argument');
    assert.equal(n.solve(puzzle).status, 'unique'); // and continues
  });

  it('stays within limits', () => {
    assert.deepEqual(n.count(empty, { solutions: 1000 }), { count: 1000, exact: false, stop: 'solutions' });
    assert.equal(n.count(empty, { solutions: 0, nodes: 500 }).stop, 'budget');
    const began = performance.now();
    assert.equal(n.count(empty, { solutions: 0, milliseconds: 50 }).stop, 'budget');
    assert.ok(performance.now() - began < 5000);
    assert.equal(n.rate(puzzle, { nodes: 1 }).status, 'budget');
  });

  it('solves many at once', () => {
    const values = (cells) => Array.from(cells, (c) => (c === '.' ? 0 : Number(c)));
    const grids = [puzzle, several, `33${empty.slice(2)}`, puzzle].flatMap(values);
    const { solutions, statuses, stop } = n.solveBatch(Uint8Array.from(grids));
    assert.deepEqual(statuses, ['unique', 'multiple', 'none', 'unique']);
    assert.equal(stop, 'finished');
    assert.deepEqual([...solutions.subarray(0, 81)], values(solution));
    assert.deepEqual([...solutions.subarray(162, 243)], values(empty));
    assert.deepEqual([...solutions.subarray(243)], values(solution));
    assert.deepEqual(n.solveBatch(new Uint8Array(0)).statuses, []);
    assert.throws(() => n.solveBatch(new Uint8Array(82)), { code: 'wrong_length' });
    assert.throws(() => n.solveBatch(new Uint8Array(81).fill(10)), { code: 'bad_argument' });
  });

  it('solves a batch of another board like single puzzles', () => {
    for (const [board, texts] of [
      ['4x4+x', ['....1.2.4.......', '................', '11..............']],
      ['4x4+0..3', ['0..1............', '0123............']],
    ]) {
      const first = n.board(board).firstValue;
      const grids = Uint8Array.from(texts.flatMap((text) => Array.from(text, (c) => (c === '.' ? 0 : Number(c) + 1 - first))));
      for (const { solutions, statuses } of [n.solveBatch(grids, { board }), n.solveEach(grids, { board })]) {
        texts.forEach((text, i) => {
          const { status, solution = '.'.repeat(16) } = n.solve(text, { board });
          assert.equal(statuses[i], status);
          assert.equal([...solutions.subarray(16 * i, 16 * i + 16)].map((v) => (v === 0 ? '.' : String(v - 1 + first))).join(''), solution);
        });
      }
      assert.throws(() => n.solveBatch(new Uint8Array(15), { board }), { code: 'wrong_length' });
    }
    assert.throws(() => n.solveBatch(new Uint8Array(16), { board: 'four' }), { code: 'bad_argument' });
  });

  it('solves a batch like single puzzles', () => {
    const values = (cells) => Array.from(cells, (c) => (c === '.' ? 0 : Number(c)));
    const texts = [puzzle, several, `33${empty.slice(2)}`, empty];
    const grids = Uint8Array.from(texts.flatMap(values));
    for (const limits of [undefined, { solutions: 1 }, { milliseconds: 60_000 }, { nodes: 1 }]) {
      const { solutions, statuses, ...more } = n.solveEach(grids, limits);
      assert.deepEqual(more, {});
      texts.forEach((text, i) => {
        const { status, solution: first = empty } = n.solve(text, { limits });
        assert.equal(statuses[i], status);
        const found = [...solutions.subarray(81 * i, 81 * i + 81)];
        // Which of several solutions comes first depends on the neighbouring puzzles.
        if (status !== 'multiple') assert.deepEqual(found, values(first));
        else assert.ok(values(text).every((given, cell) => found[cell] > 0 && [0, found[cell]].includes(given)));
      });
    }
    assert.deepEqual(n.solveEach(new Uint8Array(0)), { solutions: new Uint8Array(0), statuses: [] });
    assert.throws(() => n.solveEach(new Uint8Array(82)), { code: 'wrong_length' });
    assert.throws(() => n.solveEach(new Uint8Array(81).fill(10)), { code: 'bad_argument' });
  });

  it('traces events that lead from the puzzle to the solution', () => {
    const { events, stop, ...counts } = n.trace(puzzle, 'row');
    assert.deepEqual(counts, { solutions: 1, digitTries: 6732, backtracks: 720, nodes: 770 });
    assert.equal(stop, 'solutions');
    const cells = [...puzzle];
    const tally = [0, 0, 0, 0];
    for (const event of events) {
      const [digit, cell, kind] = [event & 255, (event >> 8) & 65535, event >> 24];
      ++tally[kind];
      if (kind === 1) cells[cell] = String(digit);
      if (kind === 2) cells[cell] = '.';
      if (kind === 3) assert.equal(cells.join(''), solution);
    }
    assert.deepEqual(tally, [6732, 769, 720, 1]);
  });

  it('stops a trace when its buffer is full, and counts without a buffer', () => {
    const short = n.trace(puzzle, 'row', { maxEvents: 10 });
    assert.equal(short.stop, 'max_events');
    assert.equal(short.events.length, 10);
    const counted = n.trace(puzzle, 'row', { maxEvents: 0 });
    assert.deepEqual([counted.stop, counted.events.length, counted.digitTries], ['solutions', 0, 6732]);
    assert.equal(n.trace(puzzle, 'row', { nodes: 10 }).stop, 'budget');
  });

  it('resumes a search after any placed digit', () => {
    const { events } = n.trace(puzzle, 'row');
    const way = [];
    events.forEach((event, i) => {
      if (event >> 24 === 2) way.pop();
      if (event >> 24 !== 1) return;
      way.push(event);
      if (i % 50 === 0) assert.deepEqual(n.trace(puzzle, 'row', { from: Uint32Array.from(way) }).events, events.slice(i + 1));
    });
    assert.throws(() => n.trace(puzzle, 'mrv', { from: Uint32Array.of(0x100_0103) }), { code: 'bad_argument' });
    assert.throws(() => n.trace(puzzle, 'row', { from: Uint32Array.of(3) }), { code: 'bad_argument' });
    assert.throws(() => n.trace(puzzle, 'row', { from: Uint32Array.of(0x100_0101), maxEvents: 0 }), { code: 'bad_argument' });
  });

  it('tells a player the first wrong entry', () => {
    const entries = `39${solution.slice(2, 80)}1`;
    const { wrong, firstWrong } = n.diagnoseEntries(puzzle, entries, [80, 1]);
    assert.deepEqual(wrong.map((edit) => edit.cell), [[1, 2], [9, 9]]);
    assert.deepEqual(firstWrong, [{ cell: [9, 9], from: 1, to: 9 }]);
  });

  it('takes seeds of 64 bits', () => {
    const seed = 2n ** 64n - 1n;
    assert.equal(n.scramble(puzzle, seed), n.scramble(puzzle, seed, 0));
    assert.notEqual(n.scramble(puzzle, seed), n.scramble(puzzle, seed - 1n));
    assert.equal(n.same(puzzle, n.scramble(puzzle, seed)).same, true);
  });

  it('keeps its memory through many and long texts', () => {
    const before = n.memory;
    for (let i = 0; i < 200; ++i) n.explain(puzzle);
    assert.ok(n.memory <= before + (4 << 20));
    assert.throws(() => n.parse('x'.repeat(10_000_000)), NonetError);
    const lines = `${puzzle}\n`.repeat(100_000);
    const all = () => assert.equal(n.parseAll(lines, { most: 1 }).puzzleCount, 100_000);
    all();
    const after = n.memory;
    for (let i = 0; i < 5; ++i) all();
    assert.equal(n.memory, after);
    assert.equal(n.solve(puzzle).solution, solution);
  });
});

describe('scales', () => {
  const pointing = '1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5';
  it('rate and explain alike, built-in or from a text', async () => {
    const n = await load();
    const { er, scales } = n.rate(pointing, { scale: ['se', 'nonet'] });
    assert.equal(er, 3.2);
    assert.equal(scales.length, 1);
    assert.deepEqual([scales[0].level, scales[0].scale, scales[0].ending], ['hard', 'nonet 1', 'solved']);
    const path = n.explain(pointing, { scale: 'nonet' });
    assert.deepEqual([path.scale, path.level, path.difficulty], ['nonet 1', scales[0].level, scales[0].difficulty]);
    assert.equal(n.hint(pointing, { scale: 'nonet' }).step.text, path.steps[0].text);
    assert.equal(n.allSteps(pointing, { scale: 'nonet', without: ['x_wing'] }).scale, 'nonet 1 without x_wing');
    assert.equal(n.whyNot(pointing, { cell: 'r1c2', digit: 3 }, { scale: 'nonet' }).found, true);
    assert.equal(n.rate(pointing, { scale: 'name mine\nhidden_single 1.0\n' }).scales[0].ending, 'stuck');
    assert.equal(n.scale('nonet').techniques[0].technique, 'hidden_single');
    assert.equal(n.generate({ seed: 1, level: 'medium' }, 0, 1)[0].level, 'medium');
    assert.throws(() => n.rate(pointing, { scale: 'nonet-2' }), { code: 'bad_argument' });
    assert.throws(() => n.scale('hidden_single 1\nx_wing\n'), { line: 2 });
  });
});

describe('lists and data sets', () => {
  it('stop at their limits', async () => {
    const n = await load();
    assert.deepEqual(n.solutions(puzzle), { found: [solution], stop: 'finished' });
    const some = n.solutions('.'.repeat(81), { solutions: 7 });
    assert.deepEqual([some.found.length, new Set(some.found).size, some.stop], [7, 7, 'solutions']);
    assert.equal(n.solutions('.'.repeat(81), { nodes: 50 }).stop, 'budget');
    assert.equal(n.minimal(puzzle, { nodes: 1 }), null);
    assert.equal(n.check(n.minimal(puzzle)).minimal, true);
    assert.throws(() => n.minimal('.'.repeat(81)), { code: 'bad_argument' });
    assert.throws(() => n.neighbours(puzzle, -1, 0), { message: /drop -1/ });
    assert.equal(n.solve(puzzle).solution, solution);
    const core = await load(new URL(import.meta.resolve('nonet/nonet-core.wasm')));
    for (const name of ['solutions', 'minimal', 'minimalPuzzles', 'neighbours', 'unavoidableSets', 'audit']) {
      assert.throws(() => core[name](name === 'audit' ? [puzzle] : puzzle), { code: 'unsupported' }, name);
    }
  });

  it('find defects and duplicates', async () => {
    const n = await load();
    const other = n.scramble(puzzle, 7);
    const rows = [{ puzzle, solution }, 'what is this?', { puzzle: other, file: 1, line: 5 }, { puzzle: '.'.repeat(81), solution: '1' }];
    const { findings, totals } = n.audit(rows, { minimality: true });
    assert.deepEqual(
      findings.map(({ file, line, defect }) => `${file}:${line} ${defect}`),
      ['0:1 not_minimal', '0:2 unreadable', '1:5 not_minimal', '1:5 leak', '0:3 multiple', '0:3 wrong_solution'],
    );
    assert.deepEqual([findings[3].same, findings[3].of], [false, { file: 0, line: 1 }]);
    assert.deepEqual([totals.rows, totals.unique, totals.minimal, totals.defects.leak], [4, 2, 0, 1]);
    assert.throws(() => n.audit([{ puzzle, file: 65_536 }]), { message: /file 65536/ });
    assert.throws(() => n.audit([{ puzle: puzzle }]), { message: /'puzle'/ });
    const before = n.memory;
    for (let i = 0; i < 20; ++i) n.audit(Array(2000).fill(puzzle));
    assert.ok(n.memory <= before + (4 << 20));
    assert.throws(() => n.partOf(puzzle, 1, []), { code: 'bad_argument' });
    assert.throws(() => n.partOf(puzzle, 1, [-1]), { message: /share -1/ });
    assert.throws(() => n.classOf(puzzle, { by: 'row' }), { message: /by 'row'/ });
    assert.equal(n.partOf(puzzle, 3, [0.5, 0.5]), n.partOf(other, 3, [0.5, 0.5]));
  });
});
