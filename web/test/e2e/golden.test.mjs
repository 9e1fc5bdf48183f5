// The look of the page: pictures of each view in full size, compared with stored ones; and the picture of README.md.
//
//   NONET_UPDATE_GOLDEN=1    store the current pictures
//
// Differences are written to golden/, next to the built page. The page includes its fonts. A picture fails if more than
// `tolerance` of its pixels differ, which is less than a sentence.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { grids, sizes, withPage } from './support.mjs';

const tolerance = 0.001;
const kept = fileURLToPath(new URL('../golden', import.meta.url));
const documents = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const seen = fileURLToPath(new URL('../../../build/web-golden', import.meta.url));
const laptop = { viewport: { width: 1280, height: 800 } };

const walkToXWing = async (page) => {
  await page.getByRole('button', { name: 'All steps' }).click();
  await page.locator('.path li').getByText('X-Wing').click();
  await page.locator('.ratings dd').first().waitFor();
};

const pictures = {
  'enter-desktop-light': [`g=${grids.textbook}&a=1&v=enter`, '.verdict h2'],
  'details-phone-dark': [`g=${grids.slip}&v=check`, '.equal', (page) => page.locator('.repairs').waitFor()],
  'learn-desktop-light': [`g=${grids.xWing}&v=learn`, '.ladder', walkToXWing],
  'make-phone-light': [`g=${grids.textbook}&v=make`, '.order'],
  'watch-desktop-dark': [
    `g=${grids.textbook}&v=watch&w=row,mrv,dlx`,
    '.run',
    async (page) => {
      for (const ending of await page.locator('.ending').all()) await ending.getByText(/^(Solved in|No solution after) /).waitFor();
      await page.locator('.scrub input').fill('2500');
      // Parts that differ from run to run, and texts of the engines' authors.
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('.counters div:last-child dd, .code-line')) each.style.color = 'transparent';
      });
    },
  ],
  // In full size, for README.md.
  'page-laptop-light': [`g=${grids.xWing}&v=learn`, '.ladder', walkToXWing],
  'page_dark-laptop-dark': [`g=${grids.xWing}&v=learn`, '.ladder', walkToXWing],
};

withPage('golden', (open) => {
  for (const [name, [hash, ready, act]] of Object.entries(pictures)) {
    test(name, async () => {
      const [view, size, colorScheme] = name.split('-');
      const looks = size === 'laptop' ? laptop : { ...sizes[size], deviceScaleFactor: 1 };
      const { page, context } = await open(hash, { ...looks, colorScheme });
      await page.locator(ready).first().waitFor();
      await act?.(page);
      await page.evaluate(() => (document.activeElement?.blur(), scrollTo(0, 0), document.fonts.ready));
      await page.waitForTimeout(300);
      const actual = await page.screenshot();
      await context.close();
      const file = size === 'laptop' ? `${documents}/${view}.png` : `${kept}/${name}.png`;
      if (process.env.NONET_UPDATE_GOLDEN || !existsSync(file)) {
        assert.ok(process.env.NONET_UPDATE_GOLDEN, `there is no ${file}`);
        mkdirSync(kept, { recursive: true });
        writeFileSync(file, actual);
        return;
      }
      const [now, then] = [PNG.sync.read(actual), PNG.sync.read(readFileSync(file))];
      assert.deepEqual([now.width, now.height], [then.width, then.height]);
      const difference = new PNG({ width: now.width, height: now.height });
      const points = pixelmatch(now.data, then.data, difference.data, now.width, now.height, { threshold: 0.2 });
      const share = points / (now.width * now.height);
      if (share > tolerance) {
        mkdirSync(seen, { recursive: true });
        writeFileSync(`${seen}/${name}.png`, actual);
        writeFileSync(`${seen}/${name}-difference.png`, PNG.sync.write(difference));
      }
      assert.ok(share <= tolerance, `${(100 * share).toFixed(1)}% of ${name} differ`);
    });
  }
});
