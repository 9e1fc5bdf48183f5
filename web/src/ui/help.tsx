import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/words.ts';
import { Icon } from './icons.tsx';
import { Links } from './links.tsx';

export function Help({ open, close }: { open: boolean; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} class="help" aria-labelledby="help-title" onClose={close}>
      <header>
        <h2 id="help-title">{words.help.title}</h2>
        <button type="button" class="quiet" onClick={close} aria-label={words.help.close}>
          <Icon name="close" />
        </button>
      </header>
      <p>{words.help.about}</p>
      <dl class="keys">
        {words.help.keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p class="said">{words.help.fonts}</p>
      <Links />
    </dialog>
  );
}
