// Make: puzzles to order, for playing, printing and saving.

import { useEffect, useState } from 'preact/hooks';
import type { Generated, SymmetryInfo, TechniqueInfo } from 'nonet';
import { Superseded } from '../engine/lane.ts';
import { lane, useAnswer } from '../engine/use.ts';
import { usePage } from '../page.ts';
import { boardOf, givensText } from '../state/board.ts';
import { titleOf } from '../state/boards.ts';
import { isClassic, type Geometry } from '../state/geometry.ts';
import { Thumbnail } from '../ui/thumbnail.tsx';
import { isLevel, levelNames, newSeed, rangeText, type LevelName } from '../play/levels.ts';
import { words } from '../words/words.ts';
import { emptyForm, orderOf, placesOf, type Form } from './options.ts';
import { Pattern } from './pattern.tsx';
import { Output } from './output.tsx';

// The last order and its puzzles stay while the page is open, in every view.
const kept: { form: Form; made: readonly Generated[]; board: string } = { form: emptyForm, made: [], board: '' };

export function Make() {
  const { geometry } = usePage().board;
  return <Workshop key={geometry.name} geometry={geometry} />;
}

function Workshop({ geometry }: { geometry: Geometry }) {
  const { board } = usePage();
  const [form, setForm] = useState(kept.form);
  const [made, setMade] = useState(kept.board === geometry.name ? kept.made : []);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  const seconds = useSeconds(running);
  useEffect(() => void Object.assign(kept, { form, made, board: geometry.name }), [form, made]);
  useEffect(() => () => lane('make').cancel(), []);

  const start = async () => {
    const order = orderOf(form, givensText(board), geometry);
    if (typeof order === 'string') return setProblem(order);
    setProblem('');
    setMade([]);
    setRunning(true);
    try {
      await lane('make').ask('make', order, (one) => setMade((before) => [...before, one as Generated]));
    } catch (error) {
      if (!(error instanceof Superseded)) setProblem(words.make.cannot((error as Error).message));
    }
    setRunning(false);
  };

  return (
    <>
      <h2>{words.make.title}</h2>
      {!isClassic(geometry) && (
        <p class="lead">
          {words.make.onBoard(titleOf(geometry))}
        </p>
      )}
      <Order form={form} setForm={setForm} whole={isClassic(geometry)} />
      <div class="buttons">
        {running ? (
          <button type="button" onClick={() => lane('make').cancel()}>
            {words.waiting.stop}
          </button>
        ) : (
          <button type="button" class="primary" onClick={start}>
            {words.make.make(form.count)}
          </button>
        )}
        <span class="said" role="status">
          {running && words.make.progress(made.length, form.count, seconds)}
          {!running && made.length > 0 && words.make.made(made.length, form.seed)}
        </span>
        {running && <progress aria-label={words.make.madeLabel} max={Number(form.count)} value={made.length} />}
      </div>
      {problem && (
        <p class="notice error" role="alert">
          {problem}
        </p>
      )}
      <Shelf made={made} geometry={geometry} />
      {made.length > 0 && <Output made={made} geometry={geometry} title={sheetTitle(form, geometry)} />}
    </>
  );
}

// Whole seconds since `running` began.
function useSeconds(running: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    if (!running) return;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return seconds;
}

function sheetTitle(form: Form, geometry: Geometry): string {
  const { sheetTitle: name } = words.make;
  if (!isClassic(geometry)) return `${name} · ${titleOf(geometry)}`;
  return form.level === '' ? name : `${name} · ${words.levels[form.level]}`;
}

interface OrderProps {
  readonly form: Form;
  readonly setForm: (form: Form) => void;
  readonly whole: boolean; // everything that can be ordered for the classic board
}

