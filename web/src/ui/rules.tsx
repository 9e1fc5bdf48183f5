// The rules in a board's name, each with a link to its description; their cells are highlighted.

import { rulesOf } from '../grid/rules.ts';
import type { Geometry } from '../state/geometry.ts';
import { words } from '../words/words.ts';
import { documents } from './links.tsx';
import { Sentence } from './sentence.tsx';

export function Rules({ geometry }: { geometry: Geometry }) {
  const rules = rulesOf(geometry);
  if (rules.length === 0) return null;
  return (
    <details class="rules">
      <summary>
        {words.play.rules}: {rules.length}
      </summary>
      <ul>
        {rules.map(({ word, number, text }) => (
          <li key={text}>
            <a href={`${documents}/rules.md`} rel="noreferrer">
              {word}
            </a>{' '}
            {number} <Sentence text={/^(or|and)\[/.test(text) ? text.slice(text.indexOf('[')) : text.split(':')[1] ?? ''} />
          </li>
        ))}
      </ul>
    </details>
  );
}
