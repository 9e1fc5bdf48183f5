// The games that were solved on this device, by level.

import { useState } from 'preact/hooks';
import { words } from '../words/words.ts';
import { today } from './levels.ts';
import { timeText } from './outcome.ts';
import { daysInARow, forgetGames, games, summaries } from './statistics.ts';

export function Games() {
  const [, forgotten] = useState(0);
  const list = games();
  const days = daysInARow(list, today());
  return (
    <section class="games" aria-label={words.statistics.title}>
      <h3>{words.statistics.title}</h3>
      {list.length === 0 ? (
        <p class="said">{words.statistics.none}</p>
      ) : (
        <>
          <table>
            <thead>
              <tr>
                {[words.statistics.level, words.statistics.solved, words.statistics.best, words.statistics.mean, words.statistics.alone].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {summaries(list).map(({ level, solved, best, mean, alone }) => (
                <tr key={level}>
                  <th scope="row">{level ? words.levels[level] : words.statistics.other}</th>
                  <td>{solved}</td>
                  <td>{timeText(best)}</td>
                  <td>{timeText(mean)}</td>
                  <td>{alone}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {days > 0 && <p class="said">{words.statistics.days(days)}</p>}
          <div class="buttons">
            <button
              type="button"
              onClick={() => {
                forgetGames();
                forgotten((count) => count + 1);
              }}
            >
              {words.statistics.forget}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
