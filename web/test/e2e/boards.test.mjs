// Boards other than the classic one: drawn, played, pasted, linked, checked, generated.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onEverySize, paste, shown, sizes, until, view, withPage } from './support.mjs';

const four = '..4..2....14....';
const solved = '3142423123141423';
const at = (page, number) => page.locator(`.grid [data-cell="${number}"]`);
const pad = (page, name) => page.locator('.pad').getByRole('button', { name, exact: true });
const choose = (page, label) => page.getByLabel('Board').selectOption({ label });

onEverySize('boards', (open) => {
  test('every board of the list is drawn, with a key and a mark for each digit', async () => {
    const { page, context, problems } = await open();
    const boards = await page.getByLabel('Board').locator('option').evaluateAll((list) => list.map(({ value }) => value));
    for (const board of boards.filter((name) => name !== 'other')) {
      await page.getByLabel('Board').selectOption(board);
      await page.waitForFunction((name) => (new URLSearchParams(location.hash.slice(1)).get('b') ?? '9x9') === name, board);
      const cells = await page.locator('.grid [role=gridcell]').count();
      const digits = Math.sqrt(cells);
      assert.equal(await page.locator('.pad-digits button:not(.zoom)').count(), digits + 1, board);
      await page.getByLabel('Automatic candidates').check();
      const written = () =>
        page.locator('.marks').evaluateAll((list) =>
          list.reduce((sum, marks) => sum + (marks.querySelectorAll('s').length || marks.textContent.replace(/\s/g, '').length), 0),
        );
      await until(async () => assert.equal(await written(), cells * digits, board));
      const inside = await at(page, cells - 1).evaluate((cell) => {
        const [box, ...marks] = [cell, ...cell.querySelectorAll('.marks, .marks s')].map((each) => each.getBoundingClientRect());
        return marks.every((mark) => mark.left >= box.left && mark.right <= box.right && mark.top >= box.top && mark.bottom <= box.bottom);
      });
      assert.ok(inside, `${board}: marks outside their cell`);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(beyond <= 0, `${board}: ${beyond} px too wide`);
      await page.getByLabel('Automatic candidates').uncheck();
    }
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('a 4 x 4 puzzle can be played to the end, and the page announces the end', async () => {
    const { page, context, problems } = await open(`b=4x4&g=${four}`);
    for (let cell = 0; cell < 16; ++cell) {
      if (four[cell] !== '.') continue;
      await at(page, cell).click();
      await pad(page, solved[cell]).click();
    }
    await page.getByRole('heading', { name: 'Solved' }).waitFor();
    assert.equal(await shown(page), solved);
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('16 x 16: letters are entered by key and by pad, and the link contains them', async () => {
    const { page, context } = await open(`b=16x16&g=${'.'.repeat(256)}`);
    await at(page, 17).click();
    await page.keyboard.press('g');
    await at(page, 18).click();
    await pad(page, 'A').click();
    await page.keyboard.press('Shift+KeyF'); // a mark in a filled cell does not count
    await at(page, 19).click();
    await page.keyboard.press('Shift+KeyF');
    assert.equal(await shown(page), `${'.'.repeat(17)}GA${'.'.repeat(237)}`);
    assert.equal(await at(page, 19).getAttribute('aria-label'), 'Row 2, column 4; empty, candidates F');
    await at(page, 33).click();
    await page.keyboard.press('g');
    assert.equal(await at(page, 33).getAttribute('aria-invalid'), 'true');
    await page.waitForFunction(() => location.hash.includes('m='));
    const other = await open(await page.evaluate(() => location.hash.slice(1)));
    assert.equal(await shown(other.page), await shown(page));
    assert.equal(await at(other.page, 19).getAttribute('aria-label'), 'Row 2, column 4; empty, candidates F');
    await other.context.close();
    await context.close();
  });

  test('Enter solves a puzzle of another board, counts several solutions, and reports none', async () => {
    const { page, context, problems } = await open(`b=4x4&g=${four}&v=check`);
    await page.getByRole('heading', { name: 'One solution' }).waitFor();
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await until(async () => assert.equal(await shown(page), solved));
    await page.getByText('using help once').first().waitFor();
    await page.evaluate(() => (location.hash = `b=4x4&g=${'.'.repeat(16)}&v=check`));
    await page.getByRole('heading', { name: '288 solutions' }).waitFor();
    await page.evaluate(() => (location.hash = `b=4x4&g=11${'.'.repeat(14)}&v=check`));
    await page.getByRole('heading', { name: 'No solution' }).waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });
});

withPage('boards in text', (open) => {
  test('the board of a text is inferred from a line, from rows, and from JSON with its name', async () => {
    const { page, context } = await open();
    await paste(page, four);
    await page.waitForFunction((text) => location.hash.includes(`b=4x4&g=${text}`), four);
    const rows = Array.from({ length: 6 }, (_, row) => (row === 0 ? '1 2 . | . . .' : '. . . | . . 6')).join('\n');
    await paste(page, rows);
    await page.waitForFunction(() => location.hash.includes('b=6x6'));
    assert.equal((await shown(page)).slice(0, 12), '12.........6');
    await paste(page, `{"board":"9x9+x","puzzle":"${'1'.padEnd(81, '.')}"}\n{"board":"4x4","puzzle":"${four}"}\n`);
    await page.getByText('contains 2 puzzles').waitFor();
    assert.match(await page.locator('.ground.lower .ink-region-line path').getAttribute('d'), /^M[^M]*M[^M]*$/); // both diagonals
    await page.getByRole('button', { name: 'Next' }).click();
    assert.equal(await shown(page), four);
    await context.close();
  });

  test('a board is opened by its name, and an unknown name is reported', async () => {
    const { page, context } = await open();
    await choose(page, 'Other: type its name …');
    await page.getByLabel(/^Name, for example/).fill('6x6+x+knight');
    await page.getByRole('button', { name: 'Open empty board' }).click();
    await page.waitForFunction(() => decodeURIComponent(location.hash).includes('6x6+x+knight'));
    await page.getByLabel(/^Name, for example/).fill('9x9+nkight');
    await page.getByRole('button', { name: 'Open empty board' }).click();
    await page.getByRole('alert').getByText(/Unknown board: .*nkight/).waitFor();
    const other = await open('b=9x9%2Bnkight&g=1');
    await other.page.getByText(/This link cannot be read: unknown board: /).waitFor();
    await other.context.close();
    await context.close();
  });

  test('undo returns to the previous board', async () => {
    const { page, context } = await open(`b=4x4&g=${four}`);
    await choose(page, '16 × 16');
    await page.waitForFunction(() => document.querySelectorAll('.grid [role=gridcell]').length === 256);
    await at(page, 255).click();
    await page.keyboard.press('Control+z');
    await until(async () => assert.equal(await shown(page), four));
    assert.equal(await page.locator('.grid [tabindex="0"]').count(), 1);
    await context.close();
  });

  test('Play and Make generate puzzles of another board, and Make lists the missing options', async () => {
    const { page, context, problems } = await open('b=6x6%2Bx&g=' + '.'.repeat(36));
    await view(page, 'Play');
    await page.getByRole('button', { name: /^New 6x6\+x/ }).click();
    await page.getByText(/6x6\+x #\d+/).first().waitFor();
    assert.match(await shown(page), /[1-6]/);
    await view(page, 'Make');
    await page.getByText('Techniques, patterns and variations are available for the classic').waitFor();
    assert.equal(await page.getByLabel('Required technique').count(), 0);
    await page.getByLabel('How many').fill('2');
    await page.locator('.panel .primary').click();
    await page.getByText('2 puzzles made, seed 1').waitFor();
    await page.locator('.shelf button').first().click();
    await view(page, 'Enter');
    await page.getByRole('heading', { name: 'One solution' }).waitFor();
    await view(page, 'Watch');
    await page.locator('.watch-board').first().waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });
});

withPage('boards on a phone', (open) => {
  test('the pad is within reach, its keys and cells are large enough for fingers, and the whole board can be shown', async () => {
    for (const side of [16, 25]) {
      const { page, context } = await open(`b=${side}x${side}&g=${'.'.repeat(side * side)}`, sizes.phone);
      const keys = await page.locator('.pad button').evaluateAll((buttons) => buttons.map((it) => it.getBoundingClientRect().toJSON()));
      for (const { width, height, bottom } of keys) {
        assert.ok(width >= 44 && height >= 44, `${side}: ${width} x ${height}`);
        assert.ok(bottom <= 844 - 60, `${side}: a key ends at ${bottom}`);
      }
      const cell = await at(page, 0).boundingBox();
      assert.ok(cell.width >= 36, `${side}: ${cell.width}`);
      await page.keyboard.press('Control+End');
      await until(async () => {
        const last = await at(page, side * side - 1).boundingBox();
        assert.ok(last.x + last.width <= 390 && last.x >= 0, `${last.x}`);
      });
      await page.getByRole('button', { name: 'Larger cells' }).tap();
      await until(async () => assert.ok((await page.locator('.grid').boundingBox()).width <= 390));
      await context.close();
    }
  });
}, sizes.phone);

// Made by `nonet generate --board 6x6 --rules killer --seed 3`.
const killer =
  '6x6+killer=17:r1c3,r2c3,r3c2,r3c3+killer=8:r4c1,r4c2+killer=15:r5c6,r6c4-r6c6+killer=16:r1c1,r1c2,r2c1,r2c2,r3' +
  'c1+killer=3:r4c3,r4c4+killer=11:r5c1,r6c1+killer=12:r1c6-r4c6+killer=11:r2c4,r3c4+killer=8:r1c4,r1c5,r2c5+killer=10' +
  ':r5c2,r5c3,r6c2,r6c3+killer=15:r3c5,r4c5,r5c4,r5c5';

withPage('rules', (open) => {
  test('a board with rules is read from a link and from pasted text, drawn, listed, and checked', async () => {
    const rules = 'killer=3:r1c1,r1c2+thermo:r4c1-r2c1+white:r3c3,r3c4';
    const { page, context, problems } = await open(`b=${encodeURIComponent(`4x4+${rules}`)}&g=${'.'.repeat(16)}&v=play`);
    await page.locator('.ground.upper .ink-cage').waitFor();
    await page.locator('.ground.lower .ink-grey-line circle').first().waitFor();
    await page.locator('.ground.upper .ink-white-dot').waitFor();
    assert.equal(await page.locator('.ground.upper .ink-grey-line circle').first().isVisible(), false); // once, under the digits
    assert.equal(await page.locator('.ground.upper text').textContent(), '3');
    await page.getByText('Extra rules: 3').waitFor();
    await view(page, 'Enter');
    await page.locator('.verdict h2').filter({ hasText: /solution/ }).waitFor();
    await paste(page, `{"board":"9x9+killer=10:r1c1,r1c2","puzzle":"${'.'.repeat(81)}"}`);
    await until(async () => assert.equal(await page.locator('.ground.upper text').textContent(), '10'));
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('Learn on a killer: hints, steps and "Why not?" mention its cages, in German too', async () => {
    const hash = `b=${encodeURIComponent(killer)}&g=........5...4...............2.......&v=learn`;
    const { page, context, problems } = await open(hash);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.locator('.advice h3').waitFor();
    await page.getByRole('button', { name: /^Apply/ }).click();
    await page.getByRole('button', { name: 'All steps' }).click();
    await page.locator('.path li').getByText('Cage Combination', { exact: true }).first().click();
    await page.locator('.step-words').getByText(/^The cage of \d+ in /).waitFor();
    await page.locator('.tone-pattern').first().waitFor();
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByRole('button', { name: 'Why not?' }).click();
    await page.locator('.grid [data-cell="18"]').click();
    await page.locator('.why-digits').getByRole('button', { name: '2', exact: true }).click();
    await page.getByText('Suppose r4c1 is 2.').waitFor();
    await page.getByText('row 4 has no place for 4').waitFor();
    assert.deepEqual(problems, []);
    await context.close();
    const german = await open(hash, { locale: 'de-DE' });
    await german.page.getByRole('button', { name: 'Alle Schritte' }).click();
    await german.page.locator('.path li').getByText('Kombination im Käfig').first().click();
    await german.page.locator('.step-words').getByText(/^Der Käfig mit der Summe \d+ in /).waitFor();
    await german.context.close();
  });

  test('Learn on 16 x 16: a hint uses letters and automatic candidates', async () => {
    const glyphs = '123456789ABCDEFG';
    const full = Array.from({ length: 256 }, (_, cell) => glyphs[(4 * (Math.floor(cell / 16) % 4) + Math.floor(cell / 64) + (cell % 16)) % 16]).join('');
    const { page, context } = await open(`b=16x16&g=${full.replaceAll('A', '.')}&a=1&v=learn`);
    await page.getByRole('button', { name: 'Show everything' }).click();
    const doIt = page.getByRole('button', { name: /^Apply: r\d+c\d+ = A$/ });
    const [, row, column] = /r(\d+)c(\d+)/.exec(await doIt.textContent());
    await doIt.click();
    const written = page.locator(`.grid [data-cell="${16 * (row - 1) + (column - 1)}"] .digit`);
    await until(async () => assert.equal(await written.first().textContent(), 'A'));
    await context.close();
  });
});
