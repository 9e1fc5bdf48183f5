import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icons.tsx';

const keys: readonly (readonly [string, string])[] = [
  ['Arrows, Home, End', 'go to a cell; with Ctrl, Home and End go to the first and the last'],
  ['1 to 9', 'write what is chosen: a given, a digit, a mark or a colour'],
  ['Shift and 1 to 9', 'write a mark'],
  ['0, Backspace, Delete', 'take away'],
  ['G, D, M, C', 'choose givens, digits, marks, colours'],
  ['Ctrl Z, Ctrl Y', 'undo, redo'],
  ['Ctrl V', 'read a puzzle from the clipboard'],
  ['Space, Left, Right', 'while watching: play or pause, one step back, one step on'],
];

export function Help({ open, close }: { open: boolean; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} class="help" aria-labelledby="help-title" onClose={close}>
      <header>
        <h2 id="help-title">How it works</h2>
        <button type="button" class="quiet" onClick={close} aria-label="Close">
          <Icon name="close" />
        </button>
      </header>
      <p>
        One grid, five things to do with it: enter a puzzle, check it, learn how it is solved, make new ones, and watch
        algorithms at work. Everything runs in this browser; nothing is sent anywhere, and it works offline.
      </p>
      <dl class="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
