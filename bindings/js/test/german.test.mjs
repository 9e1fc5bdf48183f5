// Every text of the engine has a German translation: the sentences of the techniques' records, the paths in
// tests/golden/, the steps on the pages of the techniques, hints, verdicts, errors. The translation keeps every cell
// and digit.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { it } from 'node:test';

import { load } from 'nonet';
import { german } from 'nonet/german';
import { germanCatalogue } from '../dist/languages/german.js';

const root = new URL('../../../', import.meta.url);
const read = (path) => readFile(new URL(path, root), 'utf8');
const list = async (folder, end) => (await readdir(new URL(folder, root), { recursive: true })).filter((name) => name.endsWith(end)).map((name) => folder + name);

// English words that must not occur in the German text; names of techniques stay English.
const english = /(?<!\p{L})(?:the|is|are|has|have|of|and|not|only|each|one|two|this|that|must|be|there|would|look|from|place|candidate|digit|wrong|solution|expected|found)(?!\p{L})/iu;
const numbers = (text) => (text.match(/\b(?:r\d+c\d+|\d+)\b/g) ?? []).sort().join(' ');

function check(text) {
  const said = german(text);
  assert.ok(!english.test(said), `${text}\n${said}`);
  assert.equal(numbers(said), numbers(text), `${text}\n${said}`);
  return said;
}

