// A step as a drawing.

import type { ChainNode, House, Step } from 'nonet';
import { Drawing, type CellTone } from '../grid/annotation.ts';
import { bit, cellIn, classic, glyphOf, type Geometry } from '../state/geometry.ts';
import { placements, removals, setOfDigits, valueOfDigit } from './path.ts';

const toneOfRole: Record<string, CellTone> = { pivot: 'pivot', cause: 'cause', excluder: 'cause' };

// Houses are numbered by kind, and the diagonal from r1c1 is number 1 even where it is not a house. Houses that follow from
// others are not in the geometry.
function cellsOf({ houses }: Geometry, { kind, number }: House): readonly number[] {
  const alike = houses.filter((house) => house.kind === kind);
  return (kind === 'diagonal' && alike.length === 1 ? alike[0] : alike[number - 1])?.cells ?? [];
}

function drawChain(drawing: Drawing, nodes: readonly ChainNode[], geometry: Geometry): void {
  const literals = nodes.map(({ literal }) => ({ ...literal, digit: valueOfDigit(geometry, literal.digit), cell: cellIn(geometry, literal.cell) }));
  nodes.forEach(({ from = [] }, index) => {
    const to = literals[index];
    if (to.on) drawing.mark(to.cell, bit(to.digit), 'link');
    for (const premise of from) drawing.links.push({ from: literals[premise], to, strong: to.on });
  });
}

// `branch` selects one of the chains: all of them at once would be unreadable.
export function drawStep(step: Step, branch = 0, geometry: Geometry = classic): Drawing {
  const drawing = new Drawing();
  for (const { role, houses = [] } of step.exhibits)
    if (role === 'base' || role === 'cover')
      for (const house of houses) for (const cell of cellsOf(geometry, house)) drawing.cell(cell, 'house');
  for (const { role, cells = [], digits = [] } of step.exhibits) {
    for (const { cell: at, digits: own = digits } of cells) {
      const cell = cellIn(geometry, at);
      drawing.cell(cell, toneOfRole[role] ?? 'pattern');
      drawing.mark(cell, setOfDigits(geometry, own), 'on');
    }
  }
  const chain = step.chains?.[branch];
  if (chain) drawChain(drawing, chain.nodes, geometry);
  for (const { cell, digits } of removals(step, geometry)) drawing.mark(cell, digits, 'off');
  for (const { cell, digit } of placements(step, geometry)) {
    drawing.cell(cell, 'place');
    drawing.ghosts.set(cell, glyphOf(geometry, digit));
  }
  return drawing;
}
