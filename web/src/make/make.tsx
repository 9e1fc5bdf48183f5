// Make: puzzles to order, to play, to print, to save.

import { useEffect, useState } from 'preact/hooks';
import type { MakeProgress, Made } from '../engine/jobs.ts';
import { Superseded } from '../engine/lane.ts';
import { lane } from '../engine/use.ts';
import { usePage } from '../page.ts';
import { boardOf, givensText } from '../state/board.ts';
import { Thumbnail } from '../ui/thumbnail.tsx';
import { emptyForm, levels, orderOf, symmetries, type Form } from './options.ts';
import { Pattern } from './pattern.tsx';
import { Output } from './output.tsx';

// What was ordered and made last stays while the page is open, whatever view is shown.
const kept: { form: Form; made: readonly Made[] } = { form: emptyForm, made: [] };

export function Make() {
  const [form, setForm] = useState(kept.form);
  const [made, setMade] = useState(kept.made);
  const [tried, setTried] = useState(0);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => Object.assign(kept, { form, made }) && undefined, [form, made]);
  useEffect(() => () => lane('make').cancel(), []);

  const start = async () => {
    const order = orderOf(form);
    if (typeof order === 'string') return setProblem(order);
    setProblem('');
    setMade([]);
    setTried(0);
    setRunning(true);
    try {
      await lane('make').ask('make', order, (value) => {
        const progress = value as MakeProgress;
        setTried(progress.tried);
        if (progress.made) setMade((before) => [...before, progress.made!]);
      });
    } catch (error) {
      if (!(error instanceof Superseded)) setProblem((error as Error).message);
    }
    setRunning(false);
  };

  return (
    <>
      <h2>Make puzzles</h2>
      <Order form={form} setForm={setForm} />
      <div class="buttons">
        {running ? (
          <button type="button" onClick={() => lane('make').cancel()}>
            Stop
          </button>
        ) : (
          <button type="button" class="primary" onClick={start}>
            Make {form.count === '1' ? 'one' : form.count}
          </button>
        )}
        <span class="said" role="status">
          {running && `${made.length} of ${form.count}; ${tried} tried`}
          {!running && made.length > 0 && `${made.length} made, seed ${form.seed}`}
        </span>
      </div>
      {problem && (
        <p class="notice error" role="alert">
          {problem}
        </p>
      )}
      <Shelf made={made} />
      {made.length > 0 && <Output made={made} title={titleOf(form)} />}
    </>
  );
}

const titleOf = (form: Form) => (form.level === 0 ? 'Sudoku' : `Sudoku · ${levels[form.level].name}`);

function Order({ form, setForm }: { form: Form; setForm: (form: Form) => void }) {
  const set = (part: Partial<Form>) => setForm({ ...form, ...part });
  const field = (name: 'least' | 'most' | 'seed' | 'count', label: string) => (
    <label class="field">
      <span>{label}</span>
      <input inputMode="numeric" value={form[name]} onInput={(event) => set({ [name]: event.currentTarget.value })} />
    </label>
  );
  return (
    <div class="order">
      <label class="field wide">
        <span>Level</span>
        <select value={form.level} onChange={(event) => set({ level: Number(event.currentTarget.value) })}>
          {levels.map(({ name, about }, index) => (
            <option key={name} value={index}>
              {name}: {about}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>Symmetry</span>
        <select value={form.symmetry} disabled={form.patterned} onChange={(event) => set({ symmetry: event.currentTarget.value })}>
          {symmetries.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {!form.patterned && field('least', 'Givens from')}
      {!form.patterned && field('most', 'to')}
      {field('count', 'How many')}
      {field('seed', 'Seed')}
      <label class="switch">
        <input type="checkbox" checked={form.minimal} disabled={form.patterned} onChange={(event) => set({ minimal: event.currentTarget.checked })} />
        <span>No given too many</span>
      </label>
      <label class="switch">
        <input type="checkbox" checked={form.patterned} onChange={(event) => set({ patterned: event.currentTarget.checked })} />
        <span>My own pattern</span>
      </label>
      {form.patterned && (
        <div class="pattern-tools">
          <Pattern pattern={form.pattern} onDraw={(pattern) => set({ pattern })} />
          <PatternStarts set={(pattern) => set({ pattern })} pattern={form.pattern} />
        </div>
      )}
    </div>
  );
}

// Patterns to begin with: that of the grid, and none.
function PatternStarts({ pattern, set }: { pattern: string; set: (pattern: string) => void }) {
  const { board } = usePage();
  const count = [...pattern].filter((char) => char !== '.').length;
  return (
    <div class="stack">
      <span class="said">{count} cells</span>
      <button type="button" onClick={() => set(givensText(board).replace(/[1-9]/g, 'x'))}>
        As on the grid
      </button>
      <button type="button" onClick={() => set(emptyForm.pattern)}>
        Clear
      </button>
    </div>
  );
}

function Shelf({ made }: { made: readonly Made[] }) {
  const { dispatch, board } = usePage();
  const now = givensText(board);
  if (made.length === 0) return null;
  const choices = made.map(({ puzzle }, index) => ({ puzzle, label: `${index + 1}` }));
  return (
    <ul class="shelf">
      {made.map(({ puzzle, er, givens, item }) => (
        <li key={item}>
          <button type="button" aria-pressed={puzzle === now} onClick={() => dispatch({ type: 'load', board: boardOf(puzzle), choices })}>
            <Thumbnail puzzle={puzzle} />
            <span>
              {givens} givens{er && ` · ${er}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
