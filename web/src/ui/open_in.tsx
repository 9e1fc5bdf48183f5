// Opens the puzzle on the grid in another program, in a new tab.

import { useState } from 'preact/hooks';
import { lane } from '../engine/use.ts';
import { Superseded } from '../engine/lane.ts';
import { usePage } from '../page.ts';
import { givensText } from '../state/board.ts';
import { words } from '../words/words.ts';

// The form of each program, and the beginning of its links if the form has none.
const programs = [
  { name: 'SudokuPad', form: 'sudokupad', begin: '' },
  { name: 'f-puzzles', form: 'fpuzzles', begin: '' },
  { name: 'Penpa+', form: 'penpa', begin: '' },
  { name: 'Interactive Sudoku Solver', form: 'iss', begin: 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=' },
] as const;

export function OpenIn() {
  const { board } = usePage();
  const [problem, setProblem] = useState('');
  const [link, setLink] = useState('');
  const open = async ({ form, begin }: (typeof programs)[number]) => {
    setProblem('');
    setLink('');
    try {
      const [text] = await lane('format').ask('format', { puzzles: [{ text: givensText(board), board: board.geometry.name }], form });
      const address = begin ? begin + encodeURIComponent(text) : text;
      const tab = window.open(address);
      // Browsers block a tab that opens long after the click.
      if (tab) tab.opener = null;
      else setLink(address);
    } catch (error) {
      if (!(error instanceof Superseded)) setProblem((error as Error).message);
    }
  };
  return (
    <details class="words open-in">
      <summary>{words.openIn.title}</summary>
      <div class="buttons">
        {programs.map((program) => (
          <button key={program.form} type="button" onClick={() => void open(program)}>
            {program.name}
          </button>
        ))}
      </div>
      {link && (
        <p class="said">
          <a href={link} target="_blank" rel="noreferrer">
            {words.openIn.blocked}
          </a>
        </p>
      )}
      {problem && (
        <p class="notice error" role="alert">
          {words.openIn.refused(problem)}
        </p>
      )}
    </details>
  );
}
