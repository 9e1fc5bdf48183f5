// The kinds of rules, in the language of the page.

import type { RuleKind } from 'nonet';
import { useEffect, useState } from 'preact/hooks';
import { lane } from '../engine/use.ts';
import type { RuleWords } from '../grid/rules.ts';
import { words } from '../words/words.ts';

const known = new Map<string, Promise<readonly RuleKind[]>>(); // by language

function ruleKinds(): Promise<readonly RuleKind[]> {
  let kinds = known.get(words.code);
  if (!kinds) {
    known.set(words.code, (kinds = lane('kinds').ask('ruleKinds', 'all')));
    kinds.catch(() => known.delete(words.code));
  }
  return kinds;
}

// null until the engine has told them, and if `wanted` is false.
export function useRuleKinds(wanted = true): { kinds: readonly RuleKind[] | null; failed: boolean } {
  const [kinds, setKinds] = useState<readonly RuleKind[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (wanted) ruleKinds().then(setKinds, () => setFailed(true));
  }, [wanted]);
  return { kinds, failed };
}

export const ruleWords = (kinds: readonly RuleKind[] | null): RuleWords => ({
  nameOf: (word) => kinds?.find(({ id }) => id === word)?.name ?? word,
  joined: words.rules.joined,
});
