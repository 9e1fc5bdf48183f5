// Watching engines: side by side, step by step, at full speed, cut honestly.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grids, onEverySize } from './support.mjs';

onEverySize('watch', (open) => {
  const counters = async (page, engine) => {
    const run = page.locator('.run', { has: page.getByRole('heading', { name: engine, exact: true }) });
    return run.locator('.counters dd').allTextContents();
  };
  const button = (page, name) => page.getByRole('button', { name, exact: true });

  test('the counts at the end are the engines’ own', async () => {
    const { page, context, problems } = await open(`g=${grids.textbook}&v=watch&w=row,mrv,dlx`);
    await button(page, 'To the end').click();
    assert.deepEqual(await counters(page, 'row'), ['6,732', '720', '770', '49']);
    assert.deepEqual(await counters(page, 'mrv'), ['78', '29', '79', '49']);
    assert.deepEqual(await counters(page, 'dlx'), ['49', '0', '50', '49']);
    const boards = await page.locator('.watch-board').evaluateAll((all) => all.map((it) => it.textContent));
    assert.deepEqual(boards, Array(3).fill(grids.textbookSolved));
    await button(page, 'To the start').click();
    assert.deepEqual(await counters(page, 'row'), ['0', '0', '1', '0']);
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('back and forth by steps, with the mouse and the keys', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row`);
    await button(page, 'One step on').click();
    assert.deepEqual(await counters(page, 'row'), ['1', '0', '1', '0']); // 1 fits in r1c2
    await button(page, 'One step on').click();
    assert.deepEqual(await counters(page, 'row'), ['1', '0', '2', '1']);
    await page.getByRole('heading', { name: 'Watch algorithms at work' }).click();
    await page.keyboard.press('ArrowRight');
    assert.deepEqual(await counters(page, 'row'), ['2', '0', '2', '1']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    assert.deepEqual(await counters(page, 'row'), ['1', '0', '1', '0']);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    assert.equal((await counters(page, 'row'))[3], '49');
    await context.close();
  });

  test('it plays, faster and slower, and stops at the end', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row,bits`);
    await page.getByLabel('Speed').fill('10');
    await page.locator('.transport').getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(() => Number(document.querySelector('.counters dd').textContent.replace(',', '')) > 100);
    await button(page, 'Pause').click();
    const there = await counters(page, 'row');
    await page.waitForTimeout(200);
    assert.deepEqual(await counters(page, 'row'), there);
    await page.getByLabel('Speed').fill('18');
    await page.locator('.transport').getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(() => document.querySelector('.counters dd').textContent === '6,732');
    await page.locator('.transport').getByRole('button', { name: 'Play', exact: true }).waitFor();
    await context.close();
  });

  test('the seventeen givens: the film is cut, and says of how many', async () => {
    const { page, context, problems } = await open(`g=${grids.seventeen}&v=watch&w=row,mrv`);
    const ending = page.locator('.run .ending').first();
    await ending.getByText(/stops at 5,000,000 steps/).waitFor();
    await page.locator('.scrub input').fill('5000');
    assert.equal(await page.locator('.clock').textContent(), '2,500,000 of 5,000,000');
    await ending.getByText(/of (at least )?[\d,]+\.$/).waitFor({ timeout: 120_000 });
    assert.match(await ending.textContent(), /of 219,570,110\.$/);
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('engines are chosen, three at most, and kept in the link', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row,mrv,dlx`);
    await page.locator('.engines').getByRole('button', { name: 'bits' }).click();
    await page.locator('.run').getByRole('heading', { name: 'bits' }).waitFor();
    assert.equal(await page.locator('.run').count(), 3);
    await page.waitForFunction(() => /w=mrv,dlx,bits/.test(decodeURIComponent(location.hash)));
    await page.locator('.engines').getByRole('button', { name: 'mrv' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.run').length === 2);
    await context.close();
  });
});
