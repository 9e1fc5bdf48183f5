// Makes pictures of every view for inspection: `npm run pictures`, or `node test/pictures.mjs SCENE...` for some of
// them.
//
// Each scene is set up once on a phone and once on a desktop, and photographed in every size and look.  Single pictures and
// contact sheets come into build/web-pictures: SCENE-SIZE-LOOK.png, sheet-SIZE-LOOK-NUMBER.png.

import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawn } from '../../bindings/js/test/drawn.mjs';
import { cell, grids, launch, open, paste, pngOf, serve, view } from './e2e/support.mjs';

const folder = fileURLToPath(new URL('../../build/web-pictures/', import.meta.url));
const sizes = { phone: [390, 844], laptop: [1366, 768], desktop: [1920, 1080], '4k': [3840, 2160] };
const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
};
const paper = [794, 1123];
const perSheet = { phone: [4, 390], laptop: [2, 760], desktop: [2, 760], '4k': [2, 760], paper: [3, 520] };

const killer = `9x9+killer=15:r1c1,r1c2,r2c1+killer=10:r1c4,r1c5+thermo:r4c1-r7c1+arrow:r5c5/r5c6-r5c8+white:r3c3,r3c4+black:r7c7,r8c7+whisper:r9c2-r9c6`;
const killerNow = (code) => `b=${encodeURIComponent(code)}&g=`;
const jigsaw = 'jigsaw:111122112222333344334444555566556666';

// The view that a scene opens, and the actions there; `paper` scenes are printed.
const scenes = {
  start: [''],
  play: [`g=${grids.textbook}&v=play`, async (page) => {
    await cell(page, 'r1c2').click();
    for (const key of ['1', 'ArrowRight', 'ArrowRight', 'n', '2', '4', 'd', '7']) await page.keyboard.press(key);
  }],
  options: [`g=${grids.textbook}&a=1&v=play`, async (page) => {
    for (const each of await page.locator('.panel details summary').all()) await each.click();
  }],
  solved: [`g=${grids.textbookSolved.slice(0, 80)}.&v=play`, async (page) => {
    await cell(page, 'r9c9').click();
    await page.keyboard.press('9');
    await page.getByRole('heading', { name: /Solved|Gelöst/ }).waitFor();
  }],
  enter: [`g=${grids.textbook}&a=1&v=enter`],
  pasted: [`v=enter`, async (page) => {
    await paste(page, `Some words\n${grids.slip}\n${grids.xWing}\n${grids.seventeen}\n12345\n`);
    await page.locator('.panel').getByText(/3/).first().waitFor();
  }],
  photo: ['v=enter', async (page) => {
    const drawing = drawn(grids.textbook, { height: (cell) => (cell === 0 || cell === 23 ? 0.4 : 0.6) });
    await page.getByLabel(/^(Read a picture|Bild einlesen)$/).setInputFiles(pngOf(drawing));
    await page.locator('.photo').waitFor();
  }],
  unique: [`g=${grids.textbook}&v=check`, (page) => page.locator('.verdict').waitFor()],
  several: [`g=${grids.slip}&v=check`, (page) => page.locator('.repairs').first().waitFor()],
  contradiction: [`g=${grids.contradiction}&v=check`, (page) => page.locator('.repairs').first().waitFor()],
  hint: [`g=${grids.xWing}&v=learn`, async (page) => {
    await page.getByRole('button', { name: /Show everything|Alles zeigen/ }).first().click();
    await page.locator('.advice h3').first().waitFor();
  }],
  path: [`g=${grids.xWing}&v=learn`, async (page) => {
    await page.getByRole('button', { name: /All steps|Alle Schritte/ }).click();
    await page.locator('.path li').getByText('X-Wing').click();
    await page.locator('.ratings dd').first().waitFor();
  }],
  chain: [`g=${'8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'}&v=learn`, async (page) => {
    await page.getByRole('button', { name: /All steps|Alle Schritte/ }).click();
    const step = page.locator('.path li').getByText(/XY-Chain|X-Chain|Nishio|Dynamic|Dynamisch|Kette/).first();
    await step.waitFor({ timeout: 120_000 });
    await step.click();
    await page.locator('.links path, .overlay path').first().waitFor({ state: 'attached' });
  }],
  why: [`g=${grids.textbook}&v=learn`, async (page) => {
    await page.getByRole('button', { name: /Why not\?|Warum nicht\?/ }).click();
    await cell(page, 'r1c2').click();
    await page.locator('.why-digits').getByRole('button', { name: '9' }).click();
    await page.locator('.clash-line').first().waitFor();
  }],
  make: [`g=${grids.textbook}&v=make`],
  made: [`g=${grids.textbook}&v=make`, async (page) => {
    await page.locator('.panel .primary').click();
    await page.locator('.shelf li').nth(5).waitFor();
  }],
  madeJigsaws: [`g=${grids.textbook}&v=make`, async (page) => {
    await page.getByLabel(/Jigsaw|Puzzleteile/).check();
    await page.getByLabel(/Clues|Hinweise/).selectOption('killer');
    await page.locator('.panel .primary').click();
    await page.locator('.shelf li').nth(5).waitFor();
    await page.locator('.shelf button').nth(2).click();
  }],
  watch: [`g=${grids.textbook}&v=watch&w=row,mrv`, (page) => moment(page, '4000')],
  three: [`g=${grids.textbook}&v=watch&w=row,mrv,dlx`, (page) => moment(page, '2500')],
  end: [`g=${grids.textbook}&v=watch&w=row,mrv`, (page) => moment(page, '10000')],
  watchFour: [`b=4x4&g=..4..2....14....&v=watch&w=row`, (page) => moment(page, '5000')],
  watchJigsaw: [`b=${encodeURIComponent(jigsaw)}&g=43.2.....4.2.6....3...............5.&v=watch&w=row,mrv`, (page) => moment(page, '6000')],
  watchSixteen: [`b=16x16&g=${'1..4...8...C...G'.padEnd(256, '.')}&v=watch&w=mrv,dlx,fast`, (page) => moment(page, '9000')],
  watchKiller: [`${killerNow('6x6+x+killer=4:r1c1,r1c2+killer=20:r2c1-r2c5+thermo:r6c1-r3c1')}${'.'.repeat(36)}&v=watch&w=row,mrv`, (page) => moment(page, '9000')],
  small: [`b=4x4&g=${'1...............'}&v=play`],
  six: [`b=6x6&g=${'1.....'.repeat(6)}&v=check`, (page) => page.locator('.verdict').waitFor()],
  sixteen: [`b=16x16&g=${'1..4...8...C...G'.padEnd(256, '.')}&v=play`],
  large: [`b=25x25&g=${'1..4...8...C...G....L...P'.padEnd(625, '.')}&v=play`],
  jigsaw: [`b=${encodeURIComponent(jigsaw)}&g=${'1'.padEnd(36, '.')}&v=play`],
  rules: [`${killerNow(killer)}${'.'.repeat(81)}&v=play`],
  killer: [`${killerNow('6x6+killer=4:r1c1,r1c2+killer=20:r2c1-r2c5+thermo:r6c1-r3c1')}${'.'.repeat(36)}&v=learn`, async (page) => {
    await page.getByRole('button', { name: /All steps|Alle Schritte/ }).first().click();
    await page.waitForTimeout(1000);
  }],
  help: [`g=${grids.textbook}&v=play`, async (page) => {
    await page.keyboard.press('?');
    await page.waitForTimeout(200);
  }],
};
const papers = {
  'paper-check': scenes.contradiction,
  'paper-path': scenes.path,
  'paper-sheets': scenes.made,
  'paper-watch': scenes.watch,
};

