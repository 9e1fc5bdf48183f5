// During a game and after it: puzzles that are there at once, the hint next to Undo, the end, one's own solve again, and how
// the page uses the screen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cell, grids, paste, shown, sizes, until, withPage } from './support.mjs';

const levels = ['Easy', 'Medium', 'Hard', 'Fierce', 'Extreme'];
const link = (page) => page.evaluate(() => location.hash);
const hintButton = (page) => page.locator('.pad').getByRole('button', { name: 'Hint' });
const card = (page) => page.getByRole('region', { name: 'Hint' });
// The last five cells are open.
const almost = `g=${grids.textbookSolved.slice(0, 76)}.....&p=easy-5&v=play`;

async function finish(page, pause = 0) {
  for (let index = 76; index < 81; ++index) {
    await page.locator(`.grid [data-cell="${index}"]`).click();
    await page.keyboard.press(grids.textbookSolved[index]);
    if (pause && index < 80) await page.waitForTimeout(pause);
  }
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
}

withPage('a new puzzle', (open) => {
  test('of every level is on the grid without the engine, and is the one that the engine makes', async () => {
    const { page, context, problems } = await open(`g=${grids.textbook}&v=play`, { serviceWorkers: 'block' });
    await page.route(/\/nonet-[\w-]{8}\.wasm$/, () => {}); // the engine never arrives
    const found = [];
    for (const level of levels) {
      await page.getByRole('region', { name: 'New puzzle' }).getByRole('button', { name: level, exact: true }).click();
      const status = page.getByRole('region', { name: 'New puzzle' }).locator('.said');
      await status.getByText(`${level} #`).waitFor();
      found.push([level, Number((await status.textContent()).split('#')[1]), await shown(page)]);
    }
    const { generate } = await engine();
    for (const [level, seed, puzzle] of found) assert.equal(generate(level.toLowerCase(), seed), puzzle, `${level} #${seed}`);
    assert.deepEqual(problems.filter((text) => !text.includes('Service Worker')), []);
    await context.close();
  });

  test('is one that was not opened before; after all that come with the page, the engine makes one', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`);
    await page.evaluate(() => localStorage.setItem('nonet-opened', JSON.stringify({ easy: Array.from({ length: 60 }, (_, index) => index + 1).filter((seed) => seed !== 41) })));
    const easy = page.getByRole('region', { name: 'New puzzle' }).getByRole('button', { name: 'Easy', exact: true });
    await easy.click();
    await page.locator('.new-game .said').getByText(/^Easy #41$/).waitFor();
    await easy.click();
    await page.locator('.new-game .said').getByText(/^Easy #\d{2,}$/).waitFor();
    await until(async () => assert.ok(Number(/-(\d+)/.exec(await link(page))[1]) > 60));
    await context.close();
  });

  test('while the engine makes one, the grid shows no other puzzle and takes no digits; Stop returns to the game', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`, { serviceWorkers: 'block' });
    await page.route(/nonet-[^/]*\.wasm/, () => {}); // the engine never comes
    await page.getByText('Open a puzzle by number').click();
    await page.getByLabel('Number').fill('1234');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('.grid-frame').getByText('Making a puzzle: Easy').waitFor();
    await until(async () => assert.equal(await shown(page), '.'.repeat(81)));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('9');
    assert.equal(await shown(page), '.'.repeat(81));
    await page.getByRole('button', { name: 'Stop' }).click();
    await until(async () => assert.equal(await shown(page), grids.textbook));
    await context.close();
  });
});

async function engine() {
  const { load } = await import('../../../bindings/js/dist/node.js');
  const nonet = await load();
  return { generate: (level, seed) => nonet.generate({ level, symmetry: 'rot180', seed })[0].puzzle };
}

