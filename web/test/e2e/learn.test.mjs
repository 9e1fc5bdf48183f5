// Learning: the ladder of a hint, the whole path, why not.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cell, grids, onEverySize, shown, until } from './support.mjs';

onEverySize('learn', (open) => {
  const advice = (page) => page.locator('.advice');

  test('a hint in five rungs, drawn, and done', async () => {
    const { page, context, problems } = await open(`g=${grids.xWing}&v=learn`);
    const rungs = [
      ['Where?', /Look at the middle middle of the grid/],
      ['Which house?', /Look at box 5/],
      ['Which technique?', /Pointing/],
      ['Which cells?', /r5c4 and r6c4/],
      ['Tell me all', /So r9c4 is not 9/],
    ];
    for (const [name, words] of rungs) {
      await page.getByRole('button', { name }).click();
      await advice(page).getByText(words).waitFor();
    }
    const says = (name, words) =>
      until(async () => assert.match(await cell(page, name).getAttribute('aria-label'), words));
    await says('r9c4', /9 ruled out/);
    await says('r5c4', /part of the pattern; 9 holds the pattern/);
    await page.getByRole('button', { name: 'Do it: r9c4 ≠ 9' }).click();
    await says('r9c4', /candidates 3, 4, 7 and 8$/);
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('hints start from the player’s own marks, and tell what is wrong first', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=learn`);
    await cell(page, 'r1c2').click();
    await page.keyboard.press('Shift+Digit9'); // the 1, which is right, is not among the marks
    await page.getByRole('button', { name: 'All at once' }).click();
    await advice(page).getByText(/r1c2/).waitFor();
    await page.keyboard.press('Escape');
    await cell(page, 'r1c2').click();
    await page.keyboard.press('9'); // wrong
    await page.getByRole('button', { name: 'Where?' }).click();
    await advice(page).getByText(/no solution any more|wrong/i).waitFor();
    await context.close();
  });

  test('the whole path is walked step by step, from the givens to the end', async () => {
    const { page, context, problems } = await open(`g=${grids.xWing}&v=learn`);
    await page.getByRole('button', { name: 'The whole path' }).click();
    await page.getByText('Step 1 of 37').waitFor();
    assert.equal(await page.locator('.ratings dd').first().textContent(), '3.2');
    await page.locator('.path li').getByText('X-Wing').click();
    await page.locator('.step-words h3').getByText(/X-Wing/).waitFor();
    await page.locator('.mark-off').first().waitFor();
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.locator('.path li').last().getByRole('button').click();
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByText('Solved', { exact: true }).waitFor();
    await until(async () => assert.doesNotMatch(await shown(page), /\./));
    await page.locator('.path li').nth(8).getByRole('button').click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('heading', { name: 'Play', exact: true }).waitFor();
    await until(async () => assert.equal((await shown(page)).replaceAll('.', '').length, 46 + 6));
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(async () => assert.equal((await shown(page)).replaceAll('.', '').length, 46));
    await context.close();
    assert.deepEqual(problems, []);
  });

  test('why not 9 here? A contradiction in steps', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=learn`);
    await page.getByRole('button', { name: 'Why not?' }).click();
    await cell(page, 'r1c2').click();
    await page.locator('.why-digits').getByRole('button', { name: '9' }).click();
    await page.getByText('Suppose r1c2 were 9.').waitFor();
    await page.getByText('Then row 1 has no place for 1.').waitFor();
    await page.locator('.why-digits').getByRole('button', { name: '1', exact: true }).click();
    await page.getByText('Because 1 is right in r1c2.').waitFor();
    await context.close();
  });
});
