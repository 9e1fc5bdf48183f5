// The puzzles made, in print and in files.

import { useState } from 'preact/hooks';
import type { Form, Generated } from 'nonet';
import { lane } from '../engine/use.ts';
import { classic, type Geometry } from '../state/geometry.ts';
import { copyText, saveText } from '../ui/copy.tsx';
import { words } from '../words/words.ts';
import { Sheets, mostOnPage, papers, type Worksheet } from './sheets.tsx';

const forms: readonly (Form | 'csv')[] = ['line', 'grid', 'pretty', 'pencil', 'csv'];

const csvOf = (made: readonly Generated[]) =>
  [
    'puzzle,board,solution,givens,level,difficulty',
    ...made.map((one) => [one.puzzle, one.board ?? classic.name, one.solution, one.givens, one.level ?? '', one.difficulty?.toFixed(1) ?? ''].join(',')),
  ].join('\n') + '\n';

async function textOf(made: readonly Generated[], form: Form | 'csv'): Promise<string> {
  if (form === 'csv') return csvOf(made);
  const puzzles = made.map(({ puzzle, board = classic.name }) => ({ text: puzzle, board }));
  const texts = await lane('format').ask('format', { puzzles, form });
  return texts.map((text) => text.replace(/\n*$/, '\n')).join(form === 'line' ? '' : '\n');
}

// A puzzle with its board.
export type MadePuzzle = Generated & { readonly geometry: Geometry };

interface OutputProps {
  readonly made: readonly MadePuzzle[];
  readonly title: string;
}

export function Output({ made, title }: OutputProps) {
  return (
    <div class="output">
      <Print made={made} title={title} />
      <Save made={made} />
    </div>
  );
}

function Print({ made, title }: OutputProps) {
  const [own, setOwn] = useState<string | null>(null); // a title entered by the user
  const [perPage, setPerPage] = useState('6');
  const [choices, setChoices] = useState<Pick<Worksheet, 'paper' | 'nameLine' | 'levels' | 'solutions'>>({
    paper: 'A4', nameLine: false, levels: true, solutions: true,
  });
  const set = (part: Partial<typeof choices>) => setChoices({ ...choices, ...part });
  const count = /^\d{1,2}$/.test(perPage.trim()) ? Number(perPage) : 0;
  const fits = count >= 1 && count <= mostOnPage;
  const worksheet: Worksheet = { ...choices, title: own ?? title, perPage: fits ? count : 6 };
  const box = (name: 'nameLine' | 'levels' | 'solutions', label: string) => (
    <label class="switch">
      <input type="checkbox" checked={choices[name]} onChange={(event) => set({ [name]: event.currentTarget.checked })} />
      <span>{label}</span>
    </label>
  );
  return (
    <>
      <h3>{words.make.print}</h3>
      <div class="order">
        <label class="field wide">
          <span>{words.make.worksheet}</span>
          <input value={worksheet.title} onInput={(event) => setOwn(event.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{words.make.perPage}</span>
          <input inputMode="numeric" value={perPage} aria-invalid={!fits} onInput={(event) => setPerPage(event.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{words.make.paper}</span>
          <select value={choices.paper} onChange={(event) => set({ paper: papers.find((paper) => paper === event.currentTarget.value)! })}>
            {papers.map((paper) => (
              <option key={paper}>{paper}</option>
            ))}
          </select>
        </label>
      </div>
      <div class="buttons">
        {box('nameLine', words.make.nameLine)}
        {box('levels', words.make.withLevel)}
        {box('solutions', words.make.solutionsToo)}
      </div>
      <div class="buttons">
        <button type="button" disabled={!fits} onClick={() => print()}>
          {words.make.print}
        </button>
        {!fits && (
          <span class="said" role="status">
            {words.make.perPageWrong}
          </span>
        )}
      </div>
      <Sheets made={made} worksheet={worksheet} />
    </>
  );
}

function Save({ made }: { made: readonly MadePuzzle[] }) {
  const [form, setForm] = useState<Form | 'csv'>('line');
  const [said, setSaid] = useState('');
  const copy = async () => setSaid((await copyText(await textOf(made, form))) ? words.make.copied : words.make.cannotCopy);
  return (
    <>
      <h3>{words.make.save}</h3>
      <div class="buttons">
        <label class="field wide">
          <span>{words.make.as}</span>
          <select value={form} onChange={(event) => setForm(event.currentTarget.value as Form | 'csv')}>
            {forms.map((name) => (
              <option key={name} value={name}>
                {words.make.forms[name as keyof typeof words.make.forms]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={async () => saveText(form === 'csv' ? 'sudoku.csv' : 'sudoku.txt', await textOf(made, form))}>
          {words.make.save}
        </button>
        <button type="button" onClick={copy}>
          {words.make.copy}
        </button>
        <span class="said" role="status">
          {said}
        </span>
      </div>
    </>
  );
}
