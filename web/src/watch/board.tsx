// A small grid that changes many times a second: created once, then updated directly. For screen readers it is a table.

import { useEffect, useRef } from 'preact/hooks';
import { DrawnGround } from '../grid/drawn_ground.tsx';
import { cellClasses } from '../grid/ground.ts';
import { columnIn, glyphOf, rowIn, type Geometry } from '../state/geometry.ts';
import { cellOf, digitOf, kindOf, type Moment } from './moment.ts';
import type { OnFrame } from './use_show.ts';

export const heatLevels = 8;

// How often a cell was taken back, as a level: each is four times the previous one.
export const heatLevel = (takenBack: number) =>
  takenBack === 0 ? 0 : Math.min(heatLevels, 1 + Math.floor(Math.log2(takenBack) / 2));

// The duration in milliseconds of the wave that runs over a solved board.
const wave = 630;
const distance = (geometry: Geometry, a: number, b: number) =>
  Math.hypot(columnIn(geometry, a) - columnIn(geometry, b), rowIn(geometry, a) - rowIn(geometry, b)) / geometry.columns;

interface BoardProps {
  readonly geometry: Geometry;
  readonly puzzle: string;
  readonly name: string;
  readonly onFrame: OnFrame;
  readonly moment: Moment;
}

export function WatchBoard({ geometry, puzzle, name, moment, onFrame }: BoardProps) {
  const { cells, rows, columns } = geometry;
  const classes = cellClasses(geometry);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const elements = [...root.current!.querySelectorAll<HTMLElement>('[role=cell]')];
    const texts = elements.map(() => '');
    const heats = elements.map(() => 0);
    let marked: HTMLElement | null = null;
    let lastCell = cells.length >> 1; // where the wave of a solution starts
    let solved = false;
    const draw = () => {
      for (const cell of cells) {
        const text = moment.grid[cell] === 0 ? '' : glyphOf(geometry, moment.grid[cell]);
        if (texts[cell] !== text) elements[cell].textContent = texts[cell] = text;
        const heat = heatLevel(moment.heat[cell]);
        if (heats[cell] !== heat) elements[cell].dataset.heat = String((heats[cell] = heat));
      }
      if (marked) {
        delete marked.dataset.now;
        delete marked.dataset.tried;
      }
      marked = null;
      const { last } = moment;
      const isSolution = last !== null && kindOf(last) === 'solution';
      if (isSolution !== solved) {
        solved = isSolution;
        if (solved) elements.forEach((element, cell) => element.style.setProperty('--wave', `${Math.round(wave * distance(geometry, cell, lastCell))}ms`));
        root.current!.classList.toggle('solved', solved);
      }
      if (last === null || isSolution) return;
      lastCell = cellOf(last);
      marked = elements[lastCell];
      marked.dataset.now = kindOf(last);
      if (moment.grid[lastCell] === 0) marked.dataset.tried = glyphOf(geometry, digitOf(last));
    };
    return onFrame(draw);
  }, [moment, onFrame, geometry]);
  return (
    <div class="watch-board" ref={root} role="table" aria-label={name} style={{ '--rows': rows, '--columns': columns }}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} role="row">
          {cells.slice(columns * row, columns * (row + 1)).map((cell) => (
            <span key={cell} role="cell" class={`${classes[cell]}${puzzle[cell] === '.' ? '' : ' given'}`} />
          ))}
        </div>
      ))}
      <DrawnGround geometry={geometry} />
    </div>
  );
}
