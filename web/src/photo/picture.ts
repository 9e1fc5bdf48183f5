// Pictures: their bounds, and the grid of a picture made straight.

import type { PhotoPuzzle } from 'nonet/photo';

// As for the command: see docs/photo.md.
export const mostBytes = 2 ** 26;
export const mostPixels = 2 ** 26;
export const mostSide = 2 ** 14;

// The reader scales pictures to half of this, so a larger picture does not help it.
const longest = 2560;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const isTooLarge = ({ width, height }: Size) => width * height > mostPixels || Math.max(width, height) > mostSide;

export function scaledDown({ width, height }: Size): Size {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

// A picture with red, green, blue and opacity of each pixel.
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

type Corners = PhotoPuzzle['corners'];

// Maps the unit square to a quadrilateral, its corners clockwise from (0, 0). After Heckbert 1989.
export function toCorners([a, b, c, d]: Corners): (u: number, v: number) => readonly [x: number, y: number] {
  const [dx1, dy1, dx2, dy2] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return [((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w, ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w];
  };
}

// The grid as a square with sides of ten cells: half a cell on each side is its surroundings. Outside the picture it is
// transparent.
export function straightened({ data, width, height }: Pixels, corners: Corners, side = 1000): Pixels {
  const result = new Uint8ClampedArray(4 * side * side);
  const place = toCorners(corners);
  const inGrid = (at: number) => ((at + 0.5) / side) * (10 / 9) - 1 / 18;
  for (let row = 0; row < side; ++row) {
    for (let column = 0; column < side; ++column) {
      const [x, y] = place(inGrid(column), inGrid(row));
      if (!(x >= 0 && y >= 0 && x < width && y < height)) continue;
      // The mean of the four nearest pixels, by their distance.
      const [left, top] = [Math.max(x - 0.5, 0), Math.max(y - 0.5, 0)];
      const [dx, dy] = [left % 1, top % 1];
      const first = 4 * (Math.floor(top) * width + Math.floor(left));
      const right = left + 1 < width ? 4 : 0;
      const down = top + 1 < height ? 4 * width : 0;
      const to = 4 * (row * side + column);
      for (let part = 0; part < 4; ++part) {
        const above = data[first + part] * (1 - dx) + data[first + right + part] * dx;
        const below = data[first + down + part] * (1 - dx) + data[first + down + right + part] * dx;
        result[to + part] = above * (1 - dy) + below * dy;
      }
    }
  }
  return { data: result, width: side, height: side };
}
