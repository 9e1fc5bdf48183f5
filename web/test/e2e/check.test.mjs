// Solving and checking: the answer, the conflict, the repairs, the differences.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cell, grids, onEverySize, shown, until } from './support.mjs';

onEverySize('check', (open) => {
  const tones = (page, tone) =>
    page.locator(`.grid .tone-${tone}`).evaluateAll((cells) => cells.map((it) => Number(it.dataset.cell)));

  test('one solution: the grid or one cell is filled, undone, and the player’s digits are checked', async () => {
    const { page, context, problems } = await open(`g=${grids.textbook}&v=check`);
    await page.getByRole('heading', { name: 'One solution' }).waitFor();
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    assert.equal(await shown(page), grids.textbookSolved);
    await page.keyboard.press('Control+z');
    await cell(page, 'r1c2').click();
    await page.getByRole('button', { name: 'Fill in r1c2' }).click();
    assert.equal((await shown(page))[1], '1');
    await cell(page, 'r1c5').click();
    await page.keyboard.press('2');
    await page.getByRole('button', { name: 'Check my digits' }).click();
    await page.getByText('One digit is wrong: r1c5.').waitFor();
    await until(async () => assert.deepEqual(await tones(page, 'wrong'), [4]));
    await page.getByRole('button', { name: 'Remove wrong digits' }).click();
    await until(async () => assert.equal((await shown(page))[4], '.'));
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('a contradiction: the fewest givens are marked, and one click repairs it', async () => {
    const { page, context } = await open(`g=${grids.contradiction}&v=check`);
    await page.getByRole('heading', { name: 'No solution' }).waitFor();
    const fewest = [0, 1, 2, 3, 5, 6, 9, 10, 25, 26, 49, 58];
    await until(async () => assert.deepEqual(await tones(page, 'conflict'), fewest));
    await page.locator('ol.plain').getByText('row 3 has no place for 2').waitFor();
    await page.getByRole('button', { name: /move 7 from r7c5 to r7c6/ }).click();
    await page.getByRole('heading', { name: 'One solution' }).waitFor();
    assert.equal((await shown(page)).slice(54, 63), '13...725.');
    await page.keyboard.press('Control+z');
    await page.getByRole('heading', { name: 'No solution' }).waitFor();
    await context.close();
  });

  test('several solutions: differing cells are marked, two solutions are shown, and an added given leaves one', async () => {
    const { page, context } = await open(`g=${grids.slip}&v=check`);
    await page.getByRole('heading', { name: '26 solutions' }).waitFor();
    await until(async () => assert.equal((await tones(page, 'differ')).length, 40));
    const ghosts = () => page.locator('.grid .ghost').allTextContents();
    const press = async (name) => {
      await page.getByRole('button', { name }).click();
      await page.getByRole('button', { name, pressed: true }).waitFor();
    };
    await press('Show one solution');
    await until(async () => assert.equal((await ghosts()).length, 57));
    const one = await ghosts();
    await press('Show another');
    await until(async () => assert.notDeepEqual(await ghosts(), one));
    await page.getByRole('button', { name: 'r6c3 = 5', exact: true }).click();
    await page.getByRole('heading', { name: 'One solution' }).waitFor();
    await context.close();
  });

  test('two equal givens in a house are reported', async () => {
    const clash = `33${grids.textbook.slice(2)}`;
    const { page, context } = await open(`g=${clash}&v=check`);
    await page.getByText('Equal digits see each other.').waitFor();
    assert.match(await page.locator('.panel ul.plain').first().textContent(), /r1c1 and r1c2 are both 3 \(row 1\)/);
    await context.close();
  });
});
