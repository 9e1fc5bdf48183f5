// The time of an engine: the median of repeated runs, in batches long enough for the clock of a browser.

const batch = 2; // milliseconds at least, of a batch
const fewest = 5; // batches
const most = 99;
const total = 40; // milliseconds at least, of all
const longest = 600; // milliseconds of a run that is still repeated

// null: a run takes too long to be repeated. `run` may give up after that time, and returns whether it finished.
export function engineTime(run: (milliseconds: number) => boolean, now: () => number): number | null {
  const begun = now();
  if (!run(longest)) return null; // the first run is slower, and does not count
  const warm = now();
  if (warm - begun > longest) return null;
  run(longest);
  const runs = Math.max(1, Math.ceil(batch / Math.max(now() - warm, 0.001)));
  const times: number[] = [];
  for (const first = now(); times.length < fewest || (now() - first < total && times.length < most); ) {
    const begin = now();
    for (let i = 0; i < runs; ++i) run(longest);
    times.push((now() - begin) / runs);
  }
  return times.sort((a, b) => a - b)[times.length >> 1];
}
