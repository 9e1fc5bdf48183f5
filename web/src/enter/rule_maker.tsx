// Rules drawn by hand: choose a kind, its cells on the grid or its place next to it, and its number; each rule can be
// removed again.
//
//   pointer   a tap adds or removes a cell, dragging continues from cell to cell
//   keys      arrows move; Space adds the cell, Backspace removes the last one, Enter adds the rule, digits are its
//             number

import type { RuleKind } from 'nonet';
import { useMemo, useRef, useState } from 'preact/hooks';
import { rulesOf, sketchOf } from '../grid/rules.ts';
import { useAnnotation, usePage } from '../page.ts';
import type { Geometry } from '../state/geometry.ts';
import { nameIn } from '../state/naming.ts';
import { useRuleKinds } from '../ui/rule_kinds.ts';
import { words } from '../words/words.ts';
import { canBeDrawn, cellsOf, drawnTo, edgesOf, isDiagonal, isWhole, lastOf, nextGroup, noDraft, tapped, takeBack, termOf, type Draft } from './rule_draft.ts';
import { Margin } from './rule_margin.tsx';
import { useTurn } from './turn.ts';
import { usePointer, useRuleKeys } from './rule_input.ts';

const places = ['cells', 'line', 'outside', 'board'] as const;

export function RuleMaker() {
  const { kinds, failed } = useRuleKinds();
  if (failed) return <p class="notice error">{words.waiting.unloaded}</p>;
  if (kinds === null) return <p class="working" role="status" />;
  return <Drawing kinds={kinds.filter(canBeDrawn)} />;
}

function Drawing({ kinds }: { kinds: readonly RuleKind[] }) {
  const { board, say, state } = usePage();
  const { geometry } = board;
  const [id, setId] = useState('killer');
  const [draft, setDraft] = useState<Draft>(noDraft);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const kind = kinds.find((one) => one.id === id)!;

  const change = (next: Draft) => {
    if (next === draft) return;
    setDraft(next);
    setProblem('');
    say(words.rules.drawn(lastOf(next).map((cell) => nameIn(geometry, cell))));
  };
  const begin = (wanted: string) => {
    setId(wanted);
    setDraft(noDraft);
    setProblem('');
  };
  const turn = useTurn();
  const add = async () => {
    if (!isWhole(draft, kind)) return;
    const reason = await turn((terms) => [...terms, termOf(draft, kind, geometry)], words.rules.added(kind.name));
    setProblem(reason);
    if (!reason) setDraft({ ...noDraft, number: kind.numbers === 'pattern' || kind.numbers === 'several' ? draft.number : '' });
  };
  const drawn = kind.place === 'cells' || kind.place === 'line';
  const tap = (cell: number) => drawn && change(tapped(draft, kind, cell));
  usePointer(drawn, tap, (cell) => change(drawnTo(draft, kind, cell)));
  useRuleKeys({
    take: () => tap(state.selected),
    takeBack: () => cellsOf(draft).length > 0 && (change(takeBack(draft)), true),
    add: () => void add(),
    digit: (glyph) => kind.numbers !== 'none' && cellsOf(draft).length > 0 && (setDraft({ ...draft, number: draft.number + glyph }), true),
  });
  usePreview(geometry, kind, draft, (line) => {
    change({ ...draft, groups: [line] });
    if (line.length > 0) field.current?.focus();
  });

  return (
    <form
      class="rule-maker"
      aria-label={words.rules.title}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label class="field">
        <span>{words.rules.kind}</span>
        <select value={id} onChange={(event) => begin(event.currentTarget.value)}>
          {places.map((place) => (
            <optgroup key={place} label={words.rules.places[place]}>
              {kinds.filter((one) => one.place === place).map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p class="said">{kind.meaning}</p>
      <p class="said">{words.rules.how[kind.place]}</p>
      {kind.numbers !== 'none' && (
        <label class="field">
          <span>{words.rules.numbers[kind.numbers as keyof typeof words.rules.numbers]}</span>
          <input
            ref={field}
            value={draft.number}
            inputMode={kind.numbers === 'pattern' ? 'text' : 'numeric'}
            autocomplete="off"
            onInput={(event) => setDraft({ ...draft, number: event.currentTarget.value })}
          />
        </label>
      )}
      <p class="said drawn-cells" aria-live="off">
        {words.rules.drawn(cellsOf(draft).map((cell) => nameIn(geometry, cell)))}
      </p>
      <div class="buttons">
        <button type="submit" class="primary" disabled={!isWhole(draft, kind)}>
          {words.rules.add}
        </button>
        <button type="button" disabled={cellsOf(draft).length === 0} onClick={() => change(takeBack(draft))}>
          {words.rules.back}
        </button>
        {drawn && kind.mostGroups !== 1 && (
          <button type="button" disabled={lastOf(draft).length === 0} onClick={() => change(nextGroup(draft))}>
            {words.rules.nextGroup}
          </button>
        )}
      </div>
      {problem && (
        <p class="notice error" role="alert">
          {words.rules.refused(problem)}
        </p>
      )}
    </form>
  );
}

// Shows the draft on the grid, and the places next to it.
function usePreview(geometry: Geometry, kind: RuleKind, draft: Draft, choose: (line: readonly number[]) => void) {
  const latest = useRef(choose);
  latest.current = choose;
  const edges = useMemo(() => (kind.place === 'outside' ? edgesOf(geometry, isDiagonal(kind)) : []), [geometry, kind]);
  const annotation = useMemo(() => {
    const cells = cellsOf(draft);
    const [rule] = cells.length > 0 ? rulesOf({ name: `+${termOf(draft, kind, geometry)}` }) : [];
    const over = (
      <>
        {rule && (
          <svg class="sketch" viewBox={`0 0 ${geometry.columns} ${geometry.rows}`} aria-hidden="true">
            <path d={sketchOf(rule, kind.place !== 'cells')} />
          </svg>
        )}
        {edges.length > 0 && <Margin geometry={geometry} edges={edges} chosen={lastOf(draft)} choose={(line) => latest.current(line)} />}
      </>
    );
    return { over, strokes: true, beside: edges.length > 0, tones: new Map(cells.map((cell) => [cell, 'pattern' as const])) };
  }, [geometry, kind, draft, edges]);
  useAnnotation(annotation);
}
