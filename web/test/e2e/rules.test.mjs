// Rules drawn by hand: by finger, by mouse, by keys; clues outside the grid; numbers, undo, links; and solving the
// result.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onEverySize, sizes, until, view, withPage } from './support.mjs';

const empty = '.'.repeat(16);
const four = `b=4x4&g=${empty}&v=enter`;
const at = (page, row, column) => page.locator(`.grid [data-cell="${4 * (row - 1) + column - 1}"]`);
const maker = (page) => page.getByRole('form', { name: 'Draw rules' });
const choose = (page, label) => maker(page).getByRole('combobox').selectOption({ label });
const add = (page) => maker(page).getByRole('button', { name: 'Add rule' });
const number = (page) => maker(page).getByRole('textbox');
const place = (page, first, last) => page.getByRole('group', { name: 'Places for outside clues' }).getByRole('button', { name: `${first} to ${last}`, exact: true });
const named = (page, board) =>
  until(async () => assert.equal(await page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('b')), board));
const drawn = (page, words) => until(async () => assert.equal(await maker(page).locator('.drawn-cells').textContent(), words));

async function begin(open, hash = four, options = {}) {
  const opened = await open(hash, options);
  await opened.page.getByRole('button', { name: 'Draw rules' }).click();
  await maker(opened.page).waitFor();
  return opened;
}

const middles = async (page, cells) => {
  const boxes = [];
  for (const [row, column] of cells) boxes.push(await at(page, row, column).boundingBox());
  return boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
};

async function dragMouse(page, cells) {
  const [first, ...others] = await middles(page, cells);
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

async function dragFinger(page, context, cells) {
  await at(page, ...cells[0]).scrollIntoViewIfNeeded();
  const session = await context.newCDPSession(page);
  const points = await middles(page, cells);
  const send = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [points[0]]);
  for (const point of points.slice(1)) await send('touchMove', [point]);
  // The finger rests at the end. After a fast swipe, the next tap would only stop the scrolling.
  for (let i = 0; i < 3; ++i) {
    await page.waitForTimeout(80);
    await send('touchMove', [points.at(-1)]);
  }
  await send('touchEnd', []);
}

