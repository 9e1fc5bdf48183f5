// The address of the picture for shared links, as the build writes it.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withAddress } from '../../build/address.ts';

const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

test('the picture for shared links has the address given to the build, in any folder', () => {
  for (const address of ['https://example.org/sudoku', 'https://example.org/sudoku/'])
    expect(withAddress(html, address)).toContain('<meta property="og:image" content="https://example.org/sudoku/share.png" />');
  expect(withAddress(html, 'https://example.org')).toContain('<meta property="og:url" content="https://example.org/" />');
});

test('without an address the picture is relative, and an invalid address is refused', () => {
  expect(withAddress(html, undefined)).toBe(html);
  expect(() => withAddress(html, 'sudoku')).toThrow();
  expect(() => withAddress('<html></html>', 'https://example.org')).toThrow('share.png');
});
