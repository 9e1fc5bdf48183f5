// The places of the givens, drawn with the mouse, a finger or the keyboard.

import { useRef, useState } from 'preact/hooks';
import { cells, rowOf, side } from '../state/geometry.ts';
import { cellName } from '../state/naming.ts';
import { words } from '../words/words.ts';
import { gridAction } from '../grid/keys.ts';
import { reduce, initial } from '../state/store.ts';

interface PatternProps {
  readonly pattern: string; // 81 characters, '.' or 'x'
  readonly onDraw: (pattern: string) => void;
}

const rows = Array.from({ length: side }, (_, row) => cells.filter((cell) => rowOf(cell) === row));

export function Pattern({ pattern, onDraw }: PatternProps) {
  const [at, setAt] = useState(0);
  const brush = useRef<string | null>(null); // what the current stroke writes
  const root = useRef<HTMLDivElement>(null);
  const put = (cell: number, char: string) => {
    setAt(cell);
    if (pattern[cell] !== char) onDraw(pattern.slice(0, cell) + char + pattern.slice(cell + 1));
  };
  const under = (event: PointerEvent) => {
    const element = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-pattern]');
    return element && root.current?.contains(element) ? Number(element.getAttribute('data-pattern')) : -1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') put(at, pattern[at] === '.' ? 'x' : '.');
    else {
      const action = gridAction(event);
      if (action?.type !== 'move') return;
      const next = reduce({ ...initial(), selected: at }, { ...action, extend: false }).selected;
      setAt(next);
      root.current?.querySelector<HTMLElement>(`[data-pattern="${next}"]`)?.focus();
    }
    event.preventDefault();
  };
  return (
    <div
      ref={root}
      class="pattern"
      role="grid"
      aria-label={words.make.patternGrid}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        const cell = under(event);
        if (cell < 0) return;
        brush.current = pattern[cell] === '.' ? 'x' : '.';
        put(cell, brush.current);
      }}
      onPointerMove={(event) => {
        const cell = brush.current === null || event.buttons === 0 ? -1 : under(event);
        if (cell >= 0) put(cell, brush.current!);
      }}
      onPointerUp={() => (brush.current = null)}
    >
      {rows.map((row, index) => (
        <div key={index} role="row" class="pattern-row">
          {row.map((cell) => (
            <div
              key={cell}
              role="gridcell"
              data-pattern={cell}
              tabIndex={cell === at ? 0 : -1}
              aria-selected={pattern[cell] !== '.'}
              aria-label={`${cellName(cell)}${pattern[cell] === '.' ? '' : `, ${words.make.given}`}`}
              class={pattern[cell] === '.' ? '' : 'drawn'}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
