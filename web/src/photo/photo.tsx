// A puzzle read from a picture: the grid of the picture, made straight, with the digits that were read. A person corrects them
// before the puzzle is taken over.

import '../styles/photo.css';

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { gridAction } from '../grid/keys.ts';
import { usePage } from '../page.ts';
import { boardOf } from '../state/board.ts';
import { cells, columnOf, digits, rowOf, side } from '../state/geometry.ts';
import { cellName } from '../state/naming.ts';
import { initial, reduce } from '../state/store.ts';
import { Icon } from '../ui/icons.tsx';
import { words } from '../words/words.ts';
import type { Pixels } from './picture.ts';
import { corrected, draftOf, refusal, textOf, useReading, type Draft, type Photo as Read } from './reading.ts';

export function Photo() {
  const { state, dispatch } = usePage();
  const { file, source } = state.photo!;
  const reading = useReading(file);
  const discard = () => dispatch({ type: 'photo', photo: null });
  useEffect(() => {
    if (reading === null || reading.kind === 'read') return;
    discard();
    dispatch({ type: 'notice', notice: { kind: 'error', text: refusal(reading, source) } });
  }, [reading]);
  if (reading?.kind === 'read') return <Comparison photo={reading.photo} picture={reading.picture} discard={discard} />;
  return (
    <>
      <p class="working" role="status">
        {words.photo.reading}
      </p>
      <div class="buttons">
        <button type="button" onClick={discard}>
          {words.waiting.stop}
        </button>
      </div>
    </>
  );
}

interface ComparisonProps {
  readonly photo: Read;
  readonly picture: Pixels;
  readonly discard: () => void;
}

function Comparison({ photo, picture, discard }: ComparisonProps) {
  const { dispatch, say } = usePage();
  const [draft, setDraft] = useState(() => draftOf(photo));
  const [at, setAt] = useState(() => Math.min(...draft.doubtful.keys(), cells.length) % cells.length); // the first doubtful cell, or r1c1
  const root = useRef<HTMLElement>(null);
  const focus = (cell: number) => root.current?.querySelector<HTMLElement>(`[data-printed="${cell}"]`)?.focus({ preventScroll: true });
  const summary = photo.status === 'unique' ? words.photo.doubts([...draft.doubtful.keys()].map((cell) => `${cellName(cell)} ${valueWords(draft, cell)}`)) : words.photo.improper;
  useEffect(() => {
    root.current?.scrollIntoView();
    focus(at);
    say(summary);
  }, []);
  const write = (digit: number) => {
    const next = corrected(draft, at, digit);
    setDraft(next);
    say(`${cellName(at)} ${valueWords(next, at)}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = gridAction(event);
    if (action?.type === 'press') write(action.digit);
    else if (action?.type === 'move') focus(reduce({ ...initial(), selected: at }, { ...action, extend: false }).selected);
    else return;
    event.preventDefault();
  };
  const take = () => {
    dispatch({ type: 'load', board: boardOf(textOf(draft)) });
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.grid [tabindex="0"]')?.focus());
  };
  return (
    <section ref={root} class="photo" aria-labelledby="photo-title">
      <div class="photo-picture">
        <Canvas picture={picture} />
        <div class="photo-grid" role="grid" aria-label={words.photo.grid} onKeyDown={onKeyDown}>
          {rows.map((row, index) => (
            <div key={index} role="row">
              {row.map((cell) => (
                <div
                  key={cell}
                  role="gridcell"
                  data-printed={cell}
                  class={draft.doubtful.has(cell) ? 'doubtful' : ''}
                  tabIndex={cell === at ? 0 : -1}
                  aria-selected={cell === at}
                  aria-label={describe(draft, cell)}
                  onFocus={() => setAt(cell)}
                >
                  {glyphs(draft, cell) && <b>{glyphs(draft, cell)}</b>}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div class="photo-words">
        <h2 id="photo-title">{words.photo.title}</h2>
        <p class={photo.status !== 'unique' ? 'notice error' : draft.doubtful.size > 0 ? 'notice' : 'lead'}>{summary}</p>
        <p class="said">{words.photo.how}</p>
        <Keys write={write} />
        <div class="buttons">
          <button type="button" class="primary" onClick={take}>
            {words.photo.take}
          </button>
          <button type="button" onClick={discard}>
            {words.photo.discard}
          </button>
        </div>
      </div>
    </section>
  );
}

const rows = Array.from({ length: side }, (_, row) => cells.filter((cell) => rowOf(cell) === row));

const valueWords = ({ values }: Draft, cell: number) => (values[cell] === 0 ? words.cell.empty : String(values[cell]));

// The digit, with a question mark if it is doubtful.
const glyphs = ({ values, doubtful }: Draft, cell: number) => `${values[cell] || ''}${doubtful.has(cell) ? '?' : ''}`;

function describe(draft: Draft, cell: number): string {
  const percent = draft.doubtful.get(cell);
  const parts = [words.cell.place(rowOf(cell) + 1, columnOf(cell) + 1), valueWords(draft, cell)];
  return (percent === undefined ? parts : [...parts, words.photo.doubtful(percent)]).join('; ');
}

function Canvas({ picture }: { picture: Pixels }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, 0);
  }, [picture]);
  return <canvas ref={canvas} width={picture.width} height={picture.height} role="img" aria-label={words.photo.picture} />;
}

// The keys leave the focus where it is, so that arrows still go to the grid.
function Keys({ write }: { write: (digit: number) => void }) {
  return (
    <div class="pad-digits few" style={{ '--keys': 5, '--narrow': 5 }} role="group" aria-label={words.pad.digits} onMouseDown={(event) => event.preventDefault()}>
      {digits.map((digit) => (
        <button key={digit} type="button" onClick={() => write(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" class="pad-erase" onClick={() => write(0)} aria-label={words.pad.erase} title={words.pad.eraseKey}>
        <Icon name="erase" />
      </button>
    </div>
  );
}
