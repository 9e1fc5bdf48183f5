// Changes that leave one solution: each repair, added given and changed rule takes one click.

import type { Diagnosis, Edit } from 'nonet';
import { instead, useTurn, without } from '../enter/turn.ts';
import { rulesOf, sentenceOf, type RuleWords } from '../grid/rules.ts';
import { usePage } from '../page.ts';
import { boardOf, givensText, write, type Board } from '../state/board.ts';
import { cellIn } from '../state/geometry.ts';
import { named } from '../state/naming.ts';
import { words } from '../words/words.ts';
import { editText, valueIn } from './verdict.ts';

interface RepairsProps {
  readonly diagnosis: Diagnosis;
  readonly setPreview: (grid: string | null) => void;
}

// The player's own digits stay where the repaired puzzle has none.
function repaired(board: Board, grid: string): Board {
  const puzzle = boardOf(grid, undefined, board.geometry);
  return { ...board, given: puzzle.given, values: puzzle.values.map((value, cell) => value || (board.given[cell] ? 0 : board.values[cell])) };
}

const withEdits = (board: Board, edits: readonly Edit[]): Board =>
  edits.reduce((now, { cell, to }) => write(now, cellIn(board.geometry, cell), valueIn(board.geometry, to), true), board);

function useChanging(setPreview: (grid: string | null) => void) {
  const { board, dispatch } = usePage();
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
  return { board, change, previewing };
}

// With several solutions: the givens that leave one.
export function Completions({ diagnosis, setPreview }: RepairsProps) {
  const { board, change, previewing } = useChanging(setPreview);
  const { singleCompletions: single = [], fewestCompletions: fewest = [] } = diagnosis;
  const text = (edit: Edit) => editText(board.geometry, edit);
  const adding = (edits: readonly Edit[]) => ({ onClick: () => change(withEdits(board, edits)), ...previewing(givensText(withEdits(board, edits))) });
  if (single.length > 0)
    return (
      <>
        <h3>{words.check.oneMore}</h3>
        <div class="buttons chips">
          {single.map((edit) => (
            <button key={text(edit)} type="button" {...adding([edit])}>
              {text(edit)}
            </button>
          ))}
        </div>
      </>
    );
  if (fewest.length > 0)
    return (
      <>
        <h3>{words.check.moreGivens(fewest.length)}</h3>
        <div class="buttons chips">
          <button type="button" {...adding(fewest)}>
            {words.check.add(fewest.map(text).join(', '))}
          </button>
        </div>
      </>
    );
  return diagnosis.completionsKnown ? <p>{words.check.noneAlone}</p> : null;
}

export function Repairs({ diagnosis, setPreview, told }: RepairsProps & { readonly told: RuleWords }) {
  const { board, change, previewing } = useChanging(setPreview);
  const turn = useTurn();
  const { singleCompletions = [], ruleRepairs = [] } = diagnosis;
  // Single givens have a list of their own.
  const repairs = diagnosis.repairs.filter(({ slip }) => slip !== 'missing_given' || singleCompletions.length === 0);
  const turnRule = (text: string, value: number | undefined) => {
    const other = text.replace(/=[^:]*/, `=${value}`);
    void turn(value === undefined ? without(text) : instead(text, other), value === undefined ? words.rules.removed : words.rules.changed);
  };
  const rule = (text: string) => named(sentenceOf(rulesOf({ name: text })[0], told));
  if (diagnosis.repairs.length + ruleRepairs.length === 0) return diagnosis.repairsKnown === undefined ? null : <p>{diagnosis.repairsKnown ? words.check.noRepair : words.check.tooOpen}</p>;
  if (repairs.length + ruleRepairs.length === 0) return null;
  return (
    <>
      <h3>{words.check.slip}</h3>
      <ul class="repairs">
        {repairs.map(({ text, grid, slip, slipText, edits }) => (
          <li key={grid}>
            <button type="button" onClick={() => change(repaired(board, grid))} {...previewing(grid)}>
              <span>{slip === 'shifted' ? edits.map((edit) => editText(board.geometry, edit)).join('; ') : named(text)}</span>
              <small>{slipText}</small>
            </button>
          </li>
        ))}
        {ruleRepairs.map(({ rule: text, value }) => (
          <li key={`${text} ${value}`}>
            <button type="button" onClick={() => turnRule(text, value)}>
              <span>{value === undefined ? words.rules.remove(rule(text)) : words.rules.change(rule(text), value)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
