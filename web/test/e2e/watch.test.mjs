// Watching engines: side by side, step by step, at full speed, to the end of a search of any length.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grids, onEverySize, until, withPage } from './support.mjs';

const runOf = (page, engine) => page.locator('.run', { has: page.getByRole('heading', { name: engine, exact: true }) });
// Digits tried, backtracks, nodes, depth.
const counters = async (page, engine) => (await runOf(page, engine).locator('.counters dd').allTextContents()).slice(0, 4);
const button = (page, name) => page.getByRole('button', { name, exact: true });
const play = (page) => page.locator('.transport').getByRole('button', { name: 'Play', exact: true });
const recorded = (page, engine) => runOf(page, engine).locator('.ending').getByText(/^(Solved in|No solution after) /).waitFor({ timeout: 120_000 });
const digits = (page) => page.locator('.watch-board').evaluateAll((all) => all.map((it) => it.textContent));

onEverySize('watch', (open) => {
  test('the final counts are those of the engines', async () => {
    const { page, context, problems } = await open(`g=${grids.textbook}&v=watch&w=row,mrv,dlx`);
    for (const engine of ['row', 'mrv', 'dlx']) await recorded(page, engine);
    await button(page, 'Go to the end').click();
    assert.deepEqual(await counters(page, 'row'), ['6,732', '720', '770', '49']);
    assert.deepEqual(await counters(page, 'mrv'), ['78', '29', '79', '49']);
    assert.deepEqual(await counters(page, 'dlx'), ['49', '0', '50', '49']);
    assert.deepEqual(await digits(page), Array(3).fill(grids.textbookSolved));
    assert.equal(await page.locator('.watch-board.solved').count(), 3);
    await until(async () =>
      assert.deepEqual(await page.locator('.compared').allTextContents(), ['137 times as many digits as dlx', '1.59 times as many digits as dlx', 'Fewest digits tried']),
    );
    await button(page, 'Go to the start').click();
    assert.deepEqual(await counters(page, 'row'), ['0', '0', '1', '0']);
    assert.equal(await page.locator('.watch-board.solved').count(), 0);
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('mouse and keys step forward and back; the action and the line of code are shown', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row`);
    await recorded(page, 'row');
    const what = page.locator('.what');
    await button(page, 'Step forward').click();
    assert.deepEqual(await counters(page, 'row'), ['1', '0', '1', '0']); // 1 fits in r1c2
    assert.equal(await what.textContent(), 'tries 1 in r1c2');
    assert.match(await page.locator('.code [aria-current]').textContent(), /try_digit/);
    await button(page, 'Step forward').click();
    assert.deepEqual(await counters(page, 'row'), ['1', '0', '2', '1']);
    assert.match(await page.locator('.code [aria-current]').textContent(), /watch\.place\(cell, digit\)/);
    await page.keyboard.press('ArrowRight'); // the focus is on a button
    assert.deepEqual(await counters(page, 'row'), ['2', '0', '2', '1']);
    await page.locator('main > .panel').getByText('digits tried').click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    assert.deepEqual(await counters(page, 'row'), ['1', '0', '1', '0']);
    await until(async () => assert.match(await page.locator('[aria-live=polite]').textContent(), /row: tries 1 in r1c2/));
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    assert.equal((await counters(page, 'row'))[3], '49');
    await context.close();
  });

  test('playback runs at any speed and stops at the end; Space starts it after a click on a control', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row,bits`);
    await recorded(page, 'row');
    await page.getByLabel('Speed', { exact: true }).fill('10');
    await button(page, 'Go to the start').click();
    await page.keyboard.press(' ');
    await page.waitForFunction(() => Number(document.querySelector('.counters dd').textContent.replace(',', '')) > 100);
    await button(page, 'Pause').click();
    const there = await counters(page, 'row');
    await page.waitForTimeout(200);
    assert.deepEqual(await counters(page, 'row'), there);
    await page.getByLabel('Speed', { exact: true }).fill('19');
    await play(page).click();
    await page.waitForFunction(() => document.querySelector('.counters dd').textContent === '6,732');
    await play(page).waitFor();
    await context.close();
  });

  test('the boards are tables with rows and cells', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row,mrv`);
    const board = page.getByRole('table', { name: 'Grid of row' });
    await board.waitFor();
    assert.equal(await board.getByRole('row').count(), 9);
    assert.equal(await board.getByRole('row').nth(1).getByRole('cell').count(), 9);
    assert.equal(await board.getByRole('row').first().textContent(), '36584');
    await context.close();
  });

  test('up to three engines can be chosen, and the link contains them', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row,mrv,dlx`);
    await button(page, 'Engines: row, mrv, dlx').click();
    await page.locator('.engines').getByRole('button', { name: 'bits' }).click();
    await page.locator('.run').getByRole('heading', { name: 'bits' }).waitFor();
    assert.equal(await page.locator('.run').count(), 3);
    await page.waitForFunction(() => /w=mrv,dlx,bits/.test(decodeURIComponent(location.hash)));
    await page.locator('.engines').getByRole('button', { name: 'mrv the cell with the fewest candidates' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.run').length === 2);
    await context.close();
  });
});

