// Making puzzles: ordering, drawing a pattern, stopping, printing, saving.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { grids, onEverySize, shown } from './support.mjs';

onEverySize('make', (open) => {
  const start = (page) => page.locator('.panel .primary').click();
  const shelf = (page) => page.locator('.shelf li');

  test('puzzles are made by level and symmetry, and the same seed gives the same puzzles', async () => {
    const { page, context, problems } = await open(`g=${grids.textbook}&v=make`);
    await page.getByLabel(/^Level(?!s)/).selectOption('easy');
    const symmetries = page.getByLabel('Symmetry');
    for (const [name, label] of [['horizontal', 'left and right'], ['vertical', 'top and bottom']])
      assert.equal(await symmetries.locator(`option[value=${name}]`).textContent(), label);
    await page.getByLabel('How many').fill('3');
    await page.getByLabel('Seed', { exact: true }).fill('7');
    await start(page);
    await page.getByText('3 puzzles made, seed 7').waitFor();
    const ratings = await shelf(page).allTextContents();
    for (const text of ratings) assert.match(text, /givens · Easy 1\.[0-9]/);
    await shelf(page).first().getByRole('button').click();
    const puzzle = await shown(page);
    const turned = [...puzzle].reverse().join('');
    assert.equal(puzzle.replace(/\d/g, 'x'), turned.replace(/\d/g, 'x')); // a half turn
    await start(page);
    await page.getByText('3 puzzles made, seed 7').waitFor();
    await shelf(page).first().getByRole('button').click();
    assert.equal(await shown(page), puzzle);
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('puzzles can need a technique, or be variations of the puzzle on the grid', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=make`);
    await page.getByLabel('Required technique').selectOption({ label: 'X-Wing: 3.2' });
    await page.getByLabel('How many').fill('1');
    await start(page);
    await page.getByText('1 puzzle made').waitFor();
    await page.getByLabel('Required technique').selectOption('');
    await page.getByLabel('Variations of the puzzle on the grid').check();
    assert.equal(await page.getByLabel('Symmetry').isDisabled(), true);
    await page.getByLabel('How many').fill('3');
    await start(page);
    await page.getByText('3 puzzles made').waitFor();
    await shelf(page).first().getByRole('button').click();
    const puzzle = await shown(page);
    const kept = [...grids.textbook].filter((char, at) => char !== '.' && puzzle[at] === char).length;
    assert.equal(kept, 31); // one of 32 went
    await context.close();
  });

  test('puzzles are made on a pattern drawn with the mouse', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=make`);
    await page.getByLabel('My own pattern').check();
    await page.getByRole('button', { name: 'Copy from grid' }).click();
    await page.getByText('32 cells').waitFor();
    const box = await page.locator('[data-pattern="1"]').boundingBox();
    const unit = (await page.locator('[data-pattern="4"]').boundingBox()).x - (await page.locator('[data-pattern="3"]').boundingBox()).x;
    await page.mouse.move(box.x + unit / 2, box.y + unit / 2);
    await page.mouse.down(); // a stroke down column 2: r1c2 is drawn, and so is r3c2 already
    await page.mouse.move(box.x + unit / 2, box.y + unit * 3.5, { steps: 8 });
    await page.mouse.up();
    await page.getByText('34 cells').waitFor();
    await page.getByLabel('How many').fill('1');
    await start(page);
    await page.getByText('1 puzzle made').waitFor();
    await shelf(page).getByRole('button').click();
    const places = [...(await shown(page))].flatMap((char, at) => (char === '.' ? [] : [at]));
    assert.equal(places.length, 34);
    assert.ok(places.includes(1) && places.includes(28));
    await context.close();
  });

  test('jigsaws and clues are made for each puzzle, and stay on the shelf while one of them is played', async () => {
    const { page, context, problems } = await open(`g=${grids.textbook}&v=make`);
    await page.getByLabel('Jigsaw: pieces instead of boxes').check();
    assert.equal(await page.getByLabel('Required technique').count(), 0);
    await page.getByLabel('Clues').selectOption('killer');
    await page.getByLabel(/^Level(?!s)/).selectOption('medium');
    await page.getByLabel('How many').fill('2');
    await start(page);
    await page.getByText('2 puzzles made, seed 1').waitFor();
    assert.equal(await shelf(page).locator('.ground .ink-cage').count() > 0, true);
    await shelf(page).nth(1).getByRole('button').click();
    await page.getByText(/^Extra rules/).waitFor();
    assert.equal(await shelf(page).count(), 2);
    assert.equal(await shelf(page).nth(1).getByRole('button').getAttribute('aria-pressed'), 'true');
    assert.match(page.url(), /jigsaw|b=/);
    await page.getByLabel('Jigsaw: pieces instead of boxes').uncheck();
    await page.getByLabel('Clues').selectOption('');
    await page.getByLabel('Variations of the puzzle on the grid').check();
    await start(page);
    await page.getByRole('alert').waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('an impossible order is refused at once, and a slow one can be stopped', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=make`);
    await page.getByLabel('to', { exact: true }).fill('16');
    await start(page);
    await page.getByRole('alert').getByText('needs at least 17 givens').waitFor();
    await page.getByLabel('Givens from').fill('17');
    await page.getByLabel('to', { exact: true }).fill('17'); // years
    await start(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.locator('.panel .primary').waitFor();
    await context.close();
  });

  test('puzzles are saved as lines and printed on sheets with solutions', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=make`);
    await start(page);
    await page.getByText('6 puzzles made').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    assert.match(text, /^([1-9.]{81}\n){6}$/);
    await page.getByLabel('Puzzles per page').fill('4');
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.sheet').count(), 3); // two of puzzles, one of solutions
    assert.equal(await page.locator('.sheet').first().isVisible(), true);
    assert.equal(await page.locator('.grid').isVisible(), false);
    assert.equal(await page.locator('.top').isVisible(), false);
    await context.close();
  });
});
