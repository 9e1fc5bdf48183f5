// The engines' source lines next to their boards: for every engine that can be watched, each event has its own line.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listingOf, listings } from '../../build/engine_code.ts';
import { lineOf } from '../../src/watch/code.tsx';
import { fileOf } from '../../src/watch/filmed.ts';
import { eventOf } from '../../src/watch/moment.ts';

const folder = new URL('../../../src/engines/', import.meta.url);
const registered = [...readFileSync(new URL('registry.hpp', folder), 'utf8').matchAll(/^extern const EngineRecord (\w+);/gm)].map(([, name]) => name);

// The engines that can be watched, on the classic board and on others.
const files = new Set(registered.flatMap((name) => [fileOf(name, true), fileOf(name, false)]));

test('every engine shows the lines of one function, unchanged from its file', () => {
  expect(registered.length).toBeGreaterThan(8);
  expect(files).toContain('scalar_boards');
  for (const name of files) {
    const listing = listings()[name];
    expect(listing, name).toBeDefined();
    const source = readFileSync(new URL(`${name}.cpp`, folder), 'utf8').split('\n').map((line) => line.trim()).join('\n');
    expect(source, name).toContain(listing.lines.map((line) => line.trim()).join('\n'));
    expect(listing.lines[0], name).toMatch(/^(void|template|\/\/)/);
    const text = listing.lines.join('');
    expect(text.split('{').length, name).toBe(text.split('}').length);
    expect(listing.lines.length, name).toBeLessThan(30);
  }
});

test('each kind of event highlights the line of code for it', () => {
  const says = { try: /try_digit\(/, place: /(place|conclude)\(/, takeBack: /take_back\(/, solution: /solution\(|return/ } as const;
  for (const name of files) {
    const { lines, begin, at } = listings()[name];
    const kinds = (Object.keys(says) as (keyof typeof says)[]).filter((kind) => name !== 'logic' || kind === 'place' || kind === 'solution');
    for (const kind of kinds) {
      expect(lines[at[kind]], `${name}: ${kind}`).toMatch(says[kind]);
      expect(lineOf(name, eventOf(kind, 0, 1))).toBe(at[kind]);
    }
    expect(lineOf(name, null)).toBe(begin);
    expect(lines[begin], name).toMatch(/\($|[({]$/);
  }
});

test('a file without a search has no lines', () => {
  expect(listingOf('int main() {\n}\n')).toBeNull();
});
