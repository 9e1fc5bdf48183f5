// Play: keys regardless of the focus, new puzzles, the end of a game, its time; pictures without text behind them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cell, grids, onEverySize, shown, until, view, withPage } from './support.mjs';

// The last two cells are open; r9c8 holds that digit.
const almost = (digit = '') => {
  const givens = grids.textbookSolved.slice(0, 79);
  return `g=${givens}..&e=${'.'.repeat(79)}${digit.padEnd(2, '.')}`;
};
const spoken = (page) => page.locator('p.unseen[aria-live]');

withPage('keys', (open) => {
  test('digit keys work after loading, a button, a pad key and a hint', async () => {
    const { page, context } = await open(`g=${grids.textbook}`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('9');
    assert.equal((await shown(page))[1], '9');
    await page.locator('.pad').getByRole('button', { name: 'Erase' }).click();
    assert.equal((await shown(page))[1], '.');
    await page.keyboard.press('1');
    assert.equal((await shown(page))[1], '1');
    await view(page, 'Learn');
    await page.getByRole('button', { name: 'Where?' }).click();
    await page.locator('.advice').waitFor();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', '7']) await page.keyboard.press(key);
    assert.equal((await shown(page))[4], '7');
    await context.close();
  });

  test('digits typed into a field do not change the grid', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=make`);
    await page.getByLabel('Seed', { exact: true }).fill('');
    await page.getByLabel('Seed', { exact: true }).press('4');
    assert.equal(await page.getByLabel('Seed', { exact: true }).inputValue(), '4');
    assert.equal(await shown(page), grids.textbook);
    await context.close();
  });

  test('keys of Watch work after a click on its controls', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row`);
    await page.locator('.transport').getByRole('button', { name: 'Play', exact: true }).waitFor();
    const place = page.locator('.scrub input');
    await page.getByRole('button', { name: 'Step forward' }).first().click();
    const before = await place.inputValue();
    await page.keyboard.press('End');
    await until(async () => assert.notEqual(await place.inputValue(), before));
    await context.close();
  });
});

withPage('pictures', (open) => {
  test('while the grid shows a step, nothing can be changed or undone; one click returns to the game', async () => {
    const { page, context } = await open(`g=${grids.xWing}&e=${'2'.padStart(2, '.').padEnd(81, '.')}&v=learn`);
    await page.getByRole('button', { name: 'All steps' }).click();
    await page.getByText('Step 1 of 37').waitFor();
    await page.locator('.picture-bar').waitFor();
    const link = await page.evaluate(() => location.hash);
    for (const key of ['Control+z', 'ArrowRight', 'ArrowRight', '7', 'Delete']) await page.keyboard.press(key);
    await spoken(page).getByText('Nothing was changed').waitFor({ state: 'attached' });
    assert.equal(await page.evaluate(() => location.hash), link);
    assert.equal(await page.locator('.pad').count(), 0);
    await page.getByRole('button', { name: 'Back to my game' }).click();
    await page.keyboard.press('7');
    await page.waitForFunction((old) => location.hash !== old, link);
    await context.close();
  });
});

onEverySize('the end of a game', (open) => {
  test('a solved game is shown and announced with its time and help', async () => {
    const { page, context } = await open(almost('1'));
    await cell(page, 'r9c9').click();
    await page.keyboard.press('9');
    await page.getByRole('heading', { name: 'Solved' }).waitFor();
    await spoken(page).getByText(/^Solved in .*second.*, without help\.$/).waitFor({ state: 'attached' });
    await context.close();
  });

  test('a full but wrong grid is reported', async () => {
    const { page, context } = await open(almost('1'));
    await cell(page, 'r9c9').click();
    await page.keyboard.press('8');
    await page.getByRole('heading', { name: 'Not correct yet' }).waitFor();
    await spoken(page).getByText('The grid is full, but some digits are wrong').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+z');
    assert.equal(await page.getByRole('heading', { name: 'Not correct yet' }).count(), 0);
    await context.close();
  });

  test('a hint and a filled cell count as help', async () => {
    const { page, context } = await open(`${almost()}&v=check`);
    await page.getByRole('button', { name: /^Fill in r1c1/ }).waitFor();
    await cell(page, 'r9c8').click();
    await page.getByRole('button', { name: 'Fill in r9c8' }).click();
    await view(page, 'Learn');
    await page.getByRole('button', { name: 'Where?' }).click();
    await page.locator('.advice').waitFor();
    await cell(page, 'r9c9').click();
    await page.keyboard.press('9');
    await page.getByText(/using help twice/).first().waitFor();
    await context.close();
  });
});

