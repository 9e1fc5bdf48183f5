// Every sentence in every language: the same keys, the same kinds of values, and none left in English.

import { expect, test } from 'vitest';
import { english } from '../../src/words/english.ts';
import { german } from '../../src/words/german.ts';
import { examples } from '../../src/state/examples.ts';

// The leaves of a table by their paths.
function leaves(value: unknown, path: string, found: Map<string, unknown>): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) found.set(path, value);
  else for (const [key, part] of Object.entries(value)) leaves(part, `${path}.${key}`, found);
  return found;
}

const [ours, theirs] = [english, german].map((table) => leaves(table, '', new Map()));

// Words that are the same in both languages.
const shared = new Set(['Link', 'Extrem', 'Pause', 'Name', 'Sudoku', 'Start', 'Format', 'Code']);

test('German and English have the same keys', () => {
  // These tables may lack keys: English symmetries and engines have the engine's own words, and boards have their names.
  const keys = (leaf: Map<string, unknown>) => [...leaf.keys()].filter((key) => !/^\.(symmetries|ideas|boards)/.test(key)).sort();
  expect(keys(theirs)).toEqual(keys(ours));
});

test('no German text is the same as the English one', () => {
  for (const [path, text] of ours) {
    const other = theirs.get(path);
    expect(typeof other, path).toBe(typeof text);
    if (typeof text === 'string' && /[a-z]{3}/i.test(text) && !shared.has(text)) expect(other, path).not.toBe(text);
  }
});

test('sentences with parameters differ between the languages', () => {
  for (const [path, text] of ours)
    if (typeof text === 'function') {
      const given = Array.from({ length: text.length }, (_, i) => (/listed|cells|places|candidates|corners|house|wrong/.test(path) && i === text.length - 1 ? ['a', 'b'] : i + 2));
      const [one, other] = [text, theirs.get(path) as typeof text].map((say) => {
        try {
          return String(say(...given));
        } catch {
          return null; // wants texts
        }
      });
      if (one !== null && other !== null && /[a-z]{4}/i.test(one.replace(/undefined/g, ''))) expect(other, path).not.toBe(one);
    }
});

test('each example has a title and a description', () => {
  for (const { examples: words } of [english, german]) expect(words.length).toBe(examples.length);
});

test('no two colours begin with the same letter', () => {
  for (const { colours } of [english, german]) expect(new Set(colours.slice(1).map((name) => name[0])).size).toBe(6);
});
