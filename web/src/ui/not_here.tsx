// What the page has for the classic board only, said plainly on others.

import { usePage } from '../page.ts';
import { titleOf } from '../state/boards.ts';
import { words } from '../words/words.ts';

export function NotHere({ what, title }: { what: string; title: string }) {
  const { board } = usePage();
  return (
    <>
      <h2>{title}</h2>
      <p class="notice info" role="status">
        {words.notHere(what, titleOf(board.geometry))}
      </p>
    </>
  );
}