async function moment(page, share) {
  for (const ending of await page.locator('.ending').all()) await ending.getByText(/^(Solved in|No solution after|Gelöst in|Keine Lösung nach) /).waitFor();
  await page.locator('.scrub input').fill(share);
  await page.waitForTimeout(300);
}

async function settled(page) {
  await page.evaluate(() => (scrollTo(0, 0), document.fonts.ready));
  await page.waitForTimeout(250);
}

async function photograph(browser, site, name, [hash, act], locale) {
  for (const isPhone of [true, false]) {
    const device = isPhone ? { hasTouch: true, isMobile: true } : {};
    const [width, height] = isPhone ? sizes.phone : sizes.laptop;
    const { page, context } = await open(browser, site, hash, { ...device, viewport: { width, height }, locale });
    try {
      await act?.(page);
      for (const [size, [wide, high]] of Object.entries(sizes)) {
        if (isPhone !== (size === 'phone')) continue;
        await page.setViewportSize({ width: wide, height: high });
        for (const [look, media] of Object.entries(looks)) {
          await page.emulateMedia(media);
          await settled(page);
          await page.screenshot({ path: `${folder}${name}-${size}-${look}.png` });
          if (isPhone && look === 'light') await page.screenshot({ path: `${folder}${name}-long-${look}.png`, fullPage: true });
        }
      }
    } catch (error) {
      console.error(`${name}, ${isPhone ? 'phone' : 'desktop'}: ${error.message.split('\n')[0]}`);
      await page.screenshot({ path: `${folder}${name}-failed.png` });
    }
    await context.close();
  }
}

async function print(browser, site, name, [hash, act]) {
  const { page, context } = await open(browser, site, hash, { viewport: { width: paper[0], height: paper[1] } });
  await act?.(page);
  await page.emulateMedia({ media: 'print' });
  await settled(page);
  await page.screenshot({ path: `${folder}${name}-paper-light.png` });
  await context.close();
}

// A contact sheet of several pictures with their names.
async function sheets(browser, names) {
  const page = await browser.newPage();
  for (const [size, [columns, width]] of Object.entries(perSheet)) {
    for (const look of Object.keys(looks)) {
      const files = names.map((name) => `${name}-${size}-${look}.png`).filter((file) => readdirSync(folder).includes(file));
      const rows = size === 'phone' || size === 'paper' ? 1 : 3;
      for (let i = 0; i * columns * rows < files.length; ++i) {
        const some = files.slice(i * columns * rows, (i + 1) * columns * rows);
        const images = some.map((file) => `<figure style="margin:2px"><img width="${width - 4}" src="data:image/png;base64,${readFileSync(folder + file, 'base64')}"><figcaption>${file}</figcaption></figure>`);
        await page.setContent(`<div style="display:grid;grid-template-columns:repeat(${columns},${width}px);width:${columns * width}px;font:12px sans-serif">${images.join('')}</div>`);
        await page.locator('div').first().screenshot({ path: `${folder}sheet-${size}-${look}-${i}.png` });
      }
    }
  }
  await page.close();
}

mkdirSync(folder, { recursive: true });
const locale = process.env.LANGUAGE_OF_PICTURES ?? 'en-US';
const wanted = process.argv.slice(2);
const [browser, site] = [await launch(), await serve()];
const names = [];
for (const [name, scene] of Object.entries({ ...scenes, ...papers })) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = locale.startsWith('de') ? `${name}-de` : name;
  await (name in papers ? print : photograph)(browser, site, file, scene, locale);
  names.push(file);
  console.log(file);
}
await sheets(browser, names);
await browser.close();
await site.close();
console.log(`${names.length} scenes in ${folder}`);
