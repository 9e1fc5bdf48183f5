// A puzzle as a small picture.

import '../styles/ground.css';
import { clueRoom } from '../grid/ground.ts';
import { columnIn, regionsOf, rowIn, shadedCells, classic, type Geometry } from '../state/geometry.ts';

const size = 10;

// The bold lines, one cell side at a time: where the box or the piece changes, and around the grid.
function boldLines(geometry: Geometry): string {
  const regions = regionsOf(geometry);
  const { rows, columns, cells } = geometry;
  let path = `M0 0H${columns * size}V${rows * size}H0z`;
  for (const cell of cells) {
    const [x, y] = [columnIn(geometry, cell) + 1, rowIn(geometry, cell) + 1];
    if (x < columns && regions[cell] !== regions[cell + 1]) path += `M${x * size} ${(y - 1) * size}v${size}`;
    if (y < rows && regions[cell] !== regions[cell + columns]) path += `M${(x - 1) * size} ${y * size}h${size}`;
  }
  return path;
}

function thinLines({ rows, columns }: Geometry): string {
  let path = '';
  for (let x = 1; x < columns; ++x) path += `M${x * size} 0V${rows * size}`;
  for (let y = 1; y < rows; ++y) path += `M0 ${y * size}H${columns * size}`;
  return path;
}

// The drawing of the rules without its frame. Its cells are 48 wide, and clues outside need room.
const drawnIn = ({ ground }: Geometry) => ground.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
const drawnScale = size / 48;

const grounds = new WeakMap<Geometry, { thin: string; bold: string; shaded: ReadonlySet<number>; drawn: string; room: number }>();

function groundOf(geometry: Geometry) {
  let ground = grounds.get(geometry);
  if (!ground) {
    ground = { thin: thinLines(geometry), bold: boldLines(geometry), shaded: shadedCells(geometry), drawn: drawnIn(geometry), room: clueRoom(geometry) * size };
    grounds.set(geometry, ground);
  }
  return ground;
}

interface ThumbnailProps {
  readonly puzzle: string;
  readonly geometry?: Geometry;
  readonly dots?: boolean;
}

export function Thumbnail({ puzzle, geometry = classic, dots = false }: ThumbnailProps) {
  const { thin, bold, shaded, drawn, room } = groundOf(geometry);
  const [width, height] = [geometry.columns * size, geometry.rows * size];
  const corner = (cell: number) => [columnIn(geometry, cell) * size, rowIn(geometry, cell) * size] as const;
  return (
    <svg class="thumbnail" viewBox={`${-1 - room} ${-1 - room} ${width + 2 + 2 * room} ${height + 2 + 2 * room}`} aria-hidden="true">
      {[...shaded].map((cell) => {
        const [x, y] = corner(cell);
        return <rect key={cell} class="shade" x={x} y={y} width={size} height={size} />;
      })}
      {!dots && drawn !== '' && <g class="ground" transform={`scale(${drawnScale})`} dangerouslySetInnerHTML={{ __html: drawn }} />}
      <path class="thin" d={thin} />
      <path class="thick" d={bold} />
      {[...puzzle].map((char, cell) => {
        if (char === '.' || (char === '0' && !geometry.zeroBased)) return null;
        const [x, y] = corner(cell).map((at) => at + size / 2);
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
