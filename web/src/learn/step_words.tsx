// A step in words: its name and rating, the reason, and the branches of its chains.

import type { Step } from 'nonet';
import { documents } from '../ui/links.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { usePage } from '../page.ts';
import { isClassic } from '../state/geometry.ts';
import { words } from '../words/words.ts';
import { Practise } from './practise.tsx';

interface StepWordsProps {
  readonly step: Step;
  readonly branch: number;
  readonly setBranch: (branch: number) => void;
  readonly practised?: () => void;
}

export function StepWords({ step, branch, setBranch, practised }: StepWordsProps) {
  const { board } = usePage();
  const branches = branchesOf(step);
  const chain = step.chains?.[branch];
  return (
    <div class="step-words">
      <h3>
        {step.name} <span class="rating">{gradeOf(step)}</span>
      </h3>
      <p>
        <Sentence text={step.sentences.join(' ')} />
      </p>
      {branches.length > 1 && (
        <div class="segments small" role="group" aria-label={words.learn.branches}>
          {branches.map((_, index) => (
            <button key={index} type="button" aria-pressed={index === branch} onClick={() => setBranch(index)}>
              {index + 1}
            </button>
          ))}
        </div>
      )}
      {chain?.eureka && (
        <p class="eureka">
          <Sentence text={chain.eureka} />
        </p>
      )}
      {branches.length > 0 && (
        <ol class="chain">
          {(branches[branch] ?? branches[0]).map((line) => (
            <li key={line}>
              <Sentence text={line} />
            </li>
          ))}
        </ol>
      )}
      {step.technique && (
        <div class="said">
          <a href={`${documents}/techniques/${step.technique}.md`} rel="noreferrer">
            {words.learn.about(step.name)}
          </a>
          {isClassic(board.geometry) && (
            <>
              {' · '}
              <Practise technique={step.technique} name={step.name} done={practised} />
            </>
          )}
        </div>
      )}
    </div>
  );
}

// The difficulty of a step: a rating, or on other boards a level.
export const gradeOf = ({ rating, level }: Step): string => rating?.toFixed(1) ?? words.learn.levels[level ?? ''] ?? '';

type Inner = NonNullable<Step['inner']>[number];

// The text that a chain refers to as "see a", with its own chains below it.
const linesOf = ({ label, name, sentences, chains = [], inner = [] }: Inner): string[] => [
  `${label}) ${name}. ${sentences.join(' ')}`,
  ...chains.flatMap((chain) => chain.sentences),
  ...inner.flatMap(linesOf),
];

// The sentences of each branch; those of inner patterns are added to the last one.
export function branchesOf({ chains = [], inner = [] }: Pick<Step, 'chains' | 'inner'>): string[][] {
  const branches = chains.map(({ sentences }) => [...sentences]);
  branches.at(-1)?.push(...inner.flatMap(linesOf));
  return branches;
}
