// A whole game, from start to end: by touch, by keyboard alone, and with a screen reader's announcements. Also what
// remains after a game: statistics, undo after a reload, a puzzle of the day.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cell, grids, shown, sizes, until, view, withPage } from './support.mjs';

const spoken = (page) => page.locator('p.unseen[aria-live]');
const given = (page) => page.locator('.grid .given').count();

// Returns the solution of the puzzle on the grid, from the page's details in another tab.
async function solutionOf(open, page) {
  const puzzle = await shown(page);
  const other = await open(`g=${puzzle}&v=check`);
  await other.page.getByRole('button', { name: 'Solve', exact: true }).click();
  await until(async () => assert.doesNotMatch(await shown(other.page), /\./));
  const solution = await shown(other.page);
  await other.context.close();
  return { puzzle, solution };
}

withPage('a whole game', (open) => {
  test('by touch: two taps start a puzzle, the pad stays within reach, and the end is shown', async () => {
    const { page, context, problems } = await open('', sizes.phone);
    await page.getByRole('main').getByRole('button', { name: 'Easy' }).tap();
    await page.getByText(/Easy #\d+/).first().waitFor();
    const { puzzle, solution } = await solutionOf(open, page);
    const pad = page.locator('.pad-digits');
    const { y, height } = await pad.boundingBox();
    assert.ok(y >= 0 && y + height <= 844 - 56, `the pad ends at ${y + height}`);
    for (let index = 0; index < 81; ++index) {
      if (puzzle[index] !== '.') continue;
      await page.locator(`.grid [data-cell="${index}"]`).tap();
      await pad.getByRole('button', { name: solution[index], exact: true }).tap();
    }
    await page.getByRole('heading', { name: 'Solved' }).waitFor();
    await page.getByRole('row', { name: /^Easy 1 / }).waitFor(); // in the statistics
    await page.reload();
    await page.getByRole('row', { name: /^Easy 1 / }).waitFor();
    await page.getByRole('button', { name: 'Play another' }).tap();
    await until(async () => assert.notEqual(await shown(page), solution));
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('a game is played by keyboard alone', async () => {
    const { page, context } = await open('');
    const focused = () => page.evaluate(() => document.activeElement.textContent);
    for (let presses = 0; (await focused()) !== 'Easy'; ++presses) {
      assert.ok(presses < 20, 'Easy is not reached by Tab');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByText(/Easy #\d+/).first().waitFor();
    const readsCell = () => until(async () => assert.equal(await page.locator('[role=gridcell]:focus').count(), 1));
    await readsCell(); // the level's button is gone
    const { puzzle, solution } = await solutionOf(open, page);
    for (const name of ['Hint', 'Close']) {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    }
    await readsCell();
    await page.getByRole('button', { name: 'Hide timer' }).focus();
    await page.keyboard.press('Control+Home');
    await readsCell();
    for (let row = 0; row < 9; ++row) {
      for (let column = 0; column < 9; ++column) {
        const index = 9 * row + column;
        if (puzzle[index] === '.') await page.keyboard.press(solution[index]);
        if (column < 8) await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
    }
    await page.getByRole('heading', { name: 'Solved' }).waitFor();
    await until(async () => assert.equal(await shown(page), solution));
    await page.getByRole('button', { name: 'Play another' }).focus();
    await page.keyboard.press('Enter');
    await until(async () => assert.notEqual(await shown(page), solution));
    await readsCell();
    await context.close();
  });

  test('a screen reader announces cells, changes, houses and the end', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`);
    const at = (row, column) => page.getByRole('gridcell', { name: new RegExp(`^Row ${row}, column ${column};`) });
    const hears = (words) => spoken(page).getByText(words).waitFor({ state: 'attached' });
    await at(1, 2).focus();
    await page.keyboard.press('r');
    await hears('row 1: 3, empty, 6, 5, empty, 8, 4, empty, empty');
    await page.keyboard.press('b');
    await hears('box 1: 3, empty, 6, 5, 2, empty, empty, 8, 7');
    await page.keyboard.press('5');
    await hears('5 in row 1, column 2; clashes with');
    await page.keyboard.press('Control+z');
    await hears('Undone: row 1, column 2 is now empty');
    await page.keyboard.press('n');
    await hears('Corner note mode');
    await page.keyboard.press('4');
    await hears('corner note 4 added: row 1, column 2');
    assert.equal(await at(1, 2).getAttribute('aria-label'), 'Row 1, column 2; empty; corner notes 4');
    await page.keyboard.press('d');
    await at(1, 1).focus();
    await page.keyboard.press('5');
    await hears('row 1, column 1 is a given');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.getByRole('button', { name: /^Apply: / }).click();
    await hears(/^r\dc\d = \d$/);
    for (let row = 1; row <= 9; ++row)
      for (let column = 1; column <= 9; ++column) {
        const index = 9 * (row - 1) + column - 1;
        if (grids.textbook[index] !== '.') continue;
        await at(row, column).focus();
        await page.keyboard.press(grids.textbookSolved[index]);
      }
    await hears(/^Solved in/);
    await context.close();
  });
});

withPage('on paper', (open) => {
  // Sheets are as wide as the paper, in points.
  const widths = async (page) => new Set([...(await page.pdf({ preferCSSPageSize: true })).toString('latin1').matchAll(/MediaBox ?\[0 0 (\d+)/g)].map(([, width]) => width));

  test('worksheets have any number of puzzles per page, A4 or Letter, a title and a line for the name', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=make`);
    await page.locator('.panel .primary').click();
    await page.getByText('6 puzzles made').waitFor();
    await page.getByLabel('Title').fill('Class 4b');
    await page.getByLabel('Line for the name').check();
    for (const [paper, width, perPage, sheets] of [['A4', '594', '5', 3], ['Letter', '612', '3', 3]]) {
      await page.getByLabel('Paper size').selectOption(paper);
      await page.getByLabel('Puzzles per page').fill(perPage);
      await until(async () => assert.equal(await page.locator('.sheet').count(), sheets));
      const [found, ...others] = await widths(page);
      assert.ok(Math.abs(found - width) <= 1 && others.length === 0, `${paper}: ${[found, ...others]}`);
    }
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.sheet h2').first().textContent(), 'Class 4b');
    assert.ok(await page.locator('.name-line').first().isVisible());
    await context.close();
  });

  test('Enter prints the details of the puzzle below the grid, and Learn prints every step with its sentence', async () => {
    const { page, context } = await open(`g=${grids.contradiction}&v=check`, { viewport: { width: 794, height: 1123 } });
    await page.locator('.repairs').waitFor();
    await page.emulateMedia({ media: 'print' });
    const [grid, verdict] = await Promise.all(['.stage', '.verdict'].map((each) => page.locator(each).boundingBox()));
    assert.ok(grid.y + grid.height <= verdict.y, `${grid.y + grid.height} > ${verdict.y}`);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate((hash) => (location.hash = hash), `g=${grids.xWing}&v=learn`);
    await page.getByRole('button', { name: 'All steps' }).click();
    await page.getByText('Step 1 of 37').waitFor();
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.printed li').count(), 38);
    assert.ok(await page.locator('.printed').isVisible());
    assert.equal(await page.locator('.pad, .walk-tools').filter({ visible: true }).count(), 0);
    await context.close();
  });
});

withPage('after a game', (open) => {
  test('undo and the help count survive a reload', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`);
    for (const key of ['ArrowRight', '9', 'n', 'ArrowRight', 'ArrowRight', 'ArrowRight', '7', 'Control+z']) await page.keyboard.press(key);
    await page.reload();
    await page.locator('.top nav').waitFor(); // from here on the page handles keys
    await page.keyboard.press('Control+y');
    await page.getByRole('gridcell', { name: 'Row 1, column 5; empty; corner notes 7' }).waitFor();
    for (let press = 0; press < 2; ++press) await page.keyboard.press('Control+z');
    await until(async () => assert.equal(await shown(page), grids.textbook));
    await context.close();
  });

  test('a reload continues with the last digit, also if the browser has lost the state of the entry', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`);
    const link = await page.evaluate(() => location.hash);
    for (const key of ['ArrowRight', '9']) await page.keyboard.press(key);
    const played = await shown(page);
    assert.notEqual(played, grids.textbook);
    await page.evaluate((hash) => history.replaceState(null, '', hash), link); // so it is after a change during the reload
    await page.reload();
    await until(async () => assert.equal(await shown(page), played));
    await page.evaluate((hash) => (location.hash = hash), link); // a link pasted into the reloaded page
    await until(async () => assert.equal(await shown(page), grids.textbook));
    await page.evaluate((hash) => {
      addEventListener('hashchange', () => location.reload()); // before the page has loaded the other board
      location.hash = hash;
    }, `#b=6x6&g=1${'.'.repeat(35)}&v=play`);
    await until(async () => assert.equal(await page.locator('.grid [role=gridcell]').count(), 36));
    await context.close();
  });

  test('mistakes are shown for broken rules, for all wrong digits, or not at all', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=play`);
    const wrong = () => page.locator('.grid [aria-invalid=true]').count();
    await page.getByText('Settings').click();
    const mode = (name) => page.getByLabel('Show mistakes').selectOption(name);
    await cell(page, 'r1c2').click();
    await page.keyboard.press('9'); // fits, but 1 is right
    assert.equal(await wrong(), 0);
    await mode('solution');
    await until(async () => assert.equal(await wrong(), 1));
    await page.keyboard.press('5');
    await until(async () => assert.ok((await wrong()) > 1));
    await mode('off');
    await until(async () => assert.equal(await wrong(), 0));
    await page.reload();
    assert.equal(await page.getByLabel('Show mistakes').inputValue(), 'off');
    await context.close();
  });

  test('the puzzle of the day depends on the date, and a link with a level and a seed opens their puzzle', async () => {
    const day = await open('p=2026-11-24');
    await day.page.getByText('Daily puzzle, 2026-11-24: Easy').waitFor();
    const puzzle = await shown(day.page);
    const seed = await open('p=easy-20261124');
    await seed.page.getByText('Easy #20261124').first().waitFor();
    assert.equal(await shown(seed.page), puzzle);
    assert.ok((await given(seed.page)) >= 17);
    await day.context.close();
    await seed.context.close();
  });

  test('the page is in German for a German browser, and remembers another choice', async () => {
    const { page, context, problems } = await open('', { locale: 'de-DE' });
    await page.getByRole('heading', { name: 'Sudoku spielen, prüfen und verstehen' }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
    await page.getByLabel('Sprache').selectOption('en');
    await page.getByRole('heading', { name: 'Play, check and understand Sudoku' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Play, check and understand Sudoku' }).waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('cell names in sentences highlight their cells and have the chosen form', async () => {
    const { page, context } = await open(`g=${grids.xWing}&v=play`);
    await page.getByText('Settings').click();
    await page.getByLabel('Cell names').selectOption('A1');
    await view(page, 'Learn');
    await page.getByRole('button', { name: 'Show everything' }).click();
    const name = page.locator('.step-words .cell-name').first();
    await name.waitFor();
    assert.match(await name.textContent(), /^[A-I][1-9]$/);
    await name.focus();
    await page.locator('.cell.lit').waitFor();
    await context.close();
  });

  test('1024 wide: nothing in the pad is cut off', async () => {
    for (const locale of ['en', 'de']) {
      const { page, context } = await open(`g=${grids.textbook}&v=play`, { viewport: { width: 1024, height: 768 }, locale });
      await page.evaluate(() => document.fonts.ready);
      const cut = await page.locator('.pad .segments button').evaluateAll((list) => list.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent));
      assert.deepEqual(cut, []);
      await context.close();
    }
  });

  test('a colour’s letter covers no candidate', async () => {
    const { page, context } = await open(`g=${grids.textbook}&c=${'3'.padStart(2, '.').padEnd(81, '.')}&m=${'00'.repeat(1)}fv${'00'.repeat(79)}&v=play`);
    await page.locator('.swatch-letter').waitFor();
    const overlaps = await page.evaluate(() => {
      const letter = document.querySelector('.swatch-letter').getBoundingClientRect();
      // A digit fills the middle of its place: half the width and two thirds of the height.
      return [...document.querySelectorAll('.cell:has(.swatch-letter) .marks s')].filter((mark) => {
        const { x, y, width, height } = mark.getBoundingClientRect();
        const [left, right, top, bottom] = [x + width * 0.3, x + width * 0.7, y + height * 0.2, y + height * 0.8];
        return left < letter.right && right > letter.left && top < letter.bottom - letter.height * 0.2 && bottom > letter.top + letter.height * 0.2;
      }).map((mark) => mark.dataset.digit);
    });
    assert.deepEqual(overlaps, []);
    await context.close();
  });
});
