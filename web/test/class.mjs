// Simulates a class: thirty browsers open the page with a puzzle at once and wait for its verdict, alternately from
// `nonet serve` and from a plain static server. Each is a Chromium context with its own cache and storage, so each
// fetches everything.
//
//   node test/class.mjs NONET [PAGE]      exit code 1 if one saw no verdict, or if `serve` took three times as long

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { performance } from 'node:perf_hooks';

const [nonet, page] = process.argv.slice(2);
if (page) process.env.NONET_WEB_OUT = page;
const { grids, launch, serve } = await import('./e2e/support.mjs');

const browsers = 30;
const patience = 600_000;

async function started() {
  const server = spawn(nonet, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(line)?.[0];
    if (address) return { address, close: () => server.kill() };
  }
  throw new Error('nonet serve said no address');
}

async function verdict(browser, address) {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const tab = await context.newPage();
  const began = performance.now();
  await tab.goto(`${address}#g=${grids.slip}&v=check`, { timeout: patience });
  await tab.getByRole('heading', { name: '26 solutions' }).waitFor({ timeout: patience });
  const took = performance.now() - began;
  await context.close();
  return took;
}

async function lesson(address) {
  const browser = await launch();
  const times = await Promise.all(Array.from({ length: browsers }, () => verdict(browser, address)));
  await browser.close();
  return times;
}

const middle = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];
const seconds = (time) => `${(time / 1000).toFixed(1)} s`;

const servers = { 'nonet serve': await started(), 'a plain static server': await serve() };
const found = {};
for (const [name, { address }] of Object.entries(servers)) {
  const times = await lesson(address);
  found[name] = middle(times);
  console.log(`${name}: ${times.length} browsers saw their verdict: median ${seconds(middle(times))}, slowest ${seconds(Math.max(...times))}`);
}
for (const { close } of Object.values(servers)) close();
process.exit(found['nonet serve'] < 3 * found['a plain static server'] ? 0 : 1);
