// Worksheets, visible only in print: any number of puzzles on a page, as large as they fit.

import type { Generated } from 'nonet';
import { isLevel } from '../play/levels.ts';
import type { Geometry } from '../state/geometry.ts';
import { Thumbnail } from '../ui/thumbnail.tsx';
import { words } from '../words/words.ts';

export const papers = ['A4', 'Letter'] as const;
export const mostOnPage = 30;
const solutionsOnPage = 12;

export interface Worksheet {
  readonly title: string;
  readonly perPage: number;
  readonly paper: (typeof papers)[number];
  readonly nameLine: boolean;
  readonly levels: boolean;
  readonly solutions: boolean;
}

// The size of a page without its margins, in centimetres; and the heights of a heading and a caption.
const inside = { A4: [18, 26.7], Letter: [18.59, 24.94] } as const;
const heading = 1.5;
const line = 1;
const caption = 0.7;
const gap = 0.6;
const largest = 16;

// The number of columns in which puzzles are largest, and their size.
export function layoutOf(count: number, { paper, nameLine }: Pick<Worksheet, 'paper' | 'nameLine'>): { columns: number; size: number } {
  const [width, height] = inside[paper];
  const rest = height - heading - (nameLine ? line : 0);
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; ++columns) {
    const rows = Math.ceil(count / columns);
    const size = Math.min((width - gap * (columns - 1)) / columns, rest / rows - caption - gap, largest);
    if (size > best.size) best = { columns, size };
  }
  return { columns: best.columns, size: Math.floor(best.size * 100) / 100 };
}

const pagesOf = <T,>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, page) => list.slice(page * size, (page + 1) * size));

interface SheetsProps {
  readonly made: readonly (Generated & { readonly geometry: Geometry })[];
  readonly worksheet: Worksheet;
}

export function Sheets({ made, worksheet }: SheetsProps) {
  const { perPage, solutions, title, levels, nameLine, paper } = worksheet;
  const numbered = made.map((one, index) => ({ ...one, number: index + 1 }));
  const about = ({ level, difficulty }: Generated) => (levels && isLevel(level) ? ` · ${words.levels[level]} · ${difficulty?.toFixed(1)}` : '');
  const sheet = (count: number, named: boolean) => {
    const { columns, size } = layoutOf(count, { paper, nameLine: named });
    return { class: `sheet ${paper.toLowerCase()}`, style: { '--sheet-columns': columns, '--sheet-size': `${size}cm` } };
  };
  return (
    <div class="sheets" aria-hidden="true">
      {pagesOf(numbered, perPage).map((page, index) => (
        <section key={index} {...sheet(Math.min(perPage, made.length), nameLine)}>
          <h2>{title}</h2>
          {nameLine && (
            <p class="name-line">
              <span>{words.make.nameWord}</span>
              <span>{words.make.dateWord}</span>
            </p>
          )}
          {page.map((one) => (
            <figure key={one.number}>
              <Thumbnail puzzle={one.puzzle} geometry={one.geometry} />
              <figcaption>
                {one.number}
                {about(one)}
              </figcaption>
            </figure>
          ))}
        </section>
      ))}
      {solutions &&
        pagesOf(numbered, solutionsOnPage).map((page, index) => (
          <section key={index} {...sheet(Math.min(solutionsOnPage, Math.max(made.length, 6)), false)}>
            <h2>{words.make.solutions}</h2>
            {page.map(({ number, solution, geometry }) => (
              <figure key={number}>
                <Thumbnail puzzle={solution} geometry={geometry} />
                <figcaption>{number}</figcaption>
              </figure>
            ))}
          </section>
        ))}
    </div>
  );
}
