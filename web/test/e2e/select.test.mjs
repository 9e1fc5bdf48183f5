// Several cells at once: by mouse, finger and keyboard. Digits, notes and colours go to all of them, and undo is one step.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cell, grids, shown, sizes, until, withPage } from './support.mjs';

const selected = (page) => page.locator('.grid [aria-selected=true]').evaluateAll((cells) => cells.map((each) => Number(each.dataset.cell)));
const isSelected = (page, cells) => until(async () => assert.deepEqual(await selected(page), cells));
const label = (page, name) => cell(page, name).getAttribute('aria-label');
const spoken = (page) => page.locator('p.unseen[aria-live]');
const middle = async (page, name) => {
  const { x, y, width, height } = await cell(page, name).boundingBox();
  return [x + width / 2, y + height / 2];
};

// The mouse goes over the middles of these cells.
async function drag(page, ...names) {
  const [first, ...others] = await Promise.all(names.map((name) => middle(page, name)));
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const place of others) await page.mouse.move(...place, { steps: 4 });
  await page.mouse.up();
}

// A finger, by the protocol of the browser: Playwright only taps.
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, ...points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  return {
    async drag(...names) {
      const [first, ...others] = await Promise.all(names.map((name) => middle(page, name)));
      await send('touchStart', first);
      for (const place of others) await send('touchMove', place);
      await send('touchEnd');
    },
    async hold(name, milliseconds) {
      await send('touchStart', await middle(page, name));
      await page.waitForTimeout(milliseconds);
      await send('touchEnd');
    },
  };
}

