// A small grid that changes many times a second: made once, then written to directly.

import { useEffect, useRef } from 'preact/hooks';
import { cells } from '../state/geometry.ts';
import { cellOf, digitOf, kindOf, type Moment } from './timeline.ts';

export const heatLevels = 8;

// How often a cell was taken back, as a level: each is four times the one before.
export const heatLevel = (takenBack: number) =>
  takenBack === 0 ? 0 : Math.min(heatLevels, 1 + Math.floor(Math.log2(takenBack) / 2));

interface BoardProps {
  readonly puzzle: string;
  readonly name: string;
  readonly onFrame: (draw: () => void) => () => void;
  readonly moment: Moment;
}

export function WatchBoard({ puzzle, name, moment, onFrame }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const elements = [...root.current!.children] as HTMLElement[];
    const texts = elements.map(() => '');
    const heats = elements.map(() => 0);
    let marked: HTMLElement | null = null;
    const draw = () => {
      for (const cell of cells) {
        const text = moment.grid[cell] === 0 ? '' : String(moment.grid[cell]);
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
      if (last === null || kindOf(last) === 'solution') return;
      marked = elements[cellOf(last)];
      marked.dataset.now = kindOf(last);
      if (moment.grid[cellOf(last)] === 0) marked.dataset.tried = String(digitOf(last));
    };
    return onFrame(draw);
  }, [moment, onFrame]);
  return (
    <div class="watch-board" ref={root} role="img" aria-label={name}>
      {cells.map((cell) => (
        <span key={cell} class={puzzle[cell] === '.' ? '' : 'given'} />
      ))}
    </div>
  );
}
