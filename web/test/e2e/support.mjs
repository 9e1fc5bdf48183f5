// Shared by the browser tests: the built page on its own server, and Chromium.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { after, before, describe } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { PNG } from 'pngjs';

const root = process.env.NONET_WEB_OUT ?? fileURLToPath(new URL('../../../build/web', import.meta.url));
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM ?? installed.find((path) => existsSync(path)) ?? installed[0];

// The reason why the tests cannot run on this machine, or undefined.
export const missing = !existsSync(join(root, 'index.html'))
  ? `the page is not built (${root})`
  : !existsSync(executablePath)
    ? `there is no ${executablePath}`
    : undefined;

export const grids = {
  textbook: '3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..',
  textbookSolved: '316578492529134768487629531263415987974863125851792643138947256692351874745286319',
  seventeen: '...7.....1...........43.2..........6...5.9.........418....81.....2....5..4....3..',
  xWing: '1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5',
  slip: '........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58',
  contradiction: '3165.84..52........87....31..3.1..8.9..863..5.5..9.6..13..7.25........74..52.63..',
};

export const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const types = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png',
  '.wasm': 'application/wasm', '.woff2': 'font/woff2', '.txt': 'text/plain', '.webmanifest': 'application/manifest+json',
};

const compressed = new Map(); // by file; each test loads the whole page again
function compressedFile(file) {
  if (!compressed.has(file)) compressed.set(file, gzipSync(readFileSync(file), { level: 9 }));
  return compressed.get(file);
}

// Serves the built page, compressed like a usual host; counts the bytes that it sends.
export async function serve() {
  const sent = new Map();
  const replaced = new Map(); // by path: a replacement body, or null for a deleted file
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
    const named = path.endsWith('/') ? `${path}index.html` : path;
    const [file, other] = [join(root, named), replaced.get(named)];
    if (other === null || (other === undefined && !(file.startsWith(root) && existsSync(file) && statSync(file).isFile()))) {
      response.writeHead(404).end();
      return;
    }
    const body = other === undefined ? compressedFile(file) : gzipSync(other, { level: 9 });
    sent.set(path, (sent.get(path) ?? 0) + body.length);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      vary: 'Origin',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    sent,
    replaced,
    close: () => (server.closeAllConnections(), new Promise((resolve) => server.close(resolve))),
  };
}

const flags = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

export const launch = () => chromium.launch({ executablePath, args: flags });

// A page with its own storage; `problems` collects the errors of the console and of the content security policy.
export async function open(browser, site, hash = `g=${grids.textbook}`, options = {}) {
  const context = await browser.newContext({ ...sizes.desktop, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const problems = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`CSP: ${event.violatedDirective}`));
  });
  await page.goto(site.address + (hash && `#${hash}`));
  await page.locator('.top nav').waitFor();
  return { page, context, problems };
}

export const cell = (page, name) => page.locator(`.grid [data-cell="${9 * (name[1] - 1) + (name[3] - 1)}"]`);

export const view = (page, name) => page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name }).click();

// The digits on the grid, 81 characters.
export const shown = (page) =>
  page.locator('.grid [role=gridcell]').evaluateAll((cells) =>
    cells.map((each) => each.querySelector('.digit:not(.ghost)')?.textContent ?? '.').join(''),
  );

// Repeats assertions until they hold, by default for at most ten seconds, because drawings follow shortly after the
// words.
export async function until(assertions, most = 10_000) {
  for (const end = Date.now() + most; ; ) {
    try {
      return await assertions();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

// Text as if pasted from the clipboard.
export const paste = (page, text) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

// A picture as a file: grey pixels, or a drawn puzzle of bindings/js/test/drawn.mjs.
export function pngOf({ data, width, height }, name = 'puzzle.png') {
  const png = new PNG({ width, height });
  data.forEach((light, pixel) => png.data.set([light, light, light, 255], 4 * pixel));
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(png) };
}

// Tests with a browser and the page, which are started before and ended after them. `body` gets a function that opens
// the page.
export function withPage(name, body, options = {}) {
  describe(name, { skip: missing }, () => {
    let browser, site;
    before(async () => {
      [browser, site] = [await launch(), await serve()];
    });
    after(async () => {
      await browser?.close();
      await site?.close();
    });
    body((hash, more = {}) => open(browser, site, hash, { ...options, ...more }), () => browser);
  });
}

// Desktop and phone. With NONET_QUARTER, as in CI, a group of tests runs on one of them, chosen by the commit.
export function sizesFor(name) {
  const all = Object.entries(sizes);
  if (!process.env.NONET_QUARTER) return all;
  const commit = parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 6), 16);
  return [all[(commit + name.length) % all.length]];
}

// The same on a desktop and on a phone.
export function onEverySize(name, body) {
  for (const [size, options] of sizesFor(name)) withPage(`${name}, ${size}`, body, options);
}
