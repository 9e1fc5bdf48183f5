// The one grid of the page: shows a board with a panel's drawing on it, and handles keys and touches.

import { useEffect, useRef } from 'preact/hooks';
import { candidates, conflicts, type Board } from '../state/board.ts';
import { markRaster, rowIn, type Geometry } from '../state/geometry.ts';
import { rowLabel } from '../state/naming.ts';
import type { Action } from '../state/store.ts';
import type { Annotation } from './annotation.ts';
import { Cell } from './cell.tsx';
import { DrawnGround } from './drawn_ground.tsx';
import { cellClasses, clueRoom } from './ground.ts';
import { Overlay } from './overlay.tsx';

export interface GridProps {
  readonly board: Board;
  readonly selected: number;
  readonly dispatch: (action: Action) => void;
  readonly annotation: Annotation;
  readonly name: string;
  readonly mistakes: ReadonlySet<number> | null; // cells shown as wrong; null: those that break a rule
  readonly litDigit: number; // highlighted everywhere; 0: the digit of the selected cell
  readonly lit: ReadonlySet<number>; // cells of the sentence being read
  readonly middle: boolean; // candidates are in the middle of their cell
  readonly zoomed?: boolean; // cells are finger-sized, and the grid scrolls
}

const cellAt = (target: EventTarget | null): number => {
  const element = target instanceof Element ? target.closest('[data-cell]') : null;
  return element ? Number(element.getAttribute('data-cell')) : -1;
};

const rowsOf = (geometry: Geometry) =>
  Array.from({ length: geometry.rows }, (_, row) => geometry.cells.filter((cell) => rowIn(geometry, cell) === row));

// The measures of the board for grid.css.
function measuresOf(geometry: Geometry): Record<string, number> {
  const { across, down } = markRaster(geometry);
  const { rows, columns } = geometry;
  return { '--rows': rows, '--columns': columns, '--side': Math.max(rows, columns), '--across': across, '--down': down };
}

export function Grid({ board, selected, dispatch, annotation, name, mistakes, litDigit, lit, middle, zoomed = false }: GridProps) {
  const { geometry } = board;
  const root = useRef<HTMLDivElement>(null);
  const values = annotation.values ?? board.values;
  const shown = annotation.candidates ?? candidates(board);
  const all = conflicts({ geometry, values });
  const clashing = mistakes === null || values !== board.values ? all : new Set([...mistakes].filter((cell) => all.has(cell)));
  const wrong = new Set(values !== board.values ? [] : [...(mistakes ?? [])].filter((cell) => !all.has(cell)));
  const digit = litDigit || values[selected];
  const ground = cellClasses(geometry);
  // Room around the board for its clues, and for the places of one being drawn.
  const room = Math.max(clueRoom(geometry), annotation.beside ? 0.9 : 0);
  const related = new Set(geometry.peers[selected]);

  // The focus follows the selection, if it is on the grid.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused && root.current?.contains(focused))
      root.current.querySelector<HTMLElement>(`[data-cell="${selected}"]`)?.focus({ preventScroll: true });
  }, [selected]);

  useEffect(() => {
    if (zoomed) root.current?.querySelector(`[data-cell="${selected}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected, zoomed]);

  const select = (event: Event) => {
    const cell = cellAt(event.target);
    if (cell >= 0 && cell !== selected) dispatch({ type: 'select', cell });
  };

  return (
    <div class={`grid-scroll${zoomed ? ' zoomed' : ''}${room > 0 ? ' clued' : ''}`} style={{ ...measuresOf(geometry), '--room': room }}>
      <div class="grid-frame">
        <Labels geometry={geometry} />
        <div
          ref={root}
          class={annotation.tones?.size || annotation.links?.length ? 'grid drawn' : 'grid'}
          role="grid"
          aria-label={name}
          aria-rowcount={geometry.rows}
          aria-colcount={geometry.columns}
          onPointerDown={select}
          onFocusIn={select}
        >
          {rowsOf(geometry).map((row, index) => (
            <div key={index} role="row" class="grid-row">
              {row.map((cell) => {
                const marks = annotation.marks?.get(cell);
                return (
                  <Cell
                    key={cell}
                    geometry={geometry}
                    ground={ground[cell]}
                    cell={cell}
                    value={values[cell]}
                    given={board.given[cell]}
                    conflict={clashing.has(cell)}
                    wrong={wrong.has(cell)}
                    candidates={shown[cell]}
                    corners={values === board.values ? board.corners[cell] : 0}
                    middle={middle}
                    lit={lit.has(cell)}
                    colour={board.colours[cell]}
                    ghost={annotation.ghosts?.get(cell) ?? ''}
                    tone={annotation.tones?.get(cell)}
                    marks={marks}
                    marksKey={marks ? [...marks].join(' ') : ''}
                    selected={cell === selected}
                    related={related.has(cell)}
                    same={digit !== 0 && (cell !== selected || litDigit !== 0) && values[cell] === digit}
                    highlighted={digit}
                  />
                );
              })}
            </div>
          ))}
        </div>
        <DrawnGround geometry={geometry} />
        {annotation.over}
        <Overlay links={annotation.links ?? []} />
      </div>
    </div>
  );
}

// The numbers of rows and columns next to the grid; screen readers get them from the cells.
function Labels({ geometry: { rows, columns } }: { geometry: Geometry }) {
  return (
    <>
      <div class="labels columns" aria-hidden="true">
        {Array.from({ length: columns }, (_, column) => (
          <span key={column}>{column + 1}</span>
        ))}
      </div>
      <div class="labels rows" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <span key={row}>{rowLabel(row)}</span>
        ))}
      </div>
    </>
  );
}