withPage('the hint next to Undo', (open) => {
  test('grows from where to what, and Apply writes no candidates that the player did not write', async () => {
    const { page, context, problems } = await open(`g=${grids.xWing}&v=play`);
    for (let part = 1; part <= 5; ++part) {
      await hintButton(page).click();
      await card(page).getByRole('img', { name: `Part ${part} of 5 of the hint` }).waitFor();
    }
    const before = await link(page);
    const apply = card(page).getByRole('button', { name: /^Apply: .* ≠ / }); // a candidate, not a digit
    const first = await apply.textContent();
    await apply.click();
    await until(async () => assert.notEqual(await link(page), before));
    await until(async () => assert.equal(await page.locator('.grid .marks').count(), 0)); // the link changes before the grid
    assert.doesNotMatch(await link(page), /[&#][ma]=/);
    // The next hint is another step.
    await hintButton(page).click();
    await card(page).getByRole('button', { name: 'Show everything' }).click();
    const next = card(page).getByRole('button', { name: /^Apply/ });
    await next.waitFor();
    assert.notEqual(await next.textContent(), first);
    await page.keyboard.press('Control+z');
    await until(async () => assert.equal(await link(page), before));
    assert.equal(await card(page).count(), 0);
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('uses the player’s notes, and reports a mistake in them', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`);
    await cell(page, 'r1c2').click();
    await page.keyboard.press('Shift+Digit9'); // the 1, which is right, is not noted
    await hintButton(page).click();
    await card(page).getByText(/r1c2/).waitFor();
    await context.close();
  });

  test('is on the screen of a phone, next to the grid', async () => {
    const { page, context } = await open(`g=${grids.xWing}&v=play`, sizes.phone);
    const button = (name) => card(page).getByRole('button', { name });
    for (const [first, last] of [[hintButton(page), button('Which house?')], [button('Show everything'), button(/^Apply/)]]) {
      await first.tap();
      await last.waitFor();
      await until(async () => {
        const { y, height } = await card(page).boundingBox();
        assert.ok(y > 0 && y + height <= 844 - 56, `from ${y} to ${y + height}`);
        assert.ok((await page.locator('.grid').boundingBox()).y > -120);
      });
    }
    await context.close();
  });
});

withPage('the end of a game', (open) => {
  test('shows the time, the best one, and the way on; the solve can be seen again with its times', async () => {
    const { page, context, problems } = await open(almost);
    await finish(page, 1100);
    const end = page.locator('.stage .end');
    assert.equal(await page.locator('.pad').count(), 0);
    await end.getByText(/Best time at Easy: 0:0\d\. 1 puzzle solved at Easy\./).waitFor();
    await end.getByRole('button', { name: 'Replay' }).click();
    const place = end.getByRole('slider', { name: 'Replay' });
    await until(async () => assert.equal(await place.inputValue(), '5'));
    await end.getByText(/^5 of 5: r9c9 = 9 after 0:0[4-9]$/).waitFor();
    await place.fill('2');
    await until(async () => assert.equal(await shown(page), `${grids.textbookSolved.slice(0, 78)}...`));
    assert.equal(await end.locator('.chips button').count(), 3);
    await end.getByRole('button', { name: 'Close' }).click();
    await until(async () => assert.equal(await shown(page), grids.textbookSolved));
    await end.getByRole('button', { name: 'Next level: Medium' }).click();
    await page.getByText(/Medium #\d+/).first().waitFor();
    await page.locator('.pad').waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('a reload keeps the solve; a removed digit is part of it', async () => {
    const { page, context } = await open(almost);
    await cell(page, 'r9c9').click();
    await page.keyboard.press('8');
    await page.keyboard.press('Control+z');
    await page.waitForTimeout(400);
    await page.reload();
    await page.locator('.top nav').waitFor();
    await finish(page);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByText(/^7 of 7: r9c9 = 9/).waitFor();
    await page.getByRole('slider', { name: 'Replay' }).fill('2');
    await page.getByText(/^2 of 7: r9c9 cleared/).waitFor();
    await context.close();
  });

  test('a filled grid that is wrong keeps the pad', async () => {
    const { page, context } = await open(`g=${grids.textbookSolved.slice(0, 80)}.&v=play`);
    await cell(page, 'r9c9').click();
    await page.keyboard.press('8');
    await page.getByRole('heading', { name: 'Not correct yet' }).waitFor();
    assert.equal(await page.locator('.pad').count(), 1);
    await context.close();
  });
});

withPage('the screen', (open) => {
  test('at 1024 x 768 the grid takes 70 % of the height and the pad fits below it, before and after the end', async () => {
    for (const locale of ['en', 'de']) {
      const { page, context } = await open(almost, { viewport: { width: 1024, height: 768 }, locale });
      const { height } = await page.locator('.grid').boundingBox();
      assert.ok(height >= 0.7 * 768, `${height} pixels`);
      const bottom = async (selector) => {
        const box = await page.locator(selector).boundingBox();
        return box.y + box.height;
      };
      assert.ok((await bottom('.pad')) <= 768);
      for (let index = 76; index < 81; ++index) {
        await page.locator(`.grid [data-cell="${index}"]`).click();
        await page.keyboard.press(grids.textbookSolved[index]);
      }
      await page.locator('.stage .end').waitFor();
      assert.ok((await bottom('.stage .end')) <= 768);
      await context.close();
    }
  });

  test('at 1024 x 768 a 16 x 16 board takes 70 % of the height, too, and colours do not change that', async () => {
    const { page, context } = await open(`b=16x16&g=${'.'.repeat(256)}&v=play`, { viewport: { width: 1024, height: 768 } });
    for (const entry of ['Digit', 'Colour']) {
      await page.locator('.pad').getByRole('button', { name: entry, exact: true }).click();
      const { height } = await page.locator('.grid').boundingBox();
      assert.ok(height >= 0.7 * 768, `${entry}: ${height} pixels`);
      const pad = await page.locator('.pad').boundingBox();
      assert.ok(pad.y + pad.height <= 768, entry);
      const keys = await page.locator('.pad-digits button').evaluateAll((list) => list.map((it) => it.getBoundingClientRect().width));
      assert.ok(Math.min(...keys) >= 24, `${entry}: ${keys}`); // WCAG 2.5.8
    }
    await context.close();
  });

  test('on a phone no word of the pad is cut off, in English and German', async () => {
    for (const locale of ['en', 'de'])
      for (const hash of [`g=${grids.textbook}&v=play`, `g=${grids.textbook}&v=enter`, `b=16x16&g=${'.'.repeat(256)}&v=play`]) {
        const { page, context } = await open(hash, { ...sizes.phone, locale });
        await page.locator('.pad-digits button').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        const cut = await page.locator('.pad button').evaluateAll((list) => list.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent));
        assert.deepEqual(cut, [], `${locale} ${hash.slice(0, 8)}`);
        await context.close();
      }
  });
});

withPage('other programs', (open) => {
  test('open the puzzle of the grid, with its rules, in a new tab', async () => {
    const board = '9x9+killer=10:r1c1,r1c2+thermo:r9c1-r6c1';
    const { page, context } = await open(`b=${encodeURIComponent(board)}&g=${grids.textbook.replace('3.', '..')}&v=play`);
    await context.route(/^https:/, (route) => route.fulfill({ body: '' }));
    await page.getByText('Open in another program').click();
    for (const [name, begin] of [['SudokuPad', 'https://sudokupad.app/'], ['f-puzzles', 'https://www.f-puzzles.com/?load='], ['Penpa+', 'https://swaroopg92.github.io/penpa-edit/#'], ['Interactive Sudoku Solver', 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=']]) {
      const tab = context.waitForEvent('page');
      await page.getByRole('button', { name }).click();
      const other = await tab;
      await other.waitForURL((address) => String(address).startsWith(begin));
      if (name !== 'Penpa+') {
        // The page itself reads the link again.
        await paste(page, other.url());
        await until(async () => assert.match(decodeURIComponent(await link(page)), /killer=10/));
      }
      await other.close();
      assert.equal(await page.getByRole('alert').count(), 0);
    }
    await context.close();
  });

  test('a rule that another program cannot hold is an error in words', async () => {
    const { page, context } = await open(`b=${encodeURIComponent('9x9+sum=8:r1c1,r2c2')}&g=${grids.textbook}&v=play`);
    await page.getByText('Open in another program').click();
    await page.getByRole('button', { name: 'SudokuPad' }).click();
    await page.getByRole('alert').getByText(/^This puzzle cannot be opened there: /).waitFor();
    await context.close();
  });
});