function Order({ form, setForm, whole }: OrderProps) {
  const set = (part: Partial<Form>) => setForm({ ...form, ...part });
  const free = !whole || placesOf(form) === 'free';
  const answer = useAnswer('choices', 'all');
  const choices = answer.state === 'done' ? answer.value : { techniques: [], symmetries: [] };
  const field = (name: 'least' | 'most' | 'seed' | 'count', label: string) => (
    <label class="field">
      <span>{label}</span>
      <input inputMode="numeric" value={form[name]} onInput={(event) => set({ [name]: event.currentTarget.value })} />
    </label>
  );
  return (
    <div class="order">
      {whole && (
        <label class="field wide">
          <span>{words.make.level}</span>
          <select value={form.level} onChange={(event) => set({ level: event.currentTarget.value as LevelName | '' })}>
            <option value="">
              {words.make.any}: {words.make.anyAbout}
            </option>
            {levelNames.map((name) => (
              <option key={name} value={name} selected={name === form.level}>
                {words.levels[name]}: {words.levelNeeds[name]}, {rangeText(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {whole && <Needs choices={choices.techniques} needs={form.needs} set={(needs) => set({ needs })} />}
      {free && field('least', words.make.from)}
      {free && field('most', words.make.to)}
      <Symmetry
        choices={choices.symmetries}
        symmetry={form.symmetry}
        disabled={!free}
        set={(symmetry) => set({ symmetry })}
      />
      {field('count', words.make.howMany)}
      <div class="with-dice">
        {field('seed', words.make.seed)}
        <button type="button" onClick={() => set({ seed: String(newSeed()) })} aria-label={words.make.dice} title={words.make.dice}>
          <span aria-hidden="true">⚄</span>
        </button>
      </div>
      <label class="switch">
        <input type="checkbox" checked={form.minimal} disabled={whole && form.patterned} onChange={(event) => set({ minimal: event.currentTarget.checked })} />
        <span>{words.make.minimal}</span>
      </label>
      {whole && (
        <>
          <label class="switch">
            <input type="checkbox" checked={form.like} onChange={(event) => set({ like: event.currentTarget.checked, patterned: false })} />
            <span>{words.make.like}</span>
          </label>
          <label class="switch">
            <input type="checkbox" checked={form.patterned} onChange={(event) => set({ patterned: event.currentTarget.checked, like: false })} />
            <span>{words.make.pattern}</span>
          </label>
        </>
      )}
      {whole && form.patterned && (
        <div class="pattern-tools">
          <Pattern pattern={form.pattern} onDraw={(pattern) => set({ pattern })} />
          <PatternStarts set={(pattern) => set({ pattern })} pattern={form.pattern} />
        </div>
      )}
    </div>
  );
}

interface SymmetryProps {
  readonly choices: readonly SymmetryInfo[];
  readonly symmetry: string;
  readonly disabled: boolean;
  readonly set: (symmetry: string) => void;
}

// The symmetry of the pattern of givens.
function Symmetry({ choices, symmetry, disabled, set }: SymmetryProps) {
  return (
    <label class="field">
      <span>{words.make.symmetry}</span>
      <select value={symmetry} disabled={disabled} onChange={(event) => set(event.currentTarget.value)}>
        {choices.map(({ name, words: inWords }) => (
          <option key={name} value={name} selected={name === symmetry}>
            {words.symmetries[name] ?? inWords}
          </option>
        ))}
      </select>
    </label>
  );
}

// A technique without which the puzzles cannot be solved.
function Needs({ choices, needs, set }: { choices: readonly TechniqueInfo[]; needs: string; set: (needs: string) => void }) {
  return (
    <label class="field wide">
      <span>{words.make.needs}</span>
      <select value={needs} onChange={(event) => set(event.currentTarget.value)}>
        <option value="">{words.make.noNeed}</option>
        {choices.map(({ id, name, rating }) => (
          <option key={id} value={id} selected={id === needs}>
            {words.engine(name)}: {rating.toFixed(1)}
          </option>
        ))}
      </select>
    </label>
  );
}

// Initial patterns: that of the grid, and an empty one.
function PatternStarts({ pattern, set }: { pattern: string; set: (pattern: string) => void }) {
  const { board } = usePage();
  const count = [...pattern].filter((char) => char !== '.').length;
  return (
    <div class="stack">
      <span class="said">{words.make.cells(count)}</span>
      <button type="button" onClick={() => set(givensText(board).replace(/[1-9]/g, 'x'))}>
        {words.make.asGrid}
      </button>
      <button type="button" onClick={() => set(emptyForm.pattern)}>
        {words.make.clear}
      </button>
    </div>
  );
}

function Shelf({ made, geometry }: { made: readonly Generated[]; geometry: Geometry }) {
  const { dispatch, board } = usePage();
  const now = givensText(board);
  if (made.length === 0) return null;
  const choices = made.map(({ puzzle }, index) => ({ geometry, puzzle, label: `${index + 1}` }));
  return (
    <ul class="shelf">
      {made.map(({ puzzle, level, difficulty, givens, item }) => (
        <li key={item}>
          <button type="button" aria-pressed={puzzle === now} onClick={() => dispatch({ type: 'load', board: boardOf(puzzle, undefined, geometry), choices })}>
            <Thumbnail puzzle={puzzle} geometry={geometry} />
            <span>{words.make.givens(givens, isLevel(level) ? `${words.levels[level]} ${difficulty?.toFixed(1)}` : '')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
