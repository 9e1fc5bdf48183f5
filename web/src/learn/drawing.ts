// A step as something to look at.

import type { ChainNode, Step } from 'nonet';
import { Drawing, type CellTone } from '../grid/annotation.ts';
import { bit, cellAt, cellsOfHouse, setOf } from '../state/geometry.ts';

const toneOfRole: Record<string, CellTone> = { pivot: 'pivot', cause: 'cause', excluder: 'cause' };

function drawChain(drawing: Drawing, nodes: readonly ChainNode[]): void {
  const literals = nodes.map(({ literal }) => ({ ...literal, cell: cellAt(literal.cell) }));
  nodes.forEach(({ from = [] }, index) => {
    const to = literals[index];
    if (to.on) drawing.mark(to.cell, bit(to.digit), 'link');
    for (const premise of from) drawing.links.push({ from: literals[premise], to, strong: to.on });
  });
}

// `branch` chooses among the chains: all of them at once would be a thicket.
export function drawStep(step: Step, branch = 0): Drawing {
  const drawing = new Drawing();
  for (const { role, houses = [] } of step.exhibits)
    if (role === 'base' || role === 'cover')
      for (const house of houses) for (const cell of cellsOfHouse(house)) drawing.cell(cell, 'house');
  for (const { role, cells = [], digits = [] } of step.exhibits) {
    for (const { cell: at, digits: own = digits } of cells) {
      const cell = cellAt(at);
      drawing.cell(cell, toneOfRole[role] ?? 'pattern');
      drawing.mark(cell, setOf(own), 'on');
    }
  }
  const chain = step.chains?.[branch];
  if (chain) drawChain(drawing, chain.nodes);
  for (const { cell, digits } of step.remove) drawing.mark(cellAt(cell), setOf(digits), 'off');
  for (const { cell, digit } of step.place) {
    drawing.cell(cellAt(cell), 'place');
    drawing.ghosts.set(cellAt(cell), String(digit));
  }
  return drawing;
}