onEverySize('rules by hand', (open) => {
  test('every kind has its meaning; a cage is tapped, gets its number, and is listed', async () => {
    const { page, context, problems } = await begin(open);
    const kinds = await maker(page).getByRole('combobox').locator('option').allTextContents();
    assert.ok(kinds.length > 50 && kinds.includes('Killer Cage') && kinds.includes('Sandwich'), `${kinds.length} kinds`);
    await maker(page).getByText('No digit repeats in the cage').waitFor();
    assert.equal(await add(page).isDisabled(), true);
    await at(page, 2, 1).click();
    await at(page, 3, 1).click();
    await at(page, 4, 4).click();
    await at(page, 4, 4).click(); // given back
    await drawn(page, '2 cells: r2c1, r3c1');
    await number(page).fill('5');
    await number(page).press('Enter');
    await named(page, '4x4+killer=5:r2c1,r3c1');
    const rule = page.getByRole('list', { name: 'Extra rules' }).getByRole('listitem').filter({ hasText: '5 r2c1, r3c1' }).last();
    await rule.locator('.rule-picture .ink-cage').waitFor();
    assert.equal(await page.locator('.ground.upper text', { hasText: '5' }).count(), 1);
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('undo removes a rule and redo restores it; each rule can be removed; digits stay', async () => {
    const { page, context } = await begin(open, `b=4x4&g=..4.............&v=enter`);
    await choose(page, 'White Dot');
    await at(page, 1, 1).click();
    await at(page, 1, 2).click();
    await add(page).click();
    await named(page, '4x4+white:r1c1,r1c2');
    await choose(page, 'All White Dots Given');
    await add(page).click();
    await named(page, '4x4+white:r1c1,r1c2+negative-white');
    await page.keyboard.press('Control+z');
    await named(page, '4x4+white:r1c1,r1c2');
    await page.keyboard.press('Control+y');
    await named(page, '4x4+white:r1c1,r1c2+negative-white');
    await page.getByRole('button', { name: 'Remove White Dot (r1c1, r1c2)' }).click();
    await named(page, '4x4+negative-white');
    assert.equal(await page.locator('.grid .digit').count(), 1);
    await context.close();
  });

  test('outside clues: a sandwich, and both diagonals of a place', async () => {
    const { page, context, problems } = await begin(open);
    await choose(page, 'Sandwich');
    await place(page, 'r1c1', 'r4c1').click();
    await until(async () => assert.equal(await number(page).evaluate((field) => field === document.activeElement), true));
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await named(page, '4x4+sandwich=5:r1c1,r2c1,r3c1,r4c1'.replace('r1c1,r2c1,r3c1,r4c1', 'r1c1-r4c1'));
    await choose(page, 'Little Killer');
    await place(page, 'r1c4', 'r4c1').waitFor();
    // Above the third column two diagonals begin: one to the right, one to the left.
    await place(page, 'r1c2', 'r3c4').first().waitFor();
    await place(page, 'r2c1', 'r4c3').click();
    await number(page).fill('6');
    await add(page).click();
    await named(page, '4x4+sandwich=5:r1c1-r4c1+little-killer=6:r2c1-r4c3');
    // Both are outside the board.
    const [grid, ...clues] = await page.evaluate(() =>
      [document.querySelector('.grid'), ...document.querySelectorAll('.ground.upper .ink-clue text')].map((it) => it.getBoundingClientRect().toJSON()),
    );
    assert.equal(clues.length, 2);
    for (const clue of clues) assert.ok(clue.bottom < grid.top + 2 || clue.right < grid.left + 2, JSON.stringify({ clue, grid }));
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(beyond <= 0, `${beyond} px too wide`);
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('a rule that does not fit is refused with a reason', async () => {
    const { page, context } = await begin(open);
    for (const column of [1, 2, 3, 4]) await at(page, 1, column).click();
    await at(page, 2, 1).click();
    await add(page).click();
    await maker(page).getByRole('alert').getByText('at most 4').waitFor();
    await named(page, '4x4');
    await context.close();
  });
});

withPage('rules by mouse and keys', (open) => {
  test('a thermometer is drawn with the mouse, and going back removes its last cells', async () => {
    const { page, context } = await begin(open);
    await choose(page, 'Thermometer');
    await dragMouse(page, [[1, 1], [1, 2], [1, 3], [1, 4], [2, 4], [1, 4]]);
    await drawn(page, '4 cells: r1c1, r1c2, r1c3, r1c4');
    await maker(page).getByRole('button', { name: 'Remove last cell' }).click();
    await drawn(page, '3 cells: r1c1, r1c2, r1c3');
    await add(page).click();
    await named(page, '4x4+thermo:r1c1-r1c3');
    await context.close();
  });

  test('a rule is drawn with keys alone; afterwards digit keys write digits again', async () => {
    const { page, context } = await begin(open);
    await at(page, 2, 1).focus();
    for (const key of [' ', 'ArrowDown', ' ', 'ArrowDown', ' ', 'Backspace', '5', 'Enter']) await page.keyboard.press(key);
    await named(page, '4x4+killer=5:r2c1,r3c1');
    await page.keyboard.press('2');
    await until(async () => assert.equal(await at(page, 4, 1).locator('.digit').textContent(), '2'));
    await context.close();
  });

  test('an arrow is drawn in one stroke, circle first; clones have several groups', async () => {
    const { page, context } = await begin(open);
    await choose(page, 'Arrow');
    await dragMouse(page, [[1, 1], [2, 2], [2, 3]]); // past two corners
    await add(page).click();
    await named(page, '4x4+arrow:r1c1/r2c2,r2c3');
    await choose(page, 'Clone');
    await at(page, 3, 1).click();
    await maker(page).getByRole('button', { name: 'Next group' }).click();
    await at(page, 4, 3).click();
    await add(page).click();
    await named(page, '4x4+arrow:r1c1/r2c2,r2c3+clone:r3c1/r4c3');
    await context.close();
  });

  test('the kinds and their meanings are in German', async () => {
    const { page, context } = await open(four, { locale: 'de' });
    await page.getByRole('button', { name: 'Regeln zeichnen' }).click();
    await page.getByText('Keine Ziffer wiederholt sich im Käfig').waitFor();
    await page.getByRole('form', { name: 'Regeln zeichnen' }).getByRole('combobox').selectOption({ label: 'Flüsterlinie' });
    await page.getByText('unterscheiden sich mindestens um die Hälfte der Anzahl der Ziffern').waitFor();
    await context.close();
  });
});

withPage('rules by finger', (open) => {
  test('a line is drawn with a finger without scrolling, and the puzzle is solved from its link', async () => {
    const { page, context, problems } = await begin(open);
    await choose(page, 'Thermometer');
    const before = await page.evaluate(() => scrollY);
    await at(page, 1, 1).scrollIntoViewIfNeeded();
    await dragFinger(page, context, [[1, 1], [1, 2], [1, 3], [1, 4]]);
    await drawn(page, '4 cells: r1c1, r1c2, r1c3, r1c4');
    assert.ok(Math.abs((await page.evaluate(() => scrollY)) - before) < 2000);
    await add(page).tap();
    await named(page, '4x4+thermo:r1c1-r1c4');
    await choose(page, 'Sandwich');
    await place(page, 'r1c1', 'r4c1').tap();
    await number(page).fill('5');
    await add(page).tap();
    await choose(page, 'Little Killer');
    await place(page, 'r2c1', 'r4c3').tap();
    await number(page).fill('6');
    await add(page).tap();
    const board = '4x4+sandwich=5:r1c1-r4c1+thermo:r1c1-r1c4+little-killer=6:r2c1-r4c3';
    await until(async () => {
      const name = await page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('b'));
      assert.deepEqual(name.split('+').sort(), board.split('+').sort());
    });
    const link = await page.evaluate(() => location.hash.slice(1));
    const other = await open(link);
    await view(other.page, 'Enter');
    await other.page.getByRole('button', { name: 'Show details' }).click();
    await other.page.getByRole('heading', { name: 'One solution' }).waitFor();
    await other.page.getByRole('button', { name: 'Solve', exact: true }).click();
    await until(async () =>
      assert.equal(
        await other.page.locator('.grid [role=gridcell]').evaluateAll((cells) => cells.map((it) => it.querySelector('.digit')?.textContent ?? '.').join('')),
        '1234341221434321',
      ),
    );
    assert.deepEqual(problems, []);
    await other.context.close();
    await context.close();
  });
}, sizes.phone);
