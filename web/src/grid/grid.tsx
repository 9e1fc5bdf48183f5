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
import { useSelecting } from './selecting.ts';
import { cellAt } from './stroke.ts';

export interface GridProps {
  readonly board: Board;
  readonly selected: number;
  readonly chosen: readonly number[];
  readonly picked: () => void; // cells were chosen by the pointer
  readonly tapWrites: boolean; // and the page then writes into them
  readonly dispatch: (action: Action) => void;
  readonly annotation: Annotation;
  readonly name: string;
  readonly mistakes: ReadonlySet<number> | null; // cells shown as wrong; null: those that break a rule
  readonly litDigit: number; // highlighted everywhere; 0: the digit of the selected cell
  readonly lit: ReadonlySet<number>; // cells of the sentence being read
  readonly middle: boolean; // candidates are in the middle of their cell
  readonly solved?: boolean; // a game was just solved
  readonly zoomed?: boolean; // cells are finger-sized, and the grid scrolls
}

const rowsOf = (geometry: Geometry) =>
  Array.from({ length: geometry.rows }, (_, row) => geometry.cells.filter((cell) => rowIn(geometry, cell) === row));

// The measures of the board for grid.css.
function measuresOf(geometry: Geometry): Record<string, number> {
  const { across, down } = markRaster(geometry);
  const { rows, columns } = geometry;
  return { '--rows': rows, '--columns': columns, '--side': Math.max(rows, columns), '--across': across, '--down': down };
}

export function Grid(it: GridProps) {
  const { board, selected, chosen, dispatch, annotation, name, mistakes, litDigit, lit, middle, zoomed = false, solved = false } = it;
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
  // The cells that see every chosen cell.
  const related = new Set(geometry.peers[selected].filter((cell) => chosen.every((each) => geometry.peers[each].includes(cell))));
  const isChosen = new Set(chosen);

  // The focus follows the selection, if it is on the grid.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused && root.current?.contains(focused))
      root.current.querySelector<HTMLElement>(`[data-cell="${selected}"]`)?.focus({ preventScroll: true });
  }, [selected]);

  useEffect(() => {
    if (zoomed) root.current?.querySelector(`[data-cell="${selected}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected, zoomed]);

  const pressing = useSelecting(root, { values, chosen, single: annotation.strokes === true, tapWrites: it.tapWrites, dispatch, picked: it.picked });
  const onFocus = (event: Event) => {
    const cell = cellAt(event.target);
    if (cell >= 0 && cell !== selected && !pressing()) dispatch({ type: 'select', cell });
  };

  return (
    <div class={`grid-scroll${zoomed ? ' zoomed' : ''}${room > 0 ? ' clued' : ''}`} style={{ ...measuresOf(geometry), '--room': room }}>
      <div class="grid-frame">
        <Labels geometry={geometry} />
        <div
          ref={root}
          class={`grid${annotation.tones?.size || annotation.links?.length ? ' drawn' : ''}${solved ? ' solved' : ''}`}
          role="grid"
          aria-label={name}
          aria-rowcount={geometry.rows}
          aria-colcount={geometry.columns}
          aria-multiselectable="true"
          onFocusIn={onFocus}
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
                    colours={board.colours[cell]}
                    ghost={annotation.ghosts?.get(cell) ?? ''}
                    tone={annotation.tones?.get(cell)}
                    marks={marks}
                    marksKey={marks ? [...marks].join(' ') : ''}
                    selected={isChosen.has(cell)}
                    cursor={cell === selected}
                    related={related.has(cell)}
                    same={digit !== 0 && (!isChosen.has(cell) || litDigit !== 0) && values[cell] === digit}
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
