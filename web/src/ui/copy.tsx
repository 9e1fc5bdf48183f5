// Copies text to the clipboard and to files. If the browser does not allow copying, the text is shown for selection.

import { useState } from 'preact/hooks';
import { usePage } from '../page.ts';
import { words } from '../words/words.ts';

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface CopyButtonProps {
  readonly label: string;
  readonly what: string; // what is copied: "Link"
  readonly text: () => string;
  readonly disabled?: boolean;
}

export function CopyButton({ label, what, text, disabled = false }: CopyButtonProps) {
  const { say } = usePage();
  const [copied, setCopied] = useState('');
  const [shown, setShown] = useState('');
  const copy = async () => {
    const done = await copyText(text());
    const said = done ? words.enter.copied(what) : words.enter.cannotCopy;
    setCopied(said);
    setShown(done ? '' : text());
    say(said);
  };
  return (
    <>
      <button type="button" disabled={disabled} onClick={copy}>
        {label}
      </button>
      {copied && <span class="said">{copied}</span>}
      {shown && <input class="to-select" readOnly aria-label={what} value={shown} onFocus={(event) => event.currentTarget.select()} />}
    </>
  );
}

export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
