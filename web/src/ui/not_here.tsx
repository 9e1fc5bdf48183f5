// What the page has for the classic board only, said plainly on others.

import { usePage } from '../page.ts';
import { titleOf } from '../state/boards.ts';

export function NotHere({ what, title }: { what: string; title: string }) {
  const { board } = usePage();
  return (
    <>
      <h2>{title}</h2>
      <p class="notice info" role="status">
        {what} are there for the classic 9 × 9 board only, not for this one ({titleOf(board.geometry)}). You can play it, have it
        checked and solved, count its solutions, and make new ones.
      </p>
    </>
  );
}
