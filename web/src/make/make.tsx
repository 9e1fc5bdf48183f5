// Make: puzzles to order, for playing, printing and saving.

import { useEffect, useState } from 'preact/hooks';
import type { LevelOfStep, RuleKind, SymmetryInfo, TechniqueInfo } from 'nonet';
import type { Made } from '../engine/jobs.ts';
import { Superseded } from '../engine/lane.ts';
import { lane, useAnswer } from '../engine/use.ts';
import { usePage } from '../page.ts';
import { boardOf, givensText } from '../state/board.ts';
import { titleOf } from '../state/boards.ts';
import { classic, geometryOf, isClassic, type Geometry } from '../state/geometry.ts';
import { Thumbnail } from '../ui/thumbnail.tsx';
import { isLevel, levelNames, newSeed, rangeText, type LevelName } from '../play/levels.ts';
import { words } from '../words/words.ts';
import { boardLevels, canBeJigsaw, emptyForm, isForClassic, orderOf, placesOf, type Form } from './options.ts';
import { Pattern } from './pattern.tsx';
import { Output, type MadePuzzle } from './output.tsx';

// The last order and its puzzles stay while the page is open, in every view.
const kept: { form: Form; made: readonly MadePuzzle[]; geometry: Geometry } = { form: emptyForm, made: [], geometry: classic };

// The board of the order is that of the grid, but a puzzle of the last order on the grid does not change it.
export function Make() {
  const { geometry } = usePage().board;
  const ordered = kept.made.some((one) => one.geometry.name === geometry.name) ? kept.geometry : geometry;
  return <Workshop key={ordered.name} geometry={ordered} />;
}

function Workshop({ geometry }: { geometry: Geometry }) {
  const { board } = usePage();
  const [form, setForm] = useState(kept.form);
  const [made, setMade] = useState(kept.geometry.name === geometry.name ? kept.made : []);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  const seconds = useSeconds(running);
  useEffect(() => void Object.assign(kept, { form, made, geometry }), [form, made]);
  useEffect(() => () => lane('make').cancel(), []);

  const start = async () => {
    const order = orderOf(form, board.geometry.name === geometry.name ? givensText(board) : '', geometry);
    if (typeof order === 'string') return setProblem(order);
    setProblem('');
    setMade([]);
    setRunning(true);
    try {
      await lane('make').ask('make', order, (one) => {
        const { described, ...puzzle } = one as Made;
        setMade((before) => [...before, { ...puzzle, geometry: described ? geometryOf(described) : geometry }]);
      });
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
      <Order form={form} setForm={setForm} geometry={geometry} />
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
      <Shelf made={made} />
      {made.length > 0 && <Output made={made} title={sheetTitle(form, geometry)} />}
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
  if (!isForClassic(form, geometry)) return name;
  return form.level === '' ? name : `${name} · ${words.levels[form.level]}`;
}

interface OrderProps {
  readonly form: Form;
  readonly setForm: (form: Form) => void;
  readonly geometry: Geometry;
}

function Order({ form, setForm, geometry }: OrderProps) {
  const whole = isForClassic(form, geometry); // everything that can be ordered
  const set = (part: Partial<Form>) => setForm({ ...form, ...part });
  const free = !whole || placesOf(form) === 'free';
  const answer = useAnswer('choices', 'all');
  const choices = answer.state === 'done' ? answer.value : { techniques: [], symmetries: [], kinds: [] };
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
      {!whole && <BoardLevel level={form.boardLevel} set={(boardLevel) => set({ boardLevel })} />}
      <Clues kinds={choices.kinds} clues={form.clues} set={(clues) => set({ clues })} />
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
      {canBeJigsaw(geometry) && (
        <label class="switch">
          <input type="checkbox" checked={form.jigsaw} onChange={(event) => set({ jigsaw: event.currentTarget.checked })} />
          <span>{words.make.jigsaw}</span>
        </label>
      )}
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

// The level of puzzles that have no numbers for ratings.
function BoardLevel({ level, set }: { level: LevelOfStep | ''; set: (level: LevelOfStep | '') => void }) {
  return (
    <label class="field">
      <span>{words.make.level}</span>
      <select value={level} onChange={(event) => set(event.currentTarget.value as LevelOfStep | '')}>
        <option value="">{words.make.any}</option>
        {boardLevels.map((name) => (
          <option key={name} value={name} selected={name === level}>
            {words.learn.levels[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

// The kind of rules of which clues are made.
function Clues({ kinds, clues, set }: { kinds: readonly RuleKind[]; clues: string; set: (clues: string) => void }) {
  return (
    <label class="field wide">
      <span>{words.make.clues}</span>
      <select value={clues} onChange={(event) => set(event.currentTarget.value)}>
        <option value="">{words.make.noClues}</option>
        {kinds.map(({ id, name }) => (
          <option key={id} value={id} selected={id === clues}>
            {name}
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
            {name}: {rating.toFixed(1)}
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

function Shelf({ made }: { made: readonly MadePuzzle[] }) {
  const { dispatch, board } = usePage();
  const now = givensText(board);
  if (made.length === 0) return null;
  const choices = made.map(({ puzzle, geometry }, index) => ({ geometry, puzzle, label: `${index + 1}` }));
  return (
    <ul class="shelf">
      {made.map(({ puzzle, geometry, level, difficulty, givens, item }) => (
        <li key={item}>
          <button
            type="button"
            aria-pressed={puzzle === now && geometry.name === board.geometry.name}
            onClick={() => dispatch({ type: 'load', board: boardOf(puzzle, undefined, geometry), choices })}
          >
            <Thumbnail puzzle={puzzle} geometry={geometry} />
            <span>{words.make.givens(givens, isLevel(level) ? `${words.levels[level]} ${difficulty?.toFixed(1)}` : '')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
