// Repairs of the puzzle: each repair and each added given takes one click.

import type { Diagnosis, Edit } from 'nonet';
import { usePage } from '../page.ts';
import { boardOf, givensText, write, type Board } from '../state/board.ts';
import { cellAt } from '../state/geometry.ts';
import { named } from '../state/naming.ts';
import { words } from '../words/words.ts';
import { editText } from './verdict.ts';

interface RepairsProps {
  readonly diagnosis: Diagnosis;
  readonly setPreview: (grid: string | null) => void;
}

// The player's own digits stay where the repaired puzzle has none.
function repaired(board: Board, grid: string): Board {
  const puzzle = boardOf(grid);
  return { ...board, given: puzzle.given, values: puzzle.values.map((value, cell) => value || (board.given[cell] ? 0 : board.values[cell])) };
}

const withEdits = (board: Board, edits: readonly Edit[]): Board =>
  edits.reduce((now, { cell, to }) => write(now, cellAt(cell), to ?? 0, true), board);

export function Repairs({ diagnosis, setPreview }: RepairsProps) {
  const { board, dispatch } = usePage();
  const { singleCompletions: single = [], fewestCompletions: fewest = [], repairs } = diagnosis;
  const change = (next: Board) => {
    setPreview(null);
    dispatch({ type: 'change', board: next });
  };
  const previewing = (grid: string) => ({
    onPointerEnter: () => setPreview(grid),
    onPointerLeave: () => setPreview(null),
    onFocus: () => setPreview(grid),
    onBlur: () => setPreview(null),
  });
  const adding = (edits: readonly Edit[]) => previewing(givensText(withEdits(board, edits)));
  return (
    <>
      {single.length > 0 && (
        <>
          <h3>{words.check.oneMore}</h3>
          <div class="buttons chips">
            {single.map((edit) => (
              <button key={editText(edit)} type="button" onClick={() => change(withEdits(board, [edit]))} {...adding([edit])}>
                {editText(edit)}
              </button>
            ))}
          </div>
        </>
      )}
      {single.length === 0 && fewest.length > 0 && (
        <>
          <h3>{diagnosis.status === 'multiple' && words.check.moreGivens(fewest.length)}</h3>
          <div class="buttons chips">
            <button type="button" onClick={() => change(withEdits(board, fewest))} {...adding(fewest)}>
              {words.check.add(fewest.map(editText).join(', '))}
            </button>
          </div>
        </>
      )}
      {repairs.length > 0 && (
        <>
          <h3>{words.check.slip}</h3>
          <ul class="repairs">
            {repairs.map(({ text, grid, slip, slipText, edits }) => (
              <li key={grid}>
                <button type="button" onClick={() => change(repaired(board, grid))} {...previewing(grid)}>
                  <span>{slip === 'shifted' ? edits.map(editText).join('; ') : named(text)}</span>
                  <small>{words.engine(slipText)}</small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {(diagnosis.status === 'none' || diagnosis.status === 'multiple') && repairs.length === 0 && (
        <p>{diagnosis.repairsKnown ? words.check.noRepair : words.check.tooOpen}</p>
      )}
    </>
  );
}
