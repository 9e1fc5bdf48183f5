// The strip of the view Enter: the answer, the conflict, the repairs, the differences; what changes as one types; rules.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cell, grids, onEverySize, shown, until, withPage } from './support.mjs';

const tones = (page, tone) =>
  page.locator(`.grid .tone-${tone}`).evaluateAll((cells) => cells.map((it) => Number(it.dataset.cell)));
const headline = (page) => page.locator('.verdict h2');

onEverySize('the strip', (open) => {
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

withPage('the strip as one types', (open) => {
  test('tells after each key whether there is a solution, without the whole engine; its details come when asked for, and stay', async () => {
    const { page, context, problems } = await open(`g=${grids.textbook}&v=enter`, { serviceWorkers: 'block' });
    const asked = [];
    page.on('request', (request) => request.url().endsWith('.wasm') && !request.url().includes('core') && asked.push(request.url()));
    await headline(page).getByText('One solution').waitFor();
    await page.getByRole('button', { name: 'Given', exact: true }).click();
    await cell(page, 'r1c2').click();
    await page.keyboard.press('9');
    await headline(page).getByText('No solution').waitFor();
    await page.keyboard.press('1');
    await headline(page).getByText('One solution').waitFor();
    assert.deepEqual(asked, []);
    await page.getByRole('button', { name: 'Show details' }).click();
    await page.getByRole('heading', { name: 'Each of these 17 givens can be removed alone' }).waitFor();
    await page.getByRole('button', { name: 'delete r1c2 = 1' }).click();
    await page.getByRole('heading', { name: 'Each of these 16 givens can be removed alone' }).waitFor();
    assert.equal(asked.length, 1);
    await page.getByRole('button', { name: 'Hide details' }).waitFor();
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Play' }).click();
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('button', { name: 'Hide details' }).waitFor();
    assert.deepEqual(problems.filter((text) => !text.includes('Service Worker')), []);
    await context.close();
  });

  test('true candidates are in the cells, those that leave one solution are marked, and equal cells are listed', async () => {
    const { page, context } = await open(`g=${grids.slip}&v=check`);
    await page.getByLabel('True candidates').check();
    const marks = (name) => cell(page, name).locator('.marks s').evaluateAll((list) => list.map((it) => it.dataset.digit).join(''));
    await until(async () => assert.equal(await marks('r6c3'), '158'));
    await cell(page, 'r6c3').locator('.mark-only[data-digit="5"]').waitFor();
    assert.match(await cell(page, 'r6c3').getAttribute('aria-label'), /5 leaves one solution/);
    await page.locator('.equal').getByText('r1c7 = r4c2').waitFor();
    // More digits are typed, and the candidates follow.
    await page.getByRole('button', { name: 'Given', exact: true }).click();
    await cell(page, 'r6c3').click();
    await page.keyboard.press('5');
    await headline(page).getByText('One solution').waitFor();
    await until(async () => assert.equal((await marks('r1c1')).length, 1));
    await context.close();
  });

  test('rules that contradict each other are drawn and told in words; rules that nothing needs can be removed', async () => {
    const board = '4x4+killer=3:r1c1,r1c2+killer=6:r1c3,r1c4+thermo:r4c1-r4c3';
    const { page, context, problems } = await open(`b=${encodeURIComponent(board)}&g=${'.'.repeat(16)}&v=check`);
    await page.getByRole('heading', { name: 'Rules that contradict each other' }).waitFor();
    await until(async () => assert.equal(await page.locator('.sketch.conflict path').count(), 2));
    assert.equal(await page.locator('.verdict .rule-picture .ink-cage').count(), 2);
    await page.evaluate((name) => (location.hash = `b=${encodeURIComponent(name)}&g=1234341221434.2.&v=check`), '4x4+killer=3:r1c1,r1c2+white:r1c1,r1c2');
    await page.getByRole('heading', { name: 'Each of these 2 rules can be removed alone' }).waitFor();
    await page.locator('.verdict').getByRole('button', { name: 'Remove White Dot (r1c1, r1c2)' }).click();
    await page.waitForFunction(() => new URLSearchParams(location.hash.slice(1)).get('b') === '4x4+killer=3:r1c1,r1c2');
    await page.getByRole('heading', { name: 'This rule is not needed' }).waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });
});
