// The start: a sentence about the page, a puzzle to play, and the other ways below it.

import { usePage } from '../page.ts';
import { boardOf, hasEntries } from '../state/board.ts';
import { examples } from '../state/examples.ts';
import type { View } from '../state/link.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import { Links } from '../ui/links.tsx';
import { Thumbnail } from '../ui/thumbnail.tsx';
import { words } from '../words/words.ts';
import { Install } from './install.tsx';
import { newOrigin } from './levels.ts';
import { Daily, LevelButtons } from './new_game.tsx';
import { outcomeOf } from './outcome.ts';

export function Start() {
  const { board, dispatch, newGames, state } = usePage();
  const to = (view: View) => () => dispatch({ type: 'view', view });
  const play = () => {
    dispatch({ type: 'view', view: 'play' });
    newGames.make(newOrigin(state.origin?.level ?? 'easy'));
  };
  const check = () => {
    dispatch({ type: 'details', open: true });
    dispatch({ type: 'view', view: 'enter' });
  };
  const under = hasEntries(board) && outcomeOf(board) === 'open';
  const filled = board.values.filter((value) => value !== 0).length;
  return (
    <div class="start">
      <h2>{words.start.title}</h2>
      <p class="lead">{words.start.about}</p>
      {under && (
        <button type="button" class="primary go-on" onClick={to('play')}>
          <span>
            <strong>{words.start.goOn}</strong>
            <small>{words.start.goOnAbout(Math.floor((100 * filled) / board.values.length))}</small>
          </span>
        </button>
      )}
      <div class="ways">
        <section class="way main">
          <Way main={!under} icon="playing" title={words.start.play} about={words.start.playAbout} go={play} />
          <LevelButtons disabled={false}>
            <Daily />
          </LevelButtons>
        </section>
        <section class="way">
          <Way icon="enter" title={words.start.enter} about={words.start.enterAbout} go={to('enter')} />
          <Example index={5} view="enter" />
        </section>
        <section class="way">
          <Way icon="watch" title={words.start.watch} about={words.start.watchAbout} go={to('watch')} />
          <Example index={2} view="watch" />
        </section>
      </div>
      <h3>{words.start.more}</h3>
      <ul class="more">
        {([['check', check], ['learn', to('learn')], ['make', to('make')]] as const).map(([way, go]) => (
          <li key={way}>
            <button type="button" onClick={go}>
              <Icon name={way} />
              <span>{words.start[way]}</span>
            </button>
          </li>
        ))}
      </ul>
      <Install />
      <Links />
    </div>
  );
}

// An example puzzle for a view.
function Example({ index, view }: { index: number; view: View }) {
  const { dispatch } = usePage();
  const { puzzle } = examples[index];
  const [name, about] = words.examples[index];
  const open = () => {
    dispatch({ type: 'load', board: boardOf(puzzle) });
    if (view === 'enter') dispatch({ type: 'details', open: true });
    dispatch({ type: 'view', view });
  };
  return (
    <button type="button" class="example" onClick={open}>
      <Thumbnail puzzle={puzzle} />
      <span>
        <small>{words.start.tryOne}</small>
        <strong>{name}</strong>
        <small>{about}</small>
      </span>
    </button>
  );
}

function Way({ main = false, icon, title, about, go }: { main?: boolean; icon: IconName; title: string; about: string; go: () => void }) {
  return (
    <button type="button" class={main ? 'go primary' : 'go'} onClick={go}>
      <Icon name={icon} />
      <span>
        <strong>{title}</strong>
        <small>{about}</small>
      </span>
    </button>
  );
}
