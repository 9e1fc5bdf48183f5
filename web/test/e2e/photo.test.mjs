// Puzzles from pictures: chosen, dropped, pasted; compared with the picture, corrected, taken over; refusals.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn } from '../../../bindings/js/test/drawn.mjs';
import { cell, grids, onEverySize, pngOf, shown, until, withPage } from './support.mjs';

const puzzle = grids.textbook;
const picture = pngOf(drawn(puzzle));
const smallDigit = pngOf(drawn(puzzle, { height: (each) => (each === 20 ? 0.4 : 0.6) }));

const choose = (page, file, label = 'Read a picture') => page.getByLabel(label).setInputFiles(file);
const printed = (page, name) => page.locator(`.photo [data-printed="${9 * (name[1] - 1) + (name[3] - 1)}"]`);
const take = (page) => page.getByRole('button', { name: 'Enter this puzzle' }).click();

// The file as if it was pasted or dropped anywhere on the page.
const bring = (page, type, { name, mimeType, buffer }) =>
  page.evaluate(
    ([event, fileName, mime, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type: mime }));
      const options = { bubbles: true, cancelable: true };
      document.querySelector('main').dispatchEvent(
        event === 'paste' ? new ClipboardEvent(event, { ...options, clipboardData: data }) : new DragEvent(event, { ...options, dataTransfer: data }),
      );
    },
    [type, name, mimeType, buffer.toString('base64')],
  );

