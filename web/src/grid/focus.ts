// The focus of the keyboard and of screen readers on the grid.

import { useEffect, useRef } from 'preact/hooks';

export const focusGrid = () => document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus({ preventScroll: true });

// A button that was pressed by key or by a screen reader may disappear, like a level on the start page. The focus then
// goes to the grid, so that the next key is read there.
export function useFocusKept(): void {
  const byKey = useRef(false); // the last button
  useEffect(() => {
    const onClick = ({ detail }: MouseEvent) => void (byKey.current = detail === 0);
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, []);
  useEffect(() => {
    if (byKey.current && document.activeElement === document.body) focusGrid();
  });
}
