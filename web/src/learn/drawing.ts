// A step as something to look at.

import type { ChainNode, Step } from 'nonet';
import { cellDigits, Drawing, type Candidate, type CellTone } from '../grid/annotation.ts';
import { bit, cellsOfHouse, digitsOf, setOf } from '../state/geometry.ts';

const toneOfRole: Record<string, CellTone> = { pivot: 'pivot', cause: 'cause', excluder: 'cause' };

// "+r4c5:7" as a candidate and whether it is true.
export function literalOf(text: string): Candidate & { on: boolean } {
  const { cell, digits } = cellDigits(text.slice(1));
  return { cell, digit: digitsOf(digits)[0], on: text.startsWith('+') };
}

function drawChain(drawing: Drawing, nodes: readonly ChainNode[]): void {
  const literals = nodes.map(({ literal }) => literalOf(literal));
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
  for (const { role, cells = [], digits = '' } of step.exhibits) {
    for (const text of cells) {
      const { cell, digits: own } = cellDigits(text);
      drawing.cell(cell, toneOfRole[role] ?? 'pattern');
      drawing.mark(cell, own || setOf([...digits].map(Number)), 'on');
    }
  }
  const chain = step.chains?.[branch];
  if (chain) drawChain(drawing, chain.nodes);
  for (const text of step.remove) {
    const { cell, digits } = cellDigits(text);
    drawing.mark(cell, digits, 'off');
  }
  for (const text of step.place) {
    const { cell, digits } = cellDigits(text);
    drawing.cell(cell, 'place');
    drawing.ghosts.set(cell, digitsOf(digits).join(''));
  }
  return drawing;
}
