// A description of the puzzle: its level and rating, and the techniques it needs.

import type { Step } from 'nonet';
import { useAnswer } from '../engine/use.ts';
import { isLevel } from '../play/levels.ts';
import { classic } from '../state/geometry.ts';
import { useStoppable } from '../ui/waiting.tsx';
import { documents } from '../ui/links.tsx';
import { words } from '../words/words.ts';

// Each technique of the path once, hardest first, with the number of uses.
function techniquesOf(steps: readonly Step[]) {
  const found = new Map<string, { id: string; name: string; rating: number; count: number }>();
  for (const { technique, name, rating = 0 } of steps) {
    const one = found.get(name) ?? { id: technique, name, rating: 0, count: 0 };
    found.set(name, { ...one, rating: Math.max(one.rating, rating), count: one.count + 1 });
  }
  return [...found.values()].sort((a, b) => b.rating - a.rating);
}

export function About({ puzzle }: { puzzle: string }) {
  const { answer, waiting } = useStoppable('explain', { text: puzzle, board: classic.name }, words.learn.finding);
  const graded = useAnswer('level', puzzle);
  const level = graded.state === 'done' ? graded.value : '';
  const steps = answer.state === 'done' && answer.value.ending === 'solved' ? answer.value.steps : [];
  const hardest = Math.max(0, ...steps.map(({ rating = 0 }) => rating));
  return (
    <section class="about" aria-label={words.check.about}>
      <h3>{words.check.about}</h3>
      {answer.state !== 'done' && waiting}
      {steps.length > 0 && (
        <>
          <dl class="ratings">
            <div>
              <dt>{words.check.level}</dt>
              <dd>{isLevel(level) ? words.levels[level] : '…'}</dd>
            </div>
            <div>
              <dt>{words.check.rating}</dt>
              <dd>{hardest.toFixed(1)}</dd>
            </div>
            <div>
              <dt>{words.check.clues}</dt>
              <dd>{puzzle.replaceAll('.', '').length}</dd>
            </div>
          </dl>
          <p>{words.check.needs}:</p>
          <ul class="techniques">
            {techniquesOf(steps).map(({ id, name, rating, count }) => (
              <li key={name}>
                <a href={`${documents}/techniques/${id}.md`} rel="noreferrer">
                  {name}
                </a>{' '}
                <span class="rating">{rating.toFixed(1)}</span> {count} ×
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
