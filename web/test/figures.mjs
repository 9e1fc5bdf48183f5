// Measures the page's documented figures in Chromium: `npm run figures`.
//
//   first load     bytes that the server sends, gzip, until the engine's core, the first answer from it included;
//                  and what the first question beyond the core brings
//   interactive    from the start of navigation until the grid is there and no task of 50 ms or more follows
//   long tasks     of 50 ms or more on the main thread, while engines record, show and play a search of
//                  219,570,110 digit tries; on a busy machine the clock's figures say more of the machine

import { grids, launch, open, paste, serve, view } from './e2e/support.mjs';

const observe = () => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
};

async function fresh(browser, site, hash) {
  const { page, context } = await open(browser, site, 'v=make', { serviceWorkers: 'block' });
  await page.addInitScript(observe);
  await page.goto('about:blank');
  site.sent.clear();
  await page.goto(`${site.address}#${hash}`);
  return { page, context };
}

function tell(what, sent) {
  console.log(`${what}, gzip:`);
  for (const [path, bytes] of sent) console.log(`  ${String(bytes).padStart(8)}  ${path}`);
  console.log(`  ${String([...sent.values()].reduce((a, b) => a + b, 0)).padStart(8)}  in all`);
}

async function firstLoad(browser, site) {
  const { page, context } = await fresh(browser, site, 'v=enter');
  await paste(page, `${grids.slip}\n${grids.xWing}\n`);
  await page.getByText('contains 2 puzzles').waitFor();
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    loaded: performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd,
    tasks: window.longTasks.map(({ startTime, duration }) => startTime + duration),
    answered: performance.now(),
  }));
  tell('first load', site.sent);
  console.log(`first paint ${times.paint.toFixed(0)} ms`);
  console.log(`interactive ${Math.max(times.loaded, times.paint, ...times.tasks).toFixed(0)} ms`);
  console.log(`first answer of the engine ${times.answered.toFixed(0)} ms`);
  site.sent.clear();
  await page.getByRole('button', { name: 'Show what is missing' }).click();
  await page.getByRole('heading', { name: '26 solutions' }).waitFor();
  tell('the whole engine, when a view asks for it', site.sent);
  await context.close();
}

// The tasks of the page's main thread in milliseconds: wall-clock time and CPU time, which does not depend on other
// programs.
function mainThreadTasks({ traceEvents }) {
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isMain = ({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid);
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isMain(event));
  return { clock: tasks.map(({ dur = 0 }) => dur / 1000), processor: tasks.map(({ tdur = 0 }) => tdur / 1000) };
}

async function background(browser, site) {
  const { page, context } = await fresh(browser, site, `g=${grids.seventeen}&v=watch&w=row,scan`);
  await browser.startTracing(page, { categories: ['__metadata', 'disabled-by-default-devtools.timeline'] });
  await page.getByText(/^Recording/).first().waitFor();
  await page.getByLabel('Speed', { exact: true }).fill('19');
  await page.locator('.transport').getByRole('button', { name: 'Play', exact: true }).click();
  for (const share of [9000, 1000, 5000, 5001, 4999]) {
    await page.locator('.scrub input').fill(String(share));
    await page.waitForTimeout(100);
  }
  await page.getByLabel('Speed', { exact: true }).fill('12');
  await page.locator('.transport').getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText(/^Solved in 268,363,459/).first().waitFor({ timeout: 300_000 });
  await page.locator('.scrub input').fill('9995');
  await page.getByLabel('Speed', { exact: true }).fill('18');
  await page.locator('.transport').getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.watch-board.solved').first().waitFor({ timeout: 300_000 });
  const seconds = await page.evaluate(() => performance.now() / 1000);
  const tasks = mainThreadTasks(JSON.parse((await browser.stopTracing()).toString()));
  for (const [what, times] of Object.entries(tasks)) {
    const long = times.filter((time) => time >= 50).length;
    console.log(`main thread, ${seconds.toFixed(1)} s, ${what}: ${long} long tasks, the longest ${Math.max(...times).toFixed(0)} ms`);
  }
  await context.close();
}

const [browser, site] = [await launch(), await serve()];
await firstLoad(browser, site);
await background(browser, site);
await browser.close();
await site.close();
