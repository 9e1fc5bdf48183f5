// Entering puzzles: keys, fingers, paste, files, examples, links; undo, candidates, colours, clashes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cell, grids, onEverySize, paste, shown, sizes, view } from './support.mjs';

onEverySize('enter', (open) => {
  test('the first visit explains the page and offers three ways in, without errors', async () => {
    const { page, context, problems } = await open('');
    await page.getByRole('heading', { name: 'Play, check and understand Sudoku' }).waitFor();
    for (const [way, heading] of [[/^Enter your own/, 'Enter a puzzle'], [/^Watch algorithms/, 'Watch algorithms at work']]) {
      await page.getByRole('main').getByRole('button', { name: way }).click();
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      await page.getByRole('button', { name: 'nonet: start page' }).click();
    }
    await view(page, 'Play');
    assert.equal(await shown(page), grids.textbook);
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('the start page has one main button: a new puzzle, or the game in progress', async () => {
    const { page, context, problems } = await open('');
    const main = page.locator('.start .primary');
    assert.match(await main.innerText(), /^Play\n/);
    await main.click();
    await page.getByText(/^Easy #\d+$/).waitFor();
    const puzzle = await shown(page);
    await cell(page, 'r5c5').focus();
    await page.keyboard.press('Control+Home');
    for (let index = 0; puzzle[index] !== '.'; ++index) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'nonet: start page' }).click();
    assert.match(await main.innerText(), /^Continue your game/);
    await main.click();
    await page.getByText(/^Easy #\d+$/).waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('the keyboard enters digits and marks, moves, and undoes', async () => {
    const { page, context, problems } = await open(`g=${'.'.repeat(81)}`);
    await page.keyboard.press('Tab');
    await cell(page, 'r1c1').focus();
    for (const key of ['5', 'ArrowRight', '3', 'ArrowDown', 'Home', '6', 'Control+End', '9']) await page.keyboard.press(key);
    assert.equal(await shown(page), `53.......6${'.'.repeat(70)}9`);
    assert.equal(await cell(page, 'r9c9').evaluate((it) => it === document.activeElement), true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+Digit2');
    assert.match(await cell(page, 'r9c8').getAttribute('aria-label'), /candidates 2$/);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    assert.equal(await shown(page), `53.......6${'.'.repeat(71)}`);
    await page.keyboard.press('Control+y');
    assert.equal((await shown(page))[80], '9');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    assert.equal((await shown(page))[80], '.');
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('clashes are marked at once, and givens cannot be overwritten', async () => {
    const { page, context } = await open(`g=${grids.textbook}`);
    await cell(page, 'r1c2').click();
    await page.keyboard.press('5');
    assert.equal(await cell(page, 'r1c2').getAttribute('aria-invalid'), 'true');
    assert.equal(await cell(page, 'r1c4').getAttribute('aria-invalid'), 'true');
    assert.match(await cell(page, 'r1c2').getAttribute('aria-label'), /clashes/);
    await cell(page, 'r1c1').click();
    await page.keyboard.press('9');
    assert.equal((await shown(page))[0], '3');
    await context.close();
  });

  test('the pad enters digits, marks and colours by touch; every button is large enough', async () => {
    const { page, context } = await open(`g=${grids.textbook}`, sizes.phone);
    const pad = (name) => page.locator('.pad').getByRole('button', { name, exact: true });
    await cell(page, 'r1c2').tap();
    await pad('9').tap();
    await cell(page, 'r1c5').tap();
    await pad('Note').tap();
    await pad('2').tap();
    await pad('7').tap();
    await pad('Colour').tap();
    await pad('blue').tap();
    assert.equal((await shown(page))[1], '9');
    assert.equal(
      await cell(page, 'r1c5').getAttribute('aria-label'),
      'Row 1, column 5; empty, candidates 2 and 7; coloured blue',
    );
    await pad('Undo').tap();
    assert.doesNotMatch(await cell(page, 'r1c5').getAttribute('aria-label'), /blue/);
    const small = await page.locator('.pad button').evaluateAll((buttons) =>
      buttons.filter((it) => it.offsetWidth < 44 || it.offsetHeight < 44).map((it) => it.textContent),
    );
    assert.deepEqual(small, []);
    await context.close();
  });

  test('automatic candidates follow the digits, and can be struck', async () => {
    const { page, context } = await open(`g=${grids.textbook}`);
    await page.getByLabel('Automatic candidates').check();
    assert.match(await cell(page, 'r1c2').getAttribute('aria-label'), /candidates 1 and 9$/);
    await cell(page, 'r1c2').click();
    await page.keyboard.press('Shift+Digit9');
    assert.match(await cell(page, 'r1c2').getAttribute('aria-label'), /candidates 1$/);
    await context.close();
  });

  test('text is pasted in any format; several puzzles become a list', async () => {
    const { page, context } = await open();
    const rows = grids.seventeen.replaceAll('.', '0').match(/.{9}/g);
    await paste(page, `{${rows.map((row) => `{${[...row].join(', ')}}`).join(',\n')}}`);
    await page.waitForFunction((puzzle) => location.hash.includes(puzzle), grids.seventeen);
    assert.equal(await shown(page), grids.seventeen);

    await paste(page, `${grids.textbook}\n# a comment\n${grids.xWing}\n${grids.slip};hard\n`);
    await page.getByText('contains 3 puzzles').waitFor();
    assert.equal(await shown(page), grids.textbook);
    await page.getByRole('button', { name: 'Next' }).click();
    assert.equal(await shown(page), grids.xWing);
    await page.locator('.choices select').selectOption('2');
    assert.equal(await shown(page), grids.slip);
    await context.close();
  });

  test('puzzles are found among words, and the unreadable words are reported', async () => {
    const { page, context } = await open();
    const rows = grids.slip.match(/.{9}/g).join('\n');
    await paste(page, `Dear friends,\n\nthis one is hard:\n\n${rows}\n\nand this is its sister:\n\n${grids.xWing}\n`);
    await page.getByText('contains 2 puzzles; the first one is on the grid. 3 parts could not be read, the first at line 1, column 1: found').waitFor();
    assert.equal(await shown(page), grids.slip);
    await page.getByRole('button', { name: 'Next' }).click();
    assert.equal(await shown(page), grids.xWing);
    await context.close();
  });

  test('for text that is almost a puzzle the page reports the error and offers the likely puzzles', async () => {
    const { page, context } = await open();
    await page.getByLabel(/^As text/).fill(grids.textbook.slice(0, 80));
    await page.getByRole('button', { name: 'Read text' }).click();
    const notice = page.getByRole('alert');
    await notice.waitFor();
    assert.match(await notice.textContent(), /almost a puzzle: line 1, column 81: .*expected 81/);
    await page.getByLabel(/^As text/).fill('What is this?');
    await page.getByRole('button', { name: 'Read text' }).click();
    await page.getByText(/cannot be read: line 1/).waitFor();
    await context.close();
  });

  test('a file and an example can be opened', async () => {
    const { page, context } = await open();
    await page.getByLabel('Open file').setInputFiles({
      name: 'mine.sdk',
      mimeType: 'text/plain',
      buffer: Buffer.from(`[Puzzle]\n${grids.xWing.match(/.{9}/g).join('\n')}\n`),
    });
    await page.waitForFunction((puzzle) => location.hash.includes(puzzle), grids.xWing);
    await page.getByRole('button', { name: /Seventeen givens/ }).click();
    assert.equal(await shown(page), grids.seventeen);
    await context.close();
  });

  test('the browser’s back returns to the previous view and keeps the grid; a link opens its own grid', async () => {
    const { page, context } = await open(`g=${grids.textbook}`);
    for (const name of ['Learn', 'Make']) {
      await view(page, name);
      await page.waitForFunction((part) => location.hash.includes(part), `v=${name.toLowerCase()}`);
    }
    await page.locator('.grid [data-cell="1"]').focus();
    await page.keyboard.press('9');
    await page.waitForFunction(() => location.hash.includes('e='));
    await page.goBack();
    await page.getByRole('heading', { name: 'Learn' }).waitFor();
    assert.equal((await shown(page))[1], '9');
    await page.goBack();
    await page.getByRole('heading', { name: 'Enter' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Learn' }).waitFor();
    assert.equal((await shown(page))[1], '9');
    await page.evaluate((hash) => (location.hash = hash), `g=${grids.xWing}&v=check`);
    await page.getByRole('heading', { name: 'One solution' }).waitFor();
    assert.equal(await shown(page), grids.xWing);
    await context.close();
  });

  test('reloading keeps the grid, including the last digit', async () => {
    const { page, context } = await open(`g=${grids.textbook}`);
    await cell(page, 'r1c2').click();
    await page.keyboard.press('9');
    await page.reload();
    await cell(page, 'r1c2').waitFor();
    assert.equal((await shown(page))[1], '9');
    await context.close();
  });

  test('the state is kept in the link and in the browser', async () => {
    const { page, context } = await open(`g=${grids.textbook}`);
    await cell(page, 'r1c2').click();
    await page.keyboard.press('9');
    await cell(page, 'r1c5').click();
    await page.keyboard.press('Shift+Digit7');
    await view(page, 'Learn');
    await page.waitForFunction(() => location.hash.includes('v=learn') && location.hash.includes('m='));
    const hash = await page.evaluate(() => location.hash.slice(1));
    const other = await open(hash);
    assert.equal((await shown(other.page))[1], '9');
    assert.match(await cell(other.page, 'r1c5').getAttribute('aria-label'), /candidates 7$/);
    assert.equal(await other.page.getByRole('heading', { name: 'Learn' }).count(), 1);
    await other.context.close();
    const address = new URL('.', page.url()).href;
    await page.goto('about:blank');
    await page.goto(address); // no link: the last puzzle
    assert.equal((await shown(page))[1], '9');
    await context.close();
  });
});
