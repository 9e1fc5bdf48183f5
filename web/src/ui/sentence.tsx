// A sentence of the engine. Each cell name highlights its cell and moves to it.

import { usePage } from '../page.ts';
import { partsOf } from '../state/naming.ts';

export function Sentence({ text }: { text: string }) {
  const { board, light, dispatch } = usePage();
  const { rows, columns } = board.geometry;
  return (
    <>
      {partsOf(text).map(({ text: part, at }, index) => {
        if (!at || at[0] >= rows || at[1] >= columns) return part;
        const cell = columns * at[0] + at[1];
        const on = () => light([cell]);
        const off = () => light([]);
        return (
          <button key={index} type="button" class="cell-name" onClick={() => dispatch({ type: 'select', cell })} onPointerEnter={on} onPointerLeave={off} onFocus={on} onBlur={off}>
            {part}
          </button>
        );
      })}
    </>
  );
}
