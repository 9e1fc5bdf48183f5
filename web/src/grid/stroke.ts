// The cells that a pointer passes on the grid.

// A stroke takes a cell only near its middle: along a diagonal it passes the corners of others.
const near = 0.42;
function isMiddle(cell: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return Math.hypot((clientX - left) / width - 0.5, (clientY - top) / height - 0.5) < near;
}

export const cellAt = (target: EventTarget | null): number => {
  const cell = target instanceof Element ? target.closest('.grid [data-cell]') : null;
  return cell ? Number(cell.getAttribute('data-cell')) : -1;
};

// The cells of one event, in order: a fast stroke delivers several moves at once. Touch events stay with the cell where
// the finger came down, so the current element is looked up.
export function cellsPassed(event: PointerEvent): number[] {
  const all = event.getCoalescedEvents?.() ?? [];
  return (all.length > 0 ? all : [event]).flatMap((one) => {
    const under = document.elementFromPoint(one.clientX, one.clientY)?.closest('.grid [data-cell]');
    return under && isMiddle(under, one) ? [cellAt(under)] : [];
  });
}
