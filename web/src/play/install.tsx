// The offer to install the page as an app, if the browser has one.

import { useEffect, useState } from 'preact/hooks';
import { words } from '../words/words.ts';

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

// The browser makes the offer once, early, so it is kept until it is used.
let offer: Offer | null = null;
let heard: () => void = () => {};

export function listenForOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as Offer;
    heard();
  });
  addEventListener('appinstalled', () => {
    offer = null;
    heard();
  });
}

export function Install() {
  const [, redraw] = useState(0);
  useEffect(() => {
    heard = () => redraw((count) => count + 1);
    return () => void (heard = () => {});
  }, []);
  if (!offer) return null;
  return (
    <div class="install">
      <p class="said">{words.install.about}</p>
      <button
        type="button"
        onClick={() => {
          void offer?.prompt();
          offer = null;
          redraw((count) => count + 1);
        }}
      >
        {words.install.offer}
      </button>
    </div>
  );
}
