// What was made, on paper and in files.

import { useState } from 'preact/hooks';
import type { Form, Generated } from 'nonet';
import { lane } from '../engine/use.ts';
import { copyText, saveText } from '../ui/copy.ts';
import { classic, type Geometry } from '../state/geometry.ts';
import { Thumbnail } from '../ui/thumbnail.tsx';

const perPages = [1, 2, 4, 6, 12] as const;

const forms: readonly (readonly [Form | 'csv', string])[] = [
  ['line', 'a line for each'],
  ['grid', 'rows'],
  ['pretty', 'drawn in boxes'],
  ['pencil', 'pencil marks'],
  ['csv', 'CSV with solutions'],
];

const csvOf = (made: readonly Generated[]) =>
  [
    'puzzle,board,solution,givens,er',
    ...made.map((one) => [one.puzzle, one.board ?? classic.name, one.solution, one.givens, one.er ?? ''].join(',')),
  ].join('\n') + '\n';

async function textOf(made: readonly Generated[], form: Form | 'csv'): Promise<string> {
  if (form === 'csv') return csvOf(made);
  const puzzles = made.map(({ puzzle, board = classic.name }) => ({ text: puzzle, board }));
  const texts = await lane('format').ask('format', { puzzles, form });
  return texts.map((text) => text.replace(/\n*$/, '\n')).join(form === 'line' ? '' : '\n');
}

interface OutputProps {
  readonly made: readonly Generated[];
  readonly geometry: Geometry;
  readonly title: string;
}

export function Output({ made, geometry, title }: OutputProps) {
  const [perPage, setPerPage] = useState(6);
  const [solutions, setSolutions] = useState(true);
  const [form, setForm] = useState<Form | 'csv'>('line');
  const [said, setSaid] = useState('');
  const copy = async () => setSaid((await copyText(await textOf(made, form))) ? 'Copied' : 'This browser does not let pages copy');
  return (
    <>
      <div class="output">
        <h3>Print</h3>
        <div class="buttons">
          <label class="field">
            <span>On a page</span>
            <select value={perPage} onChange={(event) => setPerPage(Number(event.currentTarget.value))}>
              {perPages.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
          <label class="switch">
            <input type="checkbox" checked={solutions} onChange={(event) => setSolutions(event.currentTarget.checked)} />
            <span>Solutions at the end</span>
          </label>
          <button type="button" onClick={() => print()}>
            Print
          </button>
        </div>
        <h3>Save</h3>
        <div class="buttons">
          <label class="field wide">
            <span>As</span>
            <select value={form} onChange={(event) => setForm(event.currentTarget.value as Form | 'csv')}>
              {forms.map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <button type="button" onClick={async () => saveText(form === 'csv' ? 'sudoku.csv' : 'sudoku.txt', await textOf(made, form))}>
            Save
          </button>
          <button type="button" onClick={copy}>
            Copy
          </button>
          <span class="said" role="status">
            {said}
          </span>
        </div>
      </div>
      <Sheets made={made} geometry={geometry} title={title} perPage={perPage} solutions={solutions} />
    </>
  );
}

const pagesOf = <T,>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, page) => list.slice(page * size, (page + 1) * size));

// Seen on paper only.
function Sheets({ made, geometry, title, perPage, solutions }: OutputProps & { perPage: number; solutions: boolean }) {
  const numbered = made.map((one, index) => ({ ...one, number: index + 1 }));
  return (
    <div class="sheets" aria-hidden="true">
      {pagesOf(numbered, perPage).map((page, index) => (
        <section key={index} class={`sheet per-${perPage}`}>
          <h2>{title}</h2>
          {page.map(({ number, puzzle, er }) => (
            <figure key={number}>
              <Thumbnail puzzle={puzzle} geometry={geometry} />
              <figcaption>
                {number}
                {er && ` · ${er}`}
              </figcaption>
            </figure>
          ))}
        </section>
      ))}
      {solutions &&
        pagesOf(numbered, 12).map((page, index) => (
          <section key={index} class="sheet per-12">
            <h2>Solutions</h2>
            {page.map(({ number, solution }) => (
              <figure key={number}>
                <Thumbnail puzzle={solution} geometry={geometry} />
                <figcaption>{number}</figcaption>
              </figure>
            ))}
          </section>
        ))}
    </div>
  );
}
