// The engine in German: two instances are asked the same. The answers differ only in texts for people, and a German text
// has the cells and digits of the English one, and no English words.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { it } from 'node:test';

import { languageCodes, load } from 'nonet';

import { english, isGermanError } from './english.mjs';
import { asText, golden, root } from './golden.mjs';

const read = (path) => readFile(new URL(path, root), 'utf8');
const list = async (folder, end) => (await readdir(new URL(folder, root))).filter((name) => name.endsWith(end)).map((name) => folder + name);

const [en, de] = await Promise.all([load(), load()]);
de.setLanguage('de');

// The name of a rule that stays English.
const sameName = 'Look and Say';

const numbers = (text) => (text.match(/\b(?:r\d+c\d+|\d+)\b/g) ?? []).sort().join(' ');

// The keys of texts for people; strings of other keys are the same in every language.
const forPeople = new Set(['name', 'text', 'slipText', 'sentences', 'hint', 'end', 'headline', 'about', 'notes', 'warnings', 'message']);

function checkText(said, text) {
  assert.ok(said === sameName || !english.test(said), `${text}\n${said}`);
  assert.equal(numbers(said), numbers(text), `${text}\n${said}`);
}

// The names of houses, "row 4", are for programs.
const houses = new Set(['house', 'houses', 'missingRows']);

// Compares two answers, and returns the number of texts that differ.
function compared(german, other, key = '', within = '') {
  if (typeof other === 'string' && forPeople.has(key) && !houses.has(within)) {
    checkText(german, other);
    return Number(german !== other);
  }
  if (typeof other !== 'object' || other === null) return assert.equal(german, other, key), 0;
  assert.deepEqual(Object.keys(german), Object.keys(other), key);
  return Object.entries(other).reduce((count, [name, part]) => count + compared(german[name], part, ...(Array.isArray(other) ? [key, within] : [name, key])), 0);
}

// Asks both, and returns the German answer.
function asked(question) {
  const answer = question(de);
  assert.ok(compared(answer, question(en)) > 0, 'no text differs');
  return answer;
}

const errorOf = (question) => {
  try {
    question();
  } catch (error) {
    return error;
  }
};

const puzzle = '1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5';
const slip = '........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58';
const contradiction = '3165.84..52........87....31..3.1..8.9..863..5.5..9.6..13..7.25........74..52.63..';
const wrong = `2${puzzle.slice(1)}`;

it('the language is of an instance, from the next answer on, by a code', async () => {
  const n = await load();
  const message = () => errorOf(() => n.solve('12')).message;
  const inEnglish = message();
  assert.match(inEnglish, /^found .*, expected 9$/);
  for (const [code, begin] of [['de', 'gefunden: '], ['en', 'found '], ['de-AT', 'gefunden: '], ['EN', 'found '], ['DE_ch', 'gefunden: ']]) {
    n.setLanguage(code);
    assert.ok(message().startsWith(begin), code);
  }
  for (const code of ['fr', '', 'd', 'deu', 'german']) assert.throws(() => n.setLanguage(code), { code: 'bad_argument' }, code);
  assert.throws(() => n.setLanguage(), { code: 'bad_argument' });
  assert.ok(message().startsWith('gefunden: ')); // as before
  n.setLanguage('en');
  assert.equal(message(), inEnglish);
  assert.equal(errorOf(() => n.setLanguage('fr')).message, `found the language 'fr', expected ${languageCodes.join(' or ')}`);
});

it('names of techniques and kinds of rules', () => {
  const techniques = asked((n) => n.techniques());
  assert.equal(techniques.find(({ id }) => id === 'hidden_single').name, 'Versteckter Einer');
  const kinds = (n) => n.ruleKinds().map(({ id, name }) => ({ id, name }));
  assert.equal(asked(kinds).find(({ id }) => id === 'killer').name, 'Käfig');
  assert.deepEqual(de.board('9x9+x'), en.board('9x9+x'));
});

it('paths: every step and every link of a chain', async () => {
  const files = await list('tests/golden/explain/', '.txt');
  assert.ok(files.length >= 8, String(files.length));
  const names = new Set();
  for (const file of files) {
    const given = (await read(file)).slice(0, 81);
    for (const { name } of asked((n) => n.explain(given)).steps) names.add(name);
    asked((n) => n.explain(given, { scale: 'hodoku' }));
  }
  for (const name of ['Versteckter Einer im Block', 'X-Wing']) assert.ok(names.has(name), name);
});

it('the example on every technique’s page', async () => {
  const files = await list('docs/techniques/', '.md');
  const slow = ['nested_multiple_chain', 'nested_dynamic_chain', 'nested_dynamic_chain_plus']; // seconds each
  let count = 0;
  for (const file of files) {
    const [, id] = /(\w+)\.md$/.exec(file);
    const grid = /```\n(\+--[^]*?)```/.exec(await read(file))?.[1];
    if (slow.includes(id) || grid === undefined || errorOf(() => en.parse(grid))) continue; // an example of another board
    const { step } = asked((n) => n.hint(grid, { only: [id] }));
    if (step) ++count;
  }
  assert.ok(count > 90, String(count));
});

it('paths of puzzles with rules', async () => {
  const rows = (await read('data/rules.tsv')).trim().split('\n').slice(1).map((row) => row.split('\t'));
  const kinds = new Map(rows.map((row) => [row[1], row]));
  assert.ok(kinds.size > 40, String(kinds.size));
  for (const [, , board, given] of kinds.values()) {
    asked((n) => n.explain(given, { board, nodes: 5_000 }));
    asked((n) => n.hint(given, { board }));
  }
});

it('hints of all levels, contradictions, diagnoses and checks', () => {
  for (const level of [1, 2, 3, 4, 5]) asked((n) => n.hint(puzzle, { level }));
  for (const text of [slip, contradiction, wrong]) asked((n) => n.hint(text));
  asked((n) => n.whyNot(puzzle, { cell: 1, digit: 3 }));
  const solved = '316578492529134768487629531263415987974863125851792643138947256692351874745286319';
  for (const text of [puzzle, slip, contradiction, '.'.repeat(81), '11'.padEnd(81, '.'), solved]) {
    asked((n) => n.diagnose(text, { nodes: 100_000 }));
    compared(de.check(text), en.check(text)); // can be without texts
  }
  asked((n) => n.check('11'.padEnd(81, '.')));
});

it('errors in texts', () => {
  const none = 'this is none\n';
  const pairs = new Map();
  for (const text of [none, ...golden.map(asText)]) {
    const [german, other] = [de.parseAll(text).errors, en.parseAll(text).errors];
    assert.equal(german.length, other.length, text);
    other.forEach(({ message, ...place }, index) => {
      const { message: said, ...same } = german[index];
      assert.deepEqual(same, place, text);
      pairs.set(message, said);
    });
  }
  assert.ok(pairs.size > 100, String(pairs.size));
  assert.deepEqual([...pairs.values()].filter((said) => !isGermanError(said)), []);
  assert.match(de.parseAll(none).errors[0].message, /^gefunden: .*; erwartet: ein Rätsel, oder/);
});
