// The puzzles of a text that holds several.

import { usePage } from '../page.ts';
import { boardOf, givensText } from '../state/board.ts';

export function Choices() {
  const { state, board, dispatch } = usePage();
  const { choices } = state;
  const now = givensText(board);
  const at = choices.findIndex(({ puzzle, geometry }) => puzzle === now && geometry === board.geometry);
  const go = (index: number) => {
    const { puzzle, geometry } = choices[index];
    dispatch({ type: 'load', board: boardOf(puzzle, undefined, geometry), choices });
  };
  return (
    <div class="choices" role="group" aria-label="Puzzles read">
      <button type="button" disabled={at <= 0} onClick={() => go(at - 1)}>
        Previous
      </button>
      <label>
        <span>Puzzle</span>
        <select value={at} onChange={(event) => go(Number(event.currentTarget.value))}>
          {at < 0 && <option value={-1}>changed</option>}
          {choices.map(({ label, puzzle }, index) => (
            <option key={index} value={index}>
              {label} of {choices.length}: {puzzle.slice(0, 12)}… {puzzle.replaceAll('.', '').length} givens
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={at + 1 >= choices.length} onClick={() => go(at + 1)}>
        Next
      </button>
    </div>
  );
}
