// The rules in a board's name, in words and each with its drawing. Their cells are highlighted.

import type { RuleKind } from 'nonet';
import { useAnswer } from '../engine/use.ts';
import { useTurn, without } from '../enter/turn.ts';
import { frameOf, placesOf, rulesOf, sentenceOf, termsOf, titleOf, type Rule } from '../grid/rules.ts';
import { usePage } from '../page.ts';
import type { Geometry } from '../state/geometry.ts';
import { partsOf } from '../state/naming.ts';
import { words } from '../words/words.ts';
import { documents } from './links.tsx';
import { ruleWords, useRuleKinds } from './rule_kinds.ts';
import { Sentence } from './sentence.tsx';

// While a puzzle is entered, they are open and can be removed.
export function Rules({ editable = false }: { editable?: boolean }) {
  const { geometry } = usePage().board;
  const turn = useTurn();
  const rules = rulesOf(geometry);
  if (rules.length === 0) return null;
  return (
    <details class="rules" open={editable}>
      <summary>
        {words.play.rules}: {rules.length}
      </summary>
      <RuleList rules={rules} {...(editable ? { remove: ({ text }) => void turn(without(text), words.rules.removed) } : {})} />
    </details>
  );
}

// The board without its rules, with a rule of its own each.
const alone = ({ name }: Geometry, rule: Rule): string => {
  const all = new Set(rulesOf({ name }).map(({ text }) => text));
  return [...termsOf(name).filter((term) => !all.has(term)), rule.text].join('+');
};

interface RuleListProps {
  readonly rules: readonly Rule[];
  readonly remove?: (rule: Rule) => void;
}

// By kinds, each with its meaning.
export function RuleList({ rules, remove }: RuleListProps) {
  const { board, light } = usePage();
  const { geometry } = board;
  const { kinds } = useRuleKinds();
  const drawn = useAnswer('drawRules', rules.map((rule) => alone(geometry, rule)));
  const told = ruleWords(kinds);
  const byKind = new Map<string, number[]>();
  rules.forEach(({ word }, index) => byKind.set(word, [...(byKind.get(word) ?? []), index]));
  if (kinds === null) return null;
  const cellsOf = (rule: Rule) => rule.groups.flat().map(([row, column]) => geometry.columns * row + column);
  return (
    <ul class="rule-list" aria-label={words.play.rules}>
      {[...byKind].map(([word, list]) => {
        const kind = kinds.find(({ id }) => id === word);
        return (
          <li key={word}>
            <a href={`${documents}/rules.md`} rel="noreferrer">
              {told.nameOf(word)}
            </a>
            {kind && <small> {kind.meaning}</small>}
            <ul>
              {list.map((index) => {
                const rule = rules[index];
                return (
                  <li key={rule.text} onPointerEnter={() => light(cellsOf(rule))} onPointerLeave={() => light([])}>
                    <Picture rule={rule} kind={kind} svg={drawn.state === 'done' ? drawn.value[index] : ''} />
                    <span>
                      <strong>{titleOf(rule, told).replace(told.nameOf(word), '').trim()} </strong>
                      <Sentence text={placesOf(rule)} />
                    </span>
                    {remove && (
                      <button type="button" class="quiet" aria-label={words.rules.remove(partsOf(sentenceOf(rule, told)).map(({ text }) => text).join(''))} onClick={() => remove(rule)}>
                        ✕
                      </button>
                    )}
                  </li>
                );
              })}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function Picture({ rule, kind, svg }: { rule: Rule; kind: RuleKind | undefined; svg: string }) {
  const frame = frameOf(rule, kind?.place === 'outside');
  if (frame === null) return null;
  const picture = svg.replace(/viewBox="[^"]*">/, `viewBox="${frame.box}"><path class="rule-cells" d="${frame.cells}"/>`);
  return <span class="rule-picture ground" aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />;
}
