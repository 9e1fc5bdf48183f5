// The name, the views, and the settings of the whole page: language, colours, help.

import { useState } from 'preact/hooks';
import { focusGrid } from '../grid/focus.ts';
import { views, type View } from '../state/link.ts';
import type { Action } from '../state/store.ts';
import { languages, words, type Language } from '../words/words.ts';
import { Icon, type IconName } from './icons.tsx';
import { applyTheme, currentTheme, themes } from './theme.ts';

const icons: Record<View, IconName> = { start: 'playing', play: 'playing', enter: 'enter', learn: 'learn', make: 'make', watch: 'watch' };

interface HeaderProps {
  readonly view: View;
  readonly dispatch: (action: Action) => void;
  readonly openHelp: () => void;
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

export function Header({ view, dispatch, openHelp, language, setLanguage }: HeaderProps) {
  const [theme, setTheme] = useState(currentTheme());
  const nextTheme = () => {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length];
    applyTheme(next);
    setTheme(next);
  };
  const themeWords = words.header.theme(words.header.themes[theme]);
  return (
    <header class="top">
      {view !== 'start' && view !== 'watch' && (
        <button type="button" class="skip" onClick={focusGrid}>
          {words.header.skip}
        </button>
      )}
      <h1>
        <button type="button" class="wordmark" aria-label={words.header.home} onClick={() => dispatch({ type: 'view', view: 'start' })}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 2h6v6H2zM9 2h6v6H9zM16 2h6v6h-6zM2 9h6v6H2zM16 9h6v6h-6zM2 16h6v6H2zM9 16h6v6H9zM16 16h6v6h-6z" />
            <path class="heart" d="M9 9h6v6H9z" />
          </svg>
          nonet
        </button>
      </h1>
      <nav aria-label={words.header.views}>
        {views.filter((name) => name !== 'start').map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === view ? 'page' : undefined}
            onClick={() => dispatch({ type: 'view', view: name })}
          >
            <Icon name={icons[name]} />
            <span>{words.views[name]}</span>
          </button>
        ))}
      </nav>
      <div class="top-tools">
        <select aria-label={words.header.language} value={language} onChange={(event) => setLanguage(event.currentTarget.value as Language)}>
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code} lang={code} selected={code === language}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" class="quiet" onClick={nextTheme} aria-label={themeWords} title={themeWords}>
          <Icon name="theme" />
        </button>
        <button type="button" class="quiet" onClick={openHelp} aria-label={words.header.help} title={words.header.helpKey}>
          <Icon name="help" />
        </button>
      </div>
    </header>
  );
}