withPage('several cells', (open) => {
  test('a drag selects the cells on its way, and notes, digits and colours go to all of them', async () => {
    const { page, context, problems } = await open(`g=${grids.textbook}&v=play`);
    await drag(page, 'r2c4', 'r2c5', 'r2c6', 'r3c6');
    await isSelected(page, [12, 13, 14, 23]);
    await spoken(page).getByText('4 cells').waitFor({ state: 'attached' });
    await page.keyboard.press('Shift+Digit7');
    await page.keyboard.press('x');
    await page.keyboard.press('4');
    await page.keyboard.press('v');
    await page.keyboard.press('2');
    await page.keyboard.press('3');
    for (const name of ['r2c4', 'r2c5', 'r2c6', 'r3c6'])
      await until(async () => assert.match(await label(page, name), /candidates 7; corner notes 4; coloured green and blue/));
    const link = await page.evaluate(() => location.hash);
    await page.reload();
    await page.locator('.top nav').waitFor(); // from here on the page handles keys
    assert.equal(await page.evaluate(() => location.hash), link);
    for (const kind of ['coloured green', 'corner notes 4', 'candidates 7', 'empty']) {
      await page.keyboard.press('Control+z');
      await until(async () => assert.match(await label(page, 'r2c5'), new RegExp(`${kind}$`)));
    }
    assert.equal(await shown(page), grids.textbook);
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('a diagonal drag leaves out the cells whose corners it passes, and a drag may leave the grid', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`);
    const [from, to] = [await middle(page, 'r4c4'), await middle(page, 'r6c6')];
    await page.mouse.move(...from);
    await page.mouse.down();
    // Not quite straight: it passes the corners of r4c5 and r6c5.
    for (let step = 1; step <= 20; ++step) await page.mouse.move(from[0] + ((to[0] - from[0]) * step) / 20 + (step < 10 ? 5 : step < 20 ? -5 : 0), from[1] + ((to[1] - from[1]) * step) / 20);
    await page.mouse.up();
    await isSelected(page, [30, 40, 50]);
    const [x, y] = await middle(page, 'r1c1');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 200, { steps: 3 });
    await page.mouse.up();
    await page.mouse.move(...(await middle(page, 'r5c5')), { steps: 5 }); // the button is not down
    await isSelected(page, [0]);
    await context.close();
  });

  test('Ctrl+click adds and removes cells, a double click takes all cells with its digit, a click takes one', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`);
    const click = (name, ...modifiers) => cell(page, name).click({ modifiers });
    await click('r2c4');
    await click('r2c6', 'Control');
    await click('r9c9', 'Control');
    await isSelected(page, [12, 14, 80]);
    await click('r2c6', 'Control');
    await isSelected(page, [12, 80]);
    await page.waitForTimeout(400);
    await cell(page, 'r1c1').dblclick();
    const threes = [...grids.textbook].flatMap((digit, index) => (digit === '3' ? [index] : []));
    await isSelected(page, threes);
    await page.keyboard.press('9'); // all of them are givens
    assert.equal(await shown(page), grids.textbook);
    await page.waitForTimeout(400);
    await click('r2c4');
    await isSelected(page, [12]);
    await page.keyboard.press('9'); // click, then type
    assert.equal((await shown(page))[12], '9');
    await context.close();
  });

  test('by keyboard: Shift+arrows select, Space changes the entry mode, and presses a button that has the focus', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`);
    await cell(page, 'r2c4').focus();
    for (const key of ['Shift+ArrowRight', 'Shift+ArrowDown', ' ', '7']) await page.keyboard.press(key);
    await isSelected(page, [12, 13, 22]);
    await until(async () => assert.match(await label(page, 'r2c4'), /candidates 7$/));
    for (const [key, mode] of [['z', 'Digit'], ['x', 'Corner'], ['c', 'Note'], ['v', 'Colour'], [' ', 'Digit']]) {
      await page.keyboard.press(key);
      await page.locator('.pad [aria-pressed=true]', { hasText: mode }).waitFor();
    }
    const corner = page.locator('.pad').getByRole('button', { name: 'Corner', exact: true });
    await corner.focus();
    await page.keyboard.press(' ');
    await until(async () => assert.equal(await corner.getAttribute('aria-pressed'), 'true'));
    await page.keyboard.press('ArrowDown');
    await isSelected(page, [31]);
    await context.close();
  });

  test('a click on the pad leaves the focus on the grid', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`);
    await cell(page, 'r2c4').click();
    await page.locator('.pad-digits').getByRole('button', { name: '9' }).click();
    await page.keyboard.press(' ');
    await page.locator('.pad [aria-pressed=true]', { hasText: 'Note' }).waitFor();
    assert.equal((await shown(page))[12], '9');
    await context.close();
  });

  test('digit first: the pad chooses a digit, and clicks, drags and taps write it', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`);
    await page.getByText('Settings').click();
    await page.getByLabel(/^Digit first/).check();
    await page.locator('.pad-digits').getByRole('button', { name: '9' }).click();
    assert.equal(await shown(page), grids.textbook);
    await cell(page, 'r1c2').click();
    await until(async () => assert.equal((await shown(page))[1], '9'));
    await cell(page, 'r1c2').click(); // again: taken away
    await until(async () => assert.equal(await shown(page), grids.textbook));
    await page.locator('.pad').getByRole('button', { name: 'Note', exact: true }).click();
    await drag(page, 'r2c4', 'r2c5', 'r2c6');
    for (const name of ['r2c4', 'r2c5', 'r2c6']) await until(async () => assert.match(await label(page, name), /candidates 9$/));
    await page.keyboard.press('Control+z');
    for (const name of ['r2c4', 'r2c5', 'r2c6']) await until(async () => assert.match(await label(page, name), /empty$/));
    await page.keyboard.press('7'); // the keyboard writes into the cells, as always
    await until(async () => assert.match(await label(page, 'r2c5'), /candidates 7$/));
    await context.close();
  });

  test('by finger: a drag selects without scrolling, and a long press adds a cell', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`, sizes.phone);
    const touch = await finger(page);
    await touch.drag('r2c4', 'r3c4', 'r4c4', 'r5c4');
    await isSelected(page, [12, 21, 30, 39]);
    assert.equal(await page.evaluate(() => scrollY), 0);
    await touch.hold('r9c9', 700);
    await isSelected(page, [12, 21, 30, 39, 80]);
    await cell(page, 'r9c9').tap();
    await isSelected(page, [80]);
    await context.close();
  });

  test('other boards work alike; a large one on a phone begins with larger cells and scrolls', async () => {
    const { page, context } = await open(`b=16x16&g=${'.'.repeat(256)}&v=play`, sizes.phone);
    await page.locator('.grid [data-cell="255"]').waitFor({ state: 'attached' });
    const { width } = await page.locator('.grid [data-cell="0"]').boundingBox();
    assert.ok(width >= 24, `cells are ${width} pixels wide`);
    const touch = await finger(page);
    await page.locator('.grid [data-cell="0"]').tap();
    await touch.hold('r1c3', 700);
    await isSelected(page, [0, 2]);
    await page.locator('.pad').getByRole('button', { name: 'Note', exact: true }).tap();
    await page.locator('.pad-digits').getByRole('button', { name: 'G', exact: true }).tap();
    for (const name of ['r1c1', 'r1c3']) await until(async () => assert.match(await label(page, name), /candidates G$/));
    await context.close();
  });
});
