// The page as a whole: offline use, a new deployment, fonts, the first load, and that nothing ever freezes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import { grids, open as openAt, paste, serve, shown, until, view, withPage } from './support.mjs';

// Returns the number of letters drawn, and those in fonts that the page does not ship.
async function lettersOf(devtools) {
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'h1, h2, p, button, label, .digit, .marks, select, dd, td' });
  const others = new Set();
  let letters = 0;
  // An element that is redrawn in the meantime has a different node.
  const fontsOf = (nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId }).then(({ fonts }) => fonts, (error) => (assert.match(error.message, /Could not find node/), []));
  for (const nodeId of nodeIds)
    for (const font of await fontsOf(nodeId)) {
      letters += font.glyphCount;
      if (!font.isCustomFont) others.add(`${font.familyName}: ${(await devtools.send('DOM.getOuterHTML', { nodeId })).outerHTML.slice(0, 200)}`);
    }
  return { letters, others: [...others] };
}

// The name of the module in an address, without the eight characters of its hash, which may be letters and dashes.
const wholeModule = /\/nonet-[\w-]{8}\.wasm$/;
const moduleName = (address) => /([^/]+)-.{8}\.wasm$/.exec(address)[1];

withPage('page', (open, browser) => {
  test('the page works offline after the first visit', async () => {
    const own = await serve();
    const { page, context } = await openAt(browser(), own);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await own.close();
    await page.goto(`${own.address}#g=${grids.slip}&v=check`);
    await page.reload();
    await page.getByRole('heading', { name: '26 solutions' }).waitFor();
    await context.close();
  });

  test('the modules are stored for offline use', async () => {
    const { page, context } = await open();
    await page.evaluate(() => navigator.serviceWorker.ready);
    const kept = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
    });
    assert.deepEqual(kept.filter((url) => url.endsWith('.wasm')).map(moduleName).sort(), ['nonet', 'nonet-core', 'nonet-photo']);
    await context.close();
  });

  test('every letter is drawn in the fonts that the page ships', async () => {
    for (const hash of [`g=${grids.textbook}&a=1&v=play`, `g=${grids.xWing}&v=watch&w=row`]) {
      const { page, context } = await open(hash);
      await page.locator('.panel').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const devtools = await context.newCDPSession(page);
      for (const domain of ['DOM', 'CSS']) await devtools.send(`${domain}.enable`);
      // On a slow machine the panel appears before its words.
      await until(async () => {
        const { letters, others } = await lettersOf(devtools);
        assert.ok(letters > 100, `${hash}: ${letters} letters`);
        assert.deepEqual(others, [], hash);
      });
      await context.close();
    }
  });

  test('the picture for shared links exists and has the declared size', async (t) => {
    const own = await serve();
    t.after(own.close); // or the process would not end
    const first = await (await fetch(own.address)).text();
    const property = (name) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(first)?.[1];
    const picture = PNG.sync.read(Buffer.from(await (await fetch(new URL(property('og:image'), own.address))).arrayBuffer()));
    assert.deepEqual([picture.width, picture.height], [Number(property('og:image:width')), Number(property('og:image:height'))]);
    assert.deepEqual([picture.width, picture.height], [1200, 630]);
    assert.equal(property('twitter:card'), 'summary_large_image');
    for (const name of ['og:title', 'og:description', 'og:image:alt']) assert.ok(property(name)?.length > 20, name);
  });

  test('an easy puzzle is on the grid after 200 kB with gzip, without the whole engine', async (t) => {
    const own = await serve();
    t.after(own.close);
    const { page, context } = await openAt(browser(), own, 'v=start', { serviceWorkers: 'block' });
    await page.route(wholeModule, () => {}); // never arrives
    const whole = page.waitForRequest(wholeModule);
    await page.getByRole('button', { name: 'Easy', exact: true }).click();
    await page.getByText(/Easy #\d+/).first().waitFor();
    const bytes = [...own.sent.values()].reduce((sum, size) => sum + size, 0);
    assert.ok(bytes > 20_000 && bytes < 200_000, `${bytes} bytes: ${JSON.stringify([...own.sent])}`);
    await whole; // on its way before the first hint is asked for
    await context.close();
  });

  test('Enter with the core, a text read and its number of solutions is under 230 kB with gzip', async (t) => {
    const own = await serve();
    t.after(own.close); // or the process would not end
    const { page, context } = await openAt(browser(), own, 'v=enter', { serviceWorkers: 'block' });
    await page.waitForLoadState('networkidle');
    assert.ok(![...own.sent.keys()].some((path) => path.endsWith('.wasm')), 'no module before a sign of a person');
    await Promise.all([page.waitForResponse(/nonet-core/), page.keyboard.press('ArrowRight')]);
    await paste(page, `${grids.slip}\n${grids.xWing}\n`);
    await page.getByText('contains 2 puzzles').waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = [...own.sent.values()].reduce((sum, size) => sum + size, 0);
    assert.ok(bytes < 230_000, `${bytes} bytes: ${JSON.stringify([...own.sent])}`);
    assert.ok(bytes > 20_000, `${bytes}`); // it was counted
    assert.deepEqual([...own.sent.keys()].filter((path) => path.endsWith('.wasm')).map(moduleName), ['nonet-core']);
    await context.close();
  });

  test('an open tab survives a new deployment and loads parts of its own build; the next visit gets the new one', async (t) => {
    const own = await serve();
    t.after(own.close); // or the process would not end
    const { page, context, problems } = await openAt(browser(), own, `g=${grids.slip}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The second deployment: new names for everything in assets/, none of the old ones, and a different first page.
    const [worker, first] = await Promise.all(['sw.js', ''].map(async (name) => (await fetch(own.address + name)).text()));
    const assets = [...worker.matchAll(/"(assets\/[\w.-]+)"/g)].map(([, name]) => name);
    assert.ok(assets.length >= 8, worker.slice(-2000));
    const renew = (text) => text.replaceAll(/(assets\/[\w.-]+)\.(\w+)/g, '$1-new.$2');
    const parts = await Promise.all(assets.map(async (name) => Buffer.from(await (await fetch(own.address + name)).arrayBuffer())));
    assets.forEach((name, i) => (own.replaced.set(`/${name}`, null), own.replaced.set(`/${renew(name)}`, parts[i])));
    own.replaced.set('/index.html', first.replace('<title>', '<title>Second: '));
    own.replaced.set('/sw.js', renew(worker).replace(/("url":"index.html","revision":")\w+/, '$1second'));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await view(page, 'Enter'); // its part of the page, and the whole engine
    await page.getByRole('button', { name: 'Show what is missing' }).click();
    await page.getByRole('heading', { name: '26 solutions' }).waitFor();
    await view(page, 'Watch');
    await page.locator('.run').first().waitFor();
    assert.deepEqual(problems, []);
    await page.close();
    // A visit while the browser replaces the service worker may have to wait and be repeated.
    await until(async () => {
      const again = await context.newPage();
      try {
        await again.goto(own.address, { timeout: 10_000 });
        assert.match(await again.title(), /^Second: /);
      } finally {
        await again.close();
      }
    }, 60_000);
    await context.close();
  });

  test('the page can be installed: it has a manifest, existing icons and a worker', async () => {
    const { page, context } = await open();
    const manifest = await page.evaluate(async () => {
      const address = document.querySelector('link[rel=manifest]').href;
      const read = await (await fetch(address)).json();
      const icons = await Promise.all(read.icons.map(async ({ src }) => (await fetch(new URL(src, address))).status));
      return { display: read.display, icons };
    });
    assert.deepEqual(manifest, { display: 'standalone', icons: [200, 200, 200, 200] });
    await context.close();
  });

  test('the content security policy blocks inline scripts and other sites', async () => {
    const { page, context, problems } = await open();
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.broken = true';
      document.body.append(script);
      return fetch('https://example.org/').catch(() => {});
    });
    assert.equal(await page.evaluate(() => window.broken), undefined);
    assert.ok(problems.some((text) => text.includes('script-src')), String(problems));
    assert.ok(problems.some((text) => text.includes('connect-src')), String(problems));
    await context.close();
  });

  test('the grid accepts digits while a search of 219,570,110 tries runs', async () => {
    const { page, context } = await open(`g=${grids.seventeen}&v=watch&w=row,scan`);
    await page.getByText(/^Recording/).first().waitFor();
    await view(page, 'Enter');
    await page.locator('.grid [data-cell="0"]').click();
    await page.keyboard.press('2');
    assert.equal((await shown(page))[0], '2');
    await context.close();
  });

  test('the grid has rows and cells for screen readers, and reduced motion is respected', async () => {
    const { page, context } = await open(`g=${grids.textbook}`);
    const grid = page.getByRole('grid', { name: 'Sudoku grid' });
    assert.equal(await grid.getByRole('row').count(), 9);
    assert.equal(await grid.getByRole('gridcell').count(), 81);
    assert.equal(await grid.locator('[tabindex="0"]').count(), 1);
    assert.equal(await page.locator('button').first().evaluate((it) => getComputedStyle(it).transitionDuration), '0s');
    await context.close();
  });
});
