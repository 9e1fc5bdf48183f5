import './styles/fonts.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/grid.css';
import './styles/panels.css';
import './styles/play.css';
import './styles/print.css';
import './styles/contrast.css';

import { render } from 'preact';
import { App } from './app.tsx';
import { fetchAtFirstSign } from './engine/use.ts';
import { listenForOffer } from './play/install.tsx';
import { firstState } from './state/memory.ts';
import { applyTheme } from './ui/theme.ts';
import { preferredLanguage, speak } from './words/words.ts';

applyTheme();
fetchAtFirstSign(() => location.hash.includes('v=play')); // for hints
listenForOffer();
await speak(preferredLanguage(), false);
const first = await firstState();
render(<App first={first} />, document.getElementById('app')!);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Works offline after the first visit. If registration fails, the page still works. It fetches every file of the page,
  // so it leaves the connection to the player first.
  setTimeout(() => void navigator.serviceWorker.register('./sw.js').catch(() => {}), 4000);
}
