// The puzzles of a text that holds several.

import { usePage } from '../page.ts';
import { boardOf, givensText } from '../state/board.ts';
import { words } from '../words/words.ts';

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
    <div class="choices" role="group" aria-label={words.enter.puzzlesRead}>
      <button type="button" disabled={at <= 0} onClick={() => go(at - 1)}>
        {words.enter.previous}
      </button>
      <label>
        <span>{words.enter.puzzle}</span>
        <select value={at} onChange={(event) => go(Number(event.currentTarget.value))}>
          {at < 0 && <option value={-1}>{words.enter.changed}</option>}
          {choices.map(({ label, puzzle }, index) => (
            <option key={index} value={index}>
              {words.enter.choice(label, choices.length, puzzle.slice(0, 12), puzzle.replaceAll('.', '').length)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={at + 1 >= choices.length} onClick={() => go(at + 1)}>
        {words.enter.next}
      </button>
    </div>
  );
}
