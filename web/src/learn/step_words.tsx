// A step in words: its name and rating, the reason, and the branches of its chains.

import type { Step } from 'nonet';

interface StepWordsProps {
  readonly step: Step;
  readonly branch: number;
  readonly setBranch: (branch: number) => void;
}

export function StepWords({ step, branch, setBranch }: StepWordsProps) {
  const [reason, ...lines] = step.text.replace(`${step.name}. `, '').split('\n');
  const eureka = step.chains?.map((chain) => chain.eureka) ?? []; // shown by itself
  const branches = branchesOf(lines.filter((line) => !eureka.includes(line.trim())));
  const chain = step.chains?.[branch];
  return (
    <div class="step-words">
      <h3>
        {step.name} <span class="rating">{step.rating}</span>
      </h3>
      <p>{reason}</p>
      {branches.length > 1 && (
        <div class="segments small" role="group" aria-label="Branches">
          {branches.map((_, index) => (
            <button key={index} type="button" aria-pressed={index === branch} onClick={() => setBranch(index)}>
              {index + 1}
            </button>
          ))}
        </div>
      )}
      {chain?.eureka && <p class="eureka">{chain.eureka}</p>}
      {branches.length > 0 && (
        <ol class="chain">
          {(branches[branch] ?? branches[0]).map((line) => (
            <li key={line}>{line.replace(/^\d+\. /, '')}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

// The numbered lines, by branch; lines of inner patterns ("a. ...") stay with the last one.
export function branchesOf(lines: readonly string[]): string[][] {
  const branches: string[][] = [];
  for (const line of lines.map((text) => text.trim()).filter((text) => text !== '')) {
    if (/^Branch \d+/.test(line)) branches.push([]);
    else if (branches.length === 0) branches.push([line]);
    else branches.at(-1)!.push(line);
  }
  return branches;
}