// For other boards: the counts of `nonet compare --board`.
const boards = [
  { name: '4x4', givens: '..4..2....14....', solved: '3142423123141423', row: ['61', '8', '21', '12'], rows: 4 },
  { name: '4x4+0..3', givens: '..3..1....03....', solved: '2031312012030312', row: ['61', '8', '21', '12'], rows: 4 },
  { name: '6x6', givens: '.6.3.5...6.24..5..3......1...6..2...', solved: '264315135642426531351264513426642153', row: ['329', '41', '67', '25'], rows: 6 },
  { name: 'jigsaw:111122112222333344334444555566556666', givens: '43.2.....4.2.6....3...............5.', solved: '436215153462264531315624521346642153', row: ['1,237', '190', '219', '28'], rows: 6 },
];

onEverySize('watch on other boards', (open) => {
  for (const { name, givens, solved, row, rows } of boards) {
    test(`${name.slice(0, 10)}: steps, counts and solutions are correct`, async () => {
      const { page, context, problems } = await open(`b=${encodeURIComponent(name)}&g=${givens}&v=watch&w=row,mrv,fast`);
      for (const engine of ['row', 'mrv', 'fast']) await recorded(page, engine);
      assert.equal(await page.getByRole('table', { name: 'Grid of row' }).getByRole('row').count(), rows);
      await button(page, 'Step forward').click();
      const first = givens.indexOf('.');
      await until(async () => assert.match(await page.locator('.what').first().textContent(), new RegExp(`^tries [01A] in r1c${first + 1}$`)));
      await button(page, 'Go to the end').click();
      assert.deepEqual(await counters(page, 'row'), row);
      assert.deepEqual(await digits(page), Array(3).fill(solved));
      assert.equal(await page.locator('.watch-board.solved').count(), 3);
      await button(page, 'Step back').click();
      assert.equal((await counters(page, 'row'))[3], row[3]);
      const narrow = await page.locator('.watch-board').first().evaluate((it) => it.getBoundingClientRect().right <= innerWidth && it.scrollWidth <= it.clientWidth);
      assert.ok(narrow);
      assert.deepEqual(problems, []);
      await context.close();
    });
  }
});

