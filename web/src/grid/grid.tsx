// The one grid of the page: shows a board with what a panel draws on it, and takes keys and touches.

import { useEffect, useRef } from 'preact/hooks';
import { candidates, conflicts, type Board } from '../state/board.ts';
import { cells, peers, rowOf, side } from '../state/geometry.ts';
import type { Action } from '../state/store.ts';
import type { Annotation } from './annotation.ts';
import { Cell } from './cell.tsx';
import { gridAction } from './keys.ts';
import { Overlay } from './overlay.tsx';

export interface GridProps {
  readonly board: Board;
  readonly selected: number;
  readonly dispatch: (action: Action) => void;
  readonly annotation: Annotation;
  readonly locked: boolean; // moves only
  readonly name: string;
}

const rows = Array.from({ length: side }, (_, row) => cells.filter((cell) => rowOf(cell) === row));

const cellAt = (target: EventTarget | null): number => {
  const element = target instanceof Element ? target.closest('[data-cell]') : null;
  return element ? Number(element.getAttribute('data-cell')) : -1;
};

export function Grid({ board, selected, dispatch, annotation, locked, name }: GridProps) {
  const root = useRef<HTMLDivElement>(null);
  const values = annotation.values ?? board.values;
  const shown = annotation.candidates ?? candidates(board);
  const clashing = conflicts({ values });
  const digit = values[selected];

  // The focus follows the selection, if it is on the grid at all.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused && root.current?.contains(focused))
      root.current.querySelector<HTMLElement>(`[data-cell="${selected}"]`)?.focus({ preventScroll: true });
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = gridAction(event);
    if (!action || (locked && action.type !== 'move')) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch(action);
  };

  const select = (event: Event) => {
    const cell = cellAt(event.target);
    if (cell >= 0 && cell !== selected) dispatch({ type: 'select', cell });
  };

  return (
    <div class="grid-frame">
      <div
        ref={root}
        class={annotation.tones?.size || annotation.links?.length ? 'grid drawn' : 'grid'}
        role="grid"
        aria-label={name}
        aria-rowcount={side}
        aria-colcount={side}
        onKeyDown={onKeyDown}
        onPointerDown={select}
        onFocusIn={select}
      >
        {rows.map((row, index) => (
          <div key={index} role="row" class="grid-row">
            {row.map((cell) => {
              const marks = annotation.marks?.get(cell);
              return (
                <Cell
                  key={cell}
                  cell={cell}
                  value={values[cell]}
                  given={board.given[cell]}
                  conflict={clashing.has(cell)}
                  candidates={shown[cell]}
                  colour={board.colours[cell]}
                  ghost={annotation.ghosts?.get(cell) ?? ''}
                  tone={annotation.tones?.get(cell)}
                  marks={marks}
                  marksKey={marks ? [...marks].join(' ') : ''}
                  selected={cell === selected}
                  related={peers[selected].includes(cell)}
                  same={digit !== 0 && cell !== selected && values[cell] === digit}
                  highlighted={digit}
                />
              );
            })}
          </div>
        ))}
      </div>
      <Overlay links={annotation.links ?? []} />
    </div>
  );
}
