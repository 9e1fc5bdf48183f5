// The number of solutions of the puzzle that is being entered; with details, the reasons and possible changes.
// A new key replaces the questions of the last one.

import type { Cell, Diagnosis, Solved } from 'nonet';
import { useMemo, useState } from 'preact/hooks';
import { mostCounted, patience } from '../engine/bounds.ts';
import { lane, useAnswer, useSteady } from '../engine/use.ts';
import type { Possible } from '../engine/jobs.ts';
import { setsOf } from '../enter/intake.ts';
import { useTurn, without } from '../enter/turn.ts';
import type { Annotation, CellTone, MarkTone } from '../grid/annotation.ts';
import { joined } from '../grid/describe.ts';
import { rulesOf, sketchOf } from '../grid/rules.ts';
import { useAnnotation, usePage } from '../page.ts';
import { givensText, isBlank, write, type Board } from '../state/board.ts';
import { cellIn, isClassic } from '../state/geometry.ts';
import { nameIn } from '../state/naming.ts';
import { RuleList } from '../ui/rules.tsx';
import { ruleWords, useRuleKinds } from '../ui/rule_kinds.ts';
import { Sentence } from '../ui/sentence.tsx';
import { useStoppable } from '../ui/waiting.tsx';
import { words } from '../words/words.ts';
import { About } from './about.tsx';
import { Completions, Repairs } from './repairs.tsx';
import { Differences, Solution } from './solution.tsx';
import { editText, toneOf, valueIn, valuesOf, wrongCells } from './verdict.ts';

const seconds = patience / 1000;
const mostListed = 12; // of clashes and of equal cells; the grid shows all of them

export function Strip() {
  const { board } = usePage();
  return <Live key={board.geometry.name} />;
}

function Live() {
  const { state, board, dispatch, preferences, prefer } = usePage();
  const { geometry } = board;
  const { details } = state;
  const text = givensText(board);
  const question = { text, board: geometry.name };
  const wanted = details || !isBlank(board);
  const { answer, waiting } = useStoppable('solve', wanted ? question : null, words.check.largeBoards(seconds), isClassic(geometry) ? 'solve' : 'solve-on');
  const solved = useSteady(answer);
  const diagnosis = useSteady(useAnswer('diagnose', details ? question : null, 'analysis'));
  const shows = wanted && preferences.trueCandidates;
  const possible = useSteady(useAnswer('possible', solved?.status === 'multiple' && (details || shows) ? question : null));
  const [preview, setPreview] = useState<string | null>(null); // a grid whose new digits are shown
  const [judged, setJudged] = useState<Board | null>(null); // the board whose digits were checked
  const wrong = useMemo(() => (judged === board && solved?.solution ? wrongCells(board, solved.solution) : []), [judged, board, solved]);
  const { kinds } = useRuleKinds((diagnosis?.conflict?.rules ?? []).length > 0 || (diagnosis?.redundantRules ?? []).length > 0);
  const inOrder = (word: string) => kinds?.find(({ id }) => id === word)?.place !== 'cells';
  const annotation = useMemo(
    () => ({ ...(details && diagnosis ? drawing(board, diagnosis, preview, wrong, inOrder, !shows) : {}), ...(shows ? candidatesOf(board, solved, possible, details ? diagnosis : null) : {}) }),
    [board, diagnosis, preview, wrong, kinds, solved, possible, shows, details],
  );
  useAnnotation(annotation);
  if (!wanted) return null;
  const status = solved?.status;
  const { solutions = 0, exact = false } = diagnosis ?? {};
  const counted = details && status === 'multiple' && solutions > 1;
  return (
    <section class={`verdict ${status ? toneOf(status) : 'open'}`} aria-label={words.check.label}>
      {solved ? (
        <div role="status">
          <h2>{counted ? words.check.counted(solutions, exact, true) : (words.check.headlines[solved.status] ?? solved.status)}</h2>
          {details && diagnosis?.about && (
            <p>
              <Sentence text={diagnosis.about} />
            </p>
          )}
          {status === 'budget' && <p>{words.check.notEnough(seconds)}</p>}
        </div>
      ) : (
        waiting
      )}
      <div class="buttons">
        <button type="button" aria-expanded={details} onClick={() => dispatch({ type: 'details', open: !details })}>
          {details ? words.check.hide : (words.check.details[status ?? ''] ?? words.check.details.unique)}
        </button>
        <label class="switch" title={words.check.trueAbout}>
          <input type="checkbox" checked={preferences.trueCandidates} onChange={(event) => prefer({ trueCandidates: event.currentTarget.checked })} />
          <span>{words.check.trueCandidates}</span>
        </label>
      </div>
      {shows && possible && !possible.exact && <p>{words.check.trueUnknown}</p>}
      {details && solved && diagnosis && (
        <Details {...{ solved, diagnosis, possible, preview, setPreview }} wrong={judged === board ? wrong : null} judge={() => setJudged(board)} />
      )}
    </section>
  );
}

