// Depth over time: the number of digits placed by choice, from the beginning of the search to its end.

import { useEffect, useMemo, useRef } from 'preact/hooks';
import { words } from '../words/words.ts';
import { buckets, type Film } from './film.ts';
import type { Moment } from './moment.ts';
import type { OnFrame } from './use_show.ts';

const height = 100;

// The band between the minimum and maximum depth of each part, as a closed path.
export function bandOf(depths: Uint16Array, deepest: number): string {
  const y = (depth: number) => (height - (depth / Math.max(1, deepest)) * (height - 4) - 2).toFixed(1);
  let there = '';
  let back = '';
  for (let bucket = 0; bucket < buckets; ++bucket) {
    const low = Number(y(depths[2 * bucket]));
    const high = Number(y(depths[2 * bucket + 1]));
    there += `${bucket === 0 ? 'M' : 'L'}${bucket} ${high}H${bucket + 1}`;
    back = `L${bucket + 1} ${Math.max(low, high + 1.2)}H${bucket}${back}`;
  }
  return `${there}${back}Z`;
}

interface ChartProps {
  readonly film: Film;
  readonly moment: Moment;
  readonly onFrame: OnFrame;
  readonly id: string;
}

export function Chart({ film, moment, onFrame, id }: ChartProps) {
  const played = useRef<SVGRectElement>(null);
  const { length } = film;
  const { deepest, band } = useMemo(() => {
    const depths = film.depths();
    const most = depths.reduce((a, b) => Math.max(a, b), 0);
    return { deepest: most, band: bandOf(depths, most) };
  }, [film, length]);
  useEffect(
    () =>
      onFrame(() => {
        const share = film.length === 0 ? 1 : moment.position / film.length;
        played.current?.setAttribute('width', String(share * buckets));
      }),
    [film, moment, onFrame],
  );
  return (
    <figure class="chart">
      <figcaption>{words.watch.depth(deepest)}</figcaption>
      <svg viewBox={`0 0 ${buckets} ${height}`} preserveAspectRatio="none" role="img" aria-label={words.watch.depthLabel(deepest)}>
        <clipPath id={`played-${id}`}>
          <rect ref={played} x="0" y="0" width="0" height={height} />
        </clipPath>
        <path class="band" d={band} />
        <path class="band played" d={band} clip-path={`url(#played-${id})`} />
      </svg>
    </figure>
  );
}
