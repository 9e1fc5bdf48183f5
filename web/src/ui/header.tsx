import { useState } from 'preact/hooks';
import { views, type View } from '../state/link.ts';
import type { Action } from '../state/store.ts';
import { Icon } from './icons.tsx';
import { applyTheme, currentTheme, themes } from './theme.ts';

export const viewNames: Record<View, string> = {
  enter: 'Enter',
  check: 'Check',
  learn: 'Learn',
  make: 'Make',
  watch: 'Watch',
};

interface HeaderProps {
  readonly view: View;
  readonly dispatch: (action: Action) => void;
  readonly openHelp: () => void;
}

export function Header({ view, dispatch, openHelp }: HeaderProps) {
  const [theme, setTheme] = useState(currentTheme());
  const nextTheme = () => {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length];
    applyTheme(next);
    setTheme(next);
  };
  return (
    <header class="top">
      <h1 class="wordmark">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 2h6v6H2zM9 2h6v6H9zM16 2h6v6h-6zM2 9h6v6H2zM16 9h6v6h-6zM2 16h6v6H2zM9 16h6v6H9zM16 16h6v6h-6z" />
          <path class="heart" d="M9 9h6v6H9z" />
        </svg>
        nonet
      </h1>
      <nav aria-label="Views">
        {views.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === view ? 'page' : undefined}
            onClick={() => dispatch({ type: 'view', view: name })}
          >
            <Icon name={name} />
            <span>{viewNames[name]}</span>
          </button>
        ))}
      </nav>
      <div class="top-tools">
        <button type="button" class="quiet" onClick={nextTheme} aria-label={`Theme: ${theme}`} title={`Theme: ${theme}`}>
          <Icon name="theme" />
        </button>
        <button type="button" class="quiet" onClick={openHelp} aria-label="Help" title="Help (?)">
          <Icon name="help" />
        </button>
      </div>
    </header>
  );
}