interface DetailsProps {
  readonly solved: Solved;
  readonly diagnosis: Diagnosis;
  readonly possible: Possible | null;
  readonly preview: string | null;
  readonly setPreview: (grid: string | null) => void;
  readonly wrong: readonly number[] | null;
  readonly judge: () => void;
}

function Details({ solved, diagnosis, possible, preview, setPreview, wrong, judge }: DetailsProps) {
  const { board } = usePage();
  const { kinds } = useRuleKinds((diagnosis.ruleRepairs ?? []).length > 0);
  const text = givensText(board);
  const clashes = [...(diagnosis.duplicates ?? []), ...(diagnosis.broken ?? [])].map((clash) => clash.text);
  return (
    <>
      {clashes.length > 0 && (
        <ul class="plain">
          {clashes.slice(0, mostListed).map((line) => (
            <li key={line}>
              <Sentence text={line} />
            </li>
          ))}
        </ul>
      )}
      {solved.status === 'unique' && (
        <>
          {solved.solution && <Solution solution={solved.solution} wrong={wrong} judge={judge} />}
          {isClassic(board.geometry) && <About puzzle={text} />}
          <Unneeded diagnosis={diagnosis} />
        </>
      )}
      {solved.status === 'multiple' && (
        <>
          <Completions diagnosis={diagnosis} setPreview={setPreview} />
          <Differences solved={solved} preview={preview} setPreview={setPreview} />
          {!diagnosis.exact && <HowMany key={text} text={text} />}
          <EqualCells possible={possible} />
        </>
      )}
      {solved.status === 'none' && <Conflict diagnosis={diagnosis} />}
      {solved.status !== 'unique' && <Repairs diagnosis={diagnosis} setPreview={setPreview} told={ruleWords(kinds)} />}
      <details class="words">
        <summary>{words.check.inWords}</summary>
        <ul>
          {diagnosis.sentences.map((line) => (
            <li key={line}>
              <Sentence text={line} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

// What the diagnosis shows on the grid.
function drawing(board: Board, diagnosis: Diagnosis, preview: string | null, wrong: readonly number[], inOrder: (word: string) => boolean, differ: boolean): Annotation {
  const { geometry, values } = board;
  const tones = new Map<number, CellTone>();
  const tone = (cells: readonly Cell[] | undefined, as: CellTone) => cells?.forEach((cell) => tones.set(cellIn(geometry, cell), as));
  // Of very many solutions nearly every cell differs; and true candidates tell more.
  if (differ && diagnosis.exact) tone(diagnosis.differing, 'differ');
  for (const { first, second } of [...(diagnosis.duplicates ?? []), ...(diagnosis.broken ?? [])]) tone([first, second], 'conflict');
  tone(diagnosis.forbidden, 'conflict');
  tone(diagnosis.conflict?.cells, 'conflict');
  for (const cell of wrong) tones.set(cell, 'wrong');
  const ghosts = new Map<number, string>();
  valuesOf(geometry, preview ?? '').forEach((value, cell) => {
    if (value !== 0 && values[cell] === 0) ghosts.set(cell, preview![cell]);
    if (values[cell] !== 0 && value !== values[cell]) tones.set(cell, 'wrong');
  });
  const rules = rulesOf({ name: (diagnosis.conflict?.rules ?? []).join('+') });
  const over = rules.length > 0 && (
    <svg class="sketch conflict" viewBox={`0 0 ${geometry.columns} ${geometry.rows}`} aria-hidden="true">
      {rules.map((rule) => (
        <path key={rule.text} d={sketchOf(rule, inOrder(rule.word))} />
      ))}
    </svg>
  );
  return { tones, ghosts, ...(over ? { over } : {}) };
}

// The digits that some solution has in each cell, and those that leave one solution.
function candidatesOf(board: Board, solved: Solved | null, possible: Possible | null, diagnosis: Diagnosis | null): Annotation {
  const { geometry } = board;
  if (solved?.status === 'unique') return { candidates: valuesOf(geometry, solved.solution ?? '').map((value) => 1 << (value - 1)) };
  if (!possible?.exact) return {};
  const marks = new Map<number, Map<number, MarkTone>>();
  for (const { cell, to } of diagnosis?.singleCompletions ?? []) {
    const at = cellIn(geometry, cell);
    marks.set(at, (marks.get(at) ?? new Map<number, MarkTone>()).set(valueIn(geometry, to), 'only'));
  }
  return { candidates: setsOf(possible.candidates, geometry), marks };
}

function Conflict({ diagnosis }: { diagnosis: Diagnosis }) {
  const { board } = usePage();
  const { conflict } = diagnosis;
  const rules = rulesOf({ name: (conflict?.rules ?? []).join('+') });
  if (!conflict || conflict.cells.length + rules.length === 0) return null;
  const { cells, reason = [], steps = [] } = conflict;
  const names = (list: readonly Cell[]) => joined(list.map((cell) => nameIn(board.geometry, cellIn(board.geometry, cell))));
  const others = conflict.deadEnd && reason.join() !== cells.join();
  return (
    <>
      <h3>{rules.length > 0 ? (cells.length > 0 ? words.check.both : words.check.rules) : conflict.minimum ? words.check.fewest : words.check.givens}</h3>
      {rules.length > 0 && <RuleList rules={rules} />}
      <p>
        {cells.length > 0 && `${names(cells)}. `}
        {conflict.minimal && words.check.minimal}
      </p>
      {others && <p>{words.check.easier(names(reason))}</p>}
      {conflict.deadEnd && (
        <ol class="plain">
          {steps.map((step, index) => (
            <li key={index}>
              <Sentence text={step.text} />
            </li>
          ))}
          <li>
            <Sentence text={conflict.deadEnd.text} />
          </li>
        </ol>
      )}
    </>
  );
}

// With one solution: givens and rules that could be left out.
function Unneeded({ diagnosis }: { diagnosis: Diagnosis }) {
  const { board, dispatch } = usePage();
  const { geometry } = board;
  const turn = useTurn();
  const givens = useSteady(useAnswer('unneeded', { text: givensText(board), board: geometry.name }));
  const rules = rulesOf({ name: (diagnosis.redundantRules ?? []).join('+') });
  if (givens === null) return null;
  if (givens.length + rules.length === 0) return diagnosis.redundantKnown === false ? null : <p>{words.check.needed}</p>;
  const remove = (cell: Cell) => dispatch({ type: 'change', board: write(board, cellIn(geometry, cell), 0, true) });
  const digit = (cell: Cell) => board.values[cellIn(geometry, cell)] - (geometry.zeroBased ? 1 : 0);
  return (
    <>
      {givens.length > 0 && (
        <>
          <h3>{words.check.unneededGivens(givens.length)}</h3>
          <div class="buttons chips">
            {givens.map((cell) => (
              <button key={cell.join()} type="button" onClick={() => remove(cell)}>
                {editText(geometry, { cell, from: digit(cell), to: null })}
              </button>
            ))}
          </div>
        </>
      )}
      {rules.length > 0 && (
        <>
          <h3>{words.check.unneededRules(rules.length)}</h3>
          <RuleList rules={rules} remove={({ text }) => void turn(without(text), words.rules.removed)} />
        </>
      )}
    </>
  );
}

// With several solutions: cells that are the same in all of them.
function EqualCells({ possible }: { possible: Possible | null }) {
  const { board, light } = usePage();
  const equal = possible?.equal;
  if (!equal || equal.groups.length === 0) return null;
  return (
    <>
      <h3>{words.check.equal}</h3>
      <ul class="plain equal">
        {equal.groups.slice(0, mostListed).map((cells) => (
          <li key={cells[0]} onPointerEnter={() => light(cells)} onPointerLeave={() => light([])}>
            <Sentence text={cells.map((cell) => `r${Math.floor(cell / board.geometry.columns) + 1}c${(cell % board.geometry.columns) + 1}`).join(' = ')} />
          </li>
        ))}
      </ul>
      {equal.groups.length > mostListed && <p>{words.check.andMore(equal.groups.length - mostListed)}</p>}
      {!equal.known && <p>{words.check.equalUnknown}</p>}
    </>
  );
}

function HowMany({ text }: { text: string }) {
  const { board } = usePage();
  const [asked, setAsked] = useState(false);
  const answer = useAnswer('countOn', asked ? { text, board: board.geometry.name } : null);
  const count = answer.state === 'done' ? answer.value : null;
  const stop = () => {
    lane('countOn').cancel();
    setAsked(false);
  };
  return (
    <div class="buttons">
      {!asked && (
        <button type="button" onClick={() => setAsked(true)}>
          {words.check.count}
        </button>
      )}
      {asked && !count && answer.state !== 'failed' && (
        <button type="button" onClick={stop}>
          {words.waiting.stop}
        </button>
      )}
      <span class="said" role="status">
        {asked && answer.state === 'working' && words.check.counting(seconds)}
        {answer.state === 'failed' && answer.error.message}
        {count && words.check.counted(count.count, count.exact, count.count >= mostCounted)}
      </span>
    </div>
  );
}