withPage('time', (open) => {
  test('the timer starts with the first digit, can be paused and hidden, and survives a reload', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`);
    const time = page.getByRole('timer');
    const title = page.getByRole('heading', { name: 'New puzzle' });
    const { y } = await title.boundingBox();
    assert.equal(await time.textContent(), '0:00');
    await cell(page, 'r1c2').click();
    await page.keyboard.press('1');
    await time.getByText('0:02').waitFor();
    assert.equal((await title.boundingBox()).y, y); // the page did not move
    await page.getByRole('button', { name: 'Pause' }).click();
    const stopped = await time.textContent();
    await page.waitForTimeout(1500);
    assert.equal(await time.textContent(), stopped);
    await page.reload();
    await time.waitFor();
    assert.match(await time.textContent(), /^0:0[2-9]$/);
    await page.getByRole('button', { name: 'Hide timer' }).click();
    assert.equal(await time.count(), 0);
    await page.getByRole('button', { name: 'Show timer' }).click();
    await time.waitFor();
    await context.close();
  });
});

onEverySize('new puzzles', (open) => {
  test('one tap makes a puzzle of a level and shows its number; the dice makes another', async () => {
    const { page, context, problems } = await open(`g=${grids.textbook}&v=play`);
    const made = page.getByRole('region', { name: 'New puzzle' });
    await made.getByRole('button', { name: 'Medium' }).click();
    await made.getByText(/Medium #\d+/).waitFor();
    const first = await shown(page);
    assert.notEqual(first, grids.textbook);
    // Announced once.
    assert.deepEqual(await page.locator('[aria-live], [role=status], [role=alert]').filter({ hasText: /Medium #/ }).evaluateAll((all) => all.map((one) => one.className)), ['unseen']);
    const seed = await made.locator('.said').textContent();
    await made.getByRole('button', { name: 'Another: Medium' }).click();
    await until(async () => assert.notEqual(await made.locator('.said').textContent(), seed));
    await until(async () => assert.notEqual(await shown(page), first));
    await view(page, 'Enter');
    await page.getByRole('button', { name: 'Show details' }).click();
    await until(async () => assert.equal(await page.locator('.about .ratings dd').first().textContent(), 'Medium'));
    assert.deepEqual(problems, []);
    await context.close();
  });
});

withPage('a slow connection', (open) => {
  const hint = (page) => page.getByRole('button', { name: 'Hint', exact: true });
  // Holds files back; returns a function that lets them through.
  async function held(page, files) {
    let release;
    const released = new Promise((resolve) => (release = resolve));
    await page.route(files, (route) => released.then(() => route.continue()));
    return release;
  }

  test('the grid is empty until the puzzle asked for is there, and a hint cannot be asked for the one before', async () => {
    for (const [files, go] of [
      ['**/*ready-puzzles*', (page) => page.getByRole('button', { name: 'Easy' }).click()],
      ['**/nonet-*.wasm', (page) => page.evaluate(() => (location.hash = 'p=easy-1234'))],
    ]) {
      const { page, context } = await open(`g=${grids.textbook}&v=play`);
      await hint(page).click();
      await page.locator('.hint-card .advice').waitFor();
      await page.reload();
      const release = await held(page, files);
      await go(page);
      await until(async () => assert.equal(await shown(page), '.'.repeat(81)));
      assert.ok(await hint(page).isDisabled());
      release();
      await page.getByText(/^Easy #\d+$/).waitFor();
      await hint(page).click();
      await page.locator('.hint-card .advice').waitFor();
      await context.close();
    }
  });

  test('after a failed download of the engine the next hint loads it again', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`);
    await page.route('**/nonet-*.wasm', (route) => route.abort());
    await hint(page).click();
    await page.locator('.hint-card .notice.error').waitFor();
    await page.unroute('**/nonet-*.wasm');
    await hint(page).click();
    await page.locator('.hint-card .advice').waitFor();
    await context.close();
  });
});

withPage('text box', (open) => {
  test('text pasted into the box stays there, so that it can be corrected', async () => {
    const { page, context } = await open();
    const box = page.getByLabel(/^As text/);
    await box.focus();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      window.kept = document.activeElement.dispatchEvent(event); // false: the page removed it from the box
    }, grids.textbook.slice(0, 80));
    await page.getByRole('alert').waitFor();
    assert.equal(await page.evaluate(() => window.kept), true);
    await context.close();
  });

  test('no two colours have the same letter', async () => {
    const { page, context } = await open(`g=${grids.textbook}`);
    await page.locator('.pad').getByRole('button', { name: 'Colour' }).click();
    const letters = await page.locator('.pad-colour').allTextContents();
    assert.equal(letters.length, 6);
    assert.equal(new Set(letters).size, 6);
    await context.close();
  });
});
