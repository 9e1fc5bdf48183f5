// Links to further reading: the documents, the source, the licence.

import { words } from '../words/words.ts';

const project = 'https://github.com/nonet-sudoku/nonet';
export const documents = `${project}/tree/main/docs`;

export function Links() {
  const list = [
    [words.start.documents, documents],
    [words.start.source, project],
    [words.start.licence, `${project}/blob/main/LICENSE`],
  ] as const;
  return (
    <ul class="links" aria-label={words.start.links}>
      {list.map(([text, address]) => (
        <li key={address}>
          <a href={address} rel="noreferrer">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