it('has every sentence of the techniques, word for word, and every name', async () => {
  const files = [...(await list('src/techniques/', '.cpp')), 'src/techniques/hodoku/kinds.hpp'];
  const missing = [];
  for (const file of files) {
    const source = (await read(file)).replace(/\{deadly\}/g, 'If {cells} held only {digits}, these digits could be swapped and the puzzle would have two solutions')
      .replace(/\{stick\}/g, 'sticks').replace(/\{reasons\} /g, ''); // the reasons are whole sentences
    for (const [, raw, plain] of source.matchAll(/R"\(([^]*?)\)"|"((?:[^"\\\n]|\\.)*)"/g)) {
      const whole = (raw ?? plain).split(/\n|\\n/)[0];
      if (!/\{so\}/.test(whole) || !/^[A-Z{]/.test(whole)) continue; // the golden paths have examples of chains with branches
      for (const sentence of whole.split(/(?<=\.) (?=[A-Z{])/))
        if (!Object.hasOwn(germanCatalogue.sentences, sentence)) missing.push(`${file}: ${sentence}`);
    }
    for (const [, name] of source.matchAll(/(?:\.name = |\{\{"[a-z_0-9]+", |\{"hodoku\.[a-z_0-9]+", )"([^"]+)"/g))
      if (/^[A-Z\d]/.test(name) && !Object.hasOwn(germanCatalogue.names, name)) missing.push(`${file}: the name ${name}`);
  }
  assert.deepEqual(missing, []);
  // Both contain the same parts.
  const slots = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ');
  for (const [from, to] of Object.entries(germanCatalogue.sentences))
    assert.ok(slots(to) === slots(from), `${from}\n${to}`);
});

it('translates the reason and the name of each rule', async () => {
  const slots = {
    value: '10', values: '1 and 4', counts: '2 times 1 and 1 times 4', line: 'r1c1 to r1c6', size: '9', first: 'r1c1', second: 'r1c2', last: 'r1c3', text: '[12]*4.*',
    groups: 'r1c1 and r1c2', shafts: '(r1c2 and r1c3) as well as (r2c1 and r3c1)',
  };
  const either = {
    total: ['sums to 10', 'contains no digit twice'], times: ['twice', '3 times'], sum: ['r1c1 sums to 10', 'r1c1 + 2 times r1c2 - r1c3 sum to 10'], sums: ['sum', 'sums'], contain: ['contain', 'contains'], lie: ['lie', 'lies'],
    each_cell: [': they are equal cell by cell', ': they hold the same digit'], arms: ['r1c1 and r1c2', '(r1c1 and r1c2) as well as (r1c1 and r2c1) together'], range: ['', '; with the current candidates the sum is 3 to 18'],
    ranges: ['', '; with the current candidates the circle is 1 to 6 and the shaft 3'], runs: ['', ': here 3456 or 4567'],
    seen: ['1 cell is visible, so no cell is higher than the first', '3 cells are visible: those higher than all cells before them'],
    each: ['r1c1', 'Each of r1c1, r1c2 and r1c3'], region: ['box', 'piece'], parts: ['xv=5:r1c1,r1c2; thermo:r1c1-r1c3', 'xv=5:r1c1,r1c2'],
    less: ['', ', minus 1'], sides: ['', ', so low and high digits alternate'], middle: ['', ', which is the value of the middle cell'],
  };
  let count = 0;
  for (const file of await list('src/rules/', '.cpp')) {
    const source = await read(file);
    for (const [, name] of source.matchAll(/\{\{RuleKind::\w+, "[^"]+", "([^"]+)",/g)) assert.ok(Object.hasOwn(germanCatalogue.names, name), name);
    for (const [, reason] of source.matchAll(/"[a-z -]+",\s+"([A-Z{][^"]*\.)"\},/g)) {
      for (const way of [0, 1])
        check(reason.replace(/\{(\w+)\}/g, (_, slot) => either[slot]?.[way] ?? slots[slot] ?? 'r1c1, r1c2 and r1c3'));
      ++count;
    }
  }
  assert.ok(count > 50, String(count));
});

it('translates the candidates of extra cells', () => {
  for (const text of [
    "This rule uses the extra cell 'a'.",
    "This rule uses the extra cells 'p1' to 'p16', 'b' and 'c'.",
    "Sum. The extra cells 's1' to 's3' can only be 1 or 2; 's4' can only be 4; 'a' can only be 1, 2 or 3. 's1' to 's4', r1c1 and 'a' sum to 11. So r1c1 is not 4.",
    "r1c1 is the number of cells among 'p1' to 'p3' that equal 'p1', minus 1.",
    "'r' is the number of equal cells in unbroken runs from 'p9', along ('p9' to 'p12') as well as ('p9' and 'p13') together.",
    "r2c5 + r3c5 - 10 times 'd' - 'e' sum to 0.",
    'At least one of these rules holds: r9c3 contains 8; the cage r1c1 and r1c2 sums to 7; and 7 more.',
    'At least one of these rules holds: 8 rules that are too long to list.',
    "'p1' to 'p16' hold the region number of each cell of the board: regions have 4 cells, are connected by their sides and contain no digit twice.",
  ]) check(text);
  assert.equal(german("The extra cells 's1' to 's3' can only be 1 or 2; 'b' can only be 4."), "Zusatzzellen: bei 's1' bis 's3' ist nur 1 oder 2 möglich; bei 'b' ist nur 4 möglich.");
  assert.equal(german("Arrow. The extra cell 'a' can only be 3. On the arrow, r1c1 and r1c2 sum to the number in 'a'."), "Pfeil. Zusatzzellen: bei 'a' ist nur 3 möglich. Auf dem Pfeil ergeben r1c1 und r1c2 die Zahl in 'a'.");
});

it('translates paths of puzzles with rules', async () => {
  const n = await load();
  const rows = (await read('data/rules.tsv')).trim().split('\n').slice(1).map((row) => row.split('\t'));
  const kinds = new Map(rows.map((row) => [row[1], row]));
  for (const [, , board, puzzle] of kinds.values()) {
    const { steps } = n.explain(puzzle, { board, nodes: 5_000 });
    for (const { text } of steps) check(text);
    check(n.hint(puzzle, { board, level: 5 }).hint);
  }
});

it('translates the golden paths: every step and every link of a chain', async () => {
  let count = 0;
  for (const file of await list('tests/golden/explain/', '.txt')) {
    for (const line of (await read(file)).split('\n')) {
      const text = line.replace(/^\d+\. \[[\d.]+\] /, '');
      if (/^[.\d]{81}|^#|^\s*\(|^\s*$/.test(text) || /^\s*Branch/.test(text)) continue;
      check(text);
      ++count;
    }
  }
  assert.ok(count > 1000, String(count));
});

it('translates the found and expected parts of errors', async () => {
  const messages = new Set();
  for (const file of await list('tests/golden/formats/', '.txt'))
    for (const [message] of (await read(file)).matchAll(/found .*, expected .*/g)) messages.add(message);
  assert.ok(messages.size > 100, String(messages.size));
  const missing = [...messages].map(german).filter((said) => {
    const own = said.replace(/'.*'|„[^“]*“|: (?:iconv|pandas).*/g, '');
    return !/^gefunden: .*; erwartet: /.test(said) || english.test(own);
  });
  assert.deepEqual(missing, []);
});

it('translates the example on every technique’s page', async () => {
  const files = await list('docs/techniques/', '.md');
  assert.ok(files.length > 70);
  for (const file of files) {
    const said = /the program says:\n\n```\n([^]*?)```/.exec(await read(file))?.[1] ?? '';
    for (const line of said.split('\n'))
      if (line !== '' && !/^\s*\(|^\s*Branch/.test(line)) check(line);
  }
});

it('translates hints, verdicts, repairs, contradictions and errors', async () => {
  const n = await load();
  const pointing = '1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5';
  const slip = '........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58';
  const contradiction = '3165.84..52........87....31..3.1..8.9..863..5.5..9.6..13..7.25........74..52.63..';
  for (const level of [1, 2, 3, 4, 5]) check(n.hint(pointing, { level }).hint);
  for (const text of [slip, contradiction, `2${pointing.slice(1)}`]) check(n.hint(text).hint);
  check(n.whyNot(pointing, { cell: 1, digit: 3 }).clash.text);
  for (const text of [pointing, slip, contradiction, '.'.repeat(81), '11'.padEnd(81, '.'), '316578492529134768487629531263415987974863125851792643138947256692351874745286319']) {
    const { headline = '', about = '', sentences, repairs, duplicates = [] } = n.diagnose(text, { nodes: 100_000 });
    for (const each of [headline, about, ...sentences, ...duplicates.map((one) => one.text), ...repairs.flatMap((one) => [one.text, one.slipText])]) check(each);
    const { notes, warnings } = n.check(text);
    for (const each of [...notes, ...warnings]) check(each);
  }
  for (const message of n.parseAll('this is none\n').errors.map((error) => error.message)) assert.match(german(message), /^gefunden: .*; erwartet: ein Rätsel, oder/);
  assert.equal(german('Hidden Single in a Box'), 'Versteckter Einer im Block');
  assert.equal(german('So r4c5 and r4c6 are not 1 or 2.'), 'Also: r4c5 und r4c6 sind nicht 1 oder 2.');
  assert.equal(german('An unknown sentence.'), 'An unknown sentence.');
});
