// The page in a second browser engine, Firefox, if it is installed: a puzzle by level, a whole game by keys, a hint, a
// pasted puzzle, puzzles made, every view.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { grids, missing, serve } from './support.mjs';

const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const skip = missing ?? (existsSync(executablePath) ? false : `there is no ${executablePath}`);

const views = {
  '.repairs': `g=${grids.slip}&v=check`,
  '.ladder': `g=${grids.xWing}&v=learn`,
  '.order': 'v=make',
  '.run': `g=${grids.textbook}&v=watch&w=row,mrv`,
};

test('Firefox: a puzzle is made and solved, and every view opens', { skip, timeout: 300_000 }, async () => {
  const site = await serve();
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, timeout: 120_000 });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    const problems = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const go = async (hash, ready) => {
      await page.goto('about:blank');
      await page.goto(`${site.address}${hash && `#${hash}`}`);
      await page.waitForSelector(ready);
    };
    await go('', '.ways');
    await page.evaluate(() => document.querySelector('.levels button').click());
    await page.waitForFunction(() => /Easy #\d/.test(document.body.textContent));

    await go(`g=${grids.textbook}&v=play`, '.grid');
    await page.evaluate(() => document.querySelector('.grid [data-cell="0"]').focus());
    for (let cell = 0; cell < 81; ++cell) {
      if (grids.textbook[cell] === '.') await page.keyboard.press(grids.textbookSolved[cell]);
      for (const key of cell % 9 < 8 ? ['ArrowRight'] : ['Home', 'ArrowDown']) await page.keyboard.press(key);
    }
    await page.waitForFunction(() => document.querySelector('.verdict.end h2')?.textContent.startsWith('Solved'));

    await go(`g=${grids.xWing}&v=play`, '.grid');
    await page.click('.ask-hint');
    await page.waitForSelector('.hint-card .advice');
    await page.evaluate(() => [...document.querySelectorAll('.hint-card .buttons button')].at(-1).click()); // Show everything
    await page.waitForFunction(() => /^Apply/.test(document.querySelector('.hint-card .buttons .primary')?.textContent));

    await go('v=enter', '.grid');
    // A real paste: Firefox ignores the data of an event made by a script.
    await page.evaluate((text) => {
      const box = document.body.appendChild(document.createElement('textarea'));
      box.value = text;
      box.select();
    }, grids.textbook);
    const withControl = async (key) => {
      await page.keyboard.down('Control');
      await page.keyboard.press(key);
      await page.keyboard.up('Control');
    };
    await withControl('c');
    await page.evaluate(() => document.querySelector('body > textarea').remove());
    await withControl('v');
    await page.waitForFunction(() => document.querySelector('.verdict h2')?.textContent === 'One solution');

    await go('v=make', '.order');
    await page.click('.panel .primary');
    await page.waitForFunction(() => document.querySelectorAll('.shelf li').length === 6);

    for (const [ready, hash] of Object.entries(views)) {
      await go(hash, ready);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(beyond <= 0, `${hash}: ${beyond} px too wide`);
    }
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
    await site.close();
  }
});