withPage('watch on other boards', (open) => {
  test('small boards have examples, in German too; the address contains board and step', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row`, { locale: 'de-DE' });
    const ending = page.locator('.ending').getByText(/^Gelöst in/);
    await ending.waitFor();
    const ofClassic = await ending.textContent();
    await page.locator('.watch-head select').selectOption({ label: '4 × 4' });
    await until(async () => assert.equal(await page.locator('.watch-board [role=cell]').count(), 16));
    await until(async () => assert.notEqual(await ending.textContent(), ofClassic));
    await page.keyboard.press('ArrowRight');
    await until(async () => assert.equal(await page.locator('.what').textContent(), 'probiert 1 in r1c1'));
    await page.waitForFunction(() => /b=4x4&.*t=1/.test(location.hash));
    await page.locator('.watch-head select').selectOption({ label: 'Jigsaw-Sudoku 6 × 6' });
    await until(async () => assert.equal(await page.locator('.watch-board [role=cell]').count(), 36));
    await context.close();
  });

  test('pieces, diagonals and cages are drawn, with bold lines between pieces', async () => {
    const { page, context } = await open(`b=${encodeURIComponent('jigsaw:111122112222333344334444555566556666')}&g=${'.'.repeat(36)}&v=watch&w=row`);
    await page.locator('.watch-board').waitFor();
    assert.equal(await page.locator('.watch-board .bold-right').count() + (await page.locator('.watch-board .bold-below').count()), 24); // as in tests/draw
    await context.close();
    const other = await open(`b=${encodeURIComponent('4x4+x+killer=5:r1c1,r1c2')}&g=${'.'.repeat(16)}&v=watch&w=row`);
    await other.page.locator('.watch-board .ground.upper .ink-cage').waitFor();
    assert.equal(await other.page.locator('.watch-board .ground.upper text').textContent(), '5');
    await other.page.locator('.watch-board .ground.lower .ink-region-line').waitFor();
    await other.context.close();
  });

  // It finds nothing for hours, so the test does not depend on speed.
  test('a long search on a large board can be recorded, stopped and shown at any step', async () => {
    const { page, context } = await open(`b=25x25&g=${'1'.padStart(610, '.').padEnd(625, '.')}&v=watch&w=scan`);
    await page.waitForFunction(() => Number(document.querySelector('.ending p')?.textContent.replace(/[^0-9]/g, '')) > 300_000, null, { timeout: 60_000 });
    await button(page, 'Stop').click();
    await page.locator('.scrub input').fill('4321');
    await until(async () => {
      const [tries, backtracks, nodes, depth] = (await counters(page, 'scan')).map((text) => Number(text.replaceAll(',', '')));
      const at = Number((await page.locator('.clock').textContent()).split(' ')[0].replaceAll(',', ''));
      assert.ok(at > 100_000);
      assert.equal(tries + backtracks + nodes - 1, at);
      assert.equal(depth, nodes - 1 - backtracks);
    });
    await context.close();
  });
});

withPage('watch', (open) => {
  test('219,570,110 tries are recorded to the end, shown at any step, linked, and played', async () => {
    const { page, context, problems } = await open(`g=${grids.seventeen}&v=watch&w=row,mrv&t=100000000`);
    await recorded(page, 'row');
    const clock = () => page.locator('.clock').textContent();
    await until(async () => assert.equal(await clock(), '100,000,000 of 268,363,459'));
    // All counts are of the same moment: a step is a try, a digit placed, or a digit removed.
    const check = async () => {
      const [tries, backtracks, nodes, depth] = (await counters(page, 'row')).map((text) => Number(text.replaceAll(',', '')));
      assert.equal(depth, nodes - 1 - backtracks);
      const solution = (await runOf(page, 'row').locator('.watch-board.solved').count()) ? 1 : 0;
      assert.equal(tries + nodes - 1 + backtracks + solution, Number((await clock()).split(' ')[0].replaceAll(',', '')));
    };
    await check();
    assert.equal((await counters(page, 'mrv'))[0], '13,512'); // finished long before
    await page.locator('.scrub input').fill('5000');
    await until(async () => assert.match(await clock(), /^134,181,730 /));
    await check();
    await page.waitForFunction(() => /t=134181730/.test(location.hash));
    await button(page, 'End together').click();
    await until(async () => assert.match(await page.evaluate(() => location.hash), /o=1/));
    await button(page, 'Same step').click();
    await page.locator('.scrub input').fill('9990');
    await page.getByLabel('Speed', { exact: true }).fill('18');
    await play(page).click();
    await runOf(page, 'row').locator('.watch-board.solved').waitFor();
    assert.deepEqual(await counters(page, 'row'), ['219,570,110', ...(await counters(page, 'row')).slice(1)]);
    await check();
    await until(async () => assert.equal(await page.locator('.compared').first().textContent(), '16,300 times as many digits as mrv'));
    const memory = await page.evaluate(() => performance.memory.usedJSHeapSize);
    assert.ok(memory < 40e6, `${memory} bytes`);
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('a recording can be stopped, watched and continued', async () => {
    const { page, context } = await open(`g=${grids.seventeen}&v=watch&w=scan`);
    const ending = page.locator('.ending');
    await ending.getByText(/^Recording: [1-9]/).waitFor();
    // A message that is shown at once must stay: a slice that is still running must not overwrite it.
    const far = await button(page, 'Stop').evaluate(async (it) => {
      it.click();
      await new Promise(requestAnimationFrame);
      return document.querySelector('.ending').textContent;
    });
    assert.match(far, /^Stopped after [\d,]+ steps/);
    await button(page, 'Go to the end').click();
    await until(async () => assert.equal(await page.locator('.clock').textContent(), (await page.locator('.clock').textContent()).replace(/^(\S+) of .*/, '$1 of $1')));
    await page.waitForTimeout(400);
    assert.equal(await ending.textContent(), far);
    await button(page, 'Continue').click();
    await ending.getByText(/^Recording/).waitFor();
    await context.close();
  });

  test('a link opened in the same view jumps to its step', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row`);
    await recorded(page, 'row');
    await page.evaluate((hash) => (location.hash = hash), `g=${grids.textbook}&v=watch&w=row&t=1234`);
    await until(async () => assert.match(await page.locator('.clock').textContent(), /^1,234 /));
    await context.close();
  });

  test('two boards take more than half of the screen at any size, and nothing scrolls', async () => {
    for (const [width, height] of [[1366, 768], [1920, 1080], [3840, 2160]]) {
      const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row,mrv`, { viewport: { width, height } });
      await recorded(page, 'row');
      const sides = await page.locator('.watch-board').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().width));
      const share = sides.reduce((sum, side) => sum + side * side, 0) / (width * height);
      assert.ok(share > 0.5, `${share} of ${width} x ${height}`);
      const [scroll, inner] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
      assert.ok(scroll <= inner, `${scroll} of ${inner}`);
      await context.close();
    }
  });

  test('at 1024 x 768 each of two boards takes half of the height', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row,mrv`, { viewport: { width: 1024, height: 768 } });
    await recorded(page, 'row');
    for (const height of await page.locator('.watch-board').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height))) assert.ok(height >= 384, `${height}`);
    const [scroll, inner] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    assert.ok(scroll <= inner, `${scroll} of ${inner}`);
    // mrv is more than ten times shorter than row.
    assert.equal(await button(page, 'End together').getAttribute('aria-pressed'), 'true');
    await context.close();
  });

  test('a search without a solution says so at the end', async () => {
    const { page, context } = await open(`g=${grids.contradiction}&v=watch&w=row,mrv`);
    await recorded(page, 'row');
    await button(page, 'Go to the end').click();
    assert.deepEqual(await page.locator('.what').allTextContents(), ['No solution', 'No solution']);
    await until(async () => assert.match(await page.locator('[aria-live=polite]').textContent(), /^row: No solution .*; mrv: No solution/));
    await context.close();
  });

  test('a key switches to full screen and back', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row,mrv`);
    await recorded(page, 'row');
    const full = () => page.evaluate(() => document.fullscreenElement?.className);
    await page.keyboard.press('f');
    await until(async () => assert.equal(await full(), 'theatre'));
    assert.equal(await page.locator('.top').evaluate((it) => it.checkVisibility() && document.elementFromPoint(20, 20).closest('.top') !== null), false);
    await page.keyboard.press('f');
    await until(async () => assert.equal(await full(), undefined));
    await context.close();
  });

  test('every state of a cell has a contrast of at least 4.5, light and dark', async () => {
    for (const colorScheme of ['light', 'dark']) {
      const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row`, { colorScheme });
      await recorded(page, 'row');
      const poor = await page.evaluate(() => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
        // Returns the visible colour of several layers.
        const seen = (...colours) => {
          for (const colour of colours) {
            canvas.fillStyle = colour;
            canvas.fillRect(0, 0, 1, 1);
          }
          const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((each) => (each / 255 <= 0.04045 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4));
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const board = document.querySelector('.watch-board');
        const sheet = getComputedStyle(board).backgroundColor;
        const cells = [board.querySelector('.given'), board.querySelector('span:not(.given)')];
        const states = [{}, { now: 'try', tried: '5' }, { now: 'place' }, { now: 'takeBack', tried: '5' }];
        const found = [];
        for (const cell of cells)
          for (let heat = 0; heat <= 8; ++heat)
            for (const state of states) {
              Object.assign(cell.dataset, { heat, ...state });
              const style = getComputedStyle(cell);
              const under = seen(sheet, style.backgroundColor);
              for (const { color } of [style, getComputedStyle(cell, '::after')]) {
                const [dark, light] = [under, seen(sheet, style.backgroundColor, color)].sort((a, b) => a - b);
                if ((light + 0.05) / (dark + 0.05) < 4.5) found.push([cell.className, heat, JSON.stringify(state), color]);
              }
              for (const key of Object.keys(state)) delete cell.dataset[key];
            }
        return found;
      });
      assert.deepEqual(poor, []);
      await context.close();
    }
  });

  test('a step is printed with boards, counts and code, without controls', async () => {
    const { page, context } = await open(`g=${grids.textbook}&v=watch&w=row,mrv&t=2500`);
    await recorded(page, 'row');
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(() =>
      Object.fromEntries(['.watch-board', '.counters', '.code-line', '.transport', '.engines', '.top'].map((name) => [name, document.querySelector(name).getClientRects().length > 0])),
    );
    assert.deepEqual(shown, { '.watch-board': true, '.counters': true, '.code-line': true, '.transport': false, '.engines': false, '.top': false });
    await context.close();
  });
});