onEverySize('photo', (open) => {
  test('a chosen picture is read, shown with its digits, and taken over', async () => {
    const { page, context, problems } = await open(`g=${'.'.repeat(81)}`, { serviceWorkers: 'block' });
    const modules = [];
    page.on('request', (request) => request.url().includes('nonet-photo') && modules.push(request.url()));
    await page.getByRole('heading', { name: 'Enter a puzzle' }).waitFor();
    assert.deepEqual(modules, []);
    await choose(page, picture);
    await page.getByRole('heading', { name: 'Compare the puzzle with its picture' }).waitFor();
    assert.equal(modules.length, 1);
    await page.getByText('No cell is doubtful.').first().waitFor();
    assert.equal(await printed(page, 'r1c1').textContent(), '3');
    assert.equal(await printed(page, 'r1c2').textContent(), '');
    assert.equal(await printed(page, 'r9c7').getAttribute('aria-label'), 'Row 9, column 7; 3');
    assert.equal(await page.locator('.stage').count(), 0);
    await take(page);
    await until(async () => assert.equal(await shown(page), puzzle));
    await until(async () => assert.equal(await cell(page, 'r1c1').evaluate((it) => it === document.activeElement), true));
    assert.equal(await page.locator('.photo').count(), 0);
    await page.getByRole('button', { name: 'Undo' }).click();
    assert.equal(await shown(page), '.'.repeat(81));
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('the picture is shown straight under its digits', async () => {
    const { page, context } = await open(`g=${'.'.repeat(81)}`);
    const { data, width, height } = drawn(puzzle);
    const turned = data.map((_, at) => data[(height - 1 - (at % width)) * width + Math.floor(at / width)]); // a quarter turn clockwise
    await choose(page, pngOf({ data: turned, width, height }));
    await page.locator('.photo').waitFor();
    // Ink in the middle of the cells with a digit, white paper in the others.
    const inked = await page.locator('.photo canvas').evaluate((canvas) => {
      const context2d = canvas.getContext('2d');
      const unit = canvas.width / 10;
      return Array.from({ length: 81 }, (_, at) => {
        const { data: pixels } = context2d.getImageData(unit * ((at % 9) + 0.8), unit * (Math.floor(at / 9) + 0.7), 0.4 * unit, 0.6 * unit);
        return pixels.some((light, part) => part % 4 === 0 && light < 100) ? 'x' : '.';
      }).join('');
    });
    assert.equal(inked, puzzle.replace(/\d/g, 'x'));
    await context.close();
  });

  test('a doubtful cell is marked and corrected by keyboard; other cells by the pad', async () => {
    const { page, context } = await open(`g=${'.'.repeat(81)}`);
    await choose(page, smallDigit);
    await page.getByText('Doubtful: r3c3 7. Please check.').first().waitFor();
    const doubtful = printed(page, 'r3c3');
    assert.match(await doubtful.getAttribute('aria-label'), /^Row 3, column 3; 7; doubtful, \d+%$/);
    assert.equal(await doubtful.textContent(), '7?');
    assert.equal(await doubtful.evaluate((it) => it === document.activeElement), true);
    await page.keyboard.press('8');
    assert.equal(await doubtful.getAttribute('aria-label'), 'Row 3, column 3; 8');
    await page.getByText('No cell is doubtful.').first().waitFor();
    for (const key of ['ArrowRight', '4', 'ArrowRight', '5', 'Backspace']) await page.keyboard.press(key);
    assert.equal(await printed(page, 'r3c4').textContent(), '4');
    assert.equal(await printed(page, 'r3c5').textContent(), '');
    await printed(page, 'r1c1').click();
    const key = (name) => page.getByRole('group', { name: 'Digits' }).getByRole('button', { name, exact: true }).click();
    await key('1');
    await printed(page, 'r1c3').click();
    await key('Erase');
    const wanted = [...puzzle];
    for (const [at, digit] of [[20, '8'], [21, '4'], [0, '1'], [2, '.']]) wanted[at] = digit;
    await take(page);
    await until(async () => assert.equal(await shown(page), wanted.join('')));
    await context.close();
  });

  test('a picture is dropped and pasted, also on another view; what is typed stays out of the hidden grid', async () => {
    const { page, context } = await open(`g=${grids.xWing}&v=learn`);
    for (const type of ['drop', 'paste']) {
      await bring(page, type, picture);
      await page.locator('.photo').waitFor();
      await page.getByRole('button', { name: 'Discard' }).focus();
      await page.keyboard.press('9');
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('heading', { name: 'Enter a puzzle' }).waitFor();
      assert.equal(await shown(page), grids.xWing);
    }
    await context.close();
  });

  test('refused in words: rubbish, no grid, other sizes, too large', async () => {
    const { page, context } = await open(`g=${grids.xWing}`);
    const white = (width, height) => pngOf({ data: new Uint8Array(width * height).fill(255), width, height });
    for (const [file, message] of [
      [{ name: 'noise.png', mimeType: 'image/png', buffer: Buffer.from('rubbish') }, 'The file noise.png is not a picture that this browser can show.'],
      [white(300, 300), 'The file puzzle.png cannot be read: found no grid, expected a picture of a printed puzzle of 9 x 9 cells that fills at least a quarter of it.'],
      [pngOf(drawn('', { side: 6, cell: 50 })), 'The file puzzle.png cannot be read: found a grid of 6 x 6 cells, expected a picture of a printed puzzle of 9 x 9 cells.'],
      [white(16_385, 10), /^The file puzzle.png is too large: /],
    ]) {
      await choose(page, file);
      const notice = page.getByRole('alert').filter({ hasText: message });
      await notice.waitFor();
      assert.equal(await page.locator('.photo').count(), 0);
      assert.equal(await shown(page), grids.xWing);
    }
    await context.close();
  });
});

withPage('photo', (open) => {
  test('if no likely reading is proper, every cell must be checked', async () => {
    const { page, context } = await open(`g=${'.'.repeat(81)}`);
    await choose(page, pngOf(drawn('123456789'.repeat(2).padEnd(81, '.'))));
    await page.getByText('No likely reading has exactly one solution').first().waitFor();
    await context.close();
  });

  test('German: the refusal and the doubtful cells', async () => {
    const { page, context } = await open(`g=${grids.xWing}`, { locale: 'de-DE' });
    await choose(page, pngOf(drawn('', { side: 6, cell: 50 })), 'Bild einlesen');
    await page.getByText('Die Datei puzzle.png kann nicht gelesen werden: gefunden: ein Gitter mit 6 x 6 Zellen; erwartet: ein Bild eines gedruckten Rätsels mit 9 x 9 Zellen.').waitFor();
    await choose(page, smallDigit, 'Bild einlesen');
    await page.getByText('Zweifelhaft: r3c3 7. Bitte prüfen.').first().waitFor();
    await page.getByRole('button', { name: 'Dieses Rätsel eingeben' }).click();
    await until(async () => assert.equal(await shown(page), puzzle));
    await context.close();
  });

  test('text has priority over a picture in the clipboard, and an SVG is text', async () => {
    const { page, context } = await open(`g=${grids.xWing}`);
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      clipboardData.items.add(new File(['rubbish'], 'cells.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, grids.seventeen);
    await until(async () => assert.equal(await shown(page), grids.seventeen));
    await bring(page, 'drop', { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await page.getByText(/^The file drawing\.svg cannot be read: no puzzle found/).waitFor();
    await context.close();
  });
});
