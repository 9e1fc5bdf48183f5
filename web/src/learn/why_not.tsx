// Explains why a candidate is wrong: the consequences, up to a cell or house that has nothing left.

import { useMemo, useState } from 'preact/hooks';
import { Drawing } from '../grid/annotation.ts';
import { useAnnotation, usePage } from '../page.ts';
import { playerText, possible } from '../state/board.ts';
import { bit, glyphOf, has } from '../state/geometry.ts';
import { named, nameIn } from '../state/naming.ts';
import { Sentence } from '../ui/sentence.tsx';
import { useStoppable } from '../ui/waiting.tsx';
import { words } from '../words/words.ts';
import { drawStep } from './drawing.ts';
import { conclusion, positionsOf } from './path.ts';

export function WhyNot() {
  const { board, state } = usePage();
  const { selected } = state;
  const { geometry } = board;
  const open = possible(board, selected);
  const [asked, setAsked] = useState<{ text: string; cell: number; digit: number } | null>(null);
  const text = playerText(board);
  const current = asked && asked.text === text && asked.cell === selected ? asked : null;
  return (
    <>
      <p class="lead">{words.learn.whyLead}</p>
      {board.values[selected] !== 0 ? (
        <p>{words.learn.filled(nameIn(geometry, selected))}</p>
      ) : (
        <div class="why-digits" role="group" aria-label={words.learn.whyIn(nameIn(geometry, selected))}>
          {geometry.digits.map((digit) => (
            <button
              key={digit}
              type="button"
              class={has(open, digit) ? '' : 'done'}
              aria-pressed={current?.digit === digit}
              onClick={() => setAsked({ text, cell: selected, digit })}
            >
              {glyphOf(geometry, digit)}
            </button>
          ))}
        </div>
      )}
      {current && <Answer key={`${current.cell} ${current.digit}`} {...current} />}
    </>
  );
}

function Answer({ text, cell, digit }: { text: string; cell: number; digit: number }) {
  const { board } = usePage();
  const { geometry } = board;
  const asked = { text, cell, digit: geometry.zeroBased ? digit - 1 : digit, board: geometry.name };
  const { answer, waiting } = useStoppable('whyNot', asked, words.learn.contradiction);
  const [at, setAt] = useState(0);
  const value = answer.state === 'done' ? answer.value : null;
  const annotation = useMemo(() => {
    const drawing = new Drawing();
    drawing.cell(cell, 'pivot');
    const start = {
      values: board.values.with(cell, digit),
      candidates: geometry.cells.map((each) => possible({ ...board, values: board.values.with(cell, digit) }, each)),
    };
    if (!value?.found) {
      drawing.mark(cell, bit(digit), 'on');
      return { ...drawing };
    }
    const position = positionsOf(start, value.steps, geometry)[at];
    const step = value.steps[at];
    const shown = step ? drawStep(step, 0, geometry) : drawing;
    shown.cell(cell, 'wrong');
    return { ...position, ...shown };
  }, [value, at, board, cell, digit]);
  useAnnotation(annotation);
  if (!value) return waiting;
  const name = nameIn(geometry, cell);
  const glyph = glyphOf(geometry, digit);
  if (value.right) return <p class="notice info">{words.learn.right(glyph, name)}</p>;
  if (!value.found) return <p>{words.learn.notFound}</p>;
  return (
    <div class="advice" role="status">
      <h3>
        {words.learn.suppose(name, glyph)}
      </h3>
      <ol class="path">
        {value.steps.map((step, index) => (
          <li key={index}>
            <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => setAt(index)}>
              <span class="number">{index + 1}</span>
              <span>{step.name}</span>
              <span class="conclusion">{conclusion(step, geometry)}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" class="clash-line" aria-current={at === value.steps.length ? 'step' : undefined} onClick={() => setAt(value.steps.length)}>
            <span class="number">!</span>
            <span>{named(value.clash?.text ?? '')}</span>
          </button>
        </li>
      </ol>
      {value.steps[at] && (
        <p>
          <Sentence text={value.steps[at].text} />
        </p>
      )}
    </div>
  );
}
