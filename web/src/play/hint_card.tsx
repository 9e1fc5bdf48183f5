// The hint during play, in front of the rest of the panel.

import { useEffect, useRef } from 'preact/hooks';
import { usePage } from '../page.ts';
import { Icon } from '../ui/icons.tsx';
import { lazily } from '../ui/lazily.tsx';
import { words } from '../words/words.ts';

const Ladder = lazily(async () => (await import('../learn/ladder.tsx')).Ladder);

export function HintCard() {
  const { hint } = usePage();
  const card = useRef<HTMLElement>(null);
  // Its height changes with each part of the hint.
  useEffect(() => {
    const observer = new ResizeObserver(() => card.current?.scrollIntoView({ block: 'nearest' }));
    observer.observe(card.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={card} class="hint-card" aria-label={words.pad.hint}>
      <button type="button" class="quiet close" onClick={() => hint.ask(0)} aria-label={words.help.close}>
        <Icon name="close" />
      </button>
      <Ladder />
    </section>
  );
}
