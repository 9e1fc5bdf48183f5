// Wrong or excessive input gets a clear answer soon. Each input is timed separately on a freshly opened page, from the
// input until the answer is shown, including the loading of the engine. The printed figures matter (a second on an idle
// machine); the limit here is for busy machines.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grids, withPage } from './support.mjs';

const limit = 60_000; // milliseconds

// The action on the page, and the words of the answer.
const inputs = {
  'a link cut short': [{ hash: 'g=123&v=check' }, 'This link cannot be read: “g” has 3 characters, expected 81.'],
  'a link with letters': [{ hash: `g=${'x'.repeat(81)}` }, '“g” has “x” in cell 1'],
  '10 MB of words': [
    { paste: 'no puzzle here, only words and 12 digits\n', times: 250_000 },
    'The pasted text cannot be read: line 1, column 1: found',
  ],
  '10 MB of puzzles': [{ paste: `${grids.textbook}\n`, times: 128_000 }, 'contains 128,000 puzzles; the first 500 are in the list'],
  '10 MB in one line': [{ paste: `${grids.textbook}`, times: 128_000 }, 'found a line of more than 1048576 bytes'],
  '10 MB of rows cut short': [{ paste: '1 2 3 4 5 6 7 8\n', times: 640_000 }, 'The pasted text cannot be read: line 1'],
  'a contradictory grid': [{ hash: `g=${grids.contradiction}&v=check` }, 'move 7 from r7c5 to r7c6'],
  'an empty grid': [{ hash: `g=${'.'.repeat(81)}&v=check` }, 'every finished grid is a solution'],
  '16 givens': [
    { hash: `g=${grids.seventeen.slice(0, 78)}...&v=check` },
    'No puzzle with fewer than 17 givens has only one.',
  ],
};

// Runs on the page: performs the action, and measures the time until the words appear and the longest time without
// drawing.
function measure({ act, words, patience }) {
  return new Promise((resolve) => {
    const began = performance.now();
    let last = began;
    let stall = 0;
    const look = () => {
      const now = performance.now();
      [stall, last] = [Math.max(stall, now - last), now];
      const shown = document.querySelector('main').textContent.includes(words);
      if (!shown && now - began < patience) return requestAnimationFrame(look);
      resolve({ shown, took: now - began, stall, text: document.querySelector('.panel').textContent.slice(0, 300) });
    };
    if (act.hash) location.hash = act.hash;
    if (act.paste) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', act.paste.repeat(act.times));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
    look();
  });
}

withPage('hard inputs', (open) => {
  for (const [name, [act, words]] of Object.entries(inputs)) {
    test(name, async (context_) => {
      const { page, context } = await open(`g=${grids.textbook}`);
      const { shown, took, stall, text } = await page.evaluate(measure, { act, words, patience: limit });
      context_.diagnostic(`${name}: ${took.toFixed(0)} ms, the page stood still for ${stall.toFixed(0)} ms at most`);
      assert.ok(shown, text);
      await context.close();
    });
  }
});
