// Accessibility: WCAG, in the light and the dark theme, enlarged, on a desktop and on a phone.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { drawn } from '../../../bindings/js/test/drawn.mjs';
import { grids, pngOf, sizes, sizesFor, withPage } from './support.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// The views, each with some content.
const scenes = {
  start: ['v=start', '.ways'],
  play: [`g=${grids.textbook}&e=${'9'.padStart(2, '.').padEnd(81, '.')}&p=medium-7&v=play`, '.every-digit'],
  enter: [`g=${grids.textbook}&a=1&v=enter`, '.examples'],
  photo: ['v=enter', '.photo .doubtful', (page) => page.getByLabel('Read a picture').setInputFiles(pngOf(drawn(grids.textbook, { height: (cell) => (cell === 0 ? 0.4 : 0.6) })))],
  check: [`g=${grids.contradiction}&v=check`, '.repairs'],
  learn: [`g=${grids.xWing}&v=learn`, '.path', (page) => page.getByRole('button', { name: 'All steps' }).click()],
  make: [`g=${grids.textbook}&v=make`, '.shelf', (page) => page.locator('.panel .primary').click()],
  watch: [`g=${grids.textbook}&v=watch&w=row,dlx`, '.run'],
};

async function show(open, name, options) {
  const [hash, ready, act] = scenes[name];
  const opened = await open(hash, options);
  if (act) await act(opened.page);
  await opened.page.locator(ready).first().waitFor();
  return opened;
}

withPage('reach', (open) => {
  for (const name of Object.keys(scenes))
    for (const [size, options] of sizesFor(name)) {
      test(`WCAG 2.2 AA, no sideways scrolling, no errors: ${name}, ${size}`, async () => {
        const { page, context, problems } = await show(open, name, options);
        await page.evaluate(axe);
        for (const colorScheme of ['light', 'dark']) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await page.evaluate((values) => axe.run({ runOnly: { type: 'tag', values } }), standards);
          assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html)}`), [], colorScheme);
        }
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(beyond <= 0, `${beyond} px too wide`);
        assert.deepEqual(problems, []);
        await context.close();
      });
    }

  const small = {
    'at 200 %': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
    'at 400 %': { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
    'a phone on its side': { ...sizes.phone, viewport: { width: 844, height: 390 } },
  };
  for (const [size, options] of Object.entries(small)) {
    test(`everything can be reached and nothing is cut off: ${size}`, async () => {
      for (const name of Object.keys(scenes)) {
        const { page, context } = await show(open, name, options); // clicks the elements of the panel
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(beyond <= 0, `${name}: ${beyond} px too wide`);
        await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Enter' }).click();
        if (name === 'photo') await page.getByRole('button', { name: 'Discard' }).click();
        await page.getByRole('heading', { name: 'Enter' }).waitFor();
        await page.getByRole('button', { name: 'Copy link' }).click();
        await context.close();
      }
    });
  }
});
