// A puzzle as a small picture.

import { boxSide, columnOf, rowOf, side } from '../state/geometry.ts';

const size = 10;
const extent = side * size;

function lines(every: number): string {
  let path = '';
  for (let at = 0; at <= extent; at += every * size) path += `M0 ${at}H${extent}M${at} 0V${extent}`;
  return path;
}
const thin = lines(1);
const thick = lines(boxSide);

export function Thumbnail({ puzzle, dots = false }: { puzzle: string; dots?: boolean }) {
  return (
    <svg class="thumbnail" viewBox={`-1 -1 ${extent + 2} ${extent + 2}`} aria-hidden="true">
      <path class="thin" d={thin} />
      <path class="thick" d={thick} />
      {[...puzzle].map((char, cell) => {
        if (char === '.' || char === '0') return null;
        const [x, y] = [columnOf(cell) * size + size / 2, rowOf(cell) * size + size / 2];
        if (dots) return <rect key={cell} x={x - 3} y={y - 3} width="6" height="6" rx="1" />;
        return (
          <text key={cell} x={x} y={y + 2.8}>
            {char}
          </text>
        );
      })}
    </svg>
  );
}
